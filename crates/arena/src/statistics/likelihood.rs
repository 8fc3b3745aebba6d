//! The most likely distributions of pair results under a hypothesis, and how much less likely they are than what was observed.
//!
//! Michel Van den Bergh, "Comparing the approximations for the generalized log likelihood ratio of a multinomial distribution"
//! (proposition 1.1) for the score, "Comments on normalized Elo" (section 4.1) for normalised Elo; both are on cantate.be/Fishtest.
//! Results that never occurred may get the missing probability, so that the hypotheses can be compared even after ten wins out of ten.

use super::pairs::{POINTS, mean_and_variance};

/// The largest number of steps of an iteration; all converge in far fewer.
const STEPS: usize = 100;

/// The most likely distribution with the expected score `score`; `None` if there is none.
pub(super) fn with_score(observed: &[f64; 5], score: f64) -> Option<[f64; 5]> {
    tilted(observed, &POINTS.map(|points| points - score))
}

/// The most likely distribution whose expected score is `t` standard deviations above one half.
pub(super) fn with_t(observed: &[f64; 5], t: f64) -> Option<[f64; 5]> {
    // Of the distributions with this t, the one on both ends makes the first step possible for every t.
    let lead = 0.5 * t / t.hypot(1.0);
    let mut found = [0.5 - lead, 0.0, 0.0, 0.0, 0.5 + lead];
    for _ in 0..STEPS {
        let (mean, variance) = mean_and_variance(&POINTS, &found);
        let deviation = variance.sqrt().max(1e-9);
        let excess =
            POINTS.map(|points| points - 0.5 - 0.5 * t * deviation * (1.0 + ((points - mean) / deviation).powi(2)));
        let next = tilted(observed, &excess)?;
        let change = next.iter().zip(&found).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
        found = next;
        if change < 1e-10 {
            break;
        }
    }
    Some(found)
}

/// The logarithm of the likelihood of a distribution, for one pair.
pub(super) fn log(observed: &[f64; 5], distribution: &[f64; 5]) -> f64 {
    let terms = observed.iter().zip(distribution).filter(|(share, _)| **share > 0.0);
    terms.map(|(share, probability)| share * probability.ln()).sum()
}

/// The most likely distribution under which `excess` has the expected value zero; `None` if there is none.
///
/// It gives each result the probability `observed / (1 + theta * excess)`, where theta solves the constraint; if no theta does, the
/// result at the edge of the range takes what is missing.
fn tilted(observed: &[f64; 5], excess: &[f64; 5]) -> Option<[f64; 5]> {
    let smallest = excess.iter().copied().fold(f64::INFINITY, f64::min);
    let largest = excess.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if smallest >= 0.0 || largest <= 0.0 {
        return None;
    }
    let theta = root(observed, excess, -1.0 / largest, -1.0 / smallest);
    let weight = |index: usize| 1.0 + theta * excess[index];
    let mut found: [f64; 5] =
        std::array::from_fn(|index| if observed[index] > 0.0 { observed[index] / weight(index) } else { 0.0 });
    let missing = 1.0 - found.iter().sum::<f64>();
    let unseen = (0..5).filter(|&index| observed[index] == 0.0);
    if let Some(edge) = unseen.min_by(|&one, &other| weight(one).total_cmp(&weight(other))) {
        found[edge] = missing.max(0.0);
    }
    Some(found)
}

/// The theta at which the expected value is zero, by Newton's method within a shrinking bracket; the expected value falls as theta
/// grows.
fn root(observed: &[f64; 5], excess: &[f64; 5], low: f64, high: f64) -> f64 {
    let (mut low, mut high) = (low, high);
    let precision = (high - low) * 1e-13;
    let mut theta = 0.0;
    for _ in 0..STEPS {
        let terms = || observed.iter().zip(excess).filter(|(share, _)| **share > 0.0);
        let value: f64 = terms().map(|(share, excess)| share * excess / (1.0 + theta * excess)).sum();
        let slope: f64 = terms().map(|(share, excess)| -share * (excess / (1.0 + theta * excess)).powi(2)).sum();
        if value > 0.0 {
            low = theta;
        } else {
            high = theta;
        }
        let newton = theta - value / slope;
        // At both ends the probability of a result is infinite, and Newton's steps from there hardly move.
        let margin = 1e-3 * (high - low);
        let next = if low + margin < newton && newton < high - margin { newton } else { f64::midpoint(low, high) };
        if (next - theta).abs() < precision {
            return next;
        }
        theta = next;
    }
    theta
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;

    use super::*;

    /// Counts of up to a hundred pairs, some of them zero.
    fn counts(rng: &mut Rng) -> [f64; 5] {
        let counts = [(); 5].map(|()| rng.below(2) * rng.below(20));
        let total = counts.iter().sum::<u32>().max(1);
        counts.map(|count| f64::from(count) / f64::from(total))
    }

    #[test]
    fn the_most_likely_distribution_keeps_its_constraint() {
        let mut rng = Rng::new(1);
        for _ in 0..2_000 {
            let observed = counts(&mut rng);
            if observed == [0.0; 5] {
                continue;
            }
            for score in [0.1, 0.3, 0.5, 0.75] {
                let found = with_score(&observed, score).expect("every score is possible");
                let (mean, _) = mean_and_variance(&POINTS, &found);
                assert!((mean - score).abs() < 1e-6, "{observed:?} at {score}: {mean} by {found:?}");
                assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{observed:?} at {score}: {found:?}");
            }
        }
    }
}
