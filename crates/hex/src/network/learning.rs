//! Teaching the network: from the visits that a search gave to the moves, and from the results of games.
//!
//! Gradient descent by Adam (Kingma and Ba, 2015) on batches of positions, with steps that shrink to 0 towards the end.

use rusc_game::Rng;
use rusc_search::together;

use super::grid::Grid;
use super::layers::{CHANNELS, Channels, add, add_gradient, backwards, convolve, dot, probability, softmax};
use super::{Activations, Features, HIDDEN, INPUTS, LAYERS, Network, WAYS, start_of};

/// A position to learn from.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What the network sees.
    pub features: Features,
    /// The probability that each move worth trying should get.
    pub moves: Vec<f32>,
    /// The chance of the side to move to win.
    pub chance: f32,
}

/// How wrong a network is, on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Cross entropy of the moves.
    pub moves: f64,
    /// Cross entropy of the winner.
    pub winner: f64,
    /// Share of positions in which the likeliest move is the one with the most visits.
    pub first: f64,
    /// Share of positions in which the likelier winner wins.
    pub right: f64,
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Training {
    /// Passes over all positions.
    pub passes: u32,
    /// Length of the first steps.
    pub step: f32,
    /// Fixes all random choices.
    pub seed: u64,
}

impl Training {
    /// A training with the usual steps.
    pub fn new(passes: u32, seed: u64) -> Self {
        Training { passes, step: 0.002, seed }
    }
}

/// Positions between two steps.
const BATCH: usize = 32;
/// Parts of a batch that threads may share; their number decides how sums are rounded.
const PARTS: usize = 2;

impl Network {
    /// A network that has learned nothing; its parameters are random.
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut parameters = vec![0.0; start_of::END];
        let mut spread = |from: usize, to: usize, most: f32| {
            for parameter in &mut parameters[from..to] {
                let share = (rng.bits() >> 40) as f32 / (1 << 24) as f32;
                *parameter = (2.0 * share - 1.0) * most;
            }
        };
        // Sums begin with 0, and numbers stay of the same order from layer to layer.
        let most = |inputs: usize| (3.0 / inputs as f32).sqrt();
        spread(start_of::FIRST_LAYER + CHANNELS, start_of::LAYER, most(WAYS * INPUTS / 2));
        for layer in 0..LAYERS {
            let from = start_of::LAYER + layer * start_of::NEXT_LAYER;
            spread(from + CHANNELS, from + start_of::NEXT_LAYER, 0.5 * most(WAYS * CHANNELS));
        }
        spread(start_of::MOVES, start_of::MEANS, 0.05);
        spread(start_of::MEANS, start_of::HIDDEN_SUMS, most(CHANNELS));
        spread(start_of::VALUE, start_of::UNITS, 0.1);
        parameters[start_of::UNITS] = 0.5;
        Network { parameters }
    }

    /// How wrong the network is about positions.
    pub fn loss(&self, lessons: &[Lesson]) -> Loss {
        let mut activations = Activations::default();
        let mut sum = Loss::default();
        for lesson in lessons {
            let judgement = self.judge_with(&lesson.features, &mut activations);
            let chance = probability(judgement.odds);
            sum.moves += cross_entropy(&lesson.moves, &judgement.moves);
            sum.winner += cross_entropy(&[lesson.chance, 1.0 - lesson.chance], &[chance, 1.0 - chance]);
            sum.first += f64::from(u8::from(likeliest(&lesson.moves) == likeliest(&judgement.moves)));
            sum.right += f64::from(u8::from((lesson.chance > 0.5) == (chance > 0.5)));
        }
        let mean = |sum: f64| sum / lessons.len().max(1) as f64;
        Loss { moves: mean(sum.moves), winner: mean(sum.winner), first: mean(sum.first), right: mean(sum.right) }
    }

    /// Learns from positions. `is_stopped` is asked before each batch, with the number of batches so far and in all.
    pub fn learn(&mut self, lessons: &[Lesson], training: Training, is_stopped: &mut dyn FnMut(usize, usize) -> bool) {
        let mut rng = Rng::new(training.seed);
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let total = training.passes as usize * lessons.len().div_ceil(BATCH);
        let mut adam = Adam::new(self.parameters.len());
        let mut done = 0;
        for _ in 0..training.passes {
            rng.shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                if is_stopped(done, total) {
                    return;
                }
                let batch: Vec<(&Lesson, bool)> =
                    batch.iter().map(|&index| (&lessons[index as usize], rng.below(2) == 1)).collect();
                let network = &*self;
                let mut parts = batch.chunks(BATCH.div_ceil(PARTS)).map(|part| move || Gradient::of(network, part));
                let first = parts.next().expect("a batch has positions");
                let mut gradients = together(first, parts).into_iter();
                let mut gradient = gradients.next().expect("a batch has positions");
                for more in gradients {
                    gradient.parameters.iter_mut().zip(&more.parameters).for_each(|(sum, more)| *sum += more);
                }
                let ease = 0.5 + 0.5 * (std::f32::consts::PI * done as f32 / total as f32).cos();
                let mean = 1.0 / batch.len() as f32;
                adam.step(&mut self.parameters, &gradient.parameters, mean, training.step * ease);
                done += 1;
            }
        }
    }
}

/// The index of the largest number.
fn likeliest(numbers: &[f32]) -> Option<usize> {
    (0..numbers.len()).max_by(|&one, &other| numbers[one].total_cmp(&numbers[other]))
}

fn cross_entropy(wanted: &[f32], given: &[f32]) -> f64 {
    wanted.iter().zip(given).map(|(&wanted, &given)| -f64::from(wanted) * f64::from(given.max(1e-9).ln())).sum()
}

/// The gradient of the loss, summed over positions.
struct Gradient {
    parameters: Vec<f32>,
    activations: Activations,
    /// The gradient of the numbers of each cell after a layer, and before it.
    after: Vec<Channels>,
    before: Vec<Channels>,
}

impl Gradient {
    /// The gradient of some positions, of which those with `true` are turned half around.
    fn of(network: &Network, lessons: &[(&Lesson, bool)]) -> Self {
        let mut gradient = Gradient {
            parameters: vec![0.0; start_of::END],
            activations: Activations::default(),
            after: Vec::new(),
            before: Vec::new(),
        };
        for &(lesson, is_turned) in lessons {
            if is_turned {
                gradient.add(network, &lesson.features.turned(), lesson);
            } else {
                gradient.add(network, &lesson.features, lesson);
            }
        }
        gradient
    }

    /// Adds the gradient of one position.
    fn add(&mut self, network: &Network, features: &Features, lesson: &Lesson) {
        network.run(features, &mut self.activations);
        let grid = Grid::new(features.size);
        for buffer in [&mut self.after, &mut self.before] {
            buffer.clear();
            buffer.resize(grid.places(), [0.0; CHANNELS]);
        }
        self.add_value(network, features, lesson, &grid);
        self.add_moves(network, features, lesson);
        let back = grid.ways.map(|way| -way);
        for number in (0..LAYERS).rev() {
            let (before, after) = (&self.activations.layers[number], &self.activations.layers[number + 1]);
            cut_off(&mut self.after, after);
            let from = start_of::LAYER + number * start_of::NEXT_LAYER;
            let rows = self.parameters[from..from + start_of::NEXT_LAYER].as_chunks_mut().0;
            add_gradient(&grid, before, &self.after, rows);
            let weights = backwards(network.later_layer(number).1);
            convolve(&grid, back, &self.after, &weights, &[0.0; CHANNELS], &mut self.before);
            // What a layer adds to flows back beside it.
            self.after.iter_mut().zip(&self.before).for_each(|(after, before)| add(after, 1.0, before));
        }
        cut_off(&mut self.after, &self.activations.layers[0]);
        let rows = self.parameters[start_of::FIRST_LAYER..start_of::LAYER].as_chunks_mut().0;
        add_gradient(&grid, &features.inputs, &self.after, rows);
    }

    /// Adds what the value is wrong by.
    fn add_value(&mut self, network: &Network, features: &Features, lesson: &Lesson, grid: &Grid) {
        let Activations { means, hidden, odds, .. } = &self.activations;
        let wrong = probability(*odds) - lesson.chance;
        self.parameters[start_of::UNITS] += wrong * features.units;
        self.parameters[start_of::UNITS + 1] += wrong;
        let mut of_hidden = [0.0; HIDDEN];
        for (index, (of_hidden, &hidden)) in of_hidden.iter_mut().zip(hidden).enumerate() {
            self.parameters[start_of::VALUE + index] += wrong * hidden;
            if hidden > 0.0 {
                *of_hidden = wrong * network.parameters[start_of::VALUE + index];
            }
            self.parameters[start_of::HIDDEN_SUMS + index] += *of_hidden;
        }
        let rows = self.parameters[start_of::MEANS..start_of::HIDDEN_SUMS].as_chunks_mut::<HIDDEN>().0;
        rows.iter_mut().zip(means).for_each(|(row, &mean)| add(row, mean, &of_hidden));
        let share = 1.0 / grid.area() as f32;
        let mut of_means = [0.0; CHANNELS];
        for (of_mean, weights) in of_means.iter_mut().zip(network.of_means()) {
            *of_mean = share * dot(&of_hidden, weights);
        }
        for row in 0..grid.size {
            self.after[grid.at(0, row)..][..grid.size].fill(of_means);
        }
    }

    /// Adds what the probabilities of moves are wrong by.
    fn add_moves(&mut self, network: &Network, features: &Features, lesson: &Lesson) {
        let weights: &Channels = network.parameters[start_of::MOVES..].first_chunk().expect("the row is complete");
        let shares = softmax(&self.activations.moves);
        let last = &self.activations.layers[LAYERS];
        let sum: &mut Channels = self.parameters[start_of::MOVES..].first_chunk_mut().expect("the row is complete");
        for ((&place, share), wanted) in features.moves.iter().zip(shares).zip(&lesson.moves) {
            let (place, wrong) = (usize::from(place), share - wanted);
            add(sum, wrong, &last[place]);
            add(&mut self.after[place], wrong, weights);
        }
    }
}

/// Nothing flows back through numbers that were cut off at 0.
fn cut_off(gradient: &mut [Channels], numbers: &[Channels]) {
    for (gradient, &number) in gradient.iter_mut().flatten().zip(numbers.iter().flatten()) {
        *gradient = if number > 0.0 { *gradient } else { 0.0 };
    }
}

/// Steps against the gradient, with a length of its own for every parameter.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// How much of the old means is kept at each step.
const KEPT_MEAN: f32 = 0.9;
const KEPT_SQUARE: f32 = 0.999;
/// How much parameters shrink with each step.
const DECAY: f32 = 1e-4;

impl Adam {
    fn new(count: usize) -> Self {
        Adam { means: vec![0.0; count], squares: vec![0.0; count], steps: 0 }
    }

    fn step(&mut self, parameters: &mut [f32], gradient: &[f32], share: f32, step: f32) {
        self.steps += 1;
        let unbiased = (1.0 - KEPT_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEPT_MEAN.powi(self.steps));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((parameter, gradient), (mean, square)) in parameters.iter_mut().zip(gradient).zip(moments) {
            let gradient = gradient * share;
            *mean = KEPT_MEAN * *mean + (1.0 - KEPT_MEAN) * gradient;
            *square = KEPT_SQUARE * *square + (1.0 - KEPT_SQUARE) * gradient * gradient;
            *parameter -= step * (unbiased * *mean / (square.sqrt() + 1e-8) + DECAY * *parameter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Move, Observer, Position, SwapRule};
    use rusc_game::Game;

    /// Positions of random games, each with a random move to learn.
    fn lessons(count: u64) -> Vec<Lesson> {
        let mut lessons = Vec::new();
        for game in 0..count {
            let mut rng = Rng::stream(5, game);
            let mut position = Position::<1>::new(6, SwapRule::Off).expect("the size is in range");
            let mut last: Option<Cell> = None;
            for _ in 0..3 + rng.below(4) {
                let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) else { break };
                position.play(Move::Stone(cell));
                last = Some(cell);
            }
            if let Some((_, features)) = Observer::new().observe(&position, last) {
                let wanted = rng.below(features.moves.len() as u32) as usize;
                let share = |at: usize| if at == wanted { 1.0 } else { 0.0 };
                let moves = (0..features.moves.len()).map(share).collect();
                lessons.push(Lesson { features, moves, chance: rng.below(2) as f32 });
            }
        }
        lessons
    }

    fn sum_of_losses(network: &Network, lesson: &Lesson) -> f64 {
        let loss = network.loss(std::slice::from_ref(lesson));
        loss.moves + loss.winner
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let lessons = lessons(4);
        assert!(!lessons.is_empty());
        let network = Network::new(3);
        for lesson in &lessons {
            let gradient = Gradient::of(&network, &[(lesson, false)]).parameters;
            let mut rng = Rng::new(8);
            let last =
                [start_of::MOVES, start_of::MEANS + 3, start_of::HIDDEN_SUMS + 1, start_of::VALUE, start_of::UNITS];
            let some = (0..60).map(|_| rng.below(start_of::END as u32) as usize).chain(last);
            let mut steep = 0;
            for index in some {
                let moved = |by: f32| {
                    let mut network = network.clone();
                    network.parameters[index] += by;
                    sum_of_losses(&network, lesson)
                };
                let slope = (moved(1e-2) - moved(-1e-2)) / 2e-2;
                let off = (slope - f64::from(gradient[index])).abs();
                assert!(off < 2e-3 + 0.03 * slope.abs(), "{index}: {slope} is not {}", gradient[index]);
                steep += u32::from(slope.abs() > 1e-3);
            }
            assert!(steep > 10, "something was compared");
        }
    }

    #[test]
    fn what_is_taught_is_learned_whichever_way_the_board_lies() {
        let lessons = lessons(12);
        let mut network = Network::new(1);
        let before = network.loss(&lessons);
        network.learn(&lessons, Training { step: 0.005, ..Training::new(60, 2) }, &mut |_, _| false);
        let after = network.loss(&lessons);
        assert!(after.moves < before.moves / 2.0 && after.winner < before.winner / 2.0, "{before:?} {after:?}");
        let turned: Vec<Lesson> =
            lessons.iter().map(|lesson| Lesson { features: lesson.features.turned(), ..lesson.clone() }).collect();
        let turned = network.loss(&turned);
        assert!(turned.moves < before.moves / 2.0 && turned.winner < before.winner / 2.0, "{before:?} {turned:?}");
    }

    #[test]
    fn a_seed_fixes_what_is_learned_and_it_can_be_stopped() {
        let lessons = lessons(8);
        let learn = |seed, most: usize| {
            let mut network = Network::new(1);
            network.learn(&lessons, Training::new(2, seed), &mut |done, _| done == most);
            network
        };
        assert_eq!(learn(1, 9), learn(1, 9));
        assert_ne!(learn(1, 9), learn(2, 9));
        assert_eq!(learn(1, 0), Network::new(1));
    }
}
