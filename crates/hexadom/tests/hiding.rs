//! What is shown to one seat neither contains nor determines another's hand.

use std::sync::Arc;

use rusc_game::{Game, Hidden, Rng, Seat};
use rusc_hexadom::{Hand, Hexadom, Position, Rules};
use rusc_host::{AnyPosition, Offered};
use rusc_present::{Eyes, Shown};
use serde_json::Value;

fn start(spec: &str) -> Result<Arc<dyn AnyPosition>, rusc_present::SpecError> {
    Offered::<Hexadom>::shared().start(&spec.parse()?)
}

/// Everything a viewer is shown, in every form in which it leaves the game.
fn shown(game: &Position, eyes: Eyes) -> (String, String, String) {
    let board = game.board(eyes);
    (serde_json::to_string(&board).unwrap(), format!("{board:?} {}", board.unseen()), game.text(eyes))
}

fn json(game: &Position, eyes: Eyes) -> Value {
    serde_json::to_value(game.board(eyes)).unwrap()
}

#[test]
fn states_that_look_the_same_to_a_viewer_are_shown_the_same() {
    let mut rng = Rng::new(1);
    let mut differences = 0;
    for index in 0..40 {
        let mut game = Position::new(Rules::new(2 + index % 5).unwrap(), u64::from(index));
        loop {
            for seat in Seat::all(game.seats()) {
                let other = Position::deal(&game.view(seat), &mut rng);
                assert_eq!(shown(&game, Eyes::Seat(seat)), shown(&other, Eyes::Seat(seat)));
                assert_eq!(shown(&game, Eyes::Public), shown(&other, Eyes::Public));
                differences += u32::from(shown(&game, Eyes::All) != shown(&other, Eyes::All));
            }
            let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) else { break };
            game.play(mv);
        }
    }
    assert!(differences > 1_000, "states that look the same to a seat do differ: {differences}");
}

#[test]
fn who_sits_in_no_seat_is_shown_no_more_than_any_seat() {
    let mut rng = Rng::new(2);
    for index in 0..20 {
        let mut game = Position::new(Rules::new(2 + index % 5).unwrap(), u64::from(index));
        loop {
            let public = game.board(Eyes::Public);
            assert!(public.hands.iter().all(|hand| hand.pieces.is_none()) && public.looker.is_none());
            for seat in Seat::all(game.seats()) {
                let own = game.board(Eyes::Seat(seat));
                assert!(public.drawn.is_none() || public.drawn == own.drawn);
                assert_eq!(public.pile, own.pile);
            }
            assert_eq!(shown(&game, Eyes::Seat(Seat::new(9))), shown(&game, Eyes::Public), "nobody sits there");
            let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) else { break };
            game.play(mv);
        }
    }
}

#[test]
fn what_a_seat_has_not_seen_is_what_its_view_has_not_seen() {
    let game = Position::new(Rules::new(3).unwrap(), 5);
    assert_eq!(game.board(Eyes::All).unseen(), Hand::EMPTY);
    for seat in Seat::all(3) {
        let mut unseen = game.view(seat).unseen();
        game.bottom().iter().for_each(|&kind| unseen.remove(kind));
        assert_eq!(game.board(Eyes::Seat(seat)).unseen(), unseen);
    }
}

#[test]
fn data_for_a_seat_shows_its_own_hand_and_the_sizes_of_others() {
    let game = Position::new(Rules::new(3).unwrap(), 5);
    let board = json(&game, Eyes::Seat(Seat::SECOND));
    assert_eq!(board["seat"], 2);
    for seat in Seat::all(3) {
        let hand = &board["hands"][seat.index()];
        assert_eq!((&hand["size"], hand["pieces"].is_null()), (&10.into(), seat != Seat::SECOND), "{board}");
    }
    assert_eq!((&board["pile"]["size"], board["pile"]["pieces"].is_null()), (&50.into(), true));
    let public = json(&game, Eyes::Public);
    assert!(Seat::all(3).all(|seat| public["hands"][seat.index()]["pieces"].is_null()) && public["seat"].is_null());
    let whole = json(&game, Eyes::All);
    assert_eq!(whole["pile"]["pieces"].as_array().map(Vec::len), Some(50));
    assert!(Seat::all(3).all(|seat| whole["hands"][seat.index()]["pieces"].as_array().is_some()), "{whole}");
}

#[test]
fn the_seed_is_kept_in_the_spec_and_never_shown() {
    let position = start("hexadom:players=4,seed=7,first=2,black_beside_white").unwrap();
    assert_eq!(position.spec(), "hexadom:players=4,seed=7,first=2,black_beside_white");
    assert_eq!(position.public_spec(), "hexadom:players=4,first=2,black_beside_white");
    for eyes in Seat::all(4).map(Eyes::Seat).chain([Eyes::Public]) {
        let shown = serde_json::to_string(&position.board(eyes)).unwrap() + &position.text(eyes);
        assert!(!shown.contains("seed"), "{shown}");
    }
    // The debug output of the view must not contain the seed either.
    let game = Position::new(Rules::new(4).unwrap(), 7);
    assert!(!format!("{:?}", game.view(Seat::FIRST)).contains("seed"));
}

#[test]
fn a_game_without_a_seed_is_written_down_with_one() {
    let position = start("hexadom").unwrap();
    let again = start(position.spec()).unwrap();
    assert_eq!(position.spec(), "hexadom:seed=0");
    assert_eq!(position.text(Eyes::All), again.text(Eyes::All));
}

#[test]
fn options_that_cannot_be_are_refused() {
    let refused = |spec: &str| start(spec).map(|_| ()).unwrap_err().to_string();
    assert!(refused("hexadom:players=7").contains("players"), "{}", refused("hexadom:players=7"));
    assert_eq!(refused("hexadom:players=3,first=4"), "hexadom: first cannot be \"4\"; expected a number from 1 to 3");
    assert!(refused("hexadom:seed=-1").contains("seed"));
    assert!(refused("hexadom:first=0").contains("first"));
}
