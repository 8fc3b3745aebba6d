//! The visible state of a table for the people at the screen, as plain values.

use std::sync::Arc;
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{Board, Thought};
use rusc_present::Eyes;
use rusc_record::{Action, Ending, NodeId};
use rusc_table::{Analysis, Match, Snapshot};
use rusc_view::Texts;

use super::boards::{AnyArt, Boards};
use super::session::{line, only_person};
use crate::standing::result;

/// Everything that is drawn of a table.
pub(super) struct Scene {
    /// The drawing of the game; `None` to show it as text.
    pub(super) art: Option<Arc<dyn AnyArt>>,
    pub(super) title: String,
    /// The turn, or how the match ended.
    pub(super) standing: String,
    pub(super) board: Board,
    pub(super) text: String,
    /// The seat to move.
    pub(super) turn: Option<Seat>,
    /// The legal moves of a person who may move now.
    pub(super) moves: Vec<String>,
    /// The move that led to this position.
    pub(super) last: Option<String>,
    pub(super) players: Vec<Player>,
    pub(super) is_thinking: bool,
    pub(super) thought: Option<Arc<Thought>>,
    pub(super) is_hint_growing: bool,
    pub(super) hint: Option<Arc<Thought>>,
    pub(super) analysis: Option<Arc<Analysis>>,
    /// The actions on the current line.
    pub(super) steps: Vec<Step>,
    /// The number of steps up to the current node.
    pub(super) here: usize,
    /// The player who must be alone at the screen to see more.
    pub(super) curtain: Option<Seat>,
}

/// What the side panel shows of one player.
pub(super) struct Player {
    pub(super) name: String,
    pub(super) is_to_move: bool,
    pub(super) points: Option<i64>,
    /// The time left on the player's clock.
    pub(super) clock: Option<Duration>,
}

/// An action on the current line.
pub(super) struct Step {
    pub(super) name: String,
    /// Whether the move at this step has variations.
    pub(super) has_variations: bool,
}

impl Scene {
    /// The scene of a table, where `uncovered` is the last seat that asked to see its hidden hand.
    pub(super) fn of(snapshot: &Snapshot, uncovered: Option<Seat>, boards: &Boards, texts: &Texts) -> Self {
        let game = &*snapshot.game;
        let (entry, position) = (game.entry(), game.current());
        let (eyes, curtain) = eyes(game, uncovered);
        let is_person = game.turn().is_some_and(|seat| game.bot(seat).is_none());
        let path = line(game);
        let tree = &game.record().tree;
        let here = path.iter().position(|&id| id == game.here()).unwrap_or(0);
        Scene {
            art: boards.art(entry.name()),
            title: format!(
                "{}  {}",
                texts.find(&format!("game-{}", entry.name()), &[]).unwrap_or_else(|| entry.title().to_owned()),
                if game.is_over(game.tip()) { position.spec() } else { position.public_spec() }
            ),
            standing: standing(game, texts),
            board: position.board(eyes),
            text: position.text(eyes),
            turn: game.turn(),
            moves: if is_person && curtain.is_none() { position.moves() } else { Vec::new() },
            last: match &tree.node(game.here()).action {
                Action::Move(name) => Some(name.clone()),
                _ => None,
            },
            players: Seat::all(position.seats()).map(|seat| player(snapshot, seat, texts)).collect(),
            is_thinking: snapshot.is_thinking,
            thought: snapshot.thought.clone(),
            is_hint_growing: snapshot.is_hint_growing,
            hint: snapshot.hint.clone(),
            analysis: snapshot.analysis.clone().filter(|_| snapshot.is_analysing),
            steps: path.iter().skip(1).map(|&id| step(game, id, texts)).collect(),
            here,
            curtain,
        }
    }
}

/// The viewer of the board, and the player who must be alone at the screen to see more. The viewer is [`Eyes::All`] if the game
/// hides nothing, only bots play, or the match is over.
fn eyes(game: &Match, uncovered: Option<Seat>) -> (Eyes, Option<Seat>) {
    if !game.current().hides_hands() || game.is_demonstration() || game.is_over(game.tip()) {
        return (Eyes::All, None);
    }
    if let Some(person) = only_person(game) {
        return (Eyes::Seat(person), None);
    }
    let is_person = |seat: &Seat| game.bot(*seat).is_none();
    let person = game.turn().filter(is_person).or(uncovered.filter(is_person));
    let person = person.or_else(|| Seat::all(game.current().seats()).find(is_person));
    (person.map_or(Eyes::Public, Eyes::Seat), person.filter(|_| person != uncovered))
}

fn standing(game: &Match, texts: &Texts) -> String {
    let (here, tip) = (game.here(), game.tip());
    let depth = |id: NodeId| game.record().tree.path(id).len() - 1;
    let after = || texts.tell("standing-after", &[("here", depth(here).into()), ("last", depth(tip).into())]);
    let ahead = if here == tip { String::new() } else { format!(" {}", after()) };
    let pause = if game.is_paused() { format!(", {}", texts.say("standing-paused")) } else { String::new() };
    let standing = match (game.outcome(here), game.turn()) {
        (Some(outcome), _) => result(texts, &outcome),
        (None, Some(seat)) => texts.tell("standing-turn", &[("seat", seat.to_string().into())]),
        (None, None) => String::new(),
    };
    format!("{standing}{ahead}{pause}")
}

fn player(snapshot: &Snapshot, seat: Seat, texts: &Texts) -> Player {
    let game = &*snapshot.game;
    let sitter = &game.record().seats[seat.index()];
    let name = match (&sitter.name[..], sitter.bot.as_deref()) {
        ("", Some(bot)) => bot.to_owned(),
        ("", None) if only_person(game) == Some(seat) => texts.say("you"),
        ("", None) => texts.tell("player", &[("seat", seat.to_string().into())]),
        (name, _) => name.to_owned(),
    };
    let is_to_move = game.turn() == Some(seat);
    let elapsed = if is_to_move { snapshot.elapsed } else { Duration::ZERO };
    let clock = game.time_left(seat, game.here()).map(|left| left.saturating_sub(elapsed));
    let points = game.current().points().and_then(|points| points.get(seat.index()).copied());
    Player { name, is_to_move, points, clock }
}

fn step(game: &Match, id: NodeId, texts: &Texts) -> Step {
    let tree = &game.record().tree;
    let node = tree.node(id);
    let name = match &node.action {
        Action::Move(name) => name.clone(),
        Action::Nothing => "-".to_owned(),
        Action::SetUp(_) => texts.say("step-set-up"),
        Action::End(Ending::Resigned(_)) => texts.say("step-resigns"),
        Action::End(_) => texts.say("step-end"),
    };
    let has_variations = node.parent.is_some_and(|parent| tree.node(parent).children.len() > 1);
    Step { name, has_variations }
}
