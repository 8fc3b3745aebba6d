//! The sequential probability ratio test: a match that ends as soon as it is decided.

use super::Pentanomial;
use super::elo::t_of;
use super::likelihood::{log, with_t};

/// A sequential test between two hypotheses about the strength of the first bot, in normalised Elo, as fastchess and fishtest have it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What a sequential test has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The first bot is no better than the lower hypothesis says.
    H0,
    /// The first bot is at least as good as the upper hypothesis says.
    H1,
}

/// The count that stands for a result that has not occurred, as in fishtest: otherwise a likelihood could be zero.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of `elo0` against `elo1`, which wrongly accepts `elo1` with probability `alpha` and `elo0` with `beta`. `None` unless
    /// `elo0` is below `elo1`, and the probabilities are above 0 and less than 1 together.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Sprt> {
        let is_test = elo0.is_finite() && elo1.is_finite() && elo0 < elo1;
        (is_test && alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0).then_some(Sprt { elo0, elo1, alpha, beta })
    }

    /// Both hypotheses, in normalised Elo.
    pub fn hypotheses(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// The log-likelihood ratio below which the lower hypothesis is accepted, and the one above which the upper is (Wald, "Sequential
    /// Tests of Statistical Hypotheses", 1945).
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The generalised log-likelihood ratio of the upper hypothesis to the lower (Van den Bergh, "Comments on normalized Elo").
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        let counts = pairs.0.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let likelihood = |elo| with_t(&observed, t_of(elo)).map_or(f64::NEG_INFINITY, |found| log(&observed, &found));
        total * (likelihood(self.elo1) - likelihood(self.elo0))
    }

    /// The decision at this log-likelihood ratio, if there is one yet.
    pub fn decision(&self, llr: f64) -> Option<Hypothesis> {
        let [lower, upper] = self.bounds();
        if llr >= upper {
            Some(Hypothesis::H1)
        } else if llr <= lower {
            Some(Hypothesis::H0)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What fastchess prints for these counts.
    #[test]
    fn fastchess_gives_the_same_figures() {
        let test = Sprt::new(0.0, 3.0, 0.05, 0.1).expect("a test");
        assert_eq!(format!("{:.2}", test.llr(&Pentanomial([177, 1629, 3083, 1780, 221]))), "2.91");
        assert_eq!(test.bounds().map(|bound| format!("{bound:.2}")), ["-2.25", "2.89"]);
        let test = Sprt::new(0.0, 2.0, 0.05, 0.05).expect("a test");
        let llr = test.llr(&Pentanomial([379, 10170, 21828, 10640, 343]));
        assert!((llr - 2.946).abs() < 1e-3, "{llr}");
        assert_eq!(test.decision(llr), Some(Hypothesis::H1));
        assert_eq!((test.decision(-3.0), test.decision(0.0)), (Some(Hypothesis::H0), None));
    }

    #[test]
    fn nonsense_is_no_test() {
        let nonsense = [(3.0, 0.0, 0.05, 0.05), (0.0, 0.0, 0.05, 0.05), (0.0, 3.0, 0.0, 0.05), (0.0, 3.0, 0.5, 0.5)];
        assert!(nonsense.iter().all(|&(elo0, elo1, alpha, beta)| Sprt::new(elo0, elo1, alpha, beta).is_none()));
        assert!(
            Sprt::new(0.0, f64::NAN, 0.05, 0.05).is_none() && Sprt::new(f64::NEG_INFINITY, 0.0, 0.05, 0.05).is_none()
        );
    }

    #[test]
    fn a_match_without_pairs_is_undecided() {
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test");
        assert_eq!(test.decision(test.llr(&Pentanomial::default())), None);
    }
}
