//! The drawings of all games as one list, whatever the types of their boards.

use std::sync::Arc;

use maud::Markup;

use crate::palette::Colour;
use crate::{Art, Drawing, Lesson, Marks, Overlay, Picture, Subject, Texts, boards};

/// How games are drawn: a program takes the built-in drawings and may add its own.
#[derive(Clone)]
pub struct Drawings(Vec<Arc<dyn AnyArt>>);

impl Drawings {
    /// The drawings of the games that come with the library.
    pub fn builtin() -> Drawings {
        boards::all()
    }

    /// No drawings at all.
    pub fn none() -> Drawings {
        Drawings(Vec::new())
    }

    /// The same list with one more drawing, which takes the place of an older one of the same game.
    #[must_use]
    pub fn with<A: Art>(mut self, art: A) -> Drawings {
        self.0.retain(|other| other.name() != A::NAME);
        self.0.push(Arc::new(art));
        self
    }

    /// How a game is drawn.
    pub fn art(&self, game: &str) -> Option<&dyn AnyArt> {
        self.all().find(|art| art.name() == game)
    }

    /// Every drawing.
    pub fn all(&self) -> impl Iterator<Item = &dyn AnyArt> {
        self.0.iter().map(|art| &**art)
    }
}

/// How a game is drawn, without the types of its board; see [`Art`].
pub trait AnyArt: Send + Sync {
    /// The game's name in specs.
    fn name(&self) -> &'static str;
    /// Draws a board.
    fn draw(&self, subject: &Subject) -> Picture;
    /// What stands beside the board: at its left, and at its right.
    fn beside(&self, subject: &Subject) -> Option<[Markup; 2]>;
    /// How the points come about, where people count.
    fn score(&self, subject: &Subject) -> Option<Markup>;
    /// A move where words would be hard to read, drawn on a page whose ids begin with `id`.
    fn written(&self, texts: &Texts, id: &str, name: &str) -> Option<Markup>;
    /// The steps of the rules, each with the last part of its keys and its picture.
    fn lessons(&self, texts: &Texts) -> Vec<(&'static str, Option<Picture>)>;
    /// The board that stands for the game: that of its first lesson.
    fn sample(&self, texts: &Texts, id: &str) -> Option<Picture>;
    /// The style sheet of its drawings.
    fn style(&self) -> &'static str;
    /// The colours that the style sheet calls by name, besides those of all boards.
    fn colours(&self) -> &'static [Colour];
    /// What can be laid over the board.
    fn overlays(&self) -> &'static [Overlay];
    /// The moves that are no place on the board, and are buttons.
    fn buttons(&self) -> &'static [&'static str];
    /// Sizes to suggest where any text is taken.
    fn sizes(&self) -> &'static [&'static str];
    /// Whether each seat has a colour of its own.
    fn has_colours(&self) -> bool;
}

impl dyn AnyArt + '_ {
    /// The overlay with this name.
    pub fn overlay(&self, name: &str) -> Option<Overlay> {
        self.overlays().iter().copied().find(|overlay| overlay.name == name)
    }
}

/// The one place where a board gets its type back.
///
/// # Panics
/// If the drawing is not one of the board's game.
fn typed<'a, A: Art>(subject: &Subject<'a>) -> Drawing<'a, A> {
    Drawing {
        board: subject.board.get().expect("a board is drawn by the drawing of its game"),
        insight: subject.insight.map(|insight| insight.get().expect("an insight is drawn by the drawing of its game")),
        marks: subject.marks,
    }
}

impl<A: Art> AnyArt for A {
    fn name(&self) -> &'static str {
        A::NAME
    }
    fn draw(&self, subject: &Subject) -> Picture {
        let picture = Art::draw(self, &typed(subject));
        let waiting = subject.waiting().or(picture.waiting);
        Picture { waiting, style: (Art::style(self), Art::colours(self)), ..picture }
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
    fn lessons(&self, texts: &Texts) -> Vec<(&'static str, Option<Picture>)> {
        let lessons = Art::lessons(self).into_iter().enumerate();
        lessons.map(|(index, lesson)| (lesson.key, pictured(self, &lesson, texts, &format!("l{index}")))).collect()
    }
    fn sample(&self, texts: &Texts, id: &str) -> Option<Picture> {
        pictured(self, Art::lessons(self).first()?, texts, id)
    }
    fn style(&self) -> &'static str {
        Art::style(self)
    }
    fn colours(&self) -> &'static [Colour] {
        Art::colours(self)
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
    fn has_colours(&self) -> bool {
        Art::has_colours(self)
    }
}

/// The picture of a lesson, if it has one.
fn pictured<A: Art>(art: &A, lesson: &Lesson<A::Board>, texts: &Texts, id: &str) -> Option<Picture> {
    let board = lesson.board.as_ref()?;
    let number = lesson.key.bytes().map(u64::from).sum();
    let marks = Marks { id, hint: lesson.hint, overlay: lesson.overlay, number, ..Marks::none(texts) };
    Some(Art::draw(art, &Drawing { board, insight: None, marks }))
}
