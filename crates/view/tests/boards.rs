//! Every game of the catalog can be drawn in all sizes, with a place or a button for every move, and small enough to send.

use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::AnyPosition;
use rusc_present::Eyes;
use rusc_view::{Drawings, Languages, Marks, Subject};

/// The share of a board in the 300 kB that a page may have.
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
fn drawn(drawings: &Drawings, languages: &Languages, position: &dyn AnyPosition) -> String {
    let turn = position.turn().seat();
    let (board, moves) = (position.board(turn.map_or(Eyes::All, Eyes::Seat)), position.moves());
    let art = drawings.art(position.game_name()).expect("every game has a drawing");
    let texts = languages.negotiate("en");
    let subject = Subject {
        board: &board,
        insight: None,
        marks: Marks { is_live: true, legal: &moves, turn, ..Marks::none(texts) },
    };
    let drawn = art.draw(&subject).live().into_string();
    for name in &moves {
        let is_place = drawn.contains(&format!("data-move=\"{name}\""));
        assert!(is_place || art.buttons().contains(&name.as_str()), "{name} of {} cannot be clicked", position.spec());
    }
    assert!(!drawn.contains('⟦'), "{drawn}");
    let beside = art.beside(&subject).map_or_else(String::new, |beside| beside.map(|part| part.into_string()).concat());
    let score = art.score(&subject).map_or_else(String::new, |score| score.into_string());
    drawn + &beside + &score
}

#[test]
fn every_game_has_a_drawing_and_texts() {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    for entry in catalog.games() {
        let name = entry.name();
        let art = drawings.art(name).unwrap_or_else(|| panic!("{name} has no drawing"));
        assert!(art.sample(languages.negotiate("en"), "").is_some(), "{name} has no board that stands for it");
        let mut keys = vec![format!("game-{name}"), format!("about-{name}"), format!("notation-{name}")];
        keys.extend(entry.options().iter().map(|option| format!("option-{name}-{}", option.name)));
        keys.extend(art.overlays().iter().map(|overlay| format!("overlay-{}", overlay.name)));
        keys.extend(art.buttons().iter().map(|button| format!("move-{button}")));
        if art.has_colours() {
            keys.extend(Seat::all(*entry.seats().end()).map(|seat| format!("seat-{name}-{seat}")));
        }
        for key in keys {
            assert!(languages.negotiate("en").find(&key, &[]).is_some(), "{key} is missing");
        }
    }
    assert_eq!(drawings.all().count(), catalog.games().len());
}

#[test]
fn every_move_can_be_clicked_and_no_board_is_too_large() {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    let mut rng = Rng::new(1);
    for spec in SPECS {
        let (_, mut position) = catalog.start(spec).unwrap();
        let mut largest = 0;
        while let Some(name) = position.random_move(&mut rng) {
            if rng.below(8) == 0 {
                largest = largest.max(drawn(&drawings, &languages, &*position).len());
            }
            position = position.play(&name).unwrap().position;
        }
        largest = largest.max(drawn(&drawings, &languages, &*position).len());
        assert!(largest < LARGEST_BOARD, "{spec}: {largest} bytes");
    }
}

/// The picture of a position after some moves, as a standalone file.
fn picture(spec: &str, moves: &str, eyes: Eyes) -> String {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    let (entry, start) = catalog.start(spec).unwrap();
    let line = entry.play(&start, moves).unwrap();
    let position = line.last().map_or(&start, |played| &played.position);
    let legal = if position.turn().seat().is_some_and(|seat| eyes.see(seat)) { position.moves() } else { Vec::new() };
    let board = position.board(eyes);
    let subject = Subject::picture(languages.negotiate("en"), &board);
    let subject = Subject { marks: Marks { legal: &legal, ..subject.marks }, ..subject };
    drawings.art(entry.name()).unwrap().draw(&subject).standalone()
}

#[test]
fn moves_that_make_no_sense_are_drawn_without_panic() {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    for entry in catalog.games() {
        let (_, start) = catalog.start(entry.name()).unwrap();
        let board = start.board(Eyes::Public);
        for mark in ["é@1:9", "99", "", "z99", "a", "pass", "é"] {
            let marks = Marks { last: Some(mark), hint: Some(mark), ..Marks::none(languages.negotiate("ca")) };
            let subject = Subject { board: &board, insight: None, marks };
            let art = drawings.art(entry.name()).unwrap();
            assert!(art.draw(&subject).standalone().starts_with("<svg"));
            art.beside(&subject);
        }
    }
}

#[test]
fn pictures_name_every_row_and_every_place() {
    let picture = picture("hexland:5", "c3", Eyes::All);
    let texts = |class: &str| -> Vec<String> {
        let begin = format!("<text class=\"{class}\"");
        picture.split(&begin).skip(1).map(|rest| rest.split(['>', '<']).nth(1).unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(texts("row"), ["a", "b", "c", "d", "e"]);
    assert_eq!(texts("spot").concat(), "1231234123451234123");
}

#[test]
fn pictures_show_the_hands_and_places_that_a_seat_sees() {
    let seen = |eyes| picture("hexadom:players=3,seed=1", "", eyes);
    let [all, first, second, public] =
        [Eyes::All, Eyes::Seat(Seat::FIRST), Eyes::Seat(Seat::SECOND), Eyes::Public].map(seen);
    assert!(
        first != second && first != public && second != public && all != first,
        "every pair of eyes sees another hand"
    );
    let pieces = |picture: &str| picture.matches("<use ").count() - 2;
    assert_eq!([&all, &first, &second, &public].map(|picture| pieces(picture)), [30, 10, 10, 0]);
    for picture in [&all, &first, &second, &public] {
        assert_eq!(picture.matches("class=\"holder\"").count(), 4, "three hands and the pile");
        assert!(picture.contains("10 pieces"));
    }
    let turn = Catalog::builtin().start("hexadom:players=3,seed=1").unwrap().1.turn().seat().unwrap();
    assert!(seen(Eyes::Seat(turn)).contains("place fits"), "the places where a piece of the hand fits");
    assert!(!public.contains("place fits") && public.contains("class=\"place\""));
}

#[test]
fn no_picture_says_minus_zero() {
    for spec in SPECS {
        let picture = picture(spec, "", Eyes::Public);
        for wrong in ["\"-0\"", "\"-0 ", " -0 ", " -0\"", "M-0 ", "L-0 "] {
            assert!(!picture.contains(wrong), "{spec} has {wrong}");
        }
    }
}
