//! Information-set search finds the best move in a game with hidden dice and uses nothing beyond its view.

use rusc_game::dice_game::{Bid, Bidding, DiceGame};
use rusc_game::{Game, Seat};
use rusc_search::ismcts::{Ismcts, IsmctsSettings};
use rusc_search::{Bot, Control, Report, Score};

/// A game that has come to a bid.
fn game(dice: [u8; 2], bid: u8, moves: u8) -> DiceGame {
    DiceGame { dice, bidding: Bidding { bid, moves, is_called: false } }
}

fn think(game: &DiceGame, threads: usize, seed: u64) -> Report<Bid> {
    let seat = game.turn().seat().expect("the game goes on");
    let control = Control { threads, seed, ..Control::nodes(4_000) };
    Bot::<DiceGame>::think(&mut Ismcts::new(IsmctsSettings::default()), &game.view(seat), seat, &control, &mut |_| {})
}

/// At a bid of 11 the rest is forced: calling wins unless the dice add up to 11 or 12, raising only if they add up to 12.
#[test]
fn the_best_move_and_its_value_are_found() {
    for die in 1..=6_u8 {
        let game = game([die, 3], 11, 4);
        let calling = (1..=6).filter(|other| die + other < 11).count() as f64 / 6.0;
        for threads in [1, 2] {
            let report = think(&game, threads, 1);
            assert_eq!(report.best, Some(Bid::Call), "with a {die} it calls");
            let found = report.score.and_then(Score::number).expect("an estimate");
            assert!((found - calling).abs() < 0.05, "with a {die}: {found} for {calling}");
        }
    }
}

#[test]
fn hidden_dice_behind_an_equal_view_change_nothing() {
    for (die, bid) in [(1, 5), (4, 7), (6, 9)] {
        let choose = |hidden| think(&game([die, hidden], bid, 0), 1, 3);
        assert!((2..=6).all(|hidden| choose(hidden) == choose(1)));
    }
}

#[test]
fn a_full_tree_goes_on() {
    let game = DiceGame::new([3, 4]);
    let mut bot = Ismcts::new(IsmctsSettings { bytes: 500, simulations: 1_000, ..IsmctsSettings::default() });
    let view = game.view(Seat::FIRST);
    let report = Bot::<DiceGame>::think(&mut bot, &view, Seat::FIRST, &Control::unlimited(), &mut |_| {});
    assert_eq!(report.nodes, 1_000);
    assert!(report.best.is_some());
}
