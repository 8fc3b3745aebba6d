//! Analysis: evaluates every move of a position, more and more deeply until it is stopped.

use std::cmp::{Ordering, Reverse};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};
use std::time::Duration;

use rusc_game::Seat;
use rusc_host::{AnyPosition, Player, Thought, Worth};
use rusc_search::{Control, Limits, Proof, Score, Unit};
use serde::{Deserialize, Serialize};

/// What is known about the moves of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The moves evaluated so far, the best first.
    pub moves: Vec<Worth>,
    /// The principal variation, beginning with the best move.
    pub line: Vec<String>,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The depth of the search in plies.
    pub depth: u32,
}

/// The time for a move in the first round; each round takes twice as long as the one before.
const FIRST_ROUND: Duration = Duration::from_millis(25);
/// The longest time for a move in one round.
const LONGEST_ROUND: Duration = Duration::from_secs(20);
/// How long an analysis goes on at a time, so that others get their turn.
const SLICE: Duration = Duration::from_secs(1);

/// An analysis in progress. It works in slices of about a second, so that many analyses can share one thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Analyst {
    analysis: Analysis,
    /// The time for a move in the current round.
    budget: Duration,
    /// The moves that the current round has still to value; empty between two rounds.
    rest: VecDeque<String>,
    is_done: bool,
}

impl Default for Analyst {
    fn default() -> Self {
        Analyst { analysis: Analysis::default(), budget: FIRST_ROUND, rest: VecDeque::new(), is_done: false }
    }
}

impl Analyst {
    /// Whether every value is proven, or the last round is over.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// What is known so far.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Values the moves of a position for one slice, or until it is stopped, and reports each step.
    ///
    /// A bot that values all moves itself is asked about the position; any other bot is asked about the position after each move.
    pub fn go_on(
        &mut self,
        bot: &mut dyn Player,
        position: &Arc<dyn AnyPosition>,
        control: &Control,
        progress: &mut dyn FnMut(&Analysis),
    ) {
        let end = control.elapsed() + SLICE;
        while !self.is_done && !is_stopped(control.stop) {
            if self.rest.is_empty() && !self.begin_round(bot, position, control, progress) {
                return;
            }
            while let Some(name) = self.rest.front().cloned() {
                if !self.follow(&name, bot, position, control, progress) {
                    return;
                }
                self.rest.pop_front();
                if control.has_passed(end) && !self.rest.is_empty() {
                    return;
                }
            }
            self.is_done = self.budget >= LONGEST_ROUND || control.is_late() || self.analysis.is_complete(position);
            self.budget *= 2;
            if control.has_passed(end) {
                return;
            }
        }
    }

    /// Thinks about the position itself, and lists the moves to value one by one if that does not value them all. Returns whether
    /// it was not stopped.
    fn begin_round(
        &mut self,
        bot: &mut dyn Player,
        position: &Arc<dyn AnyPosition>,
        control: &Control,
        progress: &mut dyn FnMut(&Analysis),
    ) -> bool {
        let analysis = &mut self.analysis;
        if analysis.is_complete(position) {
            self.is_done = true;
            return true;
        }
        let thought = think(bot, position, control, self.budget);
        analysis.nodes += thought.nodes;
        if is_stopped(control.stop) && !analysis.moves.is_empty() {
            return false;
        }
        if thought.candidates.len() > 1 {
            analysis.take(&thought);
            progress(analysis);
        } else {
            analysis.depth = thought.depth;
            let known: Vec<String> = analysis.moves.iter().map(|worth| worth.name.clone()).collect();
            let new = position.moves().into_iter().filter(|name| !known.contains(name));
            self.rest = known.iter().cloned().chain(new).collect();
        }
        true
    }

    /// Values a move by the position after it, and returns whether it was not stopped.
    fn follow(
        &mut self,
        name: &str,
        bot: &mut dyn Player,
        position: &Arc<dyn AnyPosition>,
        control: &Control,
        progress: &mut dyn FnMut(&Analysis),
    ) -> bool {
        let Analyst { analysis, budget, .. } = self;
        if analysis.moves.iter().any(|worth| worth.name == name && is_certain(worth)) {
            return true;
        }
        let after = position.play(name).expect("a move of the list can be played").position;
        let thought = if after.is_over() { None } else { Some(think(bot, &after, control, *budget)) };
        if is_stopped(control.stop) {
            return false;
        }
        analysis.nodes += thought.as_ref().map_or(1, |thought| thought.nodes);
        let (score, chances) = made(position, &after, thought.as_ref());
        let chance = mover(position).and_then(|seat| chances.get(seat.index()).copied()).unwrap_or_default();
        let worth = Worth { name: name.to_owned(), score, chance, visits: 0 };
        analysis.moves.retain(|old| old.name != name);
        let place = analysis.moves.partition_point(|other| best_first(other, &worth) != Ordering::Greater);
        if place == 0 {
            let line = thought.into_iter().flat_map(|thought| thought.line);
            analysis.line = std::iter::once(name.to_owned()).chain(line).collect();
        }
        analysis.moves.insert(place, worth);
        progress(analysis);
        true
    }
}

impl Analysis {
    /// Whether the value of every move is proven.
    fn is_complete(&self, position: &Arc<dyn AnyPosition>) -> bool {
        position.is_over() || (self.moves.len() == position.moves().len() && self.moves.iter().all(is_certain))
    }

    /// Replaces the analysis with the candidate moves of a bot's thought.
    fn take(&mut self, thought: &Thought) {
        self.moves.clone_from(&thought.candidates);
        if let Some(best) = self.moves.iter_mut().find(|worth| Some(&worth.name) == thought.best.as_ref())
            && let Some(chance) = proven_chance(thought.score)
        {
            (best.score, best.chance) = (thought.score, chance);
        }
        self.moves.sort_by(best_first);
        (self.line, self.depth) = (thought.line.clone(), thought.depth);
    }
}

/// The value of a move for the player who made it, and each seat's chance after it, from a bot's thought about the position after
/// it; no thought is needed if the game is over.
pub(crate) fn made(
    before: &Arc<dyn AnyPosition>,
    after: &Arc<dyn AnyPosition>,
    thought: Option<&Thought>,
) -> (Option<Score>, Vec<f64>) {
    let seats = before.seats();
    let even = || vec![1.0 / f64::from(seats.max(1)); usize::from(seats)];
    let mover = mover(before);
    let Some(thought) = thought else {
        let winners = after.winners();
        if winners.is_empty() {
            return (Some(Score::proven(Proof::Draw).in_moves(1)), even());
        }
        let proof = if mover.is_some_and(|seat| winners.contains(&seat)) { Proof::Win } else { Proof::Loss };
        let share = 1.0 / winners.len() as f64;
        let chances = Seat::all(seats).map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect();
        return (Some(Score::proven(proof).in_moves(1)), chances);
    };
    let score = if after.turn() == before.turn() {
        thought.score
    } else if seats == 2 {
        thought.score.map(Score::turned)
    } else {
        // With more than two seats, one seat's score says little about another's; the chances do.
        let chance = mover.map_or(0.0, |seat| thought.chance(seat));
        thought.score.map(|_| Score::estimate(chance, Unit::WIN_CHANCE))
    };
    (score.map(Score::a_move_earlier), thought.chances.clone())
}

/// Orders moves from best to worst: proven wins first (the quickest at the front), proven losses last (the quickest at the end).
/// Between them more visits come first, then a higher chance to win, then a higher estimate.
///
/// It is a total order, and agrees with [`Score::compare`] on moves with equal visits that can be compared.
pub(crate) fn best_first(one: &Worth, other: &Worth) -> Ordering {
    let key = |worth: &Worth| match worth.score {
        Some(Score::Proven { proof: Proof::Win, margin, moves }) => {
            (Reverse(2), Reverse(margin.unwrap_or(0)), i64::from(moves.unwrap_or(u32::MAX)))
        }
        Some(Score::Proven { proof: Proof::Loss, margin, moves }) => {
            (Reverse(0), Reverse(margin.unwrap_or(0)), -i64::from(moves.unwrap_or(u32::MAX)))
        }
        Some(Score::Proven { proof: Proof::Draw, .. } | Score::Estimate { .. }) | None => (Reverse(1), Reverse(0), 0),
    };
    let estimate = |worth: &Worth| match worth.score {
        Some(Score::Estimate { value, unit }) => value - unit.even(),
        Some(Score::Proven { .. }) | None => 0.0,
    };
    let by_weight = || {
        let by_visits = other.visits.cmp(&one.visits);
        let by_chance = other.chance.total_cmp(&one.chance);
        by_visits.then(by_chance).then(estimate(other).total_cmp(&estimate(one)))
    };
    key(one).cmp(&key(other)).then_with(by_weight)
}

/// Whether the score of a move is proven.
fn is_certain(worth: &Worth) -> bool {
    worth.score.is_some_and(Score::is_proven)
}

/// The chance to win of a proven score.
pub(crate) fn proven_chance(score: Option<Score>) -> Option<f64> {
    score.and_then(Score::proof).map(|proof| match proof {
        Proof::Win => 1.0,
        Proof::Draw => 0.5,
        Proof::Loss => 0.0,
    })
}

/// A bot's thought about a position, from the view of the seat to move.
pub(crate) fn thought_of(bot: &mut dyn Player, position: &Arc<dyn AnyPosition>, control: &Control) -> Thought {
    match mover(position) {
        Some(seat) => bot.think(&position.seen_by(seat), control, &mut |_| {}),
        None => Thought::nothing(position.seats()),
    }
}

fn mover(position: &Arc<dyn AnyPosition>) -> Option<Seat> {
    position.turn().seat()
}

fn think(bot: &mut dyn Player, position: &Arc<dyn AnyPosition>, control: &Control, budget: Duration) -> Thought {
    let began = control.elapsed();
    let clock = || control.elapsed().saturating_sub(began);
    let left = control.limits.time.map_or(budget, |time| time.saturating_sub(began).min(budget));
    let limits = Limits { time: Some(left), ..control.limits };
    thought_of(bot, position, &Control { limits, clock: Some(&clock), ..*control })
}

fn is_stopped(stop: &AtomicBool) -> bool {
    stop.load(atomic::Ordering::Relaxed)
}

#[cfg(test)]
mod tests {
    use rusc_search::Curve;

    use super::*;

    fn worth(score: Score) -> Worth {
        Worth { name: String::new(), score: Some(score), chance: score.chance(Curve::slope(0.3)), visits: 0 }
    }

    fn scores() -> Vec<Score> {
        let proven = [Proof::Win, Proof::Draw, Proof::Loss].into_iter().flat_map(|proof| {
            [Score::proven(proof), Score::proven(proof).in_moves(1), Score::proven(proof).in_moves(9)]
        });
        let points = [-900.0, -2.0, 0.0, 2.0, 900.0, 901.0].map(|value| Score::estimate(value, Unit::POINTS));
        let chances = [0.0, 0.3, 0.5, 1.0].map(|value| Score::estimate(value, Unit::WIN_CHANCE));
        let margins = [3, -3, 0].map(Score::by_points);
        proven.chain(points).chain(chances).chain(margins).chain([Score::estimate(0.0, Unit::UNKNOWN)]).collect()
    }

    #[test]
    fn the_best_comes_first_in_a_total_order() {
        let unknown = Worth { score: None, ..worth(Score::proven(Proof::Draw)) };
        let all: Vec<Worth> = scores().into_iter().map(worth).chain([unknown]).collect();
        for one in &all {
            for other in &all {
                let order = best_first(one, other);
                assert_eq!(order, best_first(other, one).reverse(), "{one:?} {other:?}");
                for third in &all {
                    if order.is_le() && best_first(other, third).is_le() {
                        assert!(best_first(one, third).is_le(), "{one:?} {other:?} {third:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_order_agrees_with_that_of_scores() {
        for one in scores() {
            for other in scores().into_iter().filter(|other| one.is_better_than(*other)) {
                let has_margin = |score: Score| score.is_proven() && score.number().is_some();
                // A margin cannot be compared with a proof that has none.
                if has_margin(one) == has_margin(other) {
                    assert!(best_first(&worth(one), &worth(other)).is_lt(), "{one:?} before {other:?}");
                }
            }
        }
    }

    #[test]
    fn what_was_tried_more_often_is_known_better_but_for_what_is_certain() {
        let often = Worth { visits: 90, ..worth(Score::estimate(0.5, Unit::WIN_CHANCE)) };
        let lucky = Worth { visits: 1, ..worth(Score::estimate(1.0, Unit::WIN_CHANCE)) };
        let sure = Worth { visits: 1, ..worth(Score::proven(Proof::Win).in_moves(1)) };
        let lost = Worth { visits: 99, ..worth(Score::proven(Proof::Loss)) };
        assert!(best_first(&often, &lucky).is_lt());
        assert!(best_first(&sure, &often).is_lt() && best_first(&lucky, &lost).is_lt());
    }
}
