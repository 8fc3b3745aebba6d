//! The data that a match page is drawn from: the match at one moment, and how a person views it.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Insight, Thought};
use rusc_present::{Eyes, Why};
use rusc_record::{Action, NodeId, Outcome};
use rusc_table::{Analysis, Match, Snapshot};

use crate::{AnyArt, Drawings, Overlay, Taste, Texts, bot_name, seat_name};

/// A match at one moment, as one person views it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The drawings of the games.
    pub drawings: &'a Drawings,
    /// The id of the match in addresses.
    pub id: &'a str,
    /// The address of the page, below which moves are posted.
    pub address: &'a str,
    /// The match and the thoughts about it.
    pub snapshot: &'a Snapshot,
    /// The viewer of the board; [`Eyes::All`] if nothing is hidden or the match is over.
    pub eyes: Eyes,
    /// The seats of the person.
    pub own: &'a [Seat],
    /// The node that is shown.
    pub node: NodeId,
    /// Whether the page shows the current state of the match, not another position.
    pub is_live: bool,
    /// The overlay of the board.
    pub overlay: Option<Overlay>,
    /// The insight of the game into the position, if the overlay needs it.
    pub insight: Option<&'a Insight>,
    /// Why the data that the overlay needs is not computed.
    pub refusal: Option<&'a Why>,
    /// The actions that the person may take.
    pub may: May,
    /// The links to the free seats, if the person may share them.
    pub links: &'a [(Seat, String)],
    /// Whether only this machine can open the links.
    pub is_near: bool,
    /// Whether another person plays or will play through a link.
    pub is_shared: bool,
    /// What the players say to each other, if the person is one of them.
    pub talk: Option<Talk<'a>>,
    /// The seat that asks to take a move back.
    pub asks: Option<Seat>,
    /// A message to this person; by default the trouble at the table.
    pub message: Option<&'a Why>,
    /// The address of the event stream, with the seat and the node that the person has chosen.
    pub events: &'a str,
    /// The seat whose hand a button shows, if several players share this device.
    pub hand_of: Option<Seat>,
    /// How hidden pieces were dealt, in games that have them.
    pub deal: Option<&'a Deal>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<&'a str>,
    /// The seat that may begin the rematch, if the rules leave this open.
    pub beginner: Option<Seat>,
    /// A number of this match for cosmetic choices, such as the ground of an island.
    pub number: u64,
    /// How the person wants the board to look.
    pub taste: Taste,
}

/// What the players of a match say to each other.
#[derive(Clone, Copy)]
pub struct Talk<'a> {
    /// The lines, the oldest first, each with the seat of the person who wrote it.
    pub lines: &'a [(Seat, String)],
    /// The seats whose players have the page open.
    pub present: &'a [Seat],
    /// The seats whose players have switched the chat off.
    pub quiet: &'a [Seat],
}

/// How hidden pieces were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// By a number that anybody can try out.
    Known,
    /// By secret bits, which the players can check at the end.
    Sealed {
        /// The SHA-256 of the whole spec, in hexadecimal digits.
        seal: String,
        /// The whole spec, after the end.
        opened: Option<String>,
    },
}

/// The actions that a person may take at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct May {
    /// Whether the person may play a move, and see the hint for it.
    pub play: bool,
    /// Whether the person may take moves back.
    pub undo: bool,
    /// Whether the person may play moves again that were taken back.
    pub redo: bool,
    /// Whether the person may ask for a hint.
    pub hint: bool,
    /// Whether the person may resign.
    pub resign: bool,
    /// Whether the person may make a bot move at once.
    pub hurry: bool,
    /// Let a bot that failed think again.
    pub try_again: bool,
    /// Change names, levels and the analysis, and go to other nodes.
    pub manage: bool,
    /// Whether the person may start a rematch.
    pub again: bool,
    /// Whether the person may have the match reviewed.
    pub review: bool,
    /// Whether the person may ask another one to let them take a move back.
    pub ask_undo: bool,
    /// Whether the person may write comments and draw marks.
    pub note: bool,
    /// Delete the match.
    pub delete: bool,
}

impl<'a> Scene<'a> {
    /// A position that a person looks at alone, outside a match.
    pub fn alone(drawings: &'a Drawings, snapshot: &'a Snapshot, address: &'a str) -> Scene<'a> {
        Scene {
            drawings,
            id: "",
            address,
            snapshot,
            eyes: Eyes::All,
            own: &[],
            node: snapshot.game.here(),
            is_live: true,
            overlay: None,
            insight: None,
            refusal: None,
            may: May::default(),
            links: &[],
            is_near: false,
            is_shared: false,
            talk: None,
            asks: None,
            message: None,
            events: "",
            hand_of: None,
            deal: None,
            rematch: None,
            beginner: None,
            number: 0,
            taste: Taste::default(),
        }
    }

    /// The match that is shown.
    pub fn game(&self) -> &'a Match {
        &self.snapshot.game
    }

    /// The position that is shown.
    pub fn position(&self) -> &'a dyn AnyPosition {
        &**self.game().position(self.node)
    }

    /// The game's name in specs.
    pub(crate) fn name(&self) -> &'static str {
        self.position().game_name()
    }

    /// The drawing of the game.
    pub(crate) fn art(&self) -> Option<&'a dyn AnyArt> {
        self.drawings.art(self.name())
    }

    /// Whether nothing is hidden from the viewer.
    pub(crate) fn is_open(&self) -> bool {
        self.eyes == Eyes::All
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position().seats())
    }

    /// The outcome at the node that is shown, if the match is over there.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.node)
    }

    /// The seat to move.
    pub(crate) fn turn(&self) -> Option<Seat> {
        if self.game().is_over(self.node) { None } else { self.position().turn().seat() }
    }

    /// The moves that the person may play.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.may.play { self.position().moves() } else { Vec::new() }
    }

    /// The last move before the node that is shown.
    pub(crate) fn last(&self) -> Option<&'a str> {
        let tree = &self.game().record().tree;
        tree.upward(self.node).find_map(|node| match &tree.node(node).action {
            Action::Move(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// The last move of each seat before the node that is shown, the latest first.
    pub(crate) fn recent(&self) -> Vec<(Seat, String)> {
        let tree = &self.game().record().tree;
        let made = |node: NodeId| match (&tree.node(node).action, tree.node(node).parent) {
            (Action::Move(name), Some(before)) => Some((self.game().position(before).turn().seat()?, name.clone())),
            _ => None,
        };
        let mut recent: Vec<(Seat, String)> = Vec::new();
        for (seat, name) in tree.upward(self.node).filter_map(made) {
            if recent.iter().any(|(other, _)| *other == seat) {
                break;
            }
            recent.push((seat, name));
        }
        recent
    }

    /// The move that the person has entered for the time after the bot's.
    pub(crate) fn planned(&self) -> Option<&'a str> {
        let (seat, name) = self.snapshot.planned.as_ref()?;
        (self.is_live && self.own.contains(seat)).then_some(name)
    }

    /// The seat whose bot is thinking.
    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.turn().filter(|_| self.is_live && self.snapshot.is_thinking)
    }

    /// Whether a hint for the person is being computed.
    pub(crate) fn is_hint_growing(&self) -> bool {
        self.may.play && self.snapshot.is_hint_growing
    }

    /// The hint for the person.
    pub(crate) fn advice(&self) -> Option<&'a Thought> {
        self.snapshot.hint.as_deref().filter(|_| self.may.play)
    }

    /// The move that a hint suggests.
    pub(crate) fn hint(&self) -> Option<&'a str> {
        self.advice()?.best.as_deref()
    }

    /// The thought of the bot to move, if the person may see it.
    pub(crate) fn thought(&self) -> Option<&'a Thought> {
        self.snapshot.thought.as_deref().filter(|_| self.is_live && self.is_open())
    }

    /// The analysis, if the person may see it.
    pub(crate) fn analysis(&self) -> Option<&'a Analysis> {
        self.snapshot.analysis.as_deref().filter(|_| self.is_live && self.is_open())
    }

    /// Whether only bots play, and the person is in charge.
    pub(crate) fn is_demonstration(&self) -> bool {
        self.game().is_demonstration() && self.may.manage
    }

    /// The link to a free seat, if the person may share it.
    pub(crate) fn link(&self, seat: Seat) -> Option<&'a str> {
        self.links.iter().find(|(other, _)| *other == seat).map(|(_, link)| link.as_str())
    }

    /// Whether the viewer's invitation to a seat is still open.
    pub(crate) fn is_awaited(&self, seat: Seat) -> bool {
        self.link(seat).is_some()
    }

    /// Whether people play against each other and have not finished, so that nothing may help one of them.
    pub(crate) fn is_contest(&self) -> bool {
        self.is_shared && self.game().turn().is_some()
    }

    /// The name of the player in a seat.
    pub(crate) fn called(&self, texts: &Texts, seat: Seat) -> String {
        let sitter = &self.game().record().seats[seat.index()];
        match (&sitter.bot, self.link(seat)) {
            _ if !sitter.name.is_empty() => sitter.name.clone(),
            (Some(spec), _) => bot_name(texts, spec),
            (None, Some(_)) => texts.say("awaited"),
            (None, None) => seat_name(texts, self.name(), seat),
        }
    }

    /// A move on the page: as a drawing, as a word, or in its notation.
    pub(crate) fn written(&self, texts: &Texts, name: &str) -> Markup {
        let drawn = self.art().and_then(|art| art.written(texts, BOARD_ID, name));
        drawn.unwrap_or_else(|| html! { (self.spoken(texts, name)) })
    }

    /// A move in words, or in its notation if that is short.
    pub(crate) fn spoken(&self, texts: &Texts, name: &str) -> String {
        let word = || texts.find(&format!("move-{name}"), &[]);
        self.art().and_then(|art| art.spoken(texts, name)).or_else(word).unwrap_or_else(|| name.to_owned())
    }
}

/// The prefix of ids in the board of a match.
pub(crate) const BOARD_ID: &str = "b";
