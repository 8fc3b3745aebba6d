//! The results of pairs of games: the pentanomial counts.

/// The points that a pair can give the first bot, as a share of the possible ones.
pub(super) const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The number of pairs in which the first bot scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u32; 5]);

impl Pentanomial {
    /// Counts a pair in which the first bot scored this many half points, from 0 to 4.
    ///
    /// # Panics
    /// If there are more than 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// The number of pairs.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The first bot's share of the points; `None` without pairs.
    pub fn score(&self) -> Option<f64> {
        Some(mean(&POINTS, &self.shares()?))
    }

    /// How often each result occurred, as a share of the pairs; `None` without pairs.
    pub(super) fn shares(&self) -> Option<[f64; 5]> {
        let pairs = f64::from(self.pairs());
        (pairs > 0.0).then(|| self.0.map(|count| f64::from(count) / pairs))
    }
}

/// The expected value under these probabilities.
pub(super) fn mean(values: &[f64; 5], probabilities: &[f64; 5]) -> f64 {
    values.iter().zip(probabilities).map(|(value, probability)| value * probability).sum()
}

/// The expected value and the variance under these probabilities.
pub(super) fn mean_and_variance(values: &[f64; 5], probabilities: &[f64; 5]) -> (f64, f64) {
    let mean = mean(values, probabilities);
    (mean, self::mean(&values.map(|value| (value - mean).powi(2)), probabilities))
}
