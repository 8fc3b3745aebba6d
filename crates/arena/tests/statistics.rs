//! The statistics against simulations whose truth is known.

use rusc_arena::statistics::{Elo, Hypothesis, Interval, Pentanomial, Sprt, shares};
use rusc_game::Rng;

/// Pair results with these probabilities.
struct Truth([f64; 5]);

impl Truth {
    fn draw(&self, rng: &mut Rng) -> usize {
        let mut rest = (rng.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        self.0
            .iter()
            .position(|probability| {
                rest -= probability;
                rest < 0.0
            })
            .unwrap_or(4)
    }

    fn sample(&self, pairs: u32, rng: &mut Rng) -> Pentanomial {
        let mut counts = [0; 5];
        (0..pairs).for_each(|_| counts[self.draw(rng)] += 1);
        Pentanomial(counts)
    }

    fn moments(&self) -> (f64, f64) {
        let points = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean: f64 = self.0.iter().zip(points).map(|(share, points)| share * points).sum();
        let variance: f64 = self.0.iter().zip(points).map(|(share, points)| share * (points - mean).powi(2)).sum();
        (mean, variance)
    }

    fn elo(&self) -> f64 {
        -400.0 * (1.0 / self.moments().0 - 1.0).log10()
    }

    fn normalised(&self) -> f64 {
        let (mean, variance) = self.moments();
        (mean - 0.5) / (2.0 * variance).sqrt() * 800.0 / std::f64::consts::LN_10
    }

    /// Results of this kind with about this normalised Elo: probability is moved from losses to wins.
    fn shifted_to(&self, normalised: f64) -> Truth {
        let shifted = |by: f64| {
            let [a, b, c, d, e] = self.0;
            Truth([a - by, b, c, d, e + by])
        };
        let (mut low, mut high) = (-self.0[4], self.0[0]);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if shifted(middle).normalised() < normalised { low = middle } else { high = middle }
        }
        shifted(low)
    }
}

const DRAWISH: Truth = Truth([0.06, 0.2, 0.48, 0.2, 0.06]);
const DECISIVE: Truth = Truth([0.2, 0.0, 0.6, 0.0, 0.2]);
const LOPSIDED: Truth = Truth([0.01, 0.02, 0.15, 0.12, 0.7]);

/// The smallest number of trials in which a 95 % interval must contain the truth: 95 % less three standard deviations.
fn enough(trials: u32) -> u32 {
    let trials = f64::from(trials);
    (0.95 * trials - 3.0 * (trials * 0.95 * 0.05).sqrt()) as u32
}

#[test]
fn elo_intervals_cover_the_truth() {
    for (truth, seed) in [(DRAWISH, 1), (DECISIVE, 2), (LOPSIDED, 3)] {
        for pairs in [10, 30, 200] {
            let mut rng = Rng::new(seed);
            let (trials, mut elo, mut normalised) = (200, 0, 0);
            for _ in 0..trials {
                let found = Elo::of(&truth.sample(pairs, &mut rng)).expect("there are pairs");
                let has = |interval: Interval, value: f64| {
                    interval.low.is_none_or(|low| low <= value) && interval.high.is_none_or(|high| value <= high)
                };
                elo += u32::from(has(found.interval, truth.elo()));
                normalised += u32::from(has(found.normalised_interval, truth.normalised()));
            }
            assert!(elo.min(normalised) >= enough(trials), "{:?}, {pairs} pairs: {elo}, {normalised}", truth.0);
            assert!(pairs < 200 || elo < trials, "the intervals are not too wide either");
        }
    }
}

#[test]
fn sequential_tests_keep_their_error_rates() {
    let test = Sprt::new(0.0, 40.0, 0.05, 0.1).expect("a test");
    let trials = 150;
    for (truth, seed) in [(DRAWISH, 4), (DECISIVE, 5)] {
        let decisions = [(Hypothesis::H0, 0.05), (Hypothesis::H1, 0.1)];
        for (elo, (right, rate)) in test.hypotheses().into_iter().zip(decisions) {
            let (truth, mut rng) = (truth.shifted_to(elo), Rng::new(seed));
            let wrong = (0..trials).filter(|_| decided(&test, &truth, &mut rng) != right).count() as f64;
            let expected = f64::from(trials) * rate;
            let most = expected + 3.0 * (expected * (1.0 - rate)).sqrt();
            assert!(wrong <= most, "{right:?} was rejected {wrong} of {trials} times, {expected} expected");
        }
    }
}

/// Plays pairs until a test is decided.
fn decided(test: &Sprt, truth: &Truth, rng: &mut Rng) -> Hypothesis {
    let mut pairs = Pentanomial::default();
    loop {
        pairs.0[truth.draw(rng)] += 1;
        if let Some(decision) = test.decision(test.llr(&pairs)) {
            return decision;
        }
    }
}

/// Three bots with half, three tenths and a fifth of the wins. Half of the games are won by the bot that the deal favours, so the games
/// of a round are alike, and intervals over games would be too narrow.
#[test]
fn shares_cover_the_truth() {
    let winner = |rng: &mut Rng| [0, 0, 0, 0, 0, 1, 1, 1, 2, 2][rng.below(10) as usize];
    for rounds in [10, 50] {
        let mut rng = Rng::new(6);
        let (trials, mut covered) = (200, [0; 3]);
        for _ in 0..trials {
            let mut round = |_| {
                let favoured = winner(&mut rng);
                let mut shares = vec![0.0; 3];
                for _ in 0..3 {
                    shares[if rng.below(2) == 0 { favoured } else { winner(&mut rng) }] += 1.0 / 3.0;
                }
                shares
            };
            let played: Vec<Vec<f64>> = (0..rounds).map(&mut round).collect();
            for ((covered, share), truth) in covered.iter_mut().zip(shares(&played, 1)).zip([0.5, 0.3, 0.2]) {
                *covered += u32::from(share.low <= truth && truth <= share.high);
            }
        }
        assert!(covered.iter().all(|&covered| covered >= enough(trials)), "{rounds} rounds: {covered:?}");
    }
}
