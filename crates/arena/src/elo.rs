//! The rating difference that a match score suggests.

/// A rating difference in Elo points, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// How much stronger the first bot is.
    pub difference: f64,
    /// Half the width of the interval.
    pub error: f64,
}

impl Elo {
    /// The difference after these wins, losses and draws; `None` if it or its error would be infinite.
    pub fn of(wins: u32, losses: u32, draws: u32) -> Option<Elo> {
        let games = f64::from(wins + losses + draws);
        let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
        let square = |points: f64, count: u32| f64::from(count) * (points - score).powi(2);
        let variance = (square(1.0, wins) + square(0.0, losses) + square(0.5, draws)) / games;
        let margin = 1.96 * (variance / games).sqrt();
        let error = (rating(score + margin)? - rating(score - margin)?) / 2.0;
        Some(Elo { difference: rating(score)?, error })
    }
}

/// The rating difference at which this share of the points is expected.
fn rating(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_scores_give_known_differences() {
        let even = Elo::of(50, 50, 0).expect("an even score is finite");
        assert!(even.difference.abs() < 1e-9);
        assert!((even.error - 69.0).abs() < 1.0, "{even:?}");
        let ahead = Elo::of(75, 25, 0).expect("three quarters are finite");
        assert!((ahead.difference - 190.8).abs() < 0.1, "{ahead:?}");
        assert_eq!(Elo::of(10, 0, 0), None);
        assert_eq!(Elo::of(0, 0, 0), None);
        let draws = Elo::of(0, 0, 100).expect("draws are even");
        assert_eq!((draws.difference, draws.error), (0.0, 0.0));
    }

    /// If the draws were left out, the variance would be 0.024 instead of 0.06, and the error 33 instead of 53.
    #[test]
    fn draws_belong_to_the_variance() {
        let elo = Elo::of(60, 0, 40).expect("eighty per cent are finite");
        assert!((elo.difference - 240.8).abs() < 0.1, "{elo:?}");
        assert!((elo.error - 52.9).abs() < 0.1, "{elo:?}");
    }

    /// By hand: the score is 0.6. The squared deviations are 40 * 0.16 + 20 * 0.36 + 40 * 0.01 = 14, so the variance is 0.14 and
    /// the margin 1.96 * sqrt(0.14 / 100) = 0.073336. The ratings of 0.673336 and 0.526664 are 125.64 and 18.55.
    #[test]
    fn draws_narrow_the_interval() {
        let mixed = Elo::of(40, 20, 40).expect("a mixed score is finite");
        assert!((mixed.difference - 70.44).abs() < 0.01, "{mixed:?}");
        assert!((mixed.error - 53.55).abs() < 0.01, "{mixed:?}");
        let decided = Elo::of(60, 40, 0).expect("a score without draws is finite");
        assert!((decided.difference - mixed.difference).abs() < 1e-9, "the same score");
        assert!(decided.error > mixed.error + 10.0, "{decided:?}");
    }
}
