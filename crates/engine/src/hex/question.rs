//! What a command asks about a Hex position, parsed from its arguments.

use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard};

use crate::session::{Refusal, seat};

/// A question about a position.
pub(super) enum Question {
    /// The inferior cells when this colour is to move.
    Inferior(Seat),
    /// The cells left to this colour by fill-in, connections and the rival's threats.
    Considered(Seat),
    /// The cells that meet all threats of this colour's rival.
    MustPlay(Seat),
    /// The connections of a colour between two ends.
    Between { seat: Seat, ends: [Site; 2], kind: Kind },
    /// The resistance of both colours.
    Resistance,
    /// The current through each cell in the circuit of a colour.
    Currents(Seat),
    /// The stones connected to the stone on a cell.
    Group(Place),
}

/// Who has to move first for a connection to hold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Either player may move first.
    Full,
    /// The owner of the connection moves first.
    Semi,
}

/// A cell or an edge, as the protocol names them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Site {
    Cell(Place),
    Edge(&'static Edge),
}

/// An edge of the board.
#[derive(PartialEq, Eq)]
pub(super) struct Edge {
    pub(super) name: &'static str,
    pub(super) owner: Seat,
    pub(super) is_near: bool,
}

const EDGES: &[Edge] = &[
    Edge { name: "north", owner: Seat::FIRST, is_near: true },
    Edge { name: "south", owner: Seat::FIRST, is_near: false },
    Edge { name: "west", owner: Seat::SECOND, is_near: true },
    Edge { name: "east", owner: Seat::SECOND, is_near: false },
];

impl Site {
    pub(super) fn name(self) -> String {
        match self {
            Site::Cell(place) => place.to_string(),
            Site::Edge(edge) => edge.name.to_owned(),
        }
    }
}

/// Parses the only argument as a colour.
pub(super) fn colour(words: &[String], usage: &'static str) -> Result<Seat, Refusal> {
    let [word] = words else { return Err(Refusal::Arguments(usage)) };
    seat(word)
}

/// Checks the only argument, a colour that has no effect and may be left out.
pub(super) fn any_colour(words: &[String], usage: &'static str) -> Result<(), Refusal> {
    if words.is_empty() { Ok(()) } else { colour(words, usage).map(|_| ()) }
}

/// Parses a cell as the only argument.
pub(super) fn cell(words: &[String], usage: &'static str, board: &SeenBoard) -> Result<Place, Refusal> {
    let [word] = words else { return Err(Refusal::Arguments(usage)) };
    let last = last(board);
    place(word, board)
        .ok_or_else(|| Refusal::NotOnBoard { text: word.clone(), expected: format!("a cell from a1 to {last}") })
}

/// Parses a colour and two ends of its connections.
pub(super) fn between(
    words: &[String],
    usage: &'static str,
    board: &SeenBoard,
    kind: Kind,
) -> Result<Question, Refusal> {
    let [colour, from, to] = words else { return Err(Refusal::Arguments(usage)) };
    let seat = seat(colour)?;
    Ok(Question::Between { seat, ends: [end(from, seat, board)?, end(to, seat, board)?], kind })
}

fn end(word: &str, seat: Seat, board: &SeenBoard) -> Result<Site, Refusal> {
    if let Some(place) = place(word, board) {
        return Ok(Site::Cell(place));
    }
    let edge = EDGES.iter().find(|edge| edge.name.eq_ignore_ascii_case(word) && edge.owner == seat);
    edge.map(Site::Edge).ok_or_else(|| {
        let own: Vec<&str> = EDGES.iter().filter(|edge| edge.owner == seat).map(|edge| edge.name).collect();
        let expected = format!("a cell from a1 to {}, or {}'s edge {}", last(board), name(seat), own.join(" or "));
        Refusal::NotOnBoard { text: word.to_owned(), expected }
    })
}

fn place(word: &str, board: &SeenBoard) -> Option<Place> {
    word.parse().ok().filter(|place: &Place| place.column < board.size && place.row < board.size)
}

fn last(board: &SeenBoard) -> Place {
    Place::new(board.size - 1, board.size - 1)
}

/// The name of a colour in messages.
pub(super) fn name(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "Black" } else { "White" }
}
