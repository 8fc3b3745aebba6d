//! What a board is drawn from.

use std::ops::Deref;

use game::Seat;
use host::{Board, Insight, Worth};
use present::Why;

use crate::{Art, Overlay, Texts, seat_name};

/// A board of any game to be drawn, and all that is to be seen on it.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The board as whoever looks may see it.
    pub board: &'a Board,
    /// What the game has found out about the position.
    pub insight: Option<&'a Insight>,
    /// What is to be seen on the board.
    pub marks: Marks<'a>,
}

impl<'a> Subject<'a> {
    /// A picture of a board, to look at only.
    pub fn picture(texts: &'a Texts, board: &'a Board) -> Subject<'a> {
        Subject { board, insight: None, marks: Marks::none(texts) }
    }
}

/// A board of one game to be drawn, and all that is to be seen on it.
pub struct Drawing<'a, A: Art> {
    /// The board as whoever looks may see it.
    pub board: &'a A::Board,
    /// What the game has found out about the position.
    pub insight: Option<&'a A::Insight>,
    /// What is to be seen on the board.
    pub marks: Marks<'a>,
}

impl<'a, A: Art> Deref for Drawing<'a, A> {
    type Target = Marks<'a>;

    fn deref(&self) -> &Marks<'a> {
        &self.marks
    }
}

/// What is to be seen on a board, whatever the game.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The words for screen readers.
    pub texts: &'a Texts,
    /// Begins the ids inside the drawing, so that a page can hold several.
    pub id: &'a str,
    /// Whether clicks are taken.
    pub is_live: bool,
    /// The moves that whoever looks may play.
    pub legal: &'a [String],
    /// The seat to move; none when the game is over.
    pub turn: Option<Seat>,
    /// The move played last.
    pub last: Option<&'a str>,
    /// The move that a hint suggests.
    pub hint: Option<&'a str>,
    /// What is laid over the board.
    pub overlay: Option<Overlay>,
    /// What the moves are worth, as far as it is known, the best first.
    pub worths: &'a [Worth],
    /// Whether the moves are being valued.
    pub is_analysed: bool,
    /// Why what the overlay needs is not looked for.
    pub refusal: Option<&'a Why>,
    /// What the seats are called, where that is known.
    pub names: &'a [String],
    /// A number of this match that chooses what does not matter, such as the ground of an island.
    pub number: u64,
}
