//! The data that a board is drawn from.

use std::ops::Deref;

use rusc_game::Seat;
use rusc_host::{Board, Insight, Worth};
use rusc_present::Why;
use rusc_search::{Proof, Score};
use rusc_table::Mark;

use crate::{Art, Needs, Overlay, Taste, Texts};

/// A board of any game, with everything to show on it.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The board as the viewer may see it.
    pub board: &'a Board,
    /// The insight of the game into the position, if known.
    pub insight: Option<&'a Insight>,
    /// The marks on the board.
    pub marks: Marks<'a>,
}

impl<'a> Subject<'a> {
    /// A picture of a board that takes no clicks.
    pub fn picture(texts: &'a Texts, board: &'a Board) -> Subject<'a> {
        Subject { board, insight: None, marks: Marks::none(texts) }
    }

    /// What the overlay is waiting for, in words, if it cannot be drawn yet.
    pub(crate) fn waiting(&self) -> Option<String> {
        let (marks, texts) = (&self.marks, self.marks.texts);
        let key = match marks.overlay?.needs {
            Needs::Insight if self.insight.is_none() => "waiting-insight",
            Needs::Analysis if marks.worths.is_empty() => match marks.turn {
                None => "waiting-over",
                Some(_) if marks.is_analysed => "waiting-analysis",
                Some(_) => "waiting-start",
            },
            Needs::Nothing | Needs::Insight | Needs::Analysis => return None,
        };
        Some(marks.refusal.map_or_else(|| texts.say(key), |why| texts.why(why)))
    }
}

/// A typed board of one game, with everything to show on it.
pub struct Drawing<'a, A: Art> {
    /// The board as the viewer may see it.
    pub board: &'a A::Board,
    /// The insight of the game into the position, if known.
    pub insight: Option<&'a A::Insight>,
    /// The marks on the board.
    pub marks: Marks<'a>,
}

impl<'a, A: Art> Deref for Drawing<'a, A> {
    type Target = Marks<'a>;

    fn deref(&self) -> &Marks<'a> {
        &self.marks
    }
}

/// The marks on a board of any game.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The texts in the viewer's language, also for screen readers.
    pub texts: &'a Texts,
    /// The prefix of ids in the drawing, so that a page can contain several.
    pub id: &'a str,
    /// Whether the board takes clicks.
    pub is_live: bool,
    /// The moves that the viewer may play.
    pub legal: &'a [String],
    /// The seat to move; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The move played last.
    pub last: Option<&'a str>,
    /// The last move of each seat, the latest first.
    pub recent: &'a [(Seat, String)],
    /// The move that the viewer has entered for the time after the bot's.
    pub planned: Option<&'a str>,
    /// The move that a hint suggests.
    pub hint: Option<&'a str>,
    /// The overlay of the board.
    pub overlay: Option<Overlay>,
    /// The values of the moves known so far, the best first.
    pub worths: &'a [Worth],
    /// Whether the analysis is running.
    pub is_analysed: bool,
    /// Why the data that the overlay needs is not computed.
    pub refusal: Option<&'a Why>,
    /// Cells to mark, each with the number of its group.
    pub marked: &'a [(String, u8)],
    /// The address that a legal move leads to, before and after its name; for boards that answer without a script.
    pub link: Option<[&'a str; 2]>,
    /// The names of the players, if known.
    pub names: &'a [String],
    /// A number of this match for cosmetic choices, such as the ground of an island.
    pub number: u64,
    /// How the viewer wants the board to look.
    pub taste: Taste,
    /// The marks and arrows that people have drawn.
    pub notes: &'a [(Mark, &'a str)],
    /// The cells that take notes or stones, with their labels for screen readers.
    pub spots: &'a [(String, String)],
}

/// The highest level of a heat map.
const HOTTEST: u8 = 8;

/// Visits from which on the value of a move means something; fewer are enough while no move has many.
const FEW: u32 = 16;

impl<'a> Marks<'a> {
    /// A board without marks.
    pub fn none(texts: &'a Texts) -> Marks<'a> {
        Marks {
            texts,
            id: "",
            is_live: false,
            legal: &[],
            turn: None,
            last: None,
            recent: &[],
            planned: None,
            hint: None,
            overlay: None,
            worths: &[],
            is_analysed: false,
            refusal: None,
            marked: &[],
            link: None,
            names: &[],
            number: 0,
            taste: Taste::default(),
            notes: &[],
            spots: &[],
        }
    }

    /// Whether a move is legal for the viewer now.
    pub fn is_legal(&self, name: &str) -> bool {
        self.legal.iter().any(|legal| legal == name)
    }

    /// The seat whose stone appears under the pointer, if the move may be played by a click.
    pub fn ghost(&self, name: &str) -> Option<Seat> {
        self.turn.filter(|_| self.is_live && self.is_legal(name))
    }

    /// The name of a player.
    pub fn name_of(&self, seat: Seat) -> String {
        let number = || self.texts.tell("seat-number", &[("number", seat.number().into())]);
        self.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// The description of a cell for a screen reader: its content, whether it was played last, and its value.
    pub fn described(&self, what: String, name: &str) -> String {
        let last = if self.last == Some(name) { self.texts.say("cell-last") } else { String::new() };
        let worth = |(worth, _): (&Worth, u8)| format!(", {}", self.texts.score(worth.score, worth.chance));
        what + &last + &self.worth(name).map_or_else(String::new, worth)
    }

    /// The value of a move and its level in the heat map, from 0 to 8; `None` unless the overlay shows it.
    ///
    /// A proven win is hottest, a proven loss coldest; the others are in between by their chances.
    pub fn worth(&self, name: &str) -> Option<(&'a Worth, u8)> {
        self.overlay.filter(|overlay| overlay.needs == Needs::Analysis)?;
        let worth = self.worths.iter().find(|worth| worth.name == name).filter(|worth| self.is_known(worth))?;
        let heat = match worth.score.and_then(Score::proof) {
            Some(Proof::Win) => HOTTEST,
            Some(Proof::Loss) => 0,
            Some(Proof::Draw) | None => 1 + (self.share(worth) * f64::from(HOTTEST - 2)).round() as u8,
        };
        Some((worth, heat))
    }

    /// Whether the search has looked at a move often enough to say something about it: a single playout of many is luck.
    fn is_known(&self, worth: &Worth) -> bool {
        let most = self.worths.iter().map(|worth| worth.visits).max().unwrap_or(0);
        // Not every bot counts visits.
        most == 0 || worth.visits >= FEW.min(most / FEW).max(1) || worth.score.is_some_and(Score::is_proven)
    }

    /// The chance of a move, scaled between the lowest and highest of the unproven moves.
    fn share(&self, worth: &Worth) -> f64 {
        let is_open = |worth: &&Worth| !matches!(worth.score.and_then(Score::proof), Some(Proof::Win | Proof::Loss));
        let chances =
            || self.worths.iter().filter(|worth| self.is_known(worth)).filter(is_open).map(|worth| worth.chance);
        let (least, most) = (chances().fold(1.0, f64::min), chances().fold(0.0, f64::max));
        if most > least { (worth.chance - least) / (most - least) } else { worth.chance }.clamp(0.0, 1.0)
    }
}
