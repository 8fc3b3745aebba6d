//! How a game is drawn: what its one file here says of it. A game of another crate brings its own.

use maud::Markup;

use crate::palette::Colour;
use crate::{Drawing, Picture, Texts};

/// How one game is drawn.
pub trait Art: Send + Sync + 'static {
    /// The board as the game's crate shows it.
    type Board: 'static;
    /// What the game's crate can find out about a position; `()` where that is nothing.
    type Insight: 'static;

    /// The game's name in specs.
    const NAME: &'static str;

    /// Draws the board.
    fn draw(&self, drawing: &Drawing<Self>) -> Picture
    where
        Self: Sized;

    /// The style sheet of its drawings.
    fn style(&self) -> &'static str {
        ""
    }
    /// The colours that the style sheet calls by name, besides those of all boards.
    fn colours(&self) -> &'static [Colour] {
        &[]
    }
    /// What can be laid over the board; the text of each is `overlay-NAME`.
    fn overlays(&self) -> &'static [Overlay] {
        &[]
    }
    /// The moves that are no place on the board, and are buttons; the text of each is `move-NAME`.
    fn buttons(&self) -> &'static [&'static str] {
        &[]
    }
    /// What stands beside the board: at its left, and at its right.
    fn beside(&self, _: &Drawing<Self>) -> Option<[Markup; 2]>
    where
        Self: Sized,
    {
        None
    }
    /// How the points come about, where people count.
    fn score(&self, _: &Drawing<Self>) -> Option<Markup>
    where
        Self: Sized,
    {
        None
    }
    /// A move where words would be hard to read, drawn on a page whose ids begin with `id`.
    fn written(&self, _texts: &Texts, _id: &str, _name: &str) -> Option<Markup> {
        None
    }
    /// Sizes to suggest where any text is taken.
    fn sizes(&self) -> &'static [&'static str] {
        &[]
    }
    /// Whether each seat has a colour of its own.
    fn has_colours(&self) -> bool {
        true
    }
    /// How the rules are told; the first board stands for the game.
    fn lessons(&self) -> Vec<Lesson<Self::Board>> {
        Vec::new()
    }
}

/// Something that can be laid over a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlay {
    /// What addresses call it.
    pub name: &'static str,
    /// What it is drawn from.
    pub needs: Needs,
}

impl Overlay {
    /// What every move is worth, as a heat map.
    pub const VALUES: Overlay = Overlay { name: "values", needs: Needs::Analysis };

    /// An overlay that is drawn from the board alone.
    pub const fn new(name: &'static str) -> Overlay {
        Overlay { name, needs: Needs::Nothing }
    }

    /// An overlay that is drawn from this.
    pub const fn needing(name: &'static str, needs: Needs) -> Overlay {
        Overlay { name, needs }
    }
}

/// What an overlay is drawn from, besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// What the game can find out about the position.
    Insight,
    /// What the moves are worth.
    Analysis,
}

/// One step of the rules: its texts are `rules-GAME-KEY`, with `-title` and `-picture`.
pub struct Lesson<B> {
    /// The last part of its keys.
    pub key: &'static str,
    /// The board to look at.
    pub board: Option<B>,
    /// A move that is pointed out on it.
    pub hint: Option<&'static str>,
    /// What is laid over it.
    pub overlay: Option<Overlay>,
}

impl<B> Lesson<B> {
    /// A step without a picture.
    pub fn told(key: &'static str) -> Lesson<B> {
        Lesson { key, board: None, hint: None, overlay: None }
    }

    /// A step with a board to look at.
    pub fn shown(key: &'static str, board: B) -> Lesson<B> {
        Lesson { board: Some(board), ..Lesson::told(key) }
    }

    /// The same step with a move that is pointed out.
    #[must_use]
    pub fn with_hint(self, hint: &'static str) -> Lesson<B> {
        Lesson { hint: Some(hint), ..self }
    }

    /// The same step with something laid over its board.
    #[must_use]
    pub fn with_overlay(self, overlay: Overlay) -> Lesson<B> {
        Lesson { overlay: Some(overlay), ..self }
    }
}
