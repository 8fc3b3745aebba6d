//! Fits a logistic curve to estimates and results by maximum likelihood.

use rusc_search::Curve;

/// A bot's estimate for the side to move, and that side's result: 1 for a win, 0 for a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) estimate: f64,
    pub(super) result: f64,
    /// The number of seats in the game.
    pub(super) seats: u8,
}

impl Sample {
    /// The winning chance that a curve gives to the estimate.
    pub(super) fn chance(&self, curve: Curve) -> f64 {
        1.0 / (1.0 + (-self.log_odds(curve)).exp())
    }

    /// The logarithm of the odds of winning, by a curve. As in `Score::chance_among`, an estimate that means even chances between
    /// two players means equal chances among more.
    fn log_odds(&self, curve: Curve) -> f64 {
        curve.log_odds(self.estimate) - f64::from(self.seats - 1).ln()
    }

    /// Log loss: minus the logarithm of the chance given to the actual result.
    fn loss(&self, curve: Curve) -> f64 {
        // ln(1 + e^-x) without overflow.
        let odds = self.log_odds(curve);
        (1.0 - self.result) * odds + (-odds.abs()).exp().ln_1p() + (-odds).max(0.0)
    }
}

/// A fitted curve, with the errors of its slope and shift.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) curve: Curve,
    /// Half the widths of the 95 % intervals, clustered by game.
    pub(super) slope_error: f64,
    pub(super) shift_error: f64,
}

/// The samples whose predicted chance lies in one range.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bin {
    pub(super) samples: usize,
    /// The mean predicted chance of winning.
    pub(super) chance: f64,
    /// The mean actual result, where a win is 1 and a loss is 0.
    pub(super) result: f64,
}

/// The largest number of Newton steps; a few are usually enough.
const STEPS: usize = 100;
/// The number of standard deviations in half a 95 % interval.
const DEVIATIONS: f64 = 1.96;
/// The quantiles of the absolute estimates that are tried as bounds of the curve.
const WITHIN: [f64; 5] = [0.99, 0.95, 0.9, 0.85, 0.8];
/// The gain in log-likelihood below which the bound of a curve is treated as noise.
const WORTH_A_BOUND: f64 = 4.0;

/// The maximum-likelihood curve for samples grouped by game; `None` if they do not determine a slope.
///
/// The bound of the curve is fitted too, so no threshold for outliers is needed: estimates are clamped only if that makes the
/// results clearly more likely. Most evaluations need no bound.
pub(super) fn fit(games: &[Vec<Sample>]) -> Option<Fit> {
    let all: Vec<Sample> = games.iter().flatten().copied().collect();
    let mut sizes: Vec<f64> = all.iter().map(|sample| sample.estimate.abs()).collect();
    sizes.sort_by(f64::total_cmp);
    let total = |fit: &Fit| loss(&all, fit.curve) * all.len() as f64;
    let unbounded = fit_until(games, f64::INFINITY);
    let bounded = WITHIN
        .iter()
        .filter_map(|share| sizes.get((share * sizes.len() as f64) as usize).filter(|most| **most > 0.0))
        .filter_map(|most| fit_until(games, *most))
        .min_by(|one, other| total(one).total_cmp(&total(other)));
    match (unbounded, bounded) {
        (Some(unbounded), Some(bounded)) if total(&bounded) + WORTH_A_BOUND < total(&unbounded) => Some(bounded),
        (Some(unbounded), _) => Some(unbounded),
        (None, bounded) => bounded,
    }
}

/// The maximum-likelihood curve with a given bound.
fn fit_until(games: &[Vec<Sample>], most: f64) -> Option<Fit> {
    let all: Vec<Sample> = games.iter().flatten().copied().collect();
    let mut curve = Curve::FLAT.until(most);
    for _ in 0..STEPS {
        let [slope, shift] = solved(curvature(&all, curve), gradient(&all, curve))?;
        let step = |halves: i32| {
            let share = 0.5_f64.powi(halves);
            Curve { slope: curve.slope + share * slope, shift: curve.shift + share * shift, most }
        };
        match (0..30).map(step).find(|next| loss(&all, *next) < loss(&all, curve)) {
            Some(next) => curve = next,
            None => break,
        }
    }
    let [slope_error, shift_error] = errors(games, curve)?;
    Some(Fit { curve, slope_error, shift_error })
}

/// Compares predicted chances with results in ten ranges.
pub(super) fn bins(samples: &[Sample], curve: Curve) -> [Bin; 10] {
    let mut bins = [Bin::default(); 10];
    for sample in samples {
        let chance = sample.chance(curve);
        let bin = &mut bins[((chance * 10.0) as usize).min(9)];
        bin.samples += 1;
        bin.chance += chance;
        bin.result += sample.result;
    }
    bins.map(|bin| {
        let count = bin.samples.max(1) as f64;
        Bin { chance: bin.chance / count, result: bin.result / count, ..bin }
    })
}

/// The mean log loss of a curve on samples.
pub(super) fn loss(samples: &[Sample], curve: Curve) -> f64 {
    samples.iter().map(|sample| sample.loss(curve)).sum::<f64>() / samples.len() as f64
}

/// The gradient of the log-likelihood with respect to slope and shift.
fn gradient(samples: &[Sample], curve: Curve) -> [f64; 2] {
    samples.iter().fold([0.0; 2], |sum, sample| {
        let missing = sample.result - sample.chance(curve);
        [sum[0] + missing * clamped(sample, curve), sum[1] + missing]
    })
}

/// The Fisher information of slope and shift: a symmetric matrix as its three entries.
fn curvature(samples: &[Sample], curve: Curve) -> [f64; 3] {
    samples.iter().fold([0.0; 3], |sum, sample| {
        let chance = sample.chance(curve);
        let (spread, slope) = (chance * (1.0 - chance), clamped(sample, curve));
        [sum[0] + spread * slope * slope, sum[1] + spread * slope, sum[2] + spread]
    })
}

/// The estimate of a sample, clamped to the bound of a curve.
fn clamped(sample: &Sample, curve: Curve) -> f64 {
    sample.estimate.clamp(-curve.most, curve.most)
}

/// Solves a symmetric system of two equations; `None` if it is singular.
fn solved([a, b, c]: [f64; 3], [x, y]: [f64; 2]) -> Option<[f64; 2]> {
    let determinant = a * c - b * b;
    // Rounding errors can give a singular matrix a small determinant.
    let is_regular = determinant > 1e-12 * a * c;
    is_regular.then(|| [(c * x - b * y) / determinant, (a * y - b * x) / determinant])
}

/// Half the widths of the 95 % intervals of slope and shift, by the sandwich estimator clustered by game: the samples of one
/// game share its result, so together they are one observation.
fn errors(games: &[Vec<Sample>], curve: Curve) -> Option<[f64; 2]> {
    let all: Vec<Sample> = games.iter().flatten().copied().collect();
    let curvature = curvature(&all, curve);
    let mut squares = [0.0; 2];
    for game in games {
        let moved = solved(curvature, gradient(game, curve))?;
        squares[0] += moved[0] * moved[0];
        squares[1] += moved[1] * moved[1];
    }
    Some(squares.map(|square| DEVIATIONS * square.sqrt()))
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;

    use super::*;

    fn share(rng: &mut Rng) -> f64 {
        f64::from(rng.below(1_000_000)) / 1e6
    }

    /// Simulated games in which every estimate follows the curve exactly, yet estimates of one game are correlated: the winner is
    /// drawn first, and every move adds a piece of noisy evidence of known reliability, so that its sum is the true log-odds.
    fn games(count: usize, truth: Curve, seed: u64) -> Vec<Vec<Sample>> {
        const SURE: f64 = 0.6;
        let mut rng = Rng::new(seed);
        let mut game = || {
            let first_wins = rng.below(2) == 0;
            let mut log_odds = 0.0;
            let mut sample = |turn: usize| {
                let is_for_first = (share(&mut rng) < SURE) == first_wins;
                let evidence = (SURE / (1.0 - SURE)).ln();
                log_odds += if is_for_first { evidence } else { -evidence };
                let (of_mover, wins) =
                    if turn.is_multiple_of(2) { (log_odds, first_wins) } else { (-log_odds, !first_wins) };
                let estimate = (of_mover - truth.shift) / truth.slope;
                Sample { estimate, result: if wins { 1.0 } else { 0.0 }, seats: 2 }
            };
            (0..10).map(&mut sample).collect()
        };
        (0..count).map(|_| game()).collect()
    }

    fn fitted(games: &[Vec<Sample>]) -> Fit {
        fit(games).expect("there are samples")
    }

    /// The curve that the simulated games follow. Its slope is far from 1, as for the units of real bots.
    const TRUTH: Curve = Curve::slope(0.02).shifted(0.4);

    #[test]
    fn a_known_curve_is_found_again() {
        for seed in 0..5 {
            let games = games(2_000, TRUTH, seed);
            let fit = fitted(&games);
            // Twice the half interval is nearly four standard deviations.
            assert!((fit.curve.slope - TRUTH.slope).abs() < 2.0 * fit.slope_error, "{fit:?}");
            assert!((fit.curve.shift - TRUTH.shift).abs() < 2.0 * fit.shift_error, "{fit:?}");
            assert!(fit.slope_error < 0.1 * TRUTH.slope && fit.shift_error < 0.1, "{fit:?}");
            assert_eq!(fit.curve.most, f64::INFINITY, "there are no outliers");
            let fresh: Vec<Sample> = self::games(2_000, TRUTH, seed + 100).concat();
            let (mean, flat) = (loss(&fresh, fit.curve), loss(&fresh, Curve::FLAT));
            assert!(mean < flat && (flat - std::f64::consts::LN_2).abs() < 1e-9, "{mean} {flat}");
            for bin in bins(&fresh, fit.curve).iter().filter(|bin| bin.samples > 1_000) {
                assert!((bin.chance - bin.result).abs() < 0.1, "{bin:?}");
            }
        }
    }

    #[test]
    fn errors_clustered_by_game_cover_the_truth_as_often_as_they_say() {
        let covered = |is_grouped: bool| {
            let is_covered = |seed: &u64| {
                let mut games = games(100, TRUTH, *seed);
                if !is_grouped {
                    games = games.concat().into_iter().map(|sample| vec![sample]).collect();
                }
                let fit = fit_until(&games, f64::INFINITY).expect("there are samples");
                (fit.curve.slope - TRUTH.slope).abs() < fit.slope_error
            };
            (0..200).filter(is_covered).count()
        };
        let (by_game, by_sample) = (covered(true), covered(false));
        assert!((180..=199).contains(&by_game), "{by_game} of 200");
        assert!(by_sample < 170, "{by_sample} of 200: the simulated games are not correlated enough to test this");
    }

    #[test]
    fn estimates_with_the_wrong_sign_give_a_negative_slope() {
        let mut games = games(500, TRUTH, 1);
        games.iter_mut().flatten().for_each(|sample| sample.estimate = -sample.estimate);
        let fit = fitted(&games);
        assert!(fit.curve.slope + fit.slope_error < 0.0, "{fit:?}");
    }

    #[test]
    fn outliers_are_bounded_and_do_not_flatten_the_curve() {
        let mut games = games(1_000, TRUTH, 3);
        let before = fitted(&games);
        // Imitates a search that gives -900 to losses it is not sure of: here to everything below -100.
        games
            .iter_mut()
            .flatten()
            .filter(|sample| sample.estimate < -100.0)
            .for_each(|sample| sample.estimate = -900.0);
        let after = fitted(&games);
        assert!((before.curve.slope - after.curve.slope).abs() < 2.0 * after.slope_error, "{before:?} {after:?}");
        assert!((80.0..200.0).contains(&after.curve.most), "{after:?}");
        let unbounded_fit = fit_until(&games, f64::INFINITY).expect("there are samples");
        assert!(unbounded_fit.curve.slope < 0.5 * before.curve.slope, "{unbounded_fit:?}");
    }

    #[test]
    fn an_even_chance_between_two_is_a_fair_share_among_more() {
        let mut rng = Rng::new(1);
        for seats in [3, 6] {
            let mut game = || {
                let estimate = 40.0 * share(&mut rng) - 20.0;
                let sample = Sample { estimate, result: 0.0, seats };
                vec![Sample { result: if share(&mut rng) < sample.chance(TRUTH) { 1.0 } else { 0.0 }, ..sample }]
            };
            let games: Vec<Vec<Sample>> = (0..20_000).map(|_| game()).collect();
            let fit = fitted(&games);
            assert!((fit.curve.slope - TRUTH.slope).abs() < 2.0 * fit.slope_error, "{fit:?}");
            assert!((fit.curve.shift - TRUTH.shift).abs() < 2.0 * fit.shift_error, "{fit:?}");
        }
    }

    #[test]
    fn nothing_is_fitted_to_nothing() {
        let sample = |estimate: f64, result: f64| vec![Sample { estimate, result, seats: 2 }];
        assert_eq!(fit(&[]), None);
        assert_eq!(fit(&[sample(0.0, 1.0)]), None);
        assert_eq!(fit(&[sample(3.0, 1.0), sample(3.0, 0.0)]), None, "a single estimate determines no slope");
        // Whoever is ahead always wins, so the likelihood grows with the slope without limit and the fit must give up.
        let decided: Vec<Vec<Sample>> = (1..50)
            .map(|index| if index % 2 == 0 { sample(f64::from(index), 1.0) } else { sample(-f64::from(index), 0.0) })
            .collect();
        assert!(fit(&decided).is_none_or(|fit| fit.curve.slope.is_finite()));
    }
}
