//! Hexadom obeys the laws of games and of hidden information, for every number of players.

use rusc_game::laws::{self, Trial};
use rusc_hexadom::{BlackBesideWhite, Position, Rules};

fn starts() -> impl Iterator<Item = Position> {
    (2..=6).flat_map(|players| {
        let rules = Rules::new(players).unwrap();
        let other = rules.with_black_beside_white(BlackBesideWhite::Allowed).beginning_with(2).unwrap();
        [Position::new(rules, 1), Position::new(rules, 2), Position::new(other, 3)]
    })
}

#[test]
fn the_laws_of_games() {
    starts().for_each(|start| laws::game(&start, Trial { games: 2, longest: 200, seed: 1 }));
}

#[test]
fn a_refused_move_is_not_played() {
    starts().for_each(|start| laws::refusal(&start, Trial { games: 1, longest: 200, seed: 1 }));
}

#[test]
fn the_laws_of_hidden_information() {
    starts().for_each(|start| laws::hidden(&start, Trial { games: 10, longest: 200, seed: 2 }));
}
