//! The list of drawings of all games, without the types of their boards.

use std::sync::Arc;
use std::time::Duration;

use maud::{Markup, html};
use rusc_host::Board;

use crate::notes::{notes, spots};
use crate::palette::Colour;
use crate::{Art, Drawing, Lesson, Marks, Overlay, Picture, Subject, Texts, boards};

/// The drawings of games: a program takes the built-in ones and may add its own.
#[derive(Clone)]
pub struct Drawings(Vec<Arc<dyn AnyArt>>);

impl Drawings {
    /// The drawings of the built-in games.
    pub fn builtin() -> Drawings {
        boards::all()
    }

    /// An empty list.
    pub fn none() -> Drawings {
        Drawings(Vec::new())
    }

    /// The same list with one more drawing, which replaces any drawing of the same game.
    #[must_use]
    pub fn with<A: Art>(mut self, art: A) -> Drawings {
        self.0.retain(|other| other.name() != A::NAME);
        self.0.push(Arc::new(art));
        self
    }

    /// The drawing of a game.
    pub fn art(&self, game: &str) -> Option<&dyn AnyArt> {
        self.all().find(|art| art.name() == game)
    }

    /// All drawings.
    pub fn all(&self) -> impl Iterator<Item = &dyn AnyArt> {
        self.0.iter().map(|art| &**art)
    }
}

/// The drawing of a game without the type of its board; see [`Art`].
pub trait AnyArt: Send + Sync {
    /// The game's name in specs.
    fn name(&self) -> &'static str;
    /// Draws a board.
    fn draw(&self, subject: &Subject) -> Picture;
    /// The panels to the left and right of the board.
    fn beside(&self, subject: &Subject) -> Option<[Markup; 2]>;
    /// The details of the score, if the game has points.
    fn score(&self, subject: &Subject) -> Option<Markup>;
    /// A small picture of a move, if its name would be hard to read; ids in the picture begin with `id`.
    fn written(&self, texts: &Texts, id: &str, name: &str) -> Option<Markup>;
    /// A move in words for screen readers, if its name would be hard to understand.
    fn spoken(&self, texts: &Texts, name: &str) -> Option<String>;
    /// The steps of the rules, each with the last part of its keys and its picture.
    fn lessons(&self, texts: &Texts) -> Vec<(&'static str, Option<Picture>)>;
    /// The board that represents the game: that of the first step of its rules.
    fn sample(&self, texts: &Texts, id: &str) -> Option<Picture>;
    /// Whether a claim of the book about a position is true; `None` if the game knows no such claim.
    fn claim(&self, subject: &Subject, key: &str, value: &str) -> Option<bool>;
    /// The steps by which something about a position is derived in the book; `None` if it cannot be.
    fn steps(&self, subject: &Subject, what: &str) -> Option<Vec<(Picture, String)>>;
    /// The style sheet of the game's drawings.
    fn style(&self) -> &'static str;
    /// The colours that the style sheet uses by name, besides those of all boards.
    fn colours(&self) -> &'static [Colour];
    /// How long the animation of a move takes.
    fn motion(&self) -> Duration;
    /// The overlays of the board.
    fn overlays(&self) -> &'static [Overlay];
    /// The moves that have no place on the board and get buttons.
    fn buttons(&self) -> &'static [&'static str];
    /// The boards to choose from, as values of the option `size`.
    fn sizes(&self) -> &'static [&'static str];
    /// What a new game has unless its players choose otherwise, by option.
    fn usual(&self) -> &'static [(&'static str, &'static str)];
    /// A small picture of a board for a list.
    fn thumbnail(&self, board: &Board) -> Option<Picture>;
    /// Whether each seat has its own colour.
    fn has_colours(&self) -> bool;
}

impl dyn AnyArt + '_ {
    /// The overlay with this name.
    pub fn overlay(&self, name: &str) -> Option<Overlay> {
        self.overlays().iter().copied().find(|overlay| overlay.name == name)
    }
}

/// Gives a board its type back.
///
/// # Panics
/// If the drawing belongs to another game than the board.
fn own<B: 'static>(board: &Board) -> &B {
    board.get().expect("a board is drawn by the drawing of its game")
}

/// Gives a board and the insight into it their types back.
///
/// # Panics
/// If the drawing belongs to another game than the board.
fn typed<'a, A: Art>(subject: &Subject<'a>) -> Drawing<'a, A> {
    Drawing {
        board: own(subject.board),
        insight: subject.insight.map(|insight| insight.get().expect("an insight is drawn by the drawing of its game")),
        marks: subject.marks,
    }
}

impl<A: Art> AnyArt for A {
    fn name(&self) -> &'static str {
        A::NAME
    }
    fn draw(&self, subject: &Subject) -> Picture {
        let drawing = typed(subject);
        let mut picture = Art::draw(self, &drawing);
        let marks = &subject.marks;
        let centre = |cell: &str| Art::centre(self, &drawing, cell);
        if !marks.notes.is_empty() || !marks.spots.is_empty() {
            picture.body = html! {
                (picture.body)
                (notes(marks.notes, centre))
                @if !marks.spots.is_empty() { (spots(marks.spots, centre)) }
            };
        }
        let waiting = subject.waiting();
        let explained = marks.overlay.filter(|_| waiting.is_none());
        let usual = || marks.texts.find(&format!("legend-{}", explained?.name), &[]);
        let legend = picture.legend.or_else(usual);
        Picture {
            waiting: waiting.or(picture.waiting),
            legend,
            style: (Art::style(self), Art::colours(self)),
            ..picture
        }
    }
    fn beside(&self, subject: &Subject) -> Option<[Markup; 2]> {
        Art::beside(self, &typed(subject))
    }
    fn score(&self, subject: &Subject) -> Option<Markup> {
        Art::score(self, &typed(subject))
    }
    fn written(&self, texts: &Texts, id: &str, name: &str) -> Option<Markup> {
        Art::written(self, texts, id, name)
    }
    fn spoken(&self, texts: &Texts, name: &str) -> Option<String> {
        Art::spoken(self, texts, name)
    }
    fn lessons(&self, texts: &Texts) -> Vec<(&'static str, Option<Picture>)> {
        let lessons = Art::lessons(self).into_iter().enumerate();
        lessons.map(|(index, lesson)| (lesson.key, pictured(self, &lesson, texts, &format!("l{index}")))).collect()
    }
    fn sample(&self, texts: &Texts, id: &str) -> Option<Picture> {
        pictured(self, Art::lessons(self).first()?, texts, id)
    }
    fn claim(&self, subject: &Subject, key: &str, value: &str) -> Option<bool> {
        Art::claim(self, &typed(subject), key, value)
    }
    fn steps(&self, subject: &Subject, what: &str) -> Option<Vec<(Picture, String)>> {
        let style = (Art::style(self), Art::colours(self));
        let steps = Art::steps(self, &typed(subject), what)?;
        Some(steps.into_iter().map(|(picture, words)| (Picture { style, ..picture }, words)).collect())
    }
    fn style(&self) -> &'static str {
        Art::style(self)
    }
    fn colours(&self) -> &'static [Colour] {
        Art::colours(self)
    }
    fn motion(&self) -> Duration {
        Art::motion(self)
    }
    fn overlays(&self) -> &'static [Overlay] {
        Art::overlays(self)
    }
    fn buttons(&self) -> &'static [&'static str] {
        Art::buttons(self)
    }
    fn sizes(&self) -> &'static [&'static str] {
        Art::sizes(self)
    }
    fn usual(&self) -> &'static [(&'static str, &'static str)] {
        Art::usual(self)
    }
    fn thumbnail(&self, board: &Board) -> Option<Picture> {
        let picture = Art::thumbnail(self, own(board))?;
        Some(Picture { style: ("", Art::colours(self)), ..picture })
    }
    fn has_colours(&self) -> bool {
        Art::has_colours(self)
    }
}

/// The picture of a step of the rules, if it has one.
fn pictured<A: Art>(art: &A, lesson: &Lesson<A::Board>, texts: &Texts, id: &str) -> Option<Picture> {
    let board = lesson.board.as_ref()?;
    let number = lesson.key.bytes().map(u64::from).sum();
    let marks = Marks { id, hint: lesson.hint, overlay: lesson.overlay, number, ..Marks::none(texts) };
    Some(Art::draw(art, &Drawing { board, insight: None, marks }))
}
