//! Games between two bots over many deals, and their results.

use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_hexadom::{Greedy, Position, Rules, TreeBot, TreeParameters};
use rusc_present::NumberOr;
use rusc_search::{Bot, Control};

/// A bot of the published experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contestant {
    /// The greedy bot.
    Greedy,
    /// The published bot at this depth.
    Tree(u32),
}

impl Contestant {
    pub(super) fn name(self) -> String {
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

/// How the games between two bots are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deals {
    /// One deal for all games. Each pair of games starts with two random moves; otherwise all games would be the same.
    Fixed,
    /// One deal per pair of games, played from both sides.
    Rotated,
    /// One deal per game; the first bot always begins.
    FirstBegins,
}

/// The results of games between two bots.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub(super) games: u32,
    /// Wins of the first bot; a shared win counts half.
    pub(super) wins: f64,
    pub(super) moves: u64,
    pub(super) nodes: u64,
    /// Total time of the first bot.
    pub(super) time: Duration,
    /// The first bot's longest time for a move.
    pub(super) longest: Duration,
}

impl Tally {
    /// The share of wins, and half its 95 % confidence interval.
    pub(super) fn share(&self) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let share = self.wins / games;
        (share, 1.96 * (share * (1.0 - share) / games).sqrt())
    }
}

/// Plays one game and adds it to the tally; moves, nodes and time are the first bot's.
pub(super) fn play(
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
        game.play(report.best.expect("a seat to move has a move"));
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
