//! A small network that judges positions whose connections are known: how likely each move is, and who will win.
//!
//! It sees what fill-in, H-Search and the circuits found: stones, the current through each cell in both circuits, the moves worth
//! trying, and the factor of each cell's pattern. So it need not learn what can be computed.

mod features;
mod grid;
mod layers;
mod learning;
mod text;

pub use features::Features;
pub use learning::{Lesson, Loss, Training};
pub use text::NetworkError;

use std::sync::OnceLock;

use features::INPUTS;
use grid::{Grid, WAYS};
use layers::{CHANNELS, Channels, add, convolve, dot, softmax};

/// Layers after the first.
const LAYERS: usize = 4;
/// Numbers between the means over all cells and the value.
const HIDDEN: usize = 16;

/// The indices at which the parameters of each part begin.
mod start_of {
    use super::{CHANNELS, HIDDEN, INPUTS, LAYERS, WAYS};

    /// Every layer has a row with which its sums begin, and a row of weights for each way and number.
    pub(super) const FIRST_LAYER: usize = 0;
    pub(super) const LAYER: usize = FIRST_LAYER + (WAYS * INPUTS + 1) * CHANNELS;
    pub(super) const NEXT_LAYER: usize = (WAYS * CHANNELS + 1) * CHANNELS;
    pub(super) const MOVES: usize = LAYER + LAYERS * NEXT_LAYER;
    pub(super) const MEANS: usize = MOVES + CHANNELS;
    pub(super) const HIDDEN_SUMS: usize = MEANS + CHANNELS * HIDDEN;
    pub(super) const VALUE: usize = HIDDEN_SUMS + HIDDEN;
    /// The weight of the resistances, and the number with which the sum of the value begins.
    pub(super) const UNITS: usize = VALUE + HIDDEN;
    pub(super) const END: usize = UNITS + 2;
}

/// A network with its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    parameters: Vec<f32>,
}

/// What the network thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The probability of each move worth trying, in ascending order of cells.
    pub moves: Vec<f32>,
    /// The logarithm of the odds that the side to move wins.
    pub odds: f32,
}

/// The numbers that the network computes for a position; the buffers are reused.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activations {
    /// The numbers of each cell after each layer.
    layers: Vec<Vec<Channels>>,
    /// The logits of the moves worth trying.
    moves: Vec<f32>,
    means: [f32; CHANNELS],
    hidden: [f32; HIDDEN],
    odds: f32,
}

impl Network {
    /// The network that comes with the program.
    pub fn shipped() -> &'static Network {
        static SHIPPED: OnceLock<Network> = OnceLock::new();
        SHIPPED.get_or_init(|| include_str!("network.txt").parse().expect("the shipped network can be read"))
    }

    /// Judges a position.
    pub fn judge(&self, features: &Features) -> Judgement {
        self.judge_with(features, &mut Activations::default())
    }

    /// Judges a position with buffers that are used again.
    pub(crate) fn judge_with(&self, features: &Features, activations: &mut Activations) -> Judgement {
        self.run(features, activations);
        Judgement { moves: softmax(&activations.moves), odds: activations.odds }
    }

    fn run(&self, features: &Features, activations: &mut Activations) {
        let grid = Grid::new(features.size);
        let layers = &mut activations.layers;
        layers.resize_with(LAYERS + 1, Vec::new);
        for layer in layers.iter_mut() {
            layer.clear();
            layer.resize(grid.places(), [0.0; CHANNELS]);
        }
        let (start, weights) = self.layer(start_of::FIRST_LAYER, WAYS * INPUTS);
        convolve(&grid, grid.ways, &features.inputs, weights, start, &mut layers[0]);
        layers[0].iter_mut().flatten().for_each(|number| *number = number.max(0.0));
        for number in 0..LAYERS {
            let (start, weights) = self.later_layer(number);
            let [before, after] = &mut layers[number..number + 2] else { unreachable!("there is one layer more") };
            convolve(&grid, grid.ways, before, weights, start, after);
            // Each layer adds to what was there before it.
            for (after, before) in after.iter_mut().zip(before) {
                after.iter_mut().zip(before).for_each(|(after, before)| *after = (*after + *before).max(0.0));
            }
        }
        let last = &layers[LAYERS];
        let weights = &self.parameters[start_of::MOVES..start_of::MEANS];
        activations.moves.clear();
        activations.moves.extend(features.moves.iter().map(|&place| dot(&last[usize::from(place)], weights)));
        let share = 1.0 / grid.area() as f32;
        activations.means = [0.0; CHANNELS];
        last.iter().for_each(|numbers| add(&mut activations.means, share, numbers));
        activations.hidden.copy_from_slice(&self.parameters[start_of::HIDDEN_SUMS..start_of::VALUE]);
        for (&mean, weights) in activations.means.iter().zip(self.of_means()) {
            add(&mut activations.hidden, mean, weights);
        }
        activations.hidden.iter_mut().for_each(|number| *number = number.max(0.0));
        let value = &self.parameters[start_of::VALUE..start_of::UNITS];
        let [units, start] = [start_of::UNITS, start_of::UNITS + 1].map(|index| self.parameters[index]);
        activations.odds = start + units * features.units + dot(&activations.hidden, value);
    }

    /// The row with which the sums of a layer begin, and `count` rows of weights.
    fn layer(&self, from: usize, count: usize) -> (&Channels, &[Channels]) {
        let rows = self.parameters[from..from + (count + 1) * CHANNELS].as_chunks().0;
        rows.split_first().expect("a layer has rows")
    }

    /// A layer after the first.
    fn later_layer(&self, number: usize) -> (&Channels, &[Channels]) {
        self.layer(start_of::LAYER + number * start_of::NEXT_LAYER, WAYS * CHANNELS)
    }

    /// For each mean, its weights in the hidden numbers.
    fn of_means(&self) -> &[[f32; HIDDEN]] {
        self.parameters[start_of::MEANS..start_of::HIDDEN_SUMS].as_chunks().0
    }
}
