//! A whole game once more, move by move: what each was worth, what was best, and what it cost.

use std::sync::atomic::Ordering;

use game::Seat;
use offer::{Player, Position, Thought};
use record::{Action, NodeId, Record, ReplayError, positions};
use search::{Control, Proof};

use crate::analysis::{ended, turned};

/// What a move is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The value, as the bot counts.
    pub value: f64,
    /// What is certain.
    pub proof: Option<Proof>,
}

/// A move and what a bot thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Where it stands in the record.
    pub node: NodeId,
    /// Which move of the game it is, counted from 1.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub name: String,
    /// What the best move was worth to the player.
    pub before: Verdict,
    /// What this move was worth to the player; none where what the player knew does not tell.
    pub after: Option<Verdict>,
    /// The moves to expect if the best is made, which comes first.
    pub line: Vec<String>,
}

/// A game with a judgement on the moves of its main line.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The moves, in the order in which they were made.
    pub moves: Vec<Judged>,
    /// Whether no move is missing because the review was stopped.
    pub is_complete: bool,
    /// How many play.
    pub seats: u8,
}

/// Judges the moves of a record's main line one after the other until it is stopped, and tells of each with the number of all.
///
/// The limits hold for every thought; a move that is not the best takes two. It is compared with the best by what follows
/// them, so that both are looked at equally deep. Where hands are hidden the bot is only asked about what the player knew, so
/// it has to weigh the moves against each other itself.
///
/// # Errors
/// Says why the record is not a match of its game.
pub fn review(
    record: &Record,
    bot: &mut dyn Player,
    control: &Control,
    tell: &mut dyn FnMut(&Judged, usize),
) -> Result<Review, ReplayError> {
    let positions = positions(record)?;
    let tree = &record.tree;
    let made = |id: NodeId| match (&tree.node(id).action, tree.node(id).parent) {
        (Action::Move(name), Some(parent)) => Some((parent, id, &**name)),
        _ => None,
    };
    let line: Vec<(NodeId, NodeId, &str)> = tree.main_line(NodeId::ROOT).filter_map(made).collect();
    let mut judge = Judge { bot, control, known: None };
    let mut moves = Vec::new();
    for (&(parent, node, name), number) in line.iter().zip(1..) {
        let [before, after] = [parent, node].map(|id| (id, &*positions[id.index()]));
        let Some((best, made, expected)) = judge.compare(before, after, name) else { break };
        let seat = before.1.turn().seat().expect("a player made the move");
        let judged = Judged { node, number, seat, name: name.to_owned(), before: best, after: made, line: expected };
        tell(&judged, line.len());
        moves.push(judged);
    }
    Ok(Review { is_complete: moves.len() == line.len(), moves, seats: positions[0].seats() })
}

impl Judged {
    /// The best move.
    pub fn best(&self) -> &str {
        self.line.first().unwrap_or(&self.name)
    }
}

impl Review {
    /// What a move cost the player, from 0 for the best move to 1 for one that made a sure loss of a sure win. What is certain
    /// counts as much as the greatest value that is not, and as 1 at least.
    pub fn loss(&self, judged: &Judged) -> Option<f64> {
        let most = self.greatest_value();
        judged.after.map(|after| (judged.before.within(most) - after.within(most)).max(0.0) / (2.0 * most))
    }

    /// The moves that cost most, the worst first.
    pub fn mistakes(&self, count: usize) -> Vec<&Judged> {
        let mut mistakes: Vec<(f64, &Judged)> =
            self.moves.iter().filter_map(|judged| Some((self.loss(judged)?, judged))).collect();
        mistakes.retain(|(loss, _)| *loss > 0.0);
        mistakes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        mistakes.into_iter().take(count).map(|(_, judged)| judged).collect()
    }

    /// How the first player stood after each move, from -1 for a sure loss to 1 for a sure win; the start is move 0. What the
    /// move was worth and what the next could be worth are two opinions on one position, of which the middle is told. Where more
    /// than two play, only the first player's own moves tell.
    pub fn graph(&self) -> Vec<(usize, f64)> {
        let most = self.greatest_value();
        let stood = |seat: Seat, verdict: Verdict| match seat {
            Seat::FIRST => Some((verdict.within(most) / most, verdict.proof)),
            _ if self.seats == 2 => Some((-verdict.within(most) / most, verdict.proof)),
            _ => None,
        };
        let point = |number: usize| {
            let made = number.checked_sub(1).and_then(|index| self.moves.get(index));
            let before = made.and_then(|judged| stood(judged.seat, judged.after?));
            let after = self.moves.get(number).and_then(|judged| stood(judged.seat, judged.before));
            match (before, after) {
                (Some((value, Some(_))), _) | (_, Some((value, Some(_)))) => Some((number, value)),
                (Some((one, None)), Some((other, None))) => Some((number, f64::midpoint(one, other))),
                (Some((value, None)), None) | (None, Some((value, None))) => Some((number, value)),
                (None, None) => None,
            }
        };
        (0..=self.moves.len()).filter_map(point).collect()
    }

    /// The greatest value that is not certain, 1 at least.
    fn greatest_value(&self) -> f64 {
        let verdicts = self.moves.iter().flat_map(|judged| [Some(judged.before), judged.after]).flatten();
        verdicts.filter(|verdict| verdict.proof.is_none()).fold(1.0, |most, verdict| most.max(verdict.value.abs()))
    }
}

impl Verdict {
    /// The value, where what is certain is as large as any.
    fn within(self, most: f64) -> f64 {
        match self.proof {
            Some(Proof::Win) => most,
            Some(Proof::Draw) => 0.0,
            Some(Proof::Loss) => -most,
            None => self.value,
        }
    }

    fn is_better_than(self, other: Verdict) -> bool {
        let most = self.value.abs().max(other.value.abs()) + 1.0;
        self.within(most) > other.within(most)
    }
}

/// Somebody who compares moves.
struct Judge<'a> {
    bot: &'a mut dyn Player,
    control: &'a Control<'a>,
    /// The last position that was thought about, which most often comes next.
    known: Option<(NodeId, Thought)>,
}

/// A position and where it stands.
type Placed<'p> = (NodeId, &'p dyn Position);

impl Judge<'_> {
    /// What the best move and the one that was made are worth, and the line the best begins; nothing if it is stopped.
    fn compare(
        &mut self,
        before: Placed,
        after: Placed,
        name: &str,
    ) -> Option<(Verdict, Option<Verdict>, Vec<String>)> {
        let thought = match self.known.take() {
            Some((id, thought)) if id == before.0 => thought,
            _ => self.think(before.1)?,
        };
        let best = thought.best.clone().unwrap_or_else(|| name.to_owned());
        if before.1.hides_hands() {
            let weighed = |name: &str| {
                let candidate = thought.candidates.iter().find(|candidate| candidate.0 == name);
                candidate.map(|&(_, value, _)| Verdict { value, proof: None })
            };
            let known = Verdict { value: thought.value, proof: thought.proof };
            let worth = weighed(&best).filter(|_| known.proof.is_none()).unwrap_or(known);
            let made = if name == best { Some(worth) } else { weighed(name) };
            return Some((worth, made, thought.line));
        }
        let mut made = self.follow(before.1, after.1, Some(after.0))?;
        if thought.proof == Some(Proof::Loss) {
            made.proof = thought.proof;
        }
        let mut other = before.1.boxed();
        // A program of somebody else may name anything.
        if name == best || other.play(&best).is_err() {
            let worth = Verdict { proof: thought.proof.or(made.proof), ..made };
            return Some((worth, Some(worth), if name == best { thought.line } else { vec![name.to_owned()] }));
        }
        let worth = self.follow(before.1, &*other, None)?;
        let worth = Verdict { proof: thought.proof.or(worth.proof), ..worth };
        let is_best = made.is_better_than(worth);
        Some(if is_best { (made, Some(made), vec![name.to_owned()]) } else { (worth, Some(made), thought.line) })
    }

    /// What a move is worth by what follows it.
    fn follow(&mut self, before: &dyn Position, after: &dyn Position, id: Option<NodeId>) -> Option<Verdict> {
        if let Some((value, proof)) = ended(before, after) {
            return Some(Verdict { value, proof: Some(proof) });
        }
        let thought = self.think(after)?;
        let (value, proof) = turned(before, after, &thought);
        self.known = id.map(|id| (id, thought)).or(self.known.take());
        Some(Verdict { value, proof })
    }

    /// Thinks about a position as long as the limits allow; a thought that was cut off is none.
    fn think(&mut self, position: &dyn Position) -> Option<Thought> {
        let began = self.control.elapsed();
        let clock = || self.control.elapsed().saturating_sub(began);
        let control = Control { clock: self.control.clock.map(|_| &clock as _), ..*self.control };
        let thought = self.bot.think(position, &control, &mut |_| {});
        (!self.control.stop.load(Ordering::Relaxed)).then_some(thought)
    }
}
