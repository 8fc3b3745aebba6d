//! What is shown to one seat neither contains nor determines another's hand.

use game::{Game, Hidden, Rng, Seat};
use hexadom::{Hexadom, HexadomOffer, Rules};
use offer::{Offer, Settings, Shown, Spec};

fn settings(spec: &str) -> Settings {
    Settings::read(&spec.parse::<Spec>().unwrap(), HexadomOffer.options()).unwrap()
}

#[test]
fn text_and_data_are_the_same_for_all_states_a_seat_cannot_tell_apart() {
    let mut rng = Rng::new(1);
    for index in 0..40 {
        let mut game = Hexadom::new(Rules::new(2 + index % 5).unwrap(), u64::from(index));
        loop {
            for seat in Seat::all(game.seats()) {
                let other = Hexadom::deal(&game.view(seat), &mut rng);
                assert_eq!(game.board(Some(seat)), other.board(Some(seat)));
                assert_eq!(game.text(Some(seat)), other.text(Some(seat)));
                assert_eq!(game.public_board(), other.public_board());
            }
            let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) else { break };
            game.play(mv);
        }
    }
}

#[test]
fn data_for_a_seat_shows_its_own_hand_and_the_sizes_of_others() {
    let game = Hexadom::new(Rules::new(3).unwrap(), 5);
    let board = game.board(Some(Seat::SECOND));
    assert_eq!(board["seat"], 2);
    for seat in Seat::all(3) {
        let hand = &board["hands"][seat.index()];
        assert_eq!((&hand["size"], hand["pieces"].is_null()), (&10.into(), seat != Seat::SECOND), "{board}");
    }
    assert_eq!((&board["pile"]["size"], board["pile"]["pieces"].is_null()), (&50.into(), true));
    let public = game.public_board();
    assert!(Seat::all(3).all(|seat| public["hands"][seat.index()]["pieces"].is_null()) && public["seat"].is_null());
    let whole = game.board(None);
    assert_eq!(whole["pile"]["pieces"].as_array().map(Vec::len), Some(50));
    assert!(Seat::all(3).all(|seat| whole["hands"][seat.index()]["pieces"].as_array().is_some()), "{whole}");
}

#[test]
fn the_seed_is_not_shown_and_tells_everything() {
    let position = HexadomOffer.start(&settings("hexadom:players=4,seed=7,first=2,black_beside_white")).unwrap();
    assert_eq!(position.spec(), "hexadom:players=4,seed=7,first=2,black_beside_white");
    assert_eq!(position.public_spec(), "hexadom:players=4,first=2,black_beside_white");
    for seat in Seat::all(4) {
        let shown = position.board(Some(seat)).to_string() + &position.text(Some(seat));
        assert!(!shown.contains("seed"), "{shown}");
    }
    // Fields kept by the view, printed in full, must not lead back to the seed either.
    let game: &Hexadom = position.game().unwrap();
    assert!(!format!("{:?}", game.view(Seat::FIRST)).contains("seed"));
}

#[test]
fn a_game_without_a_seed_is_written_down_with_one() {
    let position = HexadomOffer.start(&settings("hexadom")).unwrap();
    let again = HexadomOffer.start(&settings(position.spec())).unwrap();
    assert!(position.spec().contains("seed="));
    assert!(position.game::<Hexadom>() == again.game::<Hexadom>());
}

#[test]
fn options_that_cannot_be_are_refused() {
    let refused = |spec: &str| match Settings::read(&spec.parse::<Spec>().unwrap(), HexadomOffer.options()) {
        Err(error) => error.to_string(),
        Ok(settings) => HexadomOffer.start(&settings).map(|_| ()).unwrap_err().to_string(),
    };
    assert!(refused("hexadom:players=7").contains("players"), "{}", refused("hexadom:players=7"));
    assert!(refused("hexadom:players=3,first=4").contains("there are 3 players"));
    assert!(refused("hexadom:seed=-1").contains("seed"));
    assert!(refused("hexadom:first=0").contains("first"));
}
