//! Learning weights from games: which of the empty cells was played, given the patterns around all of them.
//!
//! A move's logarithm is the sum of up to four parts: of the ring of neighbours, of the whole pattern, and, near the last stone,
//! of that stone's place alone and together with the ring. The general parts have evidence enough to be learned from few games;
//! the special ones are pulled towards 0, so that they stay there without evidence. The parts are fitted by logistic
//! regression: stochastic gradient ascent on the likelihood of the moves played, with a step size of its own for every part.

use rusc_game::{Game, Rng};

use super::shape::{AROUND, PATTERNS, Patterns, RINGS, ring, seen_from, turned};
use super::weights::{PatternWeights, factor};
use crate::{Cell, Move, Position};

/// Moves of games to learn from, each with all alternatives.
#[derive(Clone, Debug, Default)]
pub struct Study {
    options: Vec<Choice>,
    decisions: Vec<Decision>,
}

/// The features of a possible move.
#[derive(Clone, Copy, Debug)]
struct Choice {
    pattern: u32,
    /// The place of the last stone in the pattern.
    place: Option<u8>,
}

#[derive(Clone, Copy, Debug)]
struct Decision {
    /// Index of the first option; the others follow up to those of the next decision.
    first: usize,
    count: u16,
    /// The option that was played.
    chosen: u16,
}

/// How well weights predict the moves of games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// Mean logarithm of the probability given to the move played.
    pub log_likelihood: f64,
    /// Share of moves that were the most probable one.
    pub first: f64,
    /// Share of moves that were among the ten most probable.
    pub first_ten: f64,
}

impl Study {
    /// Adds the moves of a game from number `from` on; those before it were not chosen by a player worth learning from.
    pub fn add_game<const WORDS: usize>(&mut self, start: &Position<WORDS>, moves: &[Move], from: usize) {
        let mut patterns = Patterns::new(start.board().surroundings());
        let mut position = *start;
        let mut last = None;
        for (number, &mv) in moves.iter().enumerate() {
            let Move::Stone(cell) = mv else {
                // A swap moves a stone, which patterns cannot follow.
                return;
            };
            if number >= from {
                self.add_decision(&position, &patterns, last, cell);
            }
            patterns.place(position.mover(), cell);
            position.play(mv);
            last = Some(cell);
        }
    }

    fn add_decision<const WORDS: usize>(
        &mut self,
        position: &Position<WORDS>,
        patterns: &Patterns,
        last: Option<Cell>,
        played: Cell,
    ) {
        let (viewer, first) = (position.mover(), self.options.len());
        let mut chosen = 0;
        for (index, cell) in position.empty().iter().enumerate() {
            let way = last.and_then(|last| position.board().surroundings().way(last, cell));
            let place = way.map(|way| seen_from(viewer.index(), way) as u8);
            self.options.push(Choice { pattern: patterns.at(viewer, cell), place });
            if cell == played {
                chosen = index;
            }
        }
        let count = self.options.len() - first;
        self.decisions.push(Decision { first, count: count as u16, chosen: chosen as u16 });
    }

    /// Number of moves to learn from.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there is nothing to learn from.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Learns weights in several passes over all moves, in an order fixed by the seed; `is_stopped` is asked before each pass.
    pub fn learn(&self, passes: u32, seed: u64, is_stopped: &mut dyn FnMut(u32) -> bool) -> PatternWeights {
        let mut parts = Parts::new();
        let mut rng = Rng::new(seed);
        let mut order: Vec<u32> = (0..self.decisions.len() as u32).collect();
        for pass in 0..passes {
            if is_stopped(pass) {
                break;
            }
            rng.shuffle(&mut order);
            order.iter().for_each(|&index| parts.learn(self.options_of(index as usize), self.chosen(index as usize)));
        }
        parts.weights()
    }

    /// How well weights predict the moves.
    pub fn prediction(&self, weights: &PatternWeights) -> Prediction {
        let (mut log_likelihood, mut first, mut first_ten) = (0.0, 0.0, 0.0);
        for index in 0..self.decisions.len() {
            let options = self.options_of(index).iter();
            let factors: Vec<f32> = options.map(|option| option.factor(weights)).collect();
            let played = factors[self.chosen(index)];
            let better = factors.iter().filter(|&&other| other > played).count();
            log_likelihood += f64::from((played / factors.iter().sum::<f32>()).ln());
            first += f64::from(u8::from(better < 1));
            first_ten += f64::from(u8::from(better < 10));
        }
        let count = self.decisions.len().max(1) as f64;
        Prediction { log_likelihood: log_likelihood / count, first: first / count, first_ten: first_ten / count }
    }

    fn options_of(&self, decision: usize) -> &[Choice] {
        let Decision { first, count, .. } = self.decisions[decision];
        &self.options[first..][..usize::from(count)]
    }

    fn chosen(&self, decision: usize) -> usize {
        usize::from(self.decisions[decision].chosen)
    }
}

impl Choice {
    fn factor(self, weights: &PatternWeights) -> f32 {
        let pattern = usize::from(weights.pattern(self.pattern));
        match self.place {
            None => factor(pattern, 1),
            Some(place) => factor(pattern + usize::from(weights.reply(place.into(), self.pattern)), 2),
        }
    }

    /// The indices of the parts of this move; the last two only near the last stone.
    fn parts(self) -> ([usize; 4], usize) {
        let pattern = self.pattern.min(turned(self.pattern));
        let ring_part = ring_of_pair(ring(self.pattern));
        let Some(place) = self.place else { return ([ring_part, PATTERN_PARTS + pattern as usize, 0, 0], 2) };
        let place = usize::from(place);
        let reply = reply_of_pair(place, ring(self.pattern));
        ([ring_part, PATTERN_PARTS + pattern as usize, reply, PLACE_PARTS + place_of_pair(place)], 4)
    }
}

/// The first parts are those of rings; then come replies, places and patterns.
const REPLY_PARTS: usize = RINGS;
const PLACE_PARTS: usize = REPLY_PARTS + AROUND * RINGS;
const PATTERN_PARTS: usize = PLACE_PARTS + AROUND;
const ALL_PARTS: usize = PATTERN_PARTS + PATTERNS;

/// A ring and its half turn share a part: that of the smaller one. The same holds for places and replies.
fn ring_of_pair(ring: usize) -> usize {
    ring.min(turned(ring as u32) as usize)
}

fn place_of_pair(place: usize) -> usize {
    place.min(super::shape::opposite(place))
}

fn reply_of_pair(place: usize, ring: usize) -> usize {
    let here = place * RINGS + ring;
    REPLY_PARTS + here.min(super::shape::opposite(place) * RINGS + turned(ring as u32) as usize)
}

/// The parts while they are being learned.
struct Parts {
    values: Vec<f32>,
    /// The sum of the squares of each part's gradients, by which its steps are shortened.
    squares: Vec<f32>,
    /// Buffer: the probability of each option.
    shares: Vec<f32>,
}

/// The length of the first step of a part.
const STEP: f32 = 0.3;
/// What a whole pattern adds to its ring is kept in steps of this size, and not at all if it is less than one and a half of them: most
/// patterns are rare, and a browser has to load all that is kept.
const KEPT_STEP: f32 = 0.5;
/// How strongly a part is pulled towards 0 by each move in which it appears.
const PULL: f32 = 0.002;

impl Parts {
    fn new() -> Self {
        Parts { values: vec![0.0; ALL_PARTS], squares: vec![1.0; ALL_PARTS], shares: Vec::new() }
    }

    /// One step towards the move that was chosen.
    fn learn(&mut self, options: &[Choice], chosen: usize) {
        self.shares.clear();
        let logarithm = |option: &Choice| {
            let (parts, count) = option.parts();
            parts[..count].iter().map(|&part| self.values[part]).sum::<f32>()
        };
        self.shares.extend(options.iter().map(logarithm));
        let most = self.shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.shares.iter_mut().for_each(|share| *share = (*share - most).exp());
        let total: f32 = self.shares.iter().sum();
        for (index, option) in options.iter().enumerate() {
            let gradient = if index == chosen { 1.0 } else { 0.0 } - self.shares[index] / total;
            let (parts, count) = option.parts();
            for &part in &parts[..count] {
                let value = &mut self.values[part];
                let gradient = gradient - PULL * *value * gradient.abs();
                self.squares[part] += gradient * gradient;
                *value += STEP * gradient / self.squares[part].sqrt();
            }
        }
    }

    fn weights(&self) -> PatternWeights {
        let value = |part: usize| self.values[part];
        let pattern = |pattern: u32| {
            value(ring_of_pair(ring(pattern))) + coarse(value(PATTERN_PARTS + pattern.min(turned(pattern)) as usize))
        };
        let reply =
            |place: usize, ring: usize| value(reply_of_pair(place, ring)) + value(PLACE_PARTS + place_of_pair(place));
        // Only ratios count: the scale is such that the pattern of an empty neighbourhood has the factor 1.
        let middle = pattern(0);
        PatternWeights::from_logarithms(|index| pattern(index) - middle, reply)
    }
}

/// A part as it is kept.
fn coarse(value: f32) -> f32 {
    if value.abs() < 1.5 * KEPT_STEP { 0.0 } else { (value / KEPT_STEP).round() * KEPT_STEP }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SwapRule;

    #[test]
    fn little_evidence_is_left_out() {
        assert_eq!([0.7, -0.74, 0.8, -1.9].map(coarse), [0.0, 0.0, 1.0, -2.0]);
    }

    /// Random games in which every stone is placed next to the last one, if there is room.
    fn clinging(games: u64) -> Study {
        let start = Position::<1>::new(6, SwapRule::Off).expect("the size is in range");
        let mut study = Study::default();
        for game in 0..games {
            let mut rng = Rng::stream(9, game);
            let (mut position, mut moves): (Position<1>, Vec<Move>) = (start, Vec::new());
            while !position.is_over() {
                let near = match moves.last() {
                    Some(&Move::Stone(last)) => position.board().touching(last) & position.empty(),
                    _ => position.empty(),
                };
                let cells: Vec<Cell> = if near.is_empty() { position.empty() } else { near }.iter().collect();
                let mv = Move::Stone(*rng.choose(&cells).expect("the board is not full"));
                position.play(mv);
                moves.push(mv);
            }
            study.add_game(&start, &moves, 1);
        }
        study
    }

    #[test]
    fn what_is_always_played_is_learned() {
        let (study, other) = (clinging(150), clinging(170));
        let weights = study.learn(6, 1, &mut |_| false);
        let uniform = PatternWeights::from_logarithms(|_| 0.0, |_, _| 0.0);
        assert!(other.prediction(&weights).first > 0.3, "{:?}", other.prediction(&weights));
        assert!(other.prediction(&weights).log_likelihood > other.prediction(&uniform).log_likelihood + 1.0);
        // Next to the last stone, but not a bridge away from it.
        assert!((0..6).all(|place| weights.reply(place, 0) > weights.reply(place + 6, 0) + 16));
    }

    #[test]
    fn a_seed_fixes_what_is_learned() {
        let study = clinging(20);
        let learn = |seed| study.learn(3, seed, &mut |_| false);
        assert_eq!(learn(1), learn(1));
        assert_ne!(learn(1), learn(2));
        assert_eq!(study.learn(3, 1, &mut |pass| pass == 1), study.learn(1, 1, &mut |_| false), "it can be stopped");
    }
}
