//! A bot for hidden hands: it gets a view, deals the hidden pieces at random many times, and plays each deal to its end.
//!
//! cargo run --release --example bot_from_a_view

use rusc_game::{Game, Hidden, Playout, Rng, Seat};
use rusc_hexadom::{Greedy, Move, Position, Rules, View};
use rusc_search::{Bot, Control, Report};

/// Plays the move that won most often in games with random deals.
struct Sampling {
    rng: Rng,
    games: u32,
}

impl Bot<Position> for Sampling {
    fn think(&mut self, view: &View, seat: Seat, _: &Control, _: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
        let mut moves = Vec::new();
        Position::deal(view, &mut self.rng).moves(&mut moves);
        let mut wins = |mv: Move| -> i32 {
            (0..self.games)
                .map(|_| {
                    let mut game = Position::deal(view, &mut self.rng);
                    game.play(mv);
                    game.playout(&mut self.rng).payoff(seat)
                })
                .sum()
        };
        let best = moves.into_iter().max_by_key(|&mv| wins(mv));
        Report { best, ..Report::empty() }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut wins = [0; 2];
    for seed in 0..10 {
        let mut game = Position::new(Rules::new(2)?, seed);
        let mut bots: [Box<dyn Bot<Position>>; 2] =
            [Box::new(Sampling { rng: Rng::new(seed), games: 20 }), Box::new(Greedy)];
        while let Some(seat) = game.turn().seat() {
            // A bot gets only what its seat knows.
            let report = bots[seat.index()].think(&game.view(seat), seat, &Control::unlimited(), &mut |_| {});
            game.play(report.best.ok_or("a seat to move has a move")?);
        }
        for seat in Seat::all(2) {
            wins[seat.index()] += u32::from(game.payoff(seat) > 0);
        }
    }
    println!("sampling {}, greedy {}", wins[0], wins[1]);
    Ok(())
}
