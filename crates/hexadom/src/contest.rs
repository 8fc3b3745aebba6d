//! Games between two bots over many deals, counted: the core of the experiments.

use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_present::NumberOr;
use rusc_search::{Bot, Control};

use crate::bots::{Greedy, TreeBot, TreeParameters};
use crate::position::Position;
use crate::rules::Rules;

/// A bot of the published experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contestant {
    /// The best score of one ply.
    Greedy,
    /// The published player at this depth.
    Tree(u32),
}

impl Contestant {
    pub(crate) fn name(self) -> String {
        match self {
            Contestant::Greedy => "greedy".to_owned(),
            Contestant::Tree(depth) => format!("tree:{depth}"),
        }
    }

    fn bot(self) -> Box<dyn Bot<Position>> {
        match self {
            Contestant::Greedy => Box::new(Greedy),
            Contestant::Tree(depth) => {
                Box::new(TreeBot(TreeParameters { depth: NumberOr::Number(depth), ..TreeParameters::default() }))
            }
        }
    }
}

/// Which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deals {
    /// One pile; each pair of games begins with two random moves of its own, for else all would be the same.
    Fixed,
    /// A pile for each pair of games, which is played from both sides.
    Rotated,
    /// A pile for each game; the first bot always begins.
    FirstBegins,
}

/// What came of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    /// Games the first bot has won; a shared win counts half.
    pub(crate) wins: f64,
    pub(crate) moves: u64,
    pub(crate) nodes: u64,
    /// The time the first bot took, and the longest for one move.
    pub(crate) time: Duration,
    pub(crate) longest: Duration,
}

impl Tally {
    /// The share of games won, and how far the true share may be from it with a probability of 95 %.
    pub(crate) fn share(&self) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let share = self.wins / games;
        (share, 1.96 * (share * (1.0 - share) / games).sqrt())
    }
}

/// Plays one game; moves, nodes and time are those of the first bot.
pub(crate) fn play(
    bots: [Contestant; 2],
    deals: Deals,
    index: u32,
    seed: u64,
    clock: &(dyn Fn() -> Duration + Sync),
    tally: &mut Tally,
) {
    let first_seat = if deals == Deals::FirstBegins { Seat::FIRST } else { Seat::new((index % 2) as u8) };
    let mut game = start(deals, index, seed);
    let mut players = bots.map(Contestant::bot);
    let control = Control::unlimited();
    while let Some(seat) = game.turn().seat() {
        let is_first = seat == first_seat;
        let view = game.view(seat);
        let begin = clock();
        let report = players[usize::from(!is_first)].think(&view, seat, &control, &mut |_| {});
        let took = clock().saturating_sub(begin);
        if is_first {
            tally.moves += 1;
            tally.nodes += report.nodes;
            tally.time += took;
            tally.longest = tally.longest.max(took);
        }
        game.play(report.best.expect("a seat at turn has a move"));
    }
    tally.games += 1;
    let winners = Seat::all(2).filter(|&seat| game.payoff(seat) > 0).count() as f64;
    tally.wins += f64::from(u8::from(game.payoff(first_seat) > 0)) / winners;
}

fn start(deals: Deals, index: u32, seed: u64) -> Position {
    let rules = Rules::default();
    let pair = u64::from(index / 2);
    match deals {
        Deals::FirstBegins => {
            let rules = rules.beginning_with(1).expect("there is a first player");
            Position::new(rules, seed + u64::from(index))
        }
        Deals::Rotated => Position::new(rules, seed + pair),
        Deals::Fixed => {
            let mut game = Position::new(rules, seed);
            let mut rng = Rng::stream(seed, pair);
            for _ in 0..2 {
                let mv = game.random_move(&mut rng, &mut Vec::new());
                game.play(mv.expect("a game does not end with its second move"));
            }
            game
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contest_repeats_itself_and_its_pairs_share_a_deal() {
        let run = || {
            let mut tally = Tally::default();
            for index in 0..6 {
                let bots = [Contestant::Tree(3), Contestant::Greedy];
                play(bots, Deals::Rotated, index, 1, &|| Duration::ZERO, &mut tally);
            }
            tally
        };
        assert_eq!(run(), run());
        assert_eq!(run().games, 6);
        for deals in [Deals::Fixed, Deals::Rotated] {
            assert!(start(deals, 4, 1) == start(deals, 5, 1) && start(deals, 4, 1) != start(deals, 6, 1));
        }
        assert_eq!(start(Deals::FirstBegins, 3, 1).turn().seat(), Some(Seat::FIRST));
    }

    #[test]
    fn equal_bots_share_a_rotated_deal() {
        let mut tally = Tally::default();
        (0..4).for_each(|index| {
            play([Contestant::Greedy; 2], Deals::Rotated, index, 5, &|| Duration::ZERO, &mut tally);
        });
        assert_eq!(tally.share().0, 0.5);
    }
}
