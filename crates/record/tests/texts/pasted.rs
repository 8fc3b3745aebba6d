//! Links of HexWorld and game texts of Little Golem, as people paste them.

use proptest::prelude::*;
use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_record::{Action, Ending, MoveTree, NodeId, Problem, ReadError, Record, pasted};

fn read(text: &str) -> Result<Record, ReadError> {
    pasted::read(&Catalog::builtin(), text).map(|replay| replay.record)
}

/// The moves of the main line.
fn moves(tree: &MoveTree) -> Vec<&str> {
    let name = |id: NodeId| match &tree.node(id).action {
        Action::Move(name) => Some(name.as_str()),
        _ => None,
    };
    tree.main_line(NodeId::ROOT).filter_map(name).collect()
}

#[test]
fn links_of_hexworld_are_read() {
    for (link, spec, expected) in [
        ("https://hexworld.org/board/#11r9c1,b4:sh4g8i8", "hex:11,swap", &["b4", "swap", "h4", "g8", "i8"][..]),
        ("  https://hexworld.org/board/#5,c3b4,d2 \n", "hex:5", &["c3", "b4", "d2"]),
        ("hexworld.org/board/#13x13nc1,a10%3Asm13", "hex:13,swap", &["a10", "swap", "m13"]),
        ("https://hexworld.org/board/#9c1%2Ce5", "hex:9", &["e5"]),
        ("#7m,,a1", "hex:7", &["a1"]),
        ("https://hexworld.org/board/#", "hex:11", &[]),
        // After a swap of sides the stone stays and the colours change, so that everything is reflected.
        ("https://hexworld.org/board/#5,a2:Sc3d2", "hex:5,swap", &["a2", "swap", "c3", "b4"]),
    ] {
        let record = read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!((&*record.spec, &moves(&record.tree)[..]), (spec, expected), "{link}");
    }
    let record = read("https://hexworld.org/board/#5,c3:rw").expect("a game that was given up");
    let end = &record.tree.node(record.tree.end(NodeId::ROOT)).action;
    assert_eq!(*end, Action::End(Ending::Resigned(Seat::SECOND)));
    let record = read("https://hexworld.org/board/#5,c3:pd4").expect("a pass");
    assert_eq!(moves(&record.tree), ["c3", "d4"]);
}

#[test]
fn errors_in_links_are_found_in_the_link() {
    for (link, column) in [
        ("https://hexworld.org/board/#5,c3z9", 33),
        ("https://hexworld.org/board/#5,c3c3", 33),
        ("https://hexworld.org/board/#5,c3:xd4", 33),
        ("https://hexworld.org/board/#5x7,c3", 29),
        ("https://hexworld.org/board/#99,c3", 29),
        ("https://hexworld.org/board/#5,c3ñ", 33),
    ] {
        let error = read(link).expect_err(link);
        assert_eq!((error.line, error.column), (1, column), "{link}: {error}");
    }
}

#[test]
fn game_texts_of_little_golem_are_read() {
    let sgf = "(;FF[4]EV[hex.mc.2011.feb.1.10]PB[Ana]PW[Bru]SZ[13]SO[http://www.littlegolem.com];W[ll];B[swap];W[gg])";
    assert_eq!(moves(&read(sgf).expect("a file").tree), ["l12", "swap", "g7"]);
    for (text, spec, expected) in [
        ("1.a10 2.swap 3.f6 4.resign", "hex:11,swap", &["a10", "swap", "f6"][..]),
        ("1. l2 2. g7 3. m13", "hex:13", &["l2", "g7", "m13"]),
        ("Hex-Size 15 Ana vs Bru\n1.c3 2.d4\ndownload as SGF", "hex:15", &["c3", "d4"]),
        ("13x13 1.mf 2.gg", "hex:13", &["m6", "g7"]),
        ("1.A10 2.SWAP 3.F6", "hex:11,swap", &["a10", "swap", "f6"]),
        ("1. a10 swap\n2. f6 e7\n3. d8", "hex:11,swap", &["a10", "swap", "f6", "e7", "d8"]),
        ("1.c3 2.d4 as SGF", "hex:11", &["c3", "d4"]),
    ] {
        let record = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((&*record.spec, &moves(&record.tree)[..]), (spec, expected), "{text}");
    }
    for (text, column) in [("1.c3 2.c3", 8), ("1.c3 2.hello 3.d4", 8), ("1. c3 d4 2. e5 c3", 16)] {
        let error = read(text).expect_err("a cell is taken once, and a number has a move");
        assert_eq!(error.column, column, "{text}: {error}");
    }
    let error = read("https://littlegolem.net/jsp/game/game.jsp?gid=1512976").expect_err("the game is elsewhere");
    assert_eq!(error.problem, Problem::Address);
    for text in ["", "hello", "1.", "2.a1 3.b2", "1.hello", "Chapter 1. The beginning"] {
        assert!(read(text).is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn nothing_that_is_pasted_breaks_anything(text in "(#|https://hexworld.org/board/#|1\\.|)[a-z0-9:,.%#x \\PC]{0,40}") {
        let _ = read(&text);
    }

    #[test]
    fn a_game_written_as_a_link_or_a_list_is_read(size in 2..20_usize, seed: u64, count in 0..40_usize) {
        let mut rng = Rng::new(seed);
        let (_, mut position) = Catalog::builtin().start(&format!("hex:{size},swap")).expect("a size");
        let mut names = Vec::new();
        while let Some(name) = position.random_move(&mut rng).filter(|_| names.len() < count) {
            position = position.play(&name).expect("a random move is legal").position;
            names.push(name);
        }
        let sign = |name: &String| if name == "swap" { ":s".to_owned() } else { name.clone() };
        let link = format!("https://hexworld.org/board/#{size}c1,{}", names.iter().map(sign).collect::<String>());
        let record = read(&link).expect("a link");
        prop_assert_eq!(moves(&record.tree), names.clone());
        if !names.is_empty() {
            let numbered = names.iter().enumerate().map(|(index, name)| format!("{}.{name}", index + 1));
            let list = format!("Size {size} {}", numbered.collect::<Vec<_>>().join(" "));
            let record = read(&list).expect("a list");
            prop_assert_eq!(moves(&record.tree), names);
        }
    }
}
