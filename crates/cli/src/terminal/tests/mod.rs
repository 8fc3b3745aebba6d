//! Compares screens with stored ones, character by character and colour by colour.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rusc terminal::tests` writes them again.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use ratatui::terminal::Terminal;
use rusc_game::Seat;
use rusc_host::Thought;
use rusc_record::{NodeId, Record, Sitter};
use rusc_search::{Score, Unit};
use rusc_table::{Event, Match, Snapshot, TimeControl};

use super::cursor::Direction;
use super::draw::{Look, draw};
use super::picture::Picture;
use super::scene::Scene;
use crate::App;

/// A match after some moves; the first seat is a person's.
fn played(spec: &str, moves: &str, time: TimeControl) -> Match {
    let app = App::builtin();
    let seats = usize::from(app.catalog.start(spec).expect("the game exists").1.seats());
    let sitters = std::iter::once(Sitter::default()).chain((1..seats).map(|_| Sitter::bot("normal"))).collect();
    let mut game = Match::begin(&app.catalog, Record::new(spec, sitters), time).expect("nothing was played");
    for name in moves.split_whitespace() {
        let event =
            Event::Played { from: game.here(), name: name.to_owned(), seconds: 2.0, score: None, thought: None };
        game.replay(&event).expect("the moves are legal");
    }
    game
}

/// A snapshot in which the player to move has thought for a while.
fn glance(game: Match) -> Snapshot {
    Snapshot { elapsed: Duration::from_secs(5), ..Snapshot::of(game) }
}

/// The scene in English.
fn seen(snapshot: &Snapshot, uncovered: Option<Seat>) -> Scene {
    let app = App::builtin();
    Scene::of(snapshot, uncovered, &app.boards, &app.texts_of("C"))
}

/// A screen of this size, and the picture of its board.
fn screen(scene: &Scene, look: &Look, width: u16, height: u16) -> (Buffer, Picture) {
    screen_in("C", scene, look, width, height)
}

/// A screen of this size in the language of a locale, and the picture of its board.
fn screen_in(locale: &str, scene: &Scene, look: &Look, width: u16, height: u16) -> (Buffer, Picture) {
    let texts = App::builtin().texts_of(locale);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test backend works");
    let mut picture = None;
    terminal.draw(|frame| picture = Some(draw(scene, look, &texts, frame.buffer_mut()))).expect("a test backend works");
    (terminal.backend().buffer().clone(), picture.expect("it was drawn"))
}

/// The characters of a screen, then a letter for the style of each, then a legend of the letters.
fn print(buffer: &Buffer) -> String {
    let mut styles: Vec<Style> = Vec::new();
    let (mut text, mut colours) = (String::new(), String::new());
    for row in buffer.area.rows() {
        for place in row.positions() {
            let cell = &buffer[place];
            let index = styles.iter().position(|style| *style == cell.style()).unwrap_or_else(|| {
                styles.push(cell.style());
                styles.len() - 1
            });
            text += cell.symbol();
            colours.push(char::from(b'a' + index as u8));
        }
        text.push_str("|\n");
        colours.push('\n');
    }
    for (letter, style) in ('a'..).zip(styles) {
        let _ = writeln!(colours, "{letter}: {:?} on {:?} {:?}", style.fg, style.bg, style.add_modifier);
    }
    text + &colours
}

fn check(name: &str, buffer: &Buffer) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/terminal/tests/golden").join(format!("{name}.txt"));
    let text = print(buffer);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file can be read");
    assert!(golden == text, "{} is no longer what it was:\n{text}", path.display());
}

#[test]
fn connect_four_has_discs_and_a_landing_place() {
    let game = played("connect4", "4 4 5", TimeControl::Total { seconds: 300.0, increment: 3.0 });
    let mut scene = seen(&Snapshot { is_thinking: true, ..glance(game) }, None);
    check("connect4-thinking", &screen(&scene, &Look::default(), 80, 24).0);
    let game = played("connect4", "4 4 5 3", TimeControl::Total { seconds: 300.0, increment: 3.0 });
    let thought = Thought {
        best: Some("6".to_owned()),
        score: Some(Score::estimate(0.5, Unit::POINTS)),
        line: vec!["6".to_owned(), "3".to_owned()],
        nodes: 1_234,
        depth: 7,
        ..Thought::nothing(2)
    };
    scene = seen(&Snapshot { hint: Some(Arc::new(thought)), ..glance(game) }, None);
    let look = Look { message: "player 2 plays 3".to_owned(), ..Look::default() };
    check("connect4", &screen(&scene, &look, 80, 24).0);
}

#[test]
fn the_screen_speaks_catalan() {
    let game = played("connect4", "4 4 5 3", TimeControl::None);
    let thought = Thought { best: Some("6".to_owned()), nodes: 1_234, depth: 7, ..Thought::nothing(2) };
    let app = App::builtin();
    let snapshot = Snapshot { hint: Some(Arc::new(thought)), ..glance(game) };
    let scene = Scene::of(&snapshot, None, &app.boards, &app.texts_of("ca_ES.UTF-8"));
    check("connect4-ca", &screen_in("ca_ES.UTF-8", &scene, &Look::default(), 80, 24).0);
    let look = Look { is_help_open: true, ..Look::default() };
    check("help-ca", &screen_in("ca_ES.UTF-8", &scene, &look, 80, 24).0);
}

#[test]
fn hex_is_a_rhombus_with_coloured_edges() {
    let game = played("hex:11,swap", "f6 c3 d4", TimeControl::None);
    let look = Look { input: "f".to_owned(), ..Look::default() };
    check("hex", &screen(&seen(&glance(game), None), &look, 80, 24).0);
    let large = played("hex:19", "", TimeControl::None);
    check("hex-19", &screen(&seen(&glance(large), None), &Look::default(), 80, 24).0);
}

#[test]
fn hexland_is_an_island_with_scores() {
    let game = played("hexland:7", "d4 c3 c4 pass", TimeControl::None);
    check("hexland", &screen(&seen(&glance(game), None), &Look::default(), 80, 24).0);
}

#[test]
fn hexadom_shows_ones_own_hand_and_the_piece_under_the_cursor() {
    let game = played("hexadom:seed=7", "BYR@0:1:1 RY@-1:1:1", TimeControl::None);
    let scene = seen(&glance(game), None);
    check("hexadom", &screen(&scene, &Look::default(), 80, 24).0);
    let board: &rusc_hexadom::SeenBoard = scene.board.get().expect("a board of Hexadom");
    assert!(
        board.hands[1].pieces.is_none() && !scene.title.contains("seed"),
        "the rival's hand and the seed stay hidden"
    );
}

#[test]
fn persons_with_hidden_hands_take_turns_behind_a_curtain() {
    let mut game = played("hexadom:players=3,first=1,seed=7", "", TimeControl::None);
    let seat = Seat::SECOND;
    game.replay(&Event::Seated { seat, sitter: Sitter::default() }).expect("there is a second seat");
    let snapshot = glance(game);
    let scene = seen(&snapshot, None);
    assert_eq!((scene.curtain, scene.moves.len()), (Some(Seat::FIRST), 0));
    let shown = print(&screen(&scene, &Look::default(), 80, 24).0);
    assert!(shown.contains("Player 1, press Enter") && !shown.contains("pile"), "{shown}");
    let uncovered = seen(&snapshot, Some(Seat::FIRST));
    assert!(uncovered.curtain.is_none() && !uncovered.moves.is_empty());
    assert!(seen(&snapshot, Some(seat)).curtain.is_some());
}

#[test]
fn every_size_of_the_screen_can_be_drawn() {
    for spec in ["connect4:9x9", "hex:19", "hexland:11", "hexadom:players=6,seed=1"] {
        let game = played(spec, "", TimeControl::PerMove { seconds: 10.0 });
        let scene = seen(&glance(game), None);
        for (width, height) in [(1, 1), (40, 10), (44, 12), (50, 60), (80, 24), (200, 14), (200, 60)] {
            for is_help_open in [false, true] {
                let look = Look { is_help_open, ..Look::default() };
                let (buffer, picture) = screen(&scene, &look, width, height);
                let is_drawn = picture.width() > 0;
                assert_eq!(print(&buffer).contains("too small"), !is_drawn && width > 30, "{spec} {width}x{height}");
            }
        }
    }
}

#[test]
fn the_board_is_scrolled_to_the_cursor() {
    let game = played("hex:19", "", TimeControl::None);
    let scene = seen(&glance(game), None);
    let mut look = Look::default();
    for _ in 0..30 {
        let picture = screen(&scene, &look, 44, 12).1;
        look.cursor.step(&picture, Direction::Right);
        look.cursor.step(&picture, Direction::Down);
    }
    let (buffer, picture) = screen(&scene, &look, 44, 12);
    assert_eq!(look.cursor.choose(&picture).map(|(_, name)| name), Some("s19"));
    assert!(print(&buffer).contains(" 19"), "the last row is shown");
}

#[test]
fn moves_ahead_of_the_table_stay_in_the_list() {
    let mut game = played("connect4", "1 2 3", TimeControl::None);
    game.replay(&Event::Went { to: NodeId(1) }).expect("there is such a node");
    let scene = seen(&glance(game), None);
    assert_eq!((scene.here, scene.steps.len()), (1, 3));
    assert!(scene.standing.contains("after move 1 of 3"), "{}", scene.standing);
}
