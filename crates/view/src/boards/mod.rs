//! The one list of drawings: a game is drawn by one file, named on one line.

mod connect4;
mod hex;
mod hexadom;
mod hexland;

use maud::{Markup, html};
use serde_json::Value;

use crate::{Drawing, Overlay, Picture, Texts};

/// Draws a move, given the beginning of the ids on the page and how the move is written.
pub type Written = fn(&Texts, &str, &str) -> Option<Markup>;

/// How a game is drawn.
pub struct Art {
    /// The game's name in specs.
    pub name: &'static str,
    /// Draws its board.
    pub draw: fn(&Drawing) -> Picture,
    /// The moves that are no place on the board, and are buttons.
    pub buttons: &'static [&'static str],
    /// What stands beside the board: at its left, and at its right.
    pub beside: Option<fn(&Drawing) -> [Markup; 2]>,
    /// Draws a move where words would be hard to read.
    pub written: Option<Written>,
    /// How the points come about, where people count.
    pub score: Option<fn(&Drawing) -> Markup>,
    /// What can be laid over the board, by name.
    pub overlays: &'static [&'static str],
    /// Sizes to suggest where any text is taken.
    pub sizes: &'static [&'static str],
    /// Whether each seat has a colour of its own.
    pub has_colours: bool,
    /// How the rules are told.
    pub lessons: &'static [Lesson],
}

/// One step of the rules: its texts are `rules-GAME-KEY`, with `-title` and `-picture`.
pub struct Lesson {
    /// The last part of its keys.
    pub key: &'static str,
    /// The board to look at, as a position would tell it, and what to see on it.
    pub picture: Option<Example>,
}

/// A board that shows something.
pub struct Example {
    /// The board as JSON.
    pub board: &'static str,
    /// A move that is pointed out.
    pub hint: Option<&'static str>,
}

impl Lesson {
    const fn told(key: &'static str) -> Lesson {
        Lesson { key, picture: None }
    }

    const fn shown(key: &'static str, board: &'static str) -> Lesson {
        Lesson { key, picture: Some(Example { board, hint: None }) }
    }

    const fn pointed(key: &'static str, board: &'static str, hint: &'static str) -> Lesson {
        Lesson { key, picture: Some(Example { board, hint: Some(hint) }) }
    }
}

/// Every game that can be drawn.
pub const ART: &[Art] = &[connect4::ART, hex::ART, hexadom::ART, hexland::ART];

/// How a game is drawn.
pub fn art(game: &str) -> Option<&'static Art> {
    ART.iter().find(|art| art.name == game)
}

/// The board that stands for a game: that of its first lesson.
pub(crate) fn sample(art: &Art, texts: &Texts, id: &str) -> Markup {
    art.lessons.first().and_then(|lesson| lesson_picture(art, lesson, texts, id)).unwrap_or_default()
}

/// The picture of a lesson, if it has one.
pub(crate) fn lesson_picture(art: &Art, lesson: &Lesson, texts: &Texts, id: &str) -> Option<Markup> {
    let example = lesson.picture.as_ref()?;
    let board: Value = serde_json::from_str(example.board).expect("the boards of lessons are JSON");
    let number = lesson.key.bytes().map(u64::from).sum();
    let drawing =
        Drawing { id, hint: example.hint, overlay: Overlay::Territory, number, ..Drawing::picture(texts, &board) };
    Some((art.draw)(&drawing).image())
}

/// What a seat of a game is called, counted from 1: a colour, or its number.
pub fn seat_name(texts: &Texts, game: &str, number: u8) -> String {
    let colour = texts.find(&format!("seat-{game}-{number}"), &[]);
    colour.unwrap_or_else(|| texts.tell("seat-number", &[("number", number.into())]))
}

/// The id that begins those of the board in a match.
pub(crate) const MATCH_ID: &str = "b";

/// A move on the page of a match: drawn, as a word, or as it is written.
pub(crate) fn move_shown(texts: &Texts, game: &str, name: &str) -> Markup {
    let drawn = art(game).and_then(|art| art.written).and_then(|written| written(texts, MATCH_ID, name));
    let word = || html! { (texts.find(&format!("move-{name}"), &[]).as_deref().unwrap_or(name)) };
    drawn.unwrap_or_else(word)
}
