//! What a page of a match is drawn from: the match at a moment, and who looks at it in which way.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_host::{AnyPosition, Insight, Thought};
use rusc_present::{Eyes, Why};
use rusc_record::{Action, NodeId, Outcome};
use rusc_table::{Analysis, Match, Snapshot};

use crate::{AnyArt, Drawings, Overlay, Texts, bot_name, seat_name};

/// A match at a moment, as one person looks at it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// How the games are drawn.
    pub drawings: &'a Drawings,
    /// The id of the match in addresses.
    pub id: &'a str,
    /// The match, and what is being thought about it.
    pub snapshot: &'a Snapshot,
    /// Who looks; all eyes where nothing is hidden, or nothing any more.
    pub eyes: Eyes,
    /// The seats of the person who looks.
    pub own: &'a [Seat],
    /// The node that is shown.
    pub node: NodeId,
    /// Whether the table itself is looked at, not a position apart from it.
    pub is_live: bool,
    /// What is laid over the board.
    pub overlay: Option<Overlay>,
    /// What the game has found out about the position, where the overlay needs it.
    pub insight: Option<&'a Insight>,
    /// Why what the overlay needs is not looked for.
    pub refusal: Option<&'a Why>,
    /// What the person may do.
    pub may: May,
    /// The addresses that claim seats, of those nobody has claimed yet, for whoever may hand them on.
    pub links: &'a [(Seat, String)],
    /// What is said to this person; by default what troubles the table.
    pub message: Option<&'a Why>,
    /// The address of its events, with `?as=` where the person has said which seat; none where the table is not looked at.
    pub events: Option<&'a str>,
    /// The seat whose hand is shown to whoever says to sit there: several share this device.
    pub hand_of: Option<Seat>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<&'a str>,
    /// The seat that may begin the rematch, where the rules leave that open.
    pub beginner: Option<Seat>,
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}

/// What a person may do at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct May {
    /// Play a move, and see the hint for it.
    pub play: bool,
    /// Take moves back.
    pub undo: bool,
    /// Play them again.
    pub redo: bool,
    /// Ask for a hint.
    pub hint: bool,
    /// Give up.
    pub resign: bool,
    /// Tell a bot to move at once.
    pub hurry: bool,
    /// Change names, levels and the analysis, and go to other nodes.
    pub manage: bool,
    /// Start a rematch.
    pub again: bool,
}

impl<'a> Scene<'a> {
    /// The match.
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

    /// How the game is drawn.
    pub(crate) fn art(&self) -> Option<&'a dyn AnyArt> {
        self.drawings.art(self.name())
    }

    /// Whether nothing is hidden from whoever looks.
    pub(crate) fn is_open(&self) -> bool {
        self.eyes == Eyes::All
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position().seats())
    }

    /// How the match ended where it is looked at, if it has.
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

    /// The move played last, as far as it is looked at.
    pub(crate) fn last(&self) -> Option<&'a str> {
        let tree = &self.game().record().tree;
        tree.upward(self.node).find_map(|node| match &tree.node(node).action {
            Action::Move(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// The seat whose bot is thinking.
    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.turn().filter(|_| self.is_live && self.snapshot.is_thinking)
    }

    /// Whether a hint is being found for the person.
    pub(crate) fn is_hint_growing(&self) -> bool {
        self.may.play && self.snapshot.is_hint_growing
    }

    /// What is advised.
    pub(crate) fn advice(&self) -> Option<&'a Thought> {
        self.snapshot.hint.as_deref().filter(|_| self.may.play)
    }

    /// The move that a hint suggests.
    pub(crate) fn hint(&self) -> Option<&'a str> {
        self.advice()?.best.as_deref()
    }

    /// What the bot to move thinks, where it may be told.
    pub(crate) fn thought(&self) -> Option<&'a Thought> {
        self.snapshot.thought.as_deref().filter(|_| self.is_live && self.is_open())
    }

    /// What the moves are worth, where it may be told.
    pub(crate) fn analysis(&self) -> Option<&'a Analysis> {
        self.snapshot.analysis.as_deref().filter(|_| self.is_live && self.is_open())
    }

    /// Whether only bots play, and the person leads them.
    pub(crate) fn is_demonstration(&self) -> bool {
        self.game().is_demonstration() && self.may.manage
    }

    /// The address that claims a seat, for whoever may hand it on.
    pub(crate) fn link(&self, seat: Seat) -> Option<&'a str> {
        self.links.iter().find(|(other, _)| *other == seat).map(|(_, link)| link.as_str())
    }

    /// What the one who sits there is called.
    pub(crate) fn called(&self, texts: &Texts, seat: Seat) -> String {
        let sitter = &self.game().record().seats[seat.index()];
        match (&sitter.bot, self.link(seat)) {
            _ if !sitter.name.is_empty() => sitter.name.clone(),
            (Some(spec), _) => bot_name(texts, spec),
            (None, Some(_)) => texts.say("awaited"),
            (None, None) => seat_name(texts, self.name(), seat),
        }
    }

    /// A move on the page: drawn, as a word, or as it is written.
    pub(crate) fn written(&self, texts: &Texts, name: &str) -> Markup {
        let drawn = self.art().and_then(|art| art.written(texts, BOARD_ID, name));
        drawn.unwrap_or_else(|| html! { (texts.find(&format!("move-{name}"), &[]).as_deref().unwrap_or(name)) })
    }
}

/// Begins the ids of the board in a match.
pub(crate) const BOARD_ID: &str = "b";
