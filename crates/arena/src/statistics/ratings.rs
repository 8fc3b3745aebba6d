//! Ratings of many bots at once.
//!
//! Luce's model: of the bots in a game, each wins with a probability proportional to its strength. For two seats it is the model of
//! Bradley and Terry, for more the first choice of Plackett and Luce. The ratings maximise the likelihood of all games under a weak
//! prior, so that a bot that won every game has one too. `skillratings` would follow the games one by one: its ratings depend on
//! their order, and it gives no intervals.
//!
//! The intervals are profile likelihood intervals under the same prior: where one group of bots won every game against another, the
//! games alone would allow any distance between the groups, and so any distance of a bot from the average. A bot that won every
//! game has no upper end, one that lost every game no lower end. The games of a round depend on each other, so the likelihood
//! ratio is divided by how much more the results of rounds vary than those of independent games would (Wedderburn's quasi-likelihood).

use std::f64::consts::LN_10;

use serde::{Deserialize, Serialize};

use super::Interval;
use super::elo::ends;
use super::linear::solve;
use super::normal::reach;

/// The rounds of a meeting: which bots played, and each one's share of the wins in every round.
#[derive(Clone, Copy, Debug)]
pub struct Rounds<'a> {
    /// The bots, by their numbers in the list of all.
    pub bots: &'a [usize],
    /// Their shares, in the same order.
    pub shares: &'a [Vec<f64>],
}

/// How strong a bot is, in Elo points above the average of all.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Its interval.
    pub interval: Interval,
}

/// Elo points per unit of log-strength.
const POINTS: f64 = 400.0 / LN_10;
/// The inverse of the prior's variance; its standard deviation is 1000 Elo points.
const PRIOR: f64 = (POINTS / 1000.0) * (POINTS / 1000.0);
/// The largest distance of a bot from the average of the others, in units of log-strength.
const FARTHEST: f64 = 30.0;

/// The ratings of this many bots; `None` for a bot without a round.
pub fn ratings(bots: usize, meetings: &[Rounds]) -> Vec<Option<Rating>> {
    let played = |bot: &usize| meetings.iter().any(|meeting| meeting.bots.contains(bot) && !meeting.shares.is_empty());
    let rated: Vec<usize> = (0..bots).filter(played).collect();
    if rated.is_empty() {
        return vec![None; bots];
    }
    let place = |bot: &usize| rated.binary_search(bot).expect("a bot with a round is rated");
    let groups = meetings.iter().filter(|meeting| !meeting.shares.is_empty()).map(|meeting| Group::of(meeting, place));
    let found = Model { bots: rated.len(), groups: groups.collect() }.ratings(meetings, place);
    let mut ratings = vec![None; bots];
    rated.iter().zip(found).for_each(|(&bot, rating)| ratings[bot] = Some(rating));
    ratings
}

/// How far a bot is above the average of the others.
fn distance(strengths: &[f64], bot: usize) -> f64 {
    let sum: f64 = strengths.iter().sum();
    strengths[bot] - (sum - strengths[bot]) / (strengths.len() - 1) as f64
}

/// All games between the same bots.
struct Group {
    bots: Vec<usize>,
    /// The wins of each of them, with shared ones divided.
    wins: Vec<f64>,
    games: f64,
}

impl Group {
    /// A round has as many games as bots.
    fn of(meeting: &Rounds, place: impl Fn(&usize) -> usize) -> Group {
        let seats = meeting.bots.len() as f64;
        let wins = |place: usize| meeting.shares.iter().map(|round| round[place] * seats).sum();
        Group {
            bots: meeting.bots.iter().map(place).collect(),
            wins: (0..meeting.bots.len()).map(wins).collect(),
            games: meeting.shares.len() as f64 * seats,
        }
    }
}

struct Model {
    bots: usize,
    groups: Vec<Group>,
}

/// The probability that each of these bots wins.
fn chances(bots: &[usize], strengths: &[f64]) -> Vec<f64> {
    let most = bots.iter().map(|&bot| strengths[bot]).fold(f64::MIN, f64::max);
    let parts: Vec<f64> = bots.iter().map(|&bot| (strengths[bot] - most).exp()).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

impl Model {
    /// The ratings of all bots; `place` gives a bot's number among them.
    fn ratings(&self, meetings: &[Rounds], place: impl Fn(&usize) -> usize) -> Vec<Rating> {
        let best = self.fit(None);
        let top = self.goal(&best);
        let (spread, units) = dispersion(&best, meetings, place);
        let count = self.bots as f64;
        let threshold = reach((units + 2).saturating_sub(u32::try_from(self.bots).unwrap_or(u32::MAX))).powi(2);
        let average = best.iter().sum::<f64>() / count;
        let rating = |bot: usize| {
            let elo = (best[bot] - average) * POINTS;
            if self.bots < 2 || !threshold.is_finite() {
                return Rating { elo, interval: Interval { low: None, high: None } };
            }
            let estimate = distance(&best, bot).clamp(-FARTHEST + 0.01, FARTHEST - 0.01);
            let drop = |distance: f64| 2.0 * (top - self.goal(&self.fit(Some((bot, distance))))).max(0.0) / spread;
            let found = ends(estimate, (-FARTHEST, FARTHEST), threshold, drop);
            // From the distance to the others to that to the average of all.
            let part = POINTS * (count - 1.0) / count;
            let end = |end: Option<f64>, is_bounded: bool| end.filter(|_| is_bounded).map(|end| end * part);
            let (has_won, has_lost) = self.record(bot);
            Rating { elo, interval: Interval { low: end(found.low, has_won), high: end(found.high, has_lost) } }
        };
        (0..self.bots).map(rating).collect()
    }

    /// Whether a bot has won anything, and whether another has won anything in its games.
    fn record(&self, bot: usize) -> (bool, bool) {
        let mine = |group: &Group| group.bots.iter().position(|&other| other == bot).map(|place| group.wins[place]);
        let has_won = self.groups.iter().any(|group| mine(group).is_some_and(|wins| wins > 0.0));
        // Shares of wins are fractions, so their sum may miss the number of games by a little.
        let has_lost = self.groups.iter().any(|group| mine(group).is_some_and(|wins| wins < group.games - 1e-6));
        (has_won, has_lost)
    }

    /// The logarithm of the likelihood of all games and of the prior, but for a constant.
    fn goal(&self, strengths: &[f64]) -> f64 {
        self.likelihood(strengths) - PRIOR / 2.0 * strengths.iter().map(|strength| strength * strength).sum::<f64>()
    }

    /// The logarithm of the likelihood of all games.
    fn likelihood(&self, strengths: &[f64]) -> f64 {
        let of = |group: &Group| -> f64 {
            let chances = chances(&group.bots, strengths);
            let terms = group.wins.iter().zip(chances).filter(|(wins, _)| **wins > 0.0);
            terms.map(|(wins, chance)| wins * chance.max(f64::MIN_POSITIVE).ln()).sum()
        };
        self.groups.iter().map(of).sum()
    }

    /// The strengths that reach the goal; a bot may be held at a distance from the average of the others.
    fn fit(&self, held: Option<(usize, f64)>) -> Vec<f64> {
        let others = (self.bots - 1).max(1) as f64;
        // The strengths that these free numbers stand for: those of all bots but the held one, which follows them.
        let strengths = |free: &[f64]| -> Vec<f64> {
            let mut strengths = free.to_vec();
            if let Some((bot, distance)) = held {
                strengths[bot] = distance + (free.iter().sum::<f64>() - free[bot]) / others;
            }
            strengths
        };
        let mut free = vec![0.0; self.bots];
        let mut best = self.goal(&strengths(&free));
        for _ in 0..200 {
            let (slope, bend) = self.derivatives(&strengths(&free), held.map(|(bot, _)| bot));
            let Some(step) = solve(bend, &slope) else { break };
            let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
            // A full step may overshoot where the likelihood is flat.
            let mut scale = (3.0 / longest).min(1.0);
            let gained = loop {
                let next: Vec<f64> = free.iter().zip(&step).map(|(number, part)| number + scale * part).collect();
                let value = self.goal(&strengths(&next));
                if value >= best {
                    let gained = value - best;
                    (free, best) = (next, value);
                    break gained;
                }
                scale /= 2.0;
                if scale < 1e-9 {
                    break 0.0;
                }
            };
            if gained < 1e-10 {
                break;
            }
        }
        strengths(&free)
    }

    /// The first derivatives of the goal and the negative second ones, by the free numbers.
    fn derivatives(&self, strengths: &[f64], held: Option<usize>) -> (Vec<f64>, Vec<Vec<f64>>) {
        let count = self.bots;
        let (mut slope, mut bend) = (vec![0.0; count], vec![vec![0.0; count]; count]);
        for group in &self.groups {
            let chances = chances(&group.bots, strengths);
            for (place, &bot) in group.bots.iter().enumerate() {
                slope[bot] += group.wins[place] - group.games * chances[place];
                for (other, &rival) in group.bots.iter().enumerate() {
                    let own = if place == other { chances[place] } else { 0.0 };
                    bend[bot][rival] += group.games * (own - chances[place] * chances[other]);
                }
            }
        }
        for (bot, strength) in strengths.iter().enumerate() {
            slope[bot] -= PRIOR * strength;
            bend[bot][bot] += PRIOR;
        }
        if let Some(bot) = held {
            // The held bot moves with the average of the others.
            let part = 1.0 / (count - 1) as f64;
            let (own_slope, own_bend) = (slope[bot], bend[bot].clone());
            for row in (0..count).filter(|&row| row != bot) {
                slope[row] += part * own_slope;
                for column in (0..count).filter(|&column| column != bot) {
                    bend[row][column] += part * (own_bend[row] + own_bend[column]) + part * part * own_bend[bot];
                }
            }
            slope[bot] = 0.0;
            bend.iter_mut().for_each(|row| row[bot] = 0.0);
            bend[bot] = vec![0.0; count];
            bend[bot][bot] = 1.0;
        }
        (slope, bend)
    }
}

/// How much more the results of rounds vary than those of independent games, and the number of rounds. With few rounds it is near
/// the number of seats, as if the games of a round always ended alike.
fn dispersion(strengths: &[f64], meetings: &[Rounds], place: impl Fn(&usize) -> usize) -> (f64, u32) {
    let (mut seen, mut expected, mut units, mut most) = (0.0, 0.0, 0, 2.0_f64);
    for meeting in meetings.iter().filter(|meeting| !meeting.shares.is_empty()) {
        let seats = meeting.bots.len() as f64;
        let chances = chances(&meeting.bots.iter().map(&place).collect::<Vec<_>>(), strengths);
        most = most.max(seats);
        for round in meeting.shares {
            units += 1;
            for (share, chance) in round.iter().zip(&chances) {
                seen += (seats * (share - chance)).powi(2);
                expected += seats * chance * (1.0 - chance);
            }
        }
    }
    ((seen + most) / (expected + 1.0), units)
}
