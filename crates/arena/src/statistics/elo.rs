//! Rating differences of two bots from the results of their pairs.
//!
//! The intervals are profile likelihood intervals: all values under which the observed counts are not too unlikely. They need no
//! symmetry and are sound at the ends, where 20 wins out of 20 give a lower bound and no upper one. The threshold is the square of
//! Student's quantile instead of the normal one (Owen, "Empirical Likelihood", 2001, section 3.3), which matters for few pairs only.

use std::f64::consts::{LN_10, SQRT_2};

use serde::{Deserialize, Serialize};

use super::Pentanomial;
use super::likelihood::{log, with_score, with_t};
use super::normal::{below, reach};
use super::pairs::{POINTS, mean_and_variance};

/// A 95 % confidence interval; an end is `None` where it is unbounded.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// How much stronger the first of two bots is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference in Elo points; `None` if it is infinite.
    pub difference: Option<f64>,
    /// Its interval.
    pub interval: Interval,
    /// The normalised difference: the score in standard deviations of a game, in units as large as Elo points; `None` if the pairs
    /// all gave the same result.
    pub normalised: Option<f64>,
    /// Its interval.
    pub normalised_interval: Interval,
    /// The likelihood of superiority: the probability that the first bot is the stronger one.
    pub superiority: f64,
}

/// Normalised Elo per standard deviation of a game.
const PER_DEVIATION: f64 = 800.0 / LN_10;

impl Elo {
    /// The difference that these pairs suggest; `None` without pairs.
    pub fn of(pairs: &Pentanomial) -> Option<Elo> {
        let observed = pairs.shares()?;
        let (score, variance) = mean_and_variance(&POINTS, &observed);
        let threshold = reach(pairs.pairs()).powi(2);
        // Twice the logarithm of the likelihood ratio, which is chi-squared with one degree of freedom.
        let best = log(&observed, &observed);
        let drop = |found: Option<[f64; 5]>| {
            found.map_or(f64::INFINITY, |found| {
                (2.0 * f64::from(pairs.pairs()) * (best - log(&observed, &found))).max(0.0)
            })
        };
        let scores = ends(score, (0.0, 1.0), threshold, |score| drop(with_score(&observed, score)));
        let t = (score - 0.5) / variance.sqrt();
        // Compressed into the range from -1 to 1, since t has no bounds.
        let compressed =
            if variance > 0.0 { t / t.hypot(1.0) } else { (score - 0.5).signum() * f64::from(score != 0.5) };
        let ts =
            ends(compressed, (-1.0, 1.0), threshold, |part| drop(with_t(&observed, part / (1.0 - part * part).sqrt())));
        let root = drop(with_score(&observed, 0.5)).sqrt();
        Some(Elo {
            difference: rating(score),
            interval: scores.map(rating),
            normalised: (variance > 0.0).then(|| normalised(t)),
            normalised_interval: ts.map(|part| Some(normalised(part / (1.0 - part * part).sqrt()))),
            superiority: below(if score < 0.5 { -root } else { root }),
        })
    }
}

impl Interval {
    /// The interval of another quantity that grows with this one; an end without a value becomes unbounded.
    fn map(self, change: impl Fn(f64) -> Option<f64>) -> Interval {
        Interval { low: self.low.and_then(&change), high: self.high.and_then(&change) }
    }
}

/// The Elo difference at which this share of the points is expected; `None` if it is infinite.
fn rating(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// Normalised Elo of a pair score this many standard deviations above one half. A pair has half the variance of a game.
fn normalised(t: f64) -> f64 {
    t / SQRT_2 * PER_DEVIATION
}

/// The t of a pair score at this normalised Elo.
pub(super) fn t_of(normalised: f64) -> f64 {
    normalised * SQRT_2 / PER_DEVIATION
}

/// The values on both sides of an estimate at which `drop` reaches the threshold, between the bounds. An end at a bound is
/// unbounded.
pub(super) fn ends(estimate: f64, bounds: (f64, f64), threshold: f64, drop: impl Fn(f64) -> f64) -> Interval {
    let end = |bound: f64| {
        let (mut inside, mut outside) = (estimate, bound);
        for _ in 0..40 {
            let middle = f64::midpoint(inside, outside);
            if drop(middle) <= threshold {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        ((inside - bound).abs() > 1e-9).then_some(inside)
    };
    Interval { low: end(bounds.0), high: end(bounds.1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(counts: [u32; 5]) -> Elo {
        Elo::of(&Pentanomial(counts)).expect("there are pairs")
    }

    /// Half the width of an interval.
    fn error(interval: Interval) -> f64 {
        (interval.high.expect("bounded") - interval.low.expect("bounded")) / 2.0
    }

    /// What fastchess prints for these counts.
    #[test]
    fn fastchess_gives_the_same_figures() {
        let first = elo([177, 1629, 3083, 1780, 221]);
        let written = |number: f64| format!("{number:.2}");
        assert_eq!(first.difference.map(written).as_deref(), Some("6.03"));
        assert_eq!(written(error(first.interval)), "3.49");
        assert_eq!(first.normalised.map(written).as_deref(), Some("10.01"));
        assert_eq!(written(error(first.normalised_interval)), "5.80");
        assert_eq!(written(100.0 * first.superiority), "99.96");
        let second = elo([379, 10170, 21828, 10640, 343]);
        assert_eq!(second.normalised.map(written).as_deref(), Some("3.05"));
        assert_eq!(written(error(second.normalised_interval)), "2.31");
    }

    #[test]
    fn only_wins_give_a_lower_bound() {
        let won = elo([0, 0, 0, 0, 10]);
        assert_eq!((won.difference, won.interval.high, won.normalised), (None, None, None));
        // By hand: the likelihood of ten pairs won is p to the tenth, and 20 ln p = -2.262 squared.
        let score = (-2.262_f64.powi(2) / 20.0).exp();
        let low = won.interval.low.expect("a lower bound");
        assert!((low - rating(score).expect("finite")).abs() < 1e-3, "{won:?}");
        let low = won.normalised_interval.low.expect("a lower bound");
        let t = (score - 0.5) / (score * (1.0 - score)).sqrt();
        assert!((low - normalised(t)).abs() < 1e-3, "{won:?}");
        assert_eq!(won.normalised_interval.high, None);
        assert!(won.superiority > 0.999, "{won:?}");
    }

    /// Newton's method once stopped at the edge for such counts.
    #[test]
    fn a_clear_lead_is_likely_to_be_one() {
        let lead = elo([1, 1, 8, 11, 9]);
        assert!(lead.superiority > 0.999, "{lead:?}");
        assert!(lead.interval.low.is_some_and(|low| low > 0.0), "{lead:?}");
    }

    #[test]
    fn losses_mirror_wins() {
        let (lost, won) = (elo([30, 5, 9, 2, 4]), elo([4, 2, 9, 5, 30]));
        let negative = |end: Option<f64>| end.map(|end| -end);
        let near = |one: Option<f64>, other: Option<f64>| (one.unwrap_or(1e9) - other.unwrap_or(1e9)).abs() < 1e-3;
        assert!(near(lost.difference, negative(won.difference)));
        assert!(near(lost.interval.low, negative(won.interval.high)), "{lost:?} {won:?}");
        assert!(near(lost.normalised_interval.high, negative(won.normalised_interval.low)), "{lost:?} {won:?}");
        assert!((lost.superiority + won.superiority - 1.0).abs() < 1e-6);
        assert!(elo([10, 0, 0, 0, 0]).interval.low.is_none());
    }

    #[test]
    fn draws_are_even_and_still_uncertain() {
        let even = elo([0, 0, 50, 0, 0]);
        assert_eq!((even.difference, even.normalised), (Some(0.0), None));
        assert!((even.superiority - 0.5).abs() < 1e-6);
        let (low, high) = (even.interval.low.expect("bounded"), even.interval.high.expect("bounded"));
        assert!((low + high).abs() < 1e-3 && (5.0..40.0).contains(&high), "{even:?}");
    }

    #[test]
    fn one_pair_says_nothing() {
        let one = elo([0, 0, 0, 1, 0]);
        assert_eq!(one.interval, Interval { low: None, high: None });
        assert_eq!(Elo::of(&Pentanomial::default()), None);
    }
}
