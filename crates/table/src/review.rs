//! Reviews a whole game, move by move: the value of each move, the best move, and the loss.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use rusc_game::Seat;
use rusc_host::{AnyPosition, Player, Thought, Worth};
use rusc_record::{Action, MoveTree, NodeId, Replay};
use rusc_search::{Control, Proof, Score};
use serde::{Deserialize, Serialize};

use crate::analysis::{best_first, made, proven_chance, thought_of};
use crate::event::seat_number;

/// The value of a move for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The score of the move; `None` if it was not evaluated.
    pub score: Option<Score>,
    /// The player's chance to win with this move, from 0 to 1.
    pub chance: f64,
    /// Each seat's chance to win after this move, from 0 to 1.
    pub chances: Vec<f64>,
}

/// A move with a bot's judgement on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The move's node in the record.
    pub node: NodeId,
    /// The number of the move in the game, counted from 1.
    pub number: usize,
    /// The player who made the move.
    #[serde(with = "seat_number")]
    pub seat: Seat,
    /// The name of the move.
    pub name: String,
    /// The value of the best move for the player.
    pub before: Verdict,
    /// The value of this move for the player; `None` if the bot cannot judge it by what the player knew.
    pub after: Option<Verdict>,
    /// The principal variation, beginning with the best move.
    pub line: Vec<String>,
}

/// A game with judgements on the moves of its main line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The moves, in the order they were played.
    pub moves: Vec<Judged>,
    /// Whether every move was judged; `false` if the review was stopped.
    pub is_complete: bool,
    /// The number of players.
    pub seats: u8,
}

/// Judges the moves of a record's main line in order until it is stopped, and reports each one with the total number of moves.
///
/// The limits apply to every search; a move that is not the best needs two. Both moves are evaluated by the positions after them,
/// so that they are searched to the same depth. In a game with hidden hands the bot gets only what the player knew, so it must
/// evaluate the moves itself.
pub fn review(
    replay: &Replay,
    bot: &mut dyn Player,
    control: &Control,
    progress: &mut dyn FnMut(&Judged, usize),
) -> Review {
    let mut reviewer =
        Reviewer::new(&replay.record.tree, replay.record.tree.end(NodeId::ROOT), |id| replay.position(id));
    reviewer.go_on(bot, control, progress);
    reviewer.into_review()
}

/// A review in progress, which can be interrupted and continued.
pub struct Reviewer {
    line: Vec<Step>,
    /// The number of moves at the start that are not judged.
    skipped: usize,
    moves: Vec<Judged>,
    seats: u8,
}

/// A move of the line with the positions before and after it.
struct Step {
    before: (NodeId, Arc<dyn AnyPosition>),
    after: (NodeId, Arc<dyn AnyPosition>),
    name: String,
}

impl Reviewer {
    /// A review of the line that leads to a node.
    pub fn new<'p>(tree: &MoveTree, end: NodeId, position: impl Fn(NodeId) -> &'p Arc<dyn AnyPosition>) -> Reviewer {
        let place = |id: NodeId| (id, Arc::clone(position(id)));
        let step = |id: NodeId| match (&tree.node(id).action, tree.node(id).parent) {
            (Action::Move(name), Some(parent)) => {
                Some(Step { before: place(parent), after: place(id), name: name.clone() })
            }
            _ => None,
        };
        let line = tree.path(end).into_iter().filter_map(step).collect();
        Reviewer { line, skipped: 0, moves: Vec::new(), seats: position(NodeId::ROOT).seats() }
    }

    /// The number of moves judged so far, and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.skipped + self.moves.len(), self.line.len())
    }

    /// Leaves out the first moves, which another reviewer of the same line has judged.
    pub fn skip(&mut self, moves: usize) {
        self.skipped = moves.min(self.line.len());
    }

    /// The nodes of the moves, in order.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.line.iter().map(|step| step.after.0)
    }

    /// Adds judgements that another reviewer has made of the same moves in another record.
    pub fn take_up(&mut self, judged: Vec<Judged>) {
        for judged in judged {
            if judged.number == self.progress().0 + 1
                && let Some(step) = self.line.get(judged.number - 1)
            {
                self.moves.push(Judged { node: step.after.0, ..judged });
            }
        }
    }

    /// Judges the next moves until it is stopped, and reports each one with the total number of moves.
    pub fn go_on(&mut self, bot: &mut dyn Player, control: &Control, progress: &mut dyn FnMut(&Judged, usize)) {
        let mut judge = Judge { bot, control, known: None };
        for step in &self.line[self.skipped + self.moves.len()..] {
            let seat = step.before.1.turn().seat().expect("a player made the move");
            let [before, after] = [&step.before, &step.after].map(|(id, position)| (*id, position));
            let Some((best, made, expected)) = judge.compare(seat, before, after, &step.name) else { break };
            let (node, name, number) = (after.0, step.name.clone(), self.skipped + self.moves.len() + 1);
            let judged = Judged { node, number, seat, name, before: best, after: made, line: expected };
            progress(&judged, self.line.len());
            self.moves.push(judged);
        }
    }

    /// The judgements so far.
    pub fn into_review(self) -> Review {
        Review { is_complete: self.moves.len() == self.line.len(), moves: self.moves, seats: self.seats }
    }
}

impl Judged {
    /// The best move.
    pub fn best(&self) -> &str {
        self.line.first().unwrap_or(&self.name)
    }

    /// The loss in chance to win that the move caused, from 0 for the best move to 1 for turning a proven win into a proven loss;
    /// `None` if it cannot be judged by what the player knew.
    pub fn loss(&self) -> Option<f64> {
        self.after.as_ref().map(|after| (self.before.chance - after.chance).max(0.0))
    }
}

impl Review {
    /// The moves with the largest losses, the worst first.
    pub fn mistakes(&self, count: usize) -> Vec<&Judged> {
        let mut mistakes: Vec<(f64, &Judged)> =
            self.moves.iter().filter_map(|judged| Some((judged.loss()?, judged))).collect();
        mistakes.retain(|(loss, _)| *loss > 0.0);
        mistakes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        mistakes.into_iter().take(count).map(|(_, judged)| judged).collect()
    }

    /// The chance of a seat to win after each move, from 0 to 1; the start is move 0. Each position has two estimates, from the
    /// move before it and from the best move after it: a proven one is used, otherwise their average.
    pub fn graph(&self, seat: Seat) -> Vec<(usize, f64)> {
        let chance = |verdict: &Verdict| Some((*verdict.chances.get(seat.index())?, verdict.is_certain()));
        let point = |number: usize| {
            let made = number.checked_sub(1).and_then(|index| self.moves.get(index));
            let before = made.and_then(|judged| chance(judged.after.as_ref()?));
            let after = self.moves.get(number).and_then(|judged| chance(&judged.before));
            match (before, after) {
                (Some((known, true)), _) | (_, Some((known, true))) => Some((number, known)),
                (Some((one, false)), Some((other, false))) => Some((number, f64::midpoint(one, other))),
                (Some((one, false)), None) | (None, Some((one, false))) => Some((number, one)),
                (None, None) => None,
            }
        };
        (0..=self.moves.len()).filter_map(point).collect()
    }
}

impl Verdict {
    /// A verdict for a seat; a proven score determines the chances.
    fn new(seat: Seat, score: Option<Score>, mut chances: Vec<f64>) -> Verdict {
        if let Some(own) = proven_chance(score) {
            let others = chances.len().saturating_sub(1).max(1) as f64;
            chances.fill((1.0 - own) / others);
            if let Some(place) = chances.get_mut(seat.index()) {
                *place = own;
            }
        }
        Verdict { score, chance: chances.get(seat.index()).copied().unwrap_or_default(), chances }
    }

    /// The same verdict, or the known score if that is proven.
    fn or_proven(self, seat: Seat, known: Option<Score>) -> Verdict {
        if known.is_some_and(Score::is_proven) && !self.is_certain() {
            Verdict::new(seat, known, self.chances)
        } else {
            self
        }
    }

    fn is_certain(&self) -> bool {
        self.score.is_some_and(Score::is_proven)
    }

    fn is_better_than(&self, other: &Verdict) -> bool {
        let worth =
            |verdict: &Verdict| Worth { name: String::new(), score: verdict.score, chance: verdict.chance, visits: 0 };
        best_first(&worth(self), &worth(other)).is_lt()
    }
}

/// Compares moves by asking a bot about them.
struct Judge<'a> {
    bot: &'a mut dyn Player,
    control: &'a Control<'a>,
    /// The last position that was searched, with the bot's thought: it is usually needed next.
    known: Option<(NodeId, Thought)>,
}

/// A position and its node.
type Placed<'p> = (NodeId, &'p Arc<dyn AnyPosition>);

/// The values of the best move and of the move played, and the line of the best move.
type Compared = (Verdict, Option<Verdict>, Vec<String>);

impl Judge<'_> {
    /// Compares the move that was played with the best one; `None` if it is stopped.
    fn compare(&mut self, seat: Seat, before: Placed, after: Placed, name: &str) -> Option<Compared> {
        let thought = match self.known.take() {
            Some((id, thought)) if id == before.0 => thought,
            _ => self.think(before.1)?,
        };
        let best = thought.best.clone().unwrap_or_else(|| name.to_owned());
        if before.1.hides_hands() {
            return Some(by_what_was_known(seat, thought, &best, name));
        }
        let mut made = self.follow(seat, before.1, after.1, Some(after.0))?;
        if thought.score.and_then(Score::proof) == Some(Proof::Loss) {
            made = made.or_proven(seat, thought.score);
        }
        // An external program may name a move that does not exist.
        let other = if name == best { None } else { before.1.play(&best).ok() };
        let Some(other) = other else {
            let worth = made.or_proven(seat, thought.score);
            return Some((worth.clone(), Some(worth), if name == best { thought.line } else { vec![name.to_owned()] }));
        };
        let worth = self.follow(seat, before.1, &other.position, None)?.or_proven(seat, thought.score);
        let is_best = made.is_better_than(&worth);
        Some(if is_best {
            (made.clone(), Some(made), vec![name.to_owned()])
        } else {
            (worth, Some(made), thought.line)
        })
    }

    /// The value of a move by the position after it.
    fn follow(
        &mut self,
        seat: Seat,
        before: &Arc<dyn AnyPosition>,
        after: &Arc<dyn AnyPosition>,
        id: Option<NodeId>,
    ) -> Option<Verdict> {
        let thought = if after.is_over() { None } else { Some(self.think(after)?) };
        let (score, chances) = made(before, after, thought.as_ref());
        self.known = id.zip(thought).or(self.known.take());
        Some(Verdict::new(seat, score, chances))
    }

    /// Searches a position within the limits; `None` if the search was cut off.
    fn think(&mut self, position: &Arc<dyn AnyPosition>) -> Option<Thought> {
        let began = self.control.elapsed();
        let clock = || self.control.elapsed().saturating_sub(began);
        let thought = thought_of(self.bot, position, &Control { clock: Some(&clock), ..*self.control });
        (!self.control.stop.load(Ordering::Relaxed)).then_some(thought)
    }
}

/// Compares a move with the best one, by the evaluation of a bot that knew no more than the player.
fn by_what_was_known(seat: Seat, thought: Thought, best: &str, name: &str) -> Compared {
    let weighed = |name: &str| {
        let worth = thought.candidates.iter().find(|worth| worth.name == name)?;
        let others = thought.chances.len().saturating_sub(1).max(1) as f64;
        let mut chances = vec![(1.0 - worth.chance) / others; thought.chances.len()];
        *chances.get_mut(seat.index())? = worth.chance;
        Some(Verdict::new(seat, worth.score, chances))
    };
    let known = Verdict::new(seat, thought.score, thought.chances.clone());
    let worth = weighed(best).filter(|_| !known.is_certain()).unwrap_or(known);
    let made = if name == best { Some(worth.clone()) } else { weighed(name) };
    (worth, made, thought.line)
}
