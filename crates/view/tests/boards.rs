//! Every game of the catalog can be drawn, with a place or a button for every move, in all sizes, small enough to send.

use game::Rng;
use offer::Position;
use view::{Drawing, Languages, boards};

/// Of the 300 kB that a page with a board may have.
const LARGEST_BOARD: usize = 250_000;

const SPECS: &[&str] = &[
    "connect4",
    "connect4:4x4",
    "connect4:9x9",
    "hex:2",
    "hex:11,swap",
    "hex:19",
    "hexland:5",
    "hexland:11",
    "hexadom:players=2,seed=1",
    "hexadom:players=6,seed=4",
];

/// The drawing of a position for the seat to move.
fn drawn(position: &dyn Position) -> String {
    let languages = Languages::built_in();
    let (board, moves) = (position.board(position.turn().seat()), position.moves());
    let name = position.spec().split(':').next().expect("a spec has a name");
    let art = boards::art(name).expect("every game has a drawing");
    let drawing = Drawing {
        legal: Some(&moves),
        turn: position.turn().seat().map(|seat| seat.number()),
        ..Drawing::picture(languages.negotiate("en"), &board)
    };
    let drawn = (art.draw)(&drawing).live().into_string();
    for name in &moves {
        let is_place = drawn.contains(&format!("data-move=\"{name}\""));
        assert!(is_place || art.buttons.contains(&name.as_str()), "{name} of {} cannot be clicked", position.spec());
    }
    assert!(!drawn.contains('⟦'), "{drawn}");
    let beside = art.beside.map_or_else(String::new, |beside| beside(&drawing).map(|part| part.into_string()).concat());
    drawn + &beside
}

#[test]
fn every_game_has_a_drawing_and_texts() {
    let languages = Languages::built_in();
    for entry in catalog::GAMES {
        let name = entry.offer.name();
        assert!(boards::art(name).is_some(), "{name} has no drawing");
        for key in [format!("game-{name}"), format!("about-{name}")] {
            assert!(languages.negotiate("en").find(&key, &[]).is_some(), "{key} is missing");
        }
    }
    assert_eq!(boards::ART.len(), catalog::GAMES.len());
}

#[test]
fn every_move_can_be_clicked_and_no_board_is_too_large() {
    let mut rng = Rng::new(1);
    for spec in SPECS {
        let (_, mut position) = catalog::start(spec).unwrap();
        let mut largest = 0;
        while let Some(name) = position.random_move(&mut rng) {
            if rng.below(8) == 0 {
                largest = largest.max(drawn(&*position).len());
            }
            position.play(&name).unwrap();
        }
        largest = largest.max(drawn(&*position).len());
        assert!(largest < LARGEST_BOARD, "{spec}: {largest} bytes");
    }
}

#[test]
fn a_board_that_makes_no_sense_is_drawn_without_panic() {
    let languages = Languages::built_in();
    let nonsense = serde_json::json!({
        "size": 3, "rows": ["é", 5], "cells": ["XXXXXXXXXX"], "columns": 2, "hands": 7,
        "pieces": [{ "q": 1 }], "seat": 1,
    });
    for board in [nonsense, serde_json::Value::Null] {
        for art in boards::ART {
            let drawing = Drawing {
                last: Some("é@1:9"),
                hint: Some("99"),
                ..Drawing::picture(languages.negotiate("ca"), &board)
            };
            assert!((art.draw)(&drawing).standalone().starts_with("<svg"));
            if let Some(beside) = art.beside {
                beside(&drawing);
            }
        }
    }
}
