//! What a board is drawn from.

use std::ops::Deref;

use rusc_game::Seat;
use rusc_host::{Board, Insight, Worth};
use rusc_present::Why;
use rusc_search::{Proof, Score};

use crate::{Art, Needs, Overlay, Texts};

/// A board of any game to be drawn, and all that is to be seen on it.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The board as whoever looks may see it.
    pub board: &'a Board,
    /// What the game has found out about the position.
    pub insight: Option<&'a Insight>,
    /// What is to be seen on the board.
    pub marks: Marks<'a>,
}

impl<'a> Subject<'a> {
    /// A picture of a board, to look at only.
    pub fn picture(texts: &'a Texts, board: &'a Board) -> Subject<'a> {
        Subject { board, insight: None, marks: Marks::none(texts) }
    }

    /// What the overlay waits for, in words, if it has nothing to draw yet.
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

/// A board of one game to be drawn, and all that is to be seen on it.
pub struct Drawing<'a, A: Art> {
    /// The board as whoever looks may see it.
    pub board: &'a A::Board,
    /// What the game has found out about the position.
    pub insight: Option<&'a A::Insight>,
    /// What is to be seen on the board.
    pub marks: Marks<'a>,
}

impl<'a, A: Art> Deref for Drawing<'a, A> {
    type Target = Marks<'a>;

    fn deref(&self) -> &Marks<'a> {
        &self.marks
    }
}

/// What is to be seen on a board, whatever the game.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The words for screen readers.
    pub texts: &'a Texts,
    /// Begins the ids inside the drawing, so that a page can hold several.
    pub id: &'a str,
    /// Whether clicks are taken.
    pub is_live: bool,
    /// The moves that whoever looks may play.
    pub legal: &'a [String],
    /// The seat to move; none when the game is over.
    pub turn: Option<Seat>,
    /// The move played last.
    pub last: Option<&'a str>,
    /// The move that a hint suggests.
    pub hint: Option<&'a str>,
    /// What is laid over the board.
    pub overlay: Option<Overlay>,
    /// What the moves are worth, as far as it is known, the best first.
    pub worths: &'a [Worth],
    /// Whether the moves are being valued.
    pub is_analysed: bool,
    /// Why what the overlay needs is not looked for.
    pub refusal: Option<&'a Why>,
    /// What the seats are called, where that is known.
    pub names: &'a [String],
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}

/// The hottest cell of a heat map.
const HOTTEST: u8 = 8;

impl<'a> Marks<'a> {
    /// Nothing but the board itself.
    pub fn none(texts: &'a Texts) -> Marks<'a> {
        Marks {
            texts,
            id: "",
            is_live: false,
            legal: &[],
            turn: None,
            last: None,
            hint: None,
            overlay: None,
            worths: &[],
            is_analysed: false,
            refusal: None,
            names: &[],
            number: 0,
        }
    }

    /// Whether a move may be played now.
    pub fn is_legal(&self, name: &str) -> bool {
        self.legal.iter().any(|legal| legal == name)
    }

    /// The seat whose stone appears where the pointer is, if the move may be played by a click.
    pub fn ghost(&self, name: &str) -> Option<Seat> {
        self.turn.filter(|_| self.is_live && self.is_legal(name))
    }

    /// What a seat is called.
    pub fn name_of(&self, seat: Seat) -> String {
        let number = || self.texts.tell("seat-number", &[("number", seat.number().into())]);
        self.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// What a screen reader says of a cell: what is there, whether it was played last, what it is worth.
    pub fn described(&self, what: String, name: &str) -> String {
        let last = if self.last == Some(name) { self.texts.say("cell-last") } else { String::new() };
        let worth = |(worth, _): (&Worth, u8)| format!(", {}", self.texts.score(worth.score, worth.chance));
        what + &last + &self.worth(name).map_or_else(String::new, worth)
    }

    /// What a move is worth, and how hot its cell is, from 0 to 8; none unless the overlay shows it.
    ///
    /// A certain win is hottest, a certain loss coldest; the others lie between them by their chances.
    pub fn worth(&self, name: &str) -> Option<(&'a Worth, u8)> {
        self.overlay.filter(|overlay| overlay.needs == Needs::Analysis)?;
        let worth = self.worths.iter().find(|worth| worth.name == name)?;
        let heat = match worth.score.and_then(Score::proof) {
            Some(Proof::Win) => HOTTEST,
            Some(Proof::Loss) => 0,
            Some(Proof::Draw) | None => 1 + (self.share(worth) * f64::from(HOTTEST - 2)).round() as u8,
        };
        Some((worth, heat))
    }

    /// Where the chance of a move lies between the least and the greatest of those that are open.
    fn share(&self, worth: &Worth) -> f64 {
        let is_open = |worth: &&Worth| !matches!(worth.score.and_then(Score::proof), Some(Proof::Win | Proof::Loss));
        let chances = || self.worths.iter().filter(is_open).map(|worth| worth.chance);
        let (least, most) = (chances().fold(1.0, f64::min), chances().fold(0.0, f64::max));
        if most > least { (worth.chance - least) / (most - least) } else { worth.chance }.clamp(0.0, 1.0)
    }
}
