//! Shares of the wins with intervals, for any number of bots: the rounds are drawn again with replacement.

use rusc_game::Rng;

use super::normal::{below, reach};

/// A bot's share of the wins with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The largest and the smallest number of resamples, and the draws for all of them together.
const MOST_RESAMPLES: usize = 2000;
const FEWEST_RESAMPLES: usize = 200;
const DRAWS: usize = 10_000_000;

/// The share of each bot. A round lists every bot's share of the wins in it; no rounds give no shares.
///
/// The intervals are expanded percentile intervals (Hesterberg, "What Teachers Should Know About the Bootstrap", 2015): percentiles of
/// the resampled shares, further out for few rounds, where plain ones are too narrow. Where all rounds are the same, resampling
/// finds no spread; the ends are then those of the likelihood: a missing outcome at the far end of the scale may have been
/// as likely as Student's quantile allows.
pub fn shares(rounds: &[Vec<f64>], seed: u64) -> Vec<Share> {
    let Some(bots) = rounds.first().map(Vec::len) else { return Vec::new() };
    let units = u32::try_from(rounds.len()).unwrap_or(u32::MAX);
    let reach = reach(units);
    let count = f64::from(units);
    let resamples = (DRAWS / rounds.len()).clamp(FEWEST_RESAMPLES, MOST_RESAMPLES);
    let mut found: Vec<Vec<f64>> = vec![Vec::with_capacity(resamples); bots];
    let mut rng = Rng::new(seed);
    for _ in 0..resamples {
        let mut sums = vec![0.0; bots];
        for _ in 0..units {
            let round = &rounds[rng.below(units) as usize];
            sums.iter_mut().zip(round).for_each(|(sum, share)| *sum += share);
        }
        found.iter_mut().zip(sums).for_each(|(found, sum)| found.push(sum / count));
    }
    let tail = below(-reach * (count / (count - 1.0)).sqrt());
    let unseen = (-reach * reach / (2.0 * count)).exp();
    let share_of = |(bot, mut found): (usize, Vec<f64>)| {
        let share = rounds.iter().map(|round| round[bot]).sum::<f64>() / count;
        let is_constant = rounds.iter().all(|round| round[bot] == rounds[0][bot]);
        let [low, high] = if units < 2 {
            [0.0, 1.0]
        } else if is_constant {
            [share * unseen, 1.0 - (1.0 - share) * unseen]
        } else {
            found.sort_by(f64::total_cmp);
            let place = ((tail * resamples as f64) as usize).min(resamples - 1);
            [found[place], found[resamples - 1 - place]]
        };
        Share { share, low, high }
    };
    found.into_iter().enumerate().map(share_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_means_within_their_intervals() {
        let rounds: Vec<Vec<f64>> =
            (0..60).map(|round| if round % 3 == 0 { vec![1.0, 0.0, 0.0] } else { vec![0.5, 0.25, 0.25] }).collect();
        let shares = shares(&rounds, 1);
        assert!((shares[0].share - 2.0 / 3.0).abs() < 1e-9 && (shares[1].share - 1.0 / 6.0).abs() < 1e-9, "{shares:?}");
        assert!(shares.iter().all(|share| share.low < share.share && share.share < share.high), "{shares:?}");
        // By hand: the standard deviation of a round is 0.236, so that of the mean is 0.0304 and twice that reaches 0.061.
        assert!((shares[0].high - shares[0].low - 0.122).abs() < 0.02, "{shares:?}");
    }

    #[test]
    fn a_clean_sweep_keeps_a_bound() {
        let shares = shares(&vec![vec![1.0, 0.0]; 10], 1);
        assert!((shares[0].low - 0.774).abs() < 1e-3 && shares[0].high == 1.0, "{shares:?}");
        assert!(shares[1].low == 0.0 && (shares[1].high - 0.226).abs() < 1e-3, "{shares:?}");
        assert_eq!(super::shares(&[vec![1.0, 0.0]], 1)[0], Share { share: 1.0, low: 0.0, high: 1.0 });
        assert_eq!(super::shares(&[], 1), []);
    }
}
