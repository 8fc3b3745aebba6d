//! The commands of HexGui's analysis menu answer what the library finds, in the form that HexGui reads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_engine::{Choices, Environment, Session};
use rusc_game::{Game, Seat};
use rusc_hex::circuit::Circuit;
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::inferior::FilledIn;
use rusc_hex::{Cells, Move, Outlook, Position, SwapRule, must_play};
use rusc_present::NoFiles;

/// A game on 6x6 that is still open, Black to move.
const MOVES: [&str; 2] = ["c3", "b5"];

fn send(session: &mut Session, line: &str) -> String {
    let answer = session.answer(line, &AtomicBool::new(false)).expect("a command has a response").answer;
    answer.unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Sends commands after the game, and gives the responses and the pictures shown in between.
fn dialogue(bot: &str, lines: &[&str]) -> (Vec<String>, Vec<String>) {
    timed_dialogue(1, bot, lines)
}

/// The same, with a clock that counts this many milliseconds each time it is read.
fn timed_dialogue(tick: u64, bot: &str, lines: &[&str]) -> (Vec<String>, Vec<String>) {
    let (games, pictures) = (Catalog::builtin(), Mutex::new(Vec::new()));
    let live = |picture: &str| pictures.lock().expect("no test panics here").push(picture.to_owned());
    // Each look at the clock takes time, so that a search ends.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(tick * looks.fetch_add(1, Ordering::Relaxed));
    let environment = Environment { games: &games, clock: &clock, files: &NoFiles, live: &live, seed: 1 };
    let choices = Choices { bot: bot.to_owned(), time: Some(Duration::from_millis(500)), ..Choices::default() };
    let mut session = Session::new(environment, choices).expect("the bot exists");
    send(&mut session, "boardsize 6");
    for (mv, colour) in MOVES.iter().zip(["b", "w"]) {
        send(&mut session, &format!("play {colour} {mv}"));
    }
    let answers = lines.iter().map(|line| send(&mut session, line)).collect();
    drop(session);
    (answers, pictures.into_inner().expect("no test panics here"))
}

fn answer(line: &str) -> String {
    dialogue("random", &[line]).0.remove(0)
}

fn position() -> Position<1> {
    let start = Position::new(6, SwapRule::Off).expect("the size exists");
    MOVES.iter().fold(start, |position, mv| position.after(Move::Stone(position.board().parse(mv).expect("a cell"))))
}

/// The cells with a mark that begins with this text.
fn marked(answer: &str, mark: &str) -> Cells<1> {
    let words: Vec<&str> = answer.split_whitespace().collect();
    let pairs = words.chunks(2).filter(|pair| pair[1].starts_with(mark));
    pairs.map(|pair| position().board().parse(pair[0]).expect("a cell")).collect()
}

#[test]
fn moves_to_consider_are_those_of_the_outlook() {
    let start = Position::<1>::new(6, SwapRule::Off).expect("the size exists");
    let mut seen = [false; 3];
    for stones in [["c3", "b5"], ["c3 b5", "d4"], ["c3", "d4"], ["d3", "a6"]] {
        for (colour, seat) in [("b", Seat::FIRST), ("w", Seat::SECOND)] {
            let cells = stones.map(|names| {
                names.split(' ').map(|name| start.board().parse(name).expect("a cell")).collect::<Cells<1>>()
            });
            let position = start.set_up(cells, seat).expect("every cell has one stone");
            let mut search = HSearch::new();
            let outlook = Outlook::new(&position, &mut search, Detail::NORMAL);
            let filled = &outlook.filled;
            let threats = search.connections(&filled.position, seat.rival(), Detail::NORMAL);
            let moves = match outlook.winner {
                None => outlook.moves,
                Some(winner) if winner == seat => must_play(&threats),
                Some(_) => Cells::EMPTY,
            };
            seen[outlook.winner.map_or(0, |winner| 1 + usize::from(winner == seat))] = true;
            let mut lines = vec!["boardsize 6".to_owned()];
            for (colour, names) in ["b", "w"].iter().zip(stones) {
                lines.extend(names.split(' ').map(|name| format!("play {colour} {name}")));
            }
            lines.push(format!("vc-build {colour}"));
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            let answer = dialogue("random", &lines).0.pop().expect("every command has a response");
            assert_eq!(marked(&answer, "fbb"), filled.cells(Seat::FIRST), "{answer}");
            assert_eq!(marked(&answer, "fww"), filled.cells(Seat::SECOND), "{answer}");
            assert_eq!(marked(&answer, "iv["), filled.vulnerable(seat), "{answer}");
            let out = filled.position.empty() & !moves & !filled.vulnerable(seat);
            assert_eq!(marked(&answer, "x"), out, "{stones:?} {colour}: {answer}");
        }
    }
    assert_eq!(seen, [true; 3], "open, lost and won positions");
}

#[test]
fn the_must_play_meets_every_threat_of_the_rival() {
    for (colour, seat) in [("b", Seat::FIRST), ("w", Seat::SECOND)] {
        let answer = answer(&format!("vc-get-mustplay {colour}"));
        let filled = FilledIn::new(&position()).position;
        let threats = HSearch::new().connections(&filled, seat.rival(), Detail::NORMAL);
        assert_eq!(marked(&answer, "x"), filled.empty() & !must_play(&threats), "{answer}");
        assert!(marked(&answer, "iv").is_empty(), "{answer}");
    }
}

#[test]
fn inferior_cells_are_those_filled_in() {
    let answer = answer("compute-inferior w");
    let filled = FilledIn::new(&position());
    assert_eq!(marked(&answer, "fbb"), filled.cells(Seat::FIRST));
    assert_eq!(marked(&answer, "iv["), filled.vulnerable(Seat::SECOND));
    assert!(marked(&answer, "x").is_empty(), "{answer}");
}

#[test]
fn connections_between_cells_are_those_of_the_search() {
    let filled = FilledIn::new(&position()).position;
    let connections = HSearch::new().connections(&filled, Seat::FIRST, Detail::NORMAL);
    let (stone, far) = (connections.captain(position().board().parse("c3").expect("a cell")), connections.far());
    let joins = |from, to| [(stone, far), (far, stone)].contains(&(from, to));
    let fulls = connections.fulls().filter(|full| joins(full.from, full.to)).count();
    let semis: Vec<_> = connections.semis().filter(|semi| joins(semi.from, semi.to)).collect();
    assert_eq!(answer("vc-between-cells-full b c3 south").lines().skip(1).count(), fulls);
    let answer = answer("vc-between-cells-semi b c3 south");
    assert_eq!(answer.lines().skip(1).count(), semis.len());
    for (line, semi) in answer.lines().skip(1).zip(semis) {
        let (before, key) = line.rsplit_once(' ').expect("a key follows the carrier");
        let key = position().board().parse(key).expect("the key is a cell");
        assert!(before.starts_with("black c3 south semi ") && before.ends_with(" ] [ ]"), "{line}");
        assert!(semi.carrier.contains(key), "{line}");
    }
}

#[test]
fn resistance_and_currents_are_those_of_the_circuit() {
    let filled = FilledIn::new(&position()).position;
    let flow = |seat| Circuit::new().flow(&HSearch::new().connections(&filled, seat, Detail::NORMAL));
    let (black, white) = (flow(Seat::FIRST), flow(Seat::SECOND));
    let ratio = (white.resistance / black.resistance).ln();
    let expected = format!("res {ratio:.3} rew {:.3} reb {:.3}", white.resistance, black.resistance);
    assert_eq!(answer("eval-resist"), expected);
    let answer = answer("eval-resist-cells w");
    for pair in answer.split_whitespace().collect::<Vec<_>>().chunks(2) {
        let cell = position().board().parse(pair[0]).expect("a cell");
        assert_eq!(pair[1], format!("{:.3}", white.currents[cell.index()]));
    }
}

#[test]
fn a_bot_shows_its_values_and_its_line_without_thinking_twice() {
    let bot = "mcts:simulations=500";
    let (answers, pictures) =
        dialogue(bot, &["param_rusc live_gfx on", "reg_genmove b", "rusc-values b", "rusc-line b"]);
    let [_, mv, values, line] = &answers[..] else { panic!("four commands have four responses") };
    assert!(values.starts_with(&format!("{mv} ")) && values.split_whitespace().count() % 2 == 0, "{values}");
    assert!(line.starts_with(mv.as_str()), "{line}");
    let [picture] = &pictures[..] else { panic!("one search was shown: {pictures:?}") };
    assert!(picture.starts_with("gogui-gfx:\nuct\nVAR B "), "{picture}");
    for part in ["\nINFLUENCE ", "\nLABEL ", "\nTEXT N="] {
        assert!(picture.contains(part), "{picture}");
    }
    assert!(picture.ends_with("\n\n"), "{picture}");
    assert_eq!(dialogue(bot, &["reg_genmove b"]).1, [""; 0], "pictures are shown on request only");
}

#[test]
fn pictures_of_a_slow_bot_come_once_a_second_and_their_numbers_agree() {
    let lines = ["param_rusc live_gfx on", "param_rusc time 5s", "genmove b", "genmove w"];
    let (_, pictures) = timed_dialogue(10, "mcts", &lines);
    assert!((7..=11).contains(&pictures.len()), "two searches of five seconds: {} pictures", pictures.len());
    for picture in pictures {
        let words = |head: &str| -> Vec<String> {
            let line = picture.lines().find_map(|line| line.strip_prefix(head)).expect("the picture has the line");
            line.split_whitespace().map(str::to_owned).collect()
        };
        let labels = words("LABEL");
        let visits: Vec<u64> = labels.iter().skip(1).step_by(2).map(|word| word.parse().expect("visits")).collect();
        let all: u64 = words("TEXT N=")[0].parse().expect("a number of visits");
        assert!(visits.iter().sum::<u64>() <= all, "{picture}");
        let most = visits.iter().max().expect("a move was visited");
        assert!(visits.iter().all(|visits| visits * 100 >= *most), "only moves that were tried enough: {picture}");
    }
}

#[test]
fn only_moves_that_were_tried_enough_have_values() {
    let (answers, _) = dialogue("mcts", &["rusc-values b", "all_legal_moves"]);
    let [values, legal] = &answers[..] else { panic!("two commands have two responses") };
    let (listed, legal) = (values.split_whitespace().count() / 2, legal.split_whitespace().count());
    assert!(listed > 0 && listed < legal, "{listed} of {legal}");
}

#[test]
fn the_solver_shows_the_line_it_looks_at_and_what_is_left_to_prove() {
    let play = ["boardsize 11", "play b f6", "play w e4", "play b g4"];
    let lines = [&["param_dfpn use_guifx 1", "param_rusc time 3s"][..], &play, &["dfpn-solve-state w"]].concat();
    let (answers, pictures) = timed_dialogue(10, "random", &lines);
    let unknown = answers[6].strip_prefix("unknown: not solved in 3 s; so far: no win proven after ");
    assert!(unknown.is_some_and(|rest| rest.ends_with(" nodes")), "{}", answers[6]);
    assert!((3..=5).contains(&pictures.len()), "three seconds and the end: {pictures:?}");
    assert!(pictures.iter().all(|picture| picture.contains("\nVAR W ")), "each shows a line: {pictures:?}");
    let [.., shown, end] = &pictures[..] else { panic!("{pictures:?}") };
    let board = Position::<2>::new(11, SwapRule::Off).expect("the size exists").board();
    let line = |picture: &str, head: &str| -> Vec<String> {
        let line = picture.lines().find_map(|line| line.strip_prefix(head)).expect("the picture has the line");
        line.split_whitespace().map(str::to_owned).collect()
    };
    for picture in [shown, end] {
        assert!(picture.starts_with("gogui-gfx:\ndfpn\nVAR W ") && picture.ends_with("\n\n"), "{picture}");
        for (at, pair) in line(picture, "VAR").chunks(2).enumerate() {
            assert_eq!(pair[0], ["W", "B"][at % 2], "{picture}");
            assert!(board.parse(&pair[1]).is_some(), "{picture}");
        }
        let labels = line(picture, "LABEL");
        assert!(!labels.is_empty(), "{picture}");
        for pair in labels.chunks(2) {
            assert!(board.parse(&pair[0]).is_some(), "{picture}");
            assert_ne!(pair[0], line(picture, "VAR")[1], "the number of the first move is not covered: {picture}");
            assert!(pair[1].trim_end_matches('k').parse::<u32>().is_ok(), "{picture}");
        }
    }
    assert!(shown.contains(" nodes, proof number "), "{shown}");
    assert!(end.contains(&format!("\nTEXT {}\n", answers[6])), "{end}");
}

#[test]
fn every_entry_of_the_menu_is_a_known_command() {
    let menu = answer("hexgui-analyze_commands");
    for entry in menu.lines() {
        let [kind, label, command] = entry.split('/').collect::<Vec<_>>()[..] else { panic!("{entry}") };
        assert!(!kind.is_empty() && !label.is_empty(), "{entry}");
        let name = command.split(' ').next().expect("a command has a name");
        assert_eq!(answer(&format!("known_command {name}")), "true");
    }
}
