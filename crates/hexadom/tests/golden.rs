//! Whole games printed in full, so that changes to deals, rules or the published bot are noticed.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rusc-hexadom --test golden` rewrites them.

use std::fmt::Write;
use std::path::Path;

use rusc_game::{Game, Rng, Seat};
use rusc_hexadom::{Depth, Move, Position, Rules, Shape, greedy, tree};
use rusc_search::Control;

fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    assert!(golden == text, "{} is no longer what it was:\n{text}", path.display());
}

/// The deal, every move with its number of choices, and the end.
fn printed(mut game: Position, mut choose: impl FnMut(&Position, Seat) -> Move) -> String {
    let mut text = format!("{game}\n");
    while let Some(seat) = game.turn().seat() {
        let mv = choose(&game, seat);
        writeln!(text, "{seat} {} of {}", game.name(mv), game.count_moves()).unwrap();
        game.play(mv);
    }
    let winners: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| game.payoff(seat) > 0).collect();
    write!(text, "\n{game}won by {winners:?}\n").unwrap();
    text
}

#[test]
fn a_random_game_of_four() {
    let mut rng = Rng::new(1);
    let game = Position::new(Rules::new(4).unwrap(), 1);
    check("random-4.txt", &printed(game, |game, _| game.random_move(&mut rng, &mut Vec::new()).unwrap()));
}

#[test]
fn the_published_player_against_greedy() {
    let game = Position::new(Rules::default(), 2);
    let shape = Shape { depth: Depth::Standard.levels(2), children: 2 };
    let choose = |game: &Position, seat: Seat| {
        let view = game.view(seat);
        let thought = || tree(&view, shape, &Control::unlimited(), &mut |_| {}).best.unwrap();
        if seat == Seat::FIRST { thought() } else { greedy(&view) }
    };
    check("tree-greedy.txt", &printed(game, choose));
}
