//! The trait that draws a game, implemented by one file per game. A game in another crate brings its own.

use std::time::Duration;

use maud::Markup;

use crate::palette::Colour;
use crate::{Drawing, Picture, Point, Texts};

/// Draws one game on pages and in pictures.
pub trait Art: Send + Sync + 'static {
    /// The typed board of the game's crate.
    type Board: 'static;
    /// What the game's crate can compute about a position; `()` for nothing.
    type Insight: 'static;

    /// The game's name in specs.
    const NAME: &'static str;

    /// Draws the board.
    fn draw(&self, drawing: &Drawing<Self>) -> Picture
    where
        Self: Sized;

    /// The style sheet of the game's drawings.
    fn style(&self) -> &'static str {
        ""
    }
    /// The colours that the style sheet uses by name, besides those of all boards.
    fn colours(&self) -> &'static [Colour] {
        &[]
    }
    /// How long the animation of a move takes; a bot does not answer sooner.
    fn motion(&self) -> Duration {
        Duration::from_millis(300)
    }
    /// The overlays of the board; the label of each is the text `overlay-NAME`.
    fn overlays(&self) -> &'static [Overlay] {
        &[]
    }
    /// The moves that have no place on the board and get buttons; the label of each is the text `move-NAME`.
    fn buttons(&self) -> &'static [&'static str] {
        &[]
    }
    /// The panels to the left and right of the board.
    fn beside(&self, _: &Drawing<Self>) -> Option<[Markup; 2]>
    where
        Self: Sized,
    {
        None
    }
    /// The details of the score, if the game has points.
    fn score(&self, _: &Drawing<Self>) -> Option<Markup>
    where
        Self: Sized,
    {
        None
    }
    /// A drawing of a move whose name would be hard to read, on a page whose ids begin with `id`.
    fn written(&self, _texts: &Texts, _id: &str, _name: &str) -> Option<Markup> {
        None
    }
    /// A move in words, for screen readers, whose name would be hard to understand.
    fn spoken(&self, _texts: &Texts, _name: &str) -> Option<String> {
        None
    }
    /// The boards to choose from, as values of the option `size`, the smallest first.
    fn sizes(&self) -> &'static [&'static str] {
        &[]
    }
    /// What a new game has unless its players choose otherwise, by option; these options are not folded away.
    fn usual(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The centre of a cell on the board, for marks on it.
    fn centre(&self, _: &Drawing<Self>, _cell: &str) -> Option<Point>
    where
        Self: Sized,
    {
        None
    }
    /// A small picture of a board for a list, without words; its colours are in attributes, since it has no style sheet.
    fn thumbnail(&self, _: &Self::Board) -> Option<Picture> {
        None
    }
    /// Whether each seat has its own colour.
    fn has_colours(&self) -> bool {
        true
    }
    /// Whether a claim of the book about a position is true; `None` if the game knows no such claim.
    fn claim(&self, _: &Drawing<Self>, _key: &str, _value: &str) -> Option<bool>
    where
        Self: Sized,
    {
        None
    }
    /// The steps by which something about a position is derived in the book, each with its words; `None` if it cannot be.
    fn steps(&self, _: &Drawing<Self>, _what: &str) -> Option<Vec<(Picture, String)>>
    where
        Self: Sized,
    {
        None
    }
    /// The steps of the rules; the board of the first represents the game.
    fn lessons(&self) -> Vec<Lesson<Self::Board>> {
        Vec::new()
    }
}

/// An additional layer on a board, such as the value of every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlay {
    /// The overlay's name in addresses.
    pub name: &'static str,
    /// The data that the overlay is drawn from.
    pub needs: Needs,
}

impl Overlay {
    /// The value of every move, as a heat map.
    pub const VALUES: Overlay = Overlay { name: "values", needs: Needs::Analysis };

    /// An overlay drawn from the board alone.
    pub const fn new(name: &'static str) -> Overlay {
        Overlay { name, needs: Needs::Nothing }
    }

    /// An overlay that needs this data.
    pub const fn needing(name: &'static str, needs: Needs) -> Overlay {
        Overlay { name, needs }
    }
}

/// The data that an overlay is drawn from, besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// The board is enough.
    Nothing,
    /// The insight of the game into the position.
    Insight,
    /// The values of the moves.
    Analysis,
}

/// One step of the rules: its texts are `rules-GAME-KEY`, with `-title` and `-picture`.
pub struct Lesson<B> {
    /// The last part of the step's keys.
    pub key: &'static str,
    /// The board of the step's picture, if it has one.
    pub board: Option<B>,
    /// A move to highlight on the board.
    pub hint: Option<&'static str>,
    /// The overlay of the board.
    pub overlay: Option<Overlay>,
}

impl<B> Lesson<B> {
    /// A step without a picture.
    pub fn text(key: &'static str) -> Lesson<B> {
        Lesson { key, board: None, hint: None, overlay: None }
    }

    /// A step with a board.
    pub fn shown(key: &'static str, board: B) -> Lesson<B> {
        Lesson { board: Some(board), ..Lesson::text(key) }
    }

    /// The same step with a highlighted move.
    #[must_use]
    pub fn with_hint(self, hint: &'static str) -> Lesson<B> {
        Lesson { hint: Some(hint), ..self }
    }

    /// The same step with an overlay.
    #[must_use]
    pub fn with_overlay(self, overlay: Overlay) -> Lesson<B> {
        Lesson { overlay: Some(overlay), ..self }
    }
}
