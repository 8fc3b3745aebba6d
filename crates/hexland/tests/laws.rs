//! Hexland obeys the laws of every game.

use rusc_game::laws::{self, Trial};
use rusc_hexland::{Eleven, Five, Island, Nine, Position, Seven, Situation};

fn trial(games: u32) -> Trial {
    Trial { games, longest: 1_000, seed: 1 }
}

#[test]
fn every_island_is_a_duel() {
    laws::duel(&Position::<Five>::new(3), trial(100));
    laws::duel(&Position::<Seven>::default(), trial(40));
    laws::duel(&Position::<Nine>::default(), trial(15));
    laws::duel(&Position::<Eleven>::default(), trial(10));
}

#[test]
fn a_board_without_its_past_is_a_duel() {
    laws::duel(&Situation::<Five>::default(), trial(50));
    laws::duel(&Situation::<Eleven>::default(), trial(3));
}

#[test]
fn a_refused_move_is_not_played() {
    laws::refusal(&Position::<Five>::default(), trial(5));
    laws::refusal(&Situation::<Five>::default(), trial(5));
}

#[test]
fn every_island_has_twelve_symmetries() {
    fn holds<I: Island>(games: u32) {
        laws::symmetric(&Position::<I>::default(), trial(games));
    }
    holds::<Five>(20);
    holds::<Seven>(4);
    holds::<Nine>(1);
    holds::<Eleven>(1);
}
