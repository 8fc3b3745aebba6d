//! A hand-made case for every rule: a position, moves, and the result.

use std::collections::HashSet;

use rusc_game::{Game, Rng, Seat, Turn};
use rusc_present::{Argument, Reason};

use crate::hand::Hand;
use crate::layout::{Layout, Placement};
use crate::moves::{Illegal, Move};
use crate::piece::Kind;
use crate::position::{Pile, Position};
use crate::public_state::{PublicState, Stage};
use crate::rules::{BlackBesideWhite, MOST_PLAYERS, Rules};

fn kinds(words: &str) -> Vec<Kind> {
    words.split_whitespace().map(|word| Kind::of_word(word).expect("a piece")).collect()
}

/// A position with these pieces on the board, hands by seat, and pile from the top down; the first seat is to move.
pub(crate) fn position(rule: BlackBesideWhite, board: &str, hands: &[&str], pile: &str) -> Position {
    let lying: Vec<Placement> = board.split_whitespace().map(|text| text.parse().expect("a placement")).collect();
    let mut dealt = [Hand::EMPTY; MOST_PLAYERS];
    hands.iter().zip(&mut dealt).for_each(|(words, hand)| *hand = kinds(words).into_iter().collect());
    let rules = Rules::new(hands.len() as u32).expect("two to six hands").with_black_beside_white(rule);
    let mut board = Layout::new([lying[0], lying[1]], rule);
    lying[2..].iter().for_each(|&placement| board.place(placement));
    let pile: Vec<Kind> = kinds(pile).into_iter().rev().collect();
    Position {
        public: PublicState {
            rules,
            board,
            stage: Stage::Begun,
            at_turn: Seat::FIRST,
            seen: 0,
            known: [Hand::EMPTY; MOST_PLAYERS],
        },
        hands: dealt,
        pile: Pile::new(&pile),
        drawn: None,
    }
}

/// A position with the usual rule for blacks and whites.
pub(crate) fn usual(board: &str, hands: &[&str], pile: &str) -> Position {
    position(BlackBesideWhite::Forbidden, board, hands, pile)
}

fn checked(game: &Position, text: &str) -> Result<(), Illegal> {
    game.check(text.parse().expect("a move"))
}

pub(crate) fn play(game: &mut Position, line: &str) {
    for text in line.split_whitespace() {
        assert_eq!(checked(game, text), Ok(()), "{text}");
        game.play(text.parse().expect("a move"));
    }
}

fn sizes(game: &Position) -> Vec<u8> {
    game.hands().iter().map(Hand::size).collect()
}

fn winners(game: &Position) -> Vec<u8> {
    assert_eq!(game.turn(), Turn::Over);
    Seat::all(game.seats()).filter(|&seat| game.payoff(seat) > 0).map(Seat::number).collect()
}

fn refusal(cell: &str, reason: fn(crate::Cell) -> Illegal) -> Result<(), Illegal> {
    let placement: Placement = format!("W@{cell}:0").parse().expect("a placement");
    Err(reason(placement.cell))
}

#[test]
fn every_reason_has_a_key_of_its_own() {
    let keys: HashSet<&str> = Illegal::samples().iter().map(Reason::key).collect();
    assert_eq!(keys.len(), 10);
    assert!(keys.iter().all(|key| key.starts_with("hexadom-") || *key == "refused-over"), "{keys:?}");
    let text = |text: &str| Argument::Text(text.to_owned());
    assert_eq!(Illegal::NotHeld { piece: Kind::BLACK }.arguments(), [("piece", text("K"))]);
    assert_eq!(Illegal::Occupied { place: crate::Cell::new(1, -1) }.arguments(), [("place", text("1:-1"))]);
}

/// A board on which all open edges are blue, so that any blue edge fits: 0:1 and 1:-1 touch two pieces, 2:0 only one.
const TWO_BLUES: &str = "B@0:0:0 B@1:0:0";

#[test]
fn a_piece_touches_two_and_matches_both() {
    let game = usual(TWO_BLUES, &["B BG R", "Y"], "Y Y");
    assert_eq!(checked(&game, "B@0:1:0"), Ok(()));
    assert_eq!(checked(&game, "B@1:-1:0"), Ok(()));
    assert_eq!(checked(&game, "B@2:0:0"), refusal("2:0", |place| Illegal::TooFewNeighbours { place }));
    assert_eq!(checked(&game, "B@9:9:0"), refusal("9:9", |place| Illegal::TooFewNeighbours { place }));
    assert_eq!(checked(&game, "B@1:0:0"), refusal("1:0", |place| Illegal::Occupied { place }));
    assert_eq!(checked(&game, "R@0:1:0"), refusal("0:1", |place| Illegal::ColoursDiffer { place }));
    assert_eq!(checked(&game, "Y@0:1:0"), Err(Illegal::NotHeld { piece: kinds("Y")[0] }));
    // At 0:1 the upper left and upper right edges touch a piece; BG without rotation is BBBGGG clockwise from the right.
    let fitting: Vec<bool> = (0..6).map(|turn| checked(&game, &format!("BG@0:1:{turn}")).is_ok()).collect();
    assert_eq!(fitting, [false, false, false, true, true, false]);
}

#[test]
fn a_piece_may_close_a_gap() {
    let board = "B@0:0:0 B@1:0:0 B@0:1:0 B@1:1:0 B@-1:2:0 B@0:3:0 B@1:2:0";
    let game = usual(board, &["B R", "Y"], "Y Y");
    assert_eq!(game.public().board().neighbours(crate::Cell::new(0, 2)), 5);
    assert_eq!(checked(&game, "B@0:2:0"), Ok(()));
    assert_eq!(checked(&game, "R@0:2:0"), refusal("0:2", |place| Illegal::ColoursDiffer { place }));
}

#[test]
fn a_white_touches_anything_but_a_black() {
    let game = usual("BG@0:0:0 RY@1:0:0 P@1:-1:0 W@0:1:0", &["W W", "Y"], "Y Y");
    assert_eq!(checked(&game, "W@2:-1:0"), Ok(()), "beside colours");
    assert_eq!(checked(&game, "W@1:1:0"), Ok(()), "beside a white and a colour");
    let game = usual("B@0:0:0 B@1:0:0 K@0:1:0", &["W W", "Y"], "Y Y");
    assert_eq!(checked(&game, "W@1:1:0"), refusal("1:1", |place| Illegal::BesideBlack { place }));
}

#[test]
fn any_colour_goes_beside_a_white() {
    let game = usual("B@0:0:0 B@1:0:0 W@0:1:0", &["BR", "Y"], "Y Y");
    // At 1:1 the upper left edge touches blue, the left edge white.
    let fitting: Vec<bool> = (0..6).map(|turn| checked(&game, &format!("BR@1:1:{turn}")).is_ok()).collect();
    assert_eq!(fitting, [false, false, true, true, true, false]);
}

#[test]
fn a_black_touches_any_colour_but_no_white() {
    let board = "BG@0:0:0 RY@1:0:0 P@1:-1:0 W@0:1:0";
    let game = usual(board, &["K K", "Y"], "Y Y");
    assert_eq!(checked(&game, "K@2:-1:0"), Ok(()));
    assert_eq!(checked(&game, "K@1:1:0"), refusal("1:1", |place| Illegal::BlackBesideWhite { place }));
    let game = position(BlackBesideWhite::Allowed, board, &["K K", "Y"], "Y Y");
    assert_eq!(checked(&game, "K@1:1:0"), Ok(()), "unless it is agreed");
}

#[test]
fn nothing_is_played_beside_a_black() {
    for rule in [BlackBesideWhite::Forbidden, BlackBesideWhite::Allowed] {
        let game = position(rule, "B@0:0:0 B@1:0:0 K@0:1:0", &["K K B W", "Y Y"], "Y Y");
        for text in ["K@1:1:0", "W@1:1:0", "B@1:1:0"] {
            assert_eq!(
                checked(&game, text),
                refusal("1:1", |place| Illegal::BesideBlack { place }),
                "two blacks never touch either"
            );
        }
        assert_eq!(checked(&game, "K@1:-1:0"), Ok(()), "a second black elsewhere");
        assert!(game.public().board().places().all(|(cell, _)| cell == crate::Cell::new(1, -1)));
    }
}

#[test]
fn a_drawn_piece_is_played_or_kept() {
    let mut game = usual(TWO_BLUES, &["B R", "Y Y"], "B Y Y");
    assert_eq!(checked(&game, "keep"), Err(Illegal::NothingDrawn));
    play(&mut game, "draw");
    assert_eq!((game.turn(), sizes(&game)), (Turn::Seat(Seat::FIRST), vec![3, 2]));
    assert_eq!(checked(&game, "draw"), Err(Illegal::AlreadyDrawn));
    assert_eq!(checked(&game, "R@0:1:0"), Err(Illegal::NotTheDrawn { piece: kinds("B")[0] }));
    let mut kept = game.clone();
    play(&mut game, "B@0:1:0");
    assert_eq!((game.turn(), sizes(&game)), (Turn::Seat(Seat::SECOND), vec![2, 2]));
    play(&mut kept, "keep draw keep");
    assert_eq!((kept.turn(), sizes(&kept)), (Turn::Seat(Seat::FIRST), vec![3, 3]));
}

#[test]
fn a_drawn_piece_that_fits_nowhere_is_kept() {
    let mut game = usual(TWO_BLUES, &["B", "Y Y"], "Y Y Y");
    play(&mut game, "draw");
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert_eq!(moves, [Move::Keep]);
}

#[test]
fn a_black_lets_all_with_the_fewest_draw() {
    let mut game = usual(TWO_BLUES, &["K Y Y", "R", "R R", "R"], "B G P W");
    play(&mut game, "K@0:1:0");
    assert_eq!(sizes(&game), [2, 2, 2, 2], "two tie for the fewest, the player has more");
    assert_eq!((game.hand(Seat::new(1)).count(kinds("B")[0]), game.hand(Seat::new(3)).count(kinds("G")[0])), (1, 1));
}

#[test]
fn the_player_of_a_black_counts_too_and_draws_first() {
    let mut game = usual(TWO_BLUES, &["K Y", "R", "R R"], "B G P W");
    play(&mut game, "K@0:1:0");
    assert_eq!(sizes(&game), [2, 2, 2], "the piece played does not count");
    assert_eq!(game.hand(Seat::FIRST).count(kinds("B")[0]), 1);
    assert_eq!(game.hand(Seat::SECOND).count(kinds("G")[0]), 1);
    assert_eq!(game.turn(), Turn::Seat(Seat::SECOND));
}

#[test]
fn the_order_of_drawing_goes_round_the_table() {
    let mut game = usual(TWO_BLUES, &["R", "R", "K Y", "R"], "B G P W Y");
    game.public.at_turn = Seat::new(2);
    play(&mut game, "K@0:1:0");
    let drawn: Vec<String> = game.hands().iter().map(Hand::to_string).collect();
    assert_eq!(drawn, ["R P", "W R", "B Y", "G R"]);
}

#[test]
fn a_short_pile_runs_out_while_all_draw() {
    let mut game = usual(TWO_BLUES, &["K Y Y", "R", "R", "R"], "B G");
    play(&mut game, "K@0:1:0");
    assert_eq!(sizes(&game), [2, 2, 2, 1]);
    assert_eq!(winners(&game), [4], "the turn ends with an empty pile");
}

#[test]
fn the_last_piece_wins_at_once_even_if_black() {
    let mut game = usual(TWO_BLUES, &["K", "R R"], "B G");
    play(&mut game, "K@0:1:0");
    assert_eq!((winners(&game), sizes(&game), game.pile().len()), (vec![1], vec![0, 2], 2));
    let mut game = usual(TWO_BLUES, &["B", "R R R"], "B G");
    play(&mut game, "B@0:1:0");
    assert_eq!(winners(&game), [1]);
    assert_eq!(checked(&game, "draw"), Err(Illegal::Over));
    assert_eq!(game.random_move(&mut Rng::new(1), &mut Vec::new()), None);
}

#[test]
fn drawing_the_last_piece_ends_the_game_with_the_turn() {
    let mut game = usual(TWO_BLUES, &["R R R", "R R R R"], "B");
    play(&mut game, "draw");
    assert_eq!(game.turn(), Turn::Seat(Seat::FIRST), "the piece may still be played");
    let mut kept = game.clone();
    play(&mut game, "B@0:1:0");
    assert_eq!(winners(&game), [1]);
    play(&mut kept, "keep");
    assert_eq!(winners(&kept), [1, 2], "four pieces of one colour each");
}

#[test]
fn an_empty_pile_is_decided_by_each_tie_break() {
    let ended = |first: &str, second: &str, third: &str| {
        let mut game = usual(TWO_BLUES, &[first, second, third], "GR");
        play(&mut game, "draw keep");
        winners(&game)
    };
    assert_eq!(ended("GR", "GR", "GR GR"), [2], "fewest pieces");
    assert_eq!(ended("K", "GR GR", "GR GR"), [1], "then without blacks");
    assert_eq!(ended("W", "B BG", "GR GR"), [1], "then without whites too");
    assert_eq!(ended("RY", "B BG", "GR GR"), [2], "then without pieces of one colour too");
    assert_eq!(ended("RY", "GR BG", "GR GR"), [1, 2, 3], "then shared");
}

#[test]
fn five_are_dealt_nine_and_six_are_dealt_eight() {
    for (players, size) in [(2, 10), (3, 10), (4, 10), (5, 9), (6, 8)] {
        for seed in 0..20 {
            let game = Position::new(Rules::new(players).unwrap(), seed);
            assert_eq!(sizes(&game), vec![size; players as usize]);
            assert_eq!(game.pile().len(), 80 - usize::from(size) * players as usize);
            assert_eq!(game.public().board().placements().len(), 2);
        }
    }
}

#[test]
fn the_first_is_drawn_or_given() {
    let rules = Rules::new(6).unwrap();
    let drawn: Vec<u8> =
        (0..40).filter_map(|seed| Position::new(rules, seed).turn().seat()).map(Seat::number).collect();
    assert!((1..=6).all(|number| drawn.contains(&number)), "{drawn:?}");
    let given = rules.beginning_with(4).unwrap();
    assert!((0..40).all(|seed| Position::new(given, seed).turn() == Turn::Seat(Seat::new(3))));
    assert!(rules.beginning_with(0).is_err() && rules.beginning_with(7).is_err());
    assert!(Rules::new(1).is_err() && Rules::new(7).is_err());
}
