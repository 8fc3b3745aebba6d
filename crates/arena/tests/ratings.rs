//! Ratings against simulations whose truth is known.

use rusc_arena::statistics::{Rating, Rounds, ratings};
use rusc_game::Rng;

/// The bots of a meeting, and the share of the points of each in every round.
type Played = (Vec<usize>, Vec<Vec<f64>>);

fn uniform(rng: &mut Rng) -> f64 {
    (rng.bits() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The place of the winner if each wins in proportion to its strength.
fn winner(chances: &[f64], mut rest: f64) -> usize {
    let ends = |chance: &f64| {
        rest -= chance;
        rest < 0.0
    };
    chances.iter().position(ends).unwrap_or(chances.len() - 1)
}

/// Meetings of all selections of bots. Half of the rounds are won by one bot in all games, so that games of a round depend on each other.
fn simulated(truth: &[f64], meetings: &[Vec<usize>], rounds: usize, rng: &mut Rng) -> Vec<Played> {
    let play = |bots: &Vec<usize>| {
        let parts: Vec<f64> = bots.iter().map(|&bot| 10_f64.powf(truth[bot] / 400.0)).collect();
        let sum: f64 = parts.iter().sum();
        let chances: Vec<f64> = parts.iter().map(|part| part / sum).collect();
        let mut round = |_| {
            let (mut shares, seats) = (vec![0.0; bots.len()], bots.len());
            let (favoured, is_alike) = (winner(&chances, uniform(rng)), rng.below(2) == 0);
            for _ in 0..seats {
                let won = if is_alike { favoured } else { winner(&chances, uniform(rng)) };
                shares[won] += 1.0 / seats as f64;
            }
            shares
        };
        (bots.clone(), (0..rounds).map(&mut round).collect())
    };
    meetings.iter().map(play).collect()
}

fn rated(bots: usize, played: &[Played]) -> Vec<Option<Rating>> {
    let rounds: Vec<Rounds> = played.iter().map(|(bots, shares)| Rounds { bots, shares }).collect();
    ratings(bots, &rounds)
}

fn pairs(bots: usize) -> Vec<Vec<usize>> {
    (0..bots).flat_map(|a| (a + 1..bots).map(move |b| vec![a, b])).collect()
}

fn threes(bots: usize) -> Vec<Vec<usize>> {
    let third = |a: usize, b: usize| (b + 1..bots).map(move |c| vec![a, b, c]);
    (0..bots).flat_map(|a| (a + 1..bots).flat_map(move |b| third(a, b))).collect()
}

/// In at least 95 % of the trials less three standard deviations, and not in all.
fn check_coverage(truth: &[f64], meetings: &[Vec<usize>], rounds: usize, seed: u64) {
    let mean = truth.iter().sum::<f64>() / truth.len() as f64;
    let (trials, mut covered, mut width) = (100, 0, 0.0);
    let mut rng = Rng::new(seed);
    for _ in 0..trials {
        let found = rated(truth.len(), &simulated(truth, meetings, rounds, &mut rng));
        for (rating, truth) in found.iter().zip(truth) {
            let Rating { elo, interval } = rating.expect("every bot has played");
            let (low, high) = (interval.low.unwrap_or(f64::MIN), interval.high.unwrap_or(f64::MAX));
            assert!(low <= elo + 5.0 && elo - 5.0 <= high, "{rating:?}");
            covered += u32::from(low <= truth - mean && truth - mean <= high);
            width += (high - low).min(1000.0);
        }
    }
    let all = f64::from(trials) * truth.len() as f64;
    // The bots of one trial share their games, so the trials count, not the bots.
    let least = 0.95 * all - 3.0 * (all * 0.95 * 0.05 * truth.len() as f64 / 2.0).sqrt();
    assert!(f64::from(covered) >= least, "{covered} of {all} intervals contain the truth");
    assert!(f64::from(covered) < all, "the intervals are too wide: {width}");
}

#[test]
fn intervals_of_duels_cover_the_truth() {
    check_coverage(&[300.0, 120.0, 40.0, -60.0, -200.0], &pairs(5), 15, 1);
}

#[test]
fn intervals_of_games_of_three_cover_the_truth() {
    check_coverage(&[250.0, 100.0, 0.0, -100.0, -250.0], &threes(5), 10, 2);
}

#[test]
fn many_games_find_the_truth() {
    for (truth, meetings) in [([200.0, 50.0, -50.0, -200.0], pairs(4)), ([200.0, 50.0, -50.0, -200.0], threes(4))] {
        let found = rated(4, &simulated(&truth, &meetings, 3000, &mut Rng::new(3)));
        for (rating, truth) in found.iter().zip(truth) {
            let rating = rating.expect("it has played");
            assert!((rating.elo - truth).abs() < 12.0, "{rating:?} instead of {truth}");
        }
    }
}

/// Two bots and one pair score: the difference of the ratings is the one that the score gives.
#[test]
fn two_bots_have_the_difference_of_their_score() {
    let shares: Vec<Vec<f64>> =
        (0..400).map(|round| if round % 4 == 0 { vec![0.0, 1.0] } else { vec![1.0, 0.0] }).collect();
    let found = rated(2, &[(vec![0, 1], shares)]);
    let [first, second] = [found[0].expect("rated"), found[1].expect("rated")];
    assert!((first.elo - second.elo - 400.0 * 3_f64.log10()).abs() < 1.0, "{found:?}");
    assert!((first.elo + second.elo).abs() < 1e-6);
}

#[test]
fn a_bot_that_never_lost_has_a_lower_bound_only() {
    let won = (vec![0, 1], vec![vec![1.0, 0.0]; 10]);
    let even = (vec![1, 2], vec![vec![0.5, 0.5]; 10]);
    let found = rated(4, &[won, even]);
    let first = found[0].expect("rated");
    assert!(first.interval.high.is_none() && first.interval.low.is_some_and(|low| low > 50.0), "{first:?}");
    assert!(first.elo > 200.0 && first.elo.is_finite(), "{first:?}");
    let last = found[2].expect("rated");
    assert!(last.interval.low.is_some_and(|low| low < last.elo - 200.0), "the winner may be far above: {last:?}");
    assert_eq!(found[3], None, "a bot without games has no rating");
}

/// The games do not bound the distance between the groups, so every interval is wide, but none is empty or misses its rating.
#[test]
fn a_group_that_always_beats_another_has_sound_intervals() {
    let share = |round: u32| f64::from(round % 3) / 2.0;
    let rounds: Vec<Vec<f64>> = (0..30).map(|round| vec![share(round), 1.0 - share(round)]).collect();
    let even = |bots: Vec<usize>| -> Played { (bots, rounds.clone()) };
    let won = |bots: Vec<usize>| -> Played { (bots, vec![vec![1.0, 0.0]; 30]) };
    let across = (0..3).flat_map(|strong| (3..6).map(move |weak| vec![strong, weak]));
    let within = [[0, 1], [1, 2], [3, 4], [4, 5]].map(|pair| even(pair.to_vec()));
    let played: Vec<Played> = within.into_iter().chain(across.map(won)).collect();
    for (bot, rating) in rated(6, &played).into_iter().enumerate() {
        let Rating { elo, interval } = rating.expect("rated");
        let (low, high) = (interval.low.expect("it won games"), interval.high.expect("it lost games"));
        assert!(low < elo - 30.0 && elo + 30.0 < high, "bot {bot}: {rating:?}");
        assert_eq!(elo > 0.0, bot < 3, "bot {bot}: {rating:?}");
        assert!(if bot < 3 { low > 0.0 } else { high < 0.0 }, "the groups are apart: {rating:?}");
    }
}

#[test]
fn nothing_was_played() {
    assert_eq!(ratings(3, &[]), [None; 3]);
}
