//! The table of a tournament: ratings, points and who did what against whom, as plain data.

use serde::{Deserialize, Serialize};

use super::course::{Course, Meeting};
use crate::statistics::{Rating, Rounds, ratings};
use crate::{Study, Tally};

/// The table of a tournament, the best bot first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standings {
    /// The name of the tournament.
    pub name: String,
    /// The spec of the game.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// One row for each bot.
    pub rows: Vec<Row>,
    /// The games so far.
    pub games: u32,
    /// Those of them that repeat others and do not count.
    pub repeated: u32,
    /// The number of jobs that are done, and of those known so far.
    pub progress: (u64, u64),
    /// Whether all games are played.
    pub is_complete: bool,
    /// The jobs that failed, with the log of each.
    pub set_aside: Vec<(String, Vec<String>)>,
}

/// A bot in the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// Its spec.
    pub spec: String,
    /// Its rating; `None` before its first round.
    pub rating: Option<Rating>,
    /// The games that count.
    pub games: u32,
    /// Its points: a shared win is divided.
    pub points: f64,
    /// The games it lost by a crash, an illegal move or on time.
    pub failures: u32,
    /// Its average thinking time per move.
    pub seconds_per_move: f64,
    /// What it did against each bot, in the order of the rows; `None` where they have not met.
    pub cells: Vec<Option<Cell>>,
}

/// The games in which two bots played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The points of the row's bot.
    pub own: f64,
    /// The points of the column's bot.
    pub other: f64,
    /// The number of games.
    pub games: u32,
}

impl Row {
    /// Its share of the points; `None` before its first round.
    pub fn share(&self) -> Option<f64> {
        (self.games > 0).then(|| self.points / f64::from(self.games))
    }
}

impl Standings {
    pub(super) fn of(course: &Course) -> Standings {
        let bots = course.tournament.bots.len();
        let meetings: Vec<&Meeting> = course.rounds.iter().flatten().collect();
        let rounds: Vec<Rounds> =
            meetings.iter().map(|meeting| Rounds { bots: &meeting.bots, shares: &meeting.tally.rounds }).collect();
        let ratings = ratings(bots, &rounds);
        let cells = cells(bots, &rounds);
        let mut order: Vec<usize> = (0..bots).collect();
        let elo = |bot: usize| ratings[bot].map_or(f64::MIN, |rating| rating.elo);
        order.sort_by(|&a, &b| elo(b).total_cmp(&elo(a)));
        let order = course.places().unwrap_or(order);
        let row = |&bot: &usize| {
            let tallies = || {
                meetings.iter().filter_map(|meeting| {
                    let place = meeting.bots.iter().position(|other| *other == bot)?;
                    Some((&meeting.tally, place))
                })
            };
            let own = |tally: &Tally, place: usize| tally.rounds.iter().map(|round| round[place]).sum::<f64>();
            let count = |tally: &Tally| tally.rounds.len() * course.seats;
            let seconds: Vec<f64> = tallies()
                .filter(|(tally, _)| tally.games > 0)
                .map(|(tally, place)| tally.seconds_per_move()[place])
                .collect();
            Row {
                name: course.tournament.names[bot].clone(),
                spec: course.tournament.bots[bot].clone(),
                rating: ratings[bot],
                games: tallies().map(|(tally, _)| count(tally) as u32).sum(),
                points: tallies().map(|(tally, place)| own(tally, place) * course.seats as f64).sum(),
                failures: tallies().map(|(tally, place)| tally.faults[place].sum()).sum(),
                seconds_per_move: seconds.iter().sum::<f64>() / (seconds.len().max(1)) as f64,
                cells: order.iter().map(|&other| cells[bot][other]).collect(),
            }
        };
        Standings {
            name: course.tournament.name.clone(),
            game: course.tournament.game.clone(),
            seats: course.seats,
            rows: order.iter().map(row).collect(),
            games: meetings.iter().map(|meeting| meeting.tally.games).sum(),
            repeated: meetings.iter().map(|meeting| meeting.tally.games - meeting.tally.distinct).sum(),
            progress: course.progress(),
            is_complete: course.is_complete(),
            set_aside: course.set_aside.clone(),
        }
    }
}

/// What each bot did against each other one.
fn cells(bots: usize, meetings: &[Rounds]) -> Vec<Vec<Option<Cell>>> {
    let mut cells: Vec<Vec<Option<Cell>>> = vec![vec![None; bots]; bots];
    for meeting in meetings {
        let seats = meeting.bots.len();
        let points = |place: usize| meeting.shares.iter().map(|round| round[place]).sum::<f64>() * seats as f64;
        for (place, &bot) in meeting.bots.iter().enumerate() {
            for (other, &rival) in meeting.bots.iter().enumerate().filter(|(other, _)| *other != place) {
                let cell = cells[bot][rival].get_or_insert_default();
                cell.own += points(place);
                cell.other += points(other);
                cell.games += (meeting.shares.len() * seats) as u32;
            }
        }
    }
    cells
}
