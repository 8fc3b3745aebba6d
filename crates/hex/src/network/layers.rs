//! The arithmetic of the network: the numbers of each cell after a layer are sums over the cell and its neighbours before it.

use super::grid::{Grid, WAYS};

/// Numbers that the network keeps for each cell.
pub(super) const CHANNELS: usize = 32;

/// The numbers of one cell, or the weights of one number.
pub(super) type Channels = [f32; CHANNELS];

/// Computes for each cell of the board `start` plus the weighted numbers of the cells that lie in these ways from it. There is a row
/// of weights for each way and number.
pub(super) fn convolve<const IN: usize>(
    grid: &Grid,
    ways: [isize; WAYS],
    input: &[[f32; IN]],
    weights: &[Channels],
    start: &Channels,
    out: &mut [Channels],
) {
    for row in 0..grid.size {
        // Two cells at a time, so that each weight is loaded once for both.
        for column in (0..grid.size).step_by(2) {
            let at = grid.at(column, row);
            let mut sums = [*start; 2];
            for (way, weights) in ways.into_iter().zip(weights.chunks_exact(IN)) {
                let from = at.wrapping_add_signed(way);
                let (one, other) = (&input[from], &input[from + 1]);
                for (number, weights) in weights.iter().enumerate() {
                    let (a, b) = (one[number], other[number]);
                    for channel in 0..CHANNELS {
                        sums[0][channel] += a * weights[channel];
                        sums[1][channel] += b * weights[channel];
                    }
                }
            }
            out[at] = sums[0];
            if column + 1 < grid.size {
                out[at + 1] = sums[1];
            }
        }
    }
}

/// Adds the gradient of a layer's parameters, given the numbers before it and the gradient of those after it. The first row is that of
/// the start.
pub(super) fn add_gradient<const IN: usize>(
    grid: &Grid,
    input: &[[f32; IN]],
    after: &[Channels],
    gradient: &mut [Channels],
) {
    let (start, rows) = gradient.split_first_mut().expect("a layer has a start");
    for row in 0..grid.size {
        for column in 0..grid.size {
            let at = grid.at(column, row);
            add(start, 1.0, &after[at]);
            for (way, rows) in grid.ways.into_iter().zip(rows.chunks_exact_mut(IN)) {
                for (row, &number) in rows.iter_mut().zip(&input[at.wrapping_add_signed(way)]) {
                    if number != 0.0 {
                        add(row, number, &after[at]);
                    }
                }
            }
        }
    }
}

/// The weights of a layer as its gradient flows back through them: from the numbers after it to those before.
pub(super) fn backwards(weights: &[Channels]) -> Vec<Channels> {
    let mut turned = vec![[0.0; CHANNELS]; weights.len()];
    for (turned, weights) in turned.chunks_exact_mut(CHANNELS).zip(weights.chunks_exact(CHANNELS)) {
        for (number, weights) in weights.iter().enumerate() {
            weights.iter().zip(&mut *turned).for_each(|(&weight, turned)| turned[number] = weight);
        }
    }
    turned
}

/// Adds some numbers, times a factor.
pub(super) fn add<const COUNT: usize>(sum: &mut [f32; COUNT], factor: f32, more: &[f32; COUNT]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += factor * more);
}

/// The sum of the products of two rows.
pub(super) fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// Probabilities in proportion to the exponentials of some numbers.
pub(super) fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut shares: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let total: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    shares
}

/// The probability with these odds, given as a logarithm.
pub(super) fn probability(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
