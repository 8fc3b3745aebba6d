//! Fits a logistic curve to estimates and results by maximum likelihood.

use rusc_search::Curve;

/// What a bot estimated for the side to move, and what that side got in the end: 1 for a win, 0 for a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) estimate: f64,
    pub(super) result: f64,
}

/// A curve, and how well it is known and fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) curve: Curve,
    /// Half the 95 % intervals; samples of one game are taken for one observation.
    pub(super) slope_error: f64,
    pub(super) shift_error: f64,
    /// The mean of minus the logarithm of the chance given to what happened.
    pub(super) log_loss: f64,
}

/// The samples to which a curve gives chances in one range.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bin {
    pub(super) samples: usize,
    /// The mean of the chances.
    pub(super) chance: f64,
    /// The mean of the results.
    pub(super) result: f64,
}

/// Whether a curve goes through an even chance at 0 or may be shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Slope,
    SlopeAndShift,
}

/// How many steps are made at most; a few are enough.
const STEPS: usize = 100;
/// For a 95 % interval.
const DEVIATIONS: f64 = 1.96;

/// The likeliest curve for samples, grouped by game; none where nothing tells a slope.
pub(super) fn fit(games: &[Vec<Sample>], form: Form) -> Option<Fit> {
    let samples: Vec<Sample> = games.iter().flatten().copied().collect();
    // Steps are as large for points as for hundredths of them when estimates are measured by their spread.
    let squares: f64 = samples.iter().map(|sample| sample.estimate * sample.estimate).sum();
    let scale = (squares / samples.len() as f64).sqrt();
    if samples.is_empty() || scale == 0.0 {
        return None;
    }
    let scaled: Vec<Vec<Sample>> = games
        .iter()
        .map(|game| game.iter().map(|sample| Sample { estimate: sample.estimate / scale, ..*sample }).collect())
        .collect();
    let all: Vec<Sample> = scaled.iter().flatten().copied().collect();

    let mut curve = Curve::FLAT;
    for _ in 0..STEPS {
        let [slope, shift] = solved(curvature(&all, curve, form), gradient(&all, curve, form))?;
        let step = |halves: i32| {
            let share = 0.5_f64.powi(halves);
            Curve { slope: curve.slope + share * slope, shift: curve.shift + share * shift }
        };
        match (0..30).map(step).find(|next| loss(&all, *next) < loss(&all, curve)) {
            Some(next) => curve = next,
            None => break,
        }
    }
    let [slope_error, shift_error] = errors(&scaled, curvature(&all, curve, form), curve, form)?;
    Some(Fit {
        curve: Curve { slope: curve.slope / scale, shift: curve.shift },
        slope_error: slope_error / scale,
        shift_error,
        log_loss: loss(&all, curve),
    })
}

/// How a curve's chances compare with the results, in ten ranges.
pub(super) fn bins(samples: impl Iterator<Item = Sample>, curve: Curve) -> [Bin; 10] {
    let mut bins = [Bin::default(); 10];
    for sample in samples {
        let chance = curve.chance(sample.estimate);
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

/// The mean logarithmic loss.
fn loss(samples: &[Sample], curve: Curve) -> f64 {
    let loss = |sample: &Sample| {
        // ln(1 + e^-x) without overflow.
        let odds = curve.slope * sample.estimate + curve.shift;
        (1.0 - sample.result) * odds + (-odds.abs()).exp().ln_1p() + (-odds).max(0.0)
    };
    samples.iter().map(loss).sum::<f64>() / samples.len() as f64
}

/// What a sample adds to the slope and to the shift: nothing to a shift that is not wanted.
fn weights(sample: &Sample, form: Form) -> [f64; 2] {
    [sample.estimate, if form == Form::SlopeAndShift { 1.0 } else { 0.0 }]
}

/// How the likelihood grows with slope and shift.
fn gradient(samples: &[Sample], curve: Curve, form: Form) -> [f64; 2] {
    samples.iter().fold([0.0; 2], |sum, sample| {
        let missing = sample.result - curve.chance(sample.estimate);
        let [slope, shift] = weights(sample, form);
        [sum[0] + missing * slope, sum[1] + missing * shift]
    })
}

/// How sharply the likelihood bends: a symmetric matrix as its three numbers.
fn curvature(samples: &[Sample], curve: Curve, form: Form) -> [f64; 3] {
    samples.iter().fold([0.0; 3], |sum, sample| {
        let chance = curve.chance(sample.estimate);
        let [slope, shift] = weights(sample, form);
        let spread = chance * (1.0 - chance);
        [sum[0] + spread * slope * slope, sum[1] + spread * slope * shift, sum[2] + spread * shift * shift]
    })
}

/// Solves a symmetric system of two equations; where the second says nothing, its unknown is 0.
fn solved([a, b, c]: [f64; 3], [x, y]: [f64; 2]) -> Option<[f64; 2]> {
    let solution =
        if c == 0.0 { [x / a, 0.0] } else { [(c * x - b * y) / (a * c - b * b), (a * y - b * x) / (a * c - b * b)] };
    solution.iter().all(|number| number.is_finite()).then_some(solution)
}

/// Half the 95 % intervals of slope and shift, from how much the games disagree.
fn errors(games: &[Vec<Sample>], curvature: [f64; 3], curve: Curve, form: Form) -> Option<[f64; 2]> {
    let mut squares = [0.0; 2];
    for game in games {
        let moved = solved(curvature, gradient(game, curve, form))?;
        squares[0] += moved[0] * moved[0];
        squares[1] += moved[1] * moved[1];
    }
    Some(squares.map(|square| DEVIATIONS * square.sqrt()))
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;

    use super::*;

    /// Games of five samples each whose results follow a curve.
    fn games(count: usize, truth: Curve, seed: u64) -> Vec<Vec<Sample>> {
        let mut rng = Rng::new(seed);
        let mut share = || f64::from(rng.below(1_000_000)) / 1e6;
        let mut sample = || {
            let estimate = 80.0 * share() - 40.0;
            Sample { estimate, result: if share() < truth.chance(estimate) { 1.0 } else { 0.0 } }
        };
        (0..count).map(|_| (0..5).map(|_| sample()).collect()).collect()
    }

    #[test]
    fn a_known_curve_is_found_again() {
        let truth = Curve { slope: 0.12, shift: 0.4 };
        for seed in 0..20 {
            let games = games(2_000, truth, seed);
            let fit = fit(&games, Form::SlopeAndShift).expect("there are samples");
            // Three times the half interval is nearly six deviations.
            assert!((fit.curve.slope - truth.slope).abs() < 3.0 * fit.slope_error, "{fit:?}");
            assert!((fit.curve.shift - truth.shift).abs() < 3.0 * fit.shift_error, "{fit:?}");
            assert!(fit.slope_error < 0.01 && fit.shift_error < 0.1, "{fit:?}");
            for bin in bins(games.iter().flatten().copied(), fit.curve) {
                assert!(bin.samples > 100 && (bin.chance - bin.result).abs() < 0.1, "{bin:?}");
            }
        }
    }

    #[test]
    fn estimates_that_are_far_out_change_nothing() {
        let truth = Curve::slope(0.12);
        let far_out = [(-9000.0, 0.0), (9000.0, 1.0)].map(|(estimate, result)| Sample { estimate, result });
        let mut games = games(500, truth, 3);
        let before = fit(&games, Form::Slope).expect("there are samples");
        games.iter_mut().for_each(|game| game.extend(far_out));
        let after = fit(&games, Form::Slope).expect("there are samples");
        assert!((before.curve.slope - after.curve.slope).abs() < 1e-6, "{before:?} {after:?}");
    }

    #[test]
    fn errors_cover_the_truth_about_as_often_as_they_say() {
        let truth = Curve::slope(0.12);
        let is_covered = |seed: &u64| {
            let fit = fit(&games(100, truth, *seed), Form::Slope).expect("there are samples");
            (fit.curve.slope - truth.slope).abs() < fit.slope_error
        };
        let covered = (0..200).filter(is_covered).count();
        assert!((180..=199).contains(&covered), "{covered} of 200");
    }

    #[test]
    fn samples_of_one_game_are_one_observation() {
        let games = games(300, Curve::slope(0.12), 1);
        let tripled: Vec<Vec<Sample>> = games.iter().map(|game| game.repeat(3)).collect();
        let [once, thrice] = [&games, &tripled].map(|games| fit(games, Form::Slope).expect("there are samples"));
        assert!((once.curve.slope - thrice.curve.slope).abs() < 1e-9);
        assert!((once.slope_error - thrice.slope_error).abs() < 1e-9, "nothing was learnt by saying it three times");
    }

    #[test]
    fn nothing_is_fitted_to_nothing() {
        assert_eq!(fit(&[], Form::Slope), None);
        assert_eq!(fit(&[vec![Sample { estimate: 0.0, result: 1.0 }]], Form::SlopeAndShift), None);
        // Who is ahead always wins: the steeper the likelier, without end; it is given up at some steepness.
        let decided: Vec<Vec<Sample>> = (1..50)
            .map(|index| {
                let estimate = if index % 2 == 0 { f64::from(index) } else { -f64::from(index) };
                vec![Sample { estimate, result: if estimate > 0.0 { 1.0 } else { 0.0 } }]
            })
            .collect();
        assert!(fit(&decided, Form::Slope).is_none_or(|fit| fit.curve.slope.is_finite()));
    }
}
