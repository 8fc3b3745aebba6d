//! What a table looks like to those who sit before the screen, as plain values.

use std::time::Duration;

use game::Seat;
use offer::Thought;
use record::{Action, Ending, NodeId, Outcome};
use serde_json::Value;
use table::{Analysis, Glance, Match};

use super::session::{line, only_person};

/// All that is drawn of a table.
pub(super) struct Scene {
    /// The name of the game.
    pub(super) game: &'static str,
    pub(super) title: String,
    /// Whose turn it is, or how the match ended.
    pub(super) standing: String,
    pub(super) board: Value,
    pub(super) text: String,
    /// The moves of a person who may make one now.
    pub(super) moves: Vec<String>,
    /// The move that led here.
    pub(super) last: Option<String>,
    pub(super) players: Vec<Player>,
    pub(super) is_thinking: bool,
    pub(super) thought: Option<Thought>,
    pub(super) is_hint_growing: bool,
    pub(super) hint: Option<Thought>,
    pub(super) analysis: Option<Analysis>,
    /// What happened on the line the table is on.
    pub(super) steps: Vec<Step>,
    /// How many of the steps lead to where the table is.
    pub(super) here: usize,
    /// Who must be alone before the screen to see more.
    pub(super) curtain: Option<Seat>,
}

/// A player as the panel shows one.
pub(super) struct Player {
    pub(super) name: String,
    pub(super) is_to_move: bool,
    pub(super) points: Option<i64>,
    /// The time that is left.
    pub(super) clock: Option<Duration>,
}

/// Something that happened.
pub(super) struct Step {
    pub(super) name: String,
    /// Whether something else was tried in its place.
    pub(super) has_variations: bool,
}

impl Scene {
    /// What can be seen, where `uncovered` is the last who asked to see a hidden hand.
    pub(super) fn of(glance: &Glance, uncovered: Option<Seat>) -> Self {
        let game = glance.game;
        let position = game.current();
        let (seat, curtain) = eyes(game, uncovered);
        let is_person = game.turn().is_some_and(|seat| game.bot(seat).is_none());
        let is_over = game.outcome(game.tip()).is_some();
        let path = line(game);
        let tree = &game.record().tree;
        let here = path.iter().position(|&id| id == game.here()).unwrap_or(0);
        Scene {
            game: game.entry().offer.name(),
            title: format!(
                "{}  {}",
                game.entry().offer.title(),
                if is_over { position.spec() } else { position.public_spec() }
            ),
            standing: standing(game),
            board: position.board(seat),
            text: position.text(seat),
            moves: if is_person && curtain.is_none() { position.moves() } else { Vec::new() },
            last: match &tree.node(game.here()).action {
                Action::Move(name) => Some(name.clone()),
                _ => None,
            },
            players: Seat::all(position.seats()).map(|seat| player(glance, seat)).collect(),
            is_thinking: glance.is_thinking,
            thought: glance.thought.cloned(),
            is_hint_growing: glance.is_hint_growing,
            hint: glance.hint.cloned(),
            analysis: glance.analysis.cloned().filter(|_| glance.is_analysing),
            steps: path.iter().skip(1).map(|&id| step(game, id)).collect(),
            here,
            curtain,
        }
    }
}

/// Whose eyes look at the board, where hands are hidden, and who must be alone first.
fn eyes(game: &Match, uncovered: Option<Seat>) -> (Option<Seat>, Option<Seat>) {
    if !game.current().hides_hands() || game.is_demonstration() || game.outcome(game.tip()).is_some() {
        return (None, None);
    }
    if let Some(person) = only_person(game) {
        return (Some(person), None);
    }
    let is_person = |seat: &Seat| game.bot(*seat).is_none();
    let person = game.turn().filter(is_person).or(uncovered.filter(is_person));
    let person = person.or_else(|| Seat::all(game.current().seats()).find(is_person));
    (person, person.filter(|_| person != uncovered))
}

fn standing(game: &Match) -> String {
    let (here, tip) = (game.here(), game.tip());
    let depth = |id: NodeId| game.record().tree.path(id).len() - 1;
    let ahead = if here == tip { String::new() } else { format!(" (after move {} of {})", depth(here), depth(tip)) };
    let pause = if game.is_paused() { ", paused" } else { "" };
    let standing = match (game.outcome(here), game.turn()) {
        (Some(outcome), _) => result(&outcome),
        (None, Some(seat)) => format!("player {seat} to move"),
        (None, None) => String::new(),
    };
    format!("{standing}{ahead}{pause}")
}

/// Who won, and why if not by the rules.
pub(super) fn result(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(Seat::to_string).collect();
    let won = match &winners[..] {
        [] => "draw".to_owned(),
        [winner] => format!("player {winner} has won"),
        winners => format!("players {} share the win", winners.join(", ")),
    };
    match &outcome.ending {
        Ending::Played => won,
        Ending::Resigned(seat) => format!("player {seat} resigned: {won}"),
        Ending::OutOfTime(seat) => format!("player {seat} ran out of time: {won}"),
        Ending::Failed(seat, reason) => format!("player {seat} failed ({reason}): {won}"),
    }
}

fn player(glance: &Glance, seat: Seat) -> Player {
    let game = glance.game;
    let sitter = &game.record().seats[seat.index()];
    let name = match (&sitter.name[..], sitter.bot.as_deref()) {
        ("", Some(bot)) => bot.to_owned(),
        ("", None) if only_person(game) == Some(seat) => "you".to_owned(),
        ("", None) => format!("player {seat}"),
        (name, _) => name.to_owned(),
    };
    let is_to_move = game.turn() == Some(seat);
    let elapsed = if is_to_move { glance.elapsed } else { Duration::ZERO };
    let clock = game.time_left(seat, game.here()).map(|left| left.saturating_sub(elapsed));
    let points = game.current().points().and_then(|points| points.get(seat.index()).copied());
    Player { name, is_to_move, points, clock }
}

fn step(game: &Match, id: NodeId) -> Step {
    let tree = &game.record().tree;
    let node = tree.node(id);
    let name = match &node.action {
        Action::Move(name) => name.clone(),
        Action::Nothing => "-".to_owned(),
        Action::SetUp(_) => "set up".to_owned(),
        Action::End(Ending::Resigned(_)) => "resigns".to_owned(),
        Action::End(_) => "end".to_owned(),
    };
    let has_variations = node.parent.is_some_and(|parent| tree.node(parent).children.len() > 1);
    Step { name, has_variations }
}
