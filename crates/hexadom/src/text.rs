//! The board, the hands and the pile as text for the terminal.

use std::fmt::{self, Write as _};

use rusc_game::{Seat, Turn};

use crate::cell::Cell;
use crate::layout::Layout;
use crate::oriented::Oriented;
use crate::piece::{Kind, Triangle};
use crate::pieces::Pieces;
use crate::position::Position;
use crate::public_state::PublicState;
use crate::seen::{SeenBoard, SeenHand};
use crate::view::View;

/// A cell is drawn as three lines of five characters, half a cell to the right of the one above it.
const LINES: usize = 3;
const WIDTH: usize = 6;

/// The board as text: six letters per piece, coordinates for each open cell.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = self.placements().map(|placement| (placement.cell, drawn(placement.piece)));
        let places = self.places().map(|(cell, _)| (cell, named(cell)));
        let cells: Vec<(Cell, [[char; 5]; LINES])> = pieces.chain(places).collect();
        let top = cells.iter().map(|(cell, _)| i32::from(cell.r)).min().unwrap_or(0);
        let left = cells.iter().map(|(cell, _)| across(*cell)).min().unwrap_or(0);
        let mut lines: Vec<Vec<char>> = Vec::new();
        for (cell, picture) in cells {
            let line = (i32::from(cell.r) - top) as usize * LINES;
            let column = (across(cell) - left) as usize;
            lines.resize(lines.len().max(line + LINES), Vec::new());
            for (line, letters) in lines[line..].iter_mut().zip(picture) {
                line.resize(line.len().max(column + letters.len()), ' ');
                line[column..column + letters.len()].copy_from_slice(&letters);
            }
        }
        for line in lines {
            writeln!(f, "{}", line.iter().collect::<String>().trim_end())?;
        }
        Ok(())
    }
}

/// The horizontal offset of a cell.
fn across(cell: Cell) -> i32 {
    (WIDTH as i32 / 2) * (2 * i32::from(cell.q) + i32::from(cell.r))
}

/// Draws a piece as the letters at its six edges.
fn drawn(piece: Oriented) -> [[char; 5]; LINES] {
    let [right, lower_right, lower_left, left, upper_left, upper_right] = piece.triangles().map(Triangle::letter);
    [[' ', upper_left, ' ', upper_right, ' '], [left, ' ', ' ', ' ', right], [' ', lower_left, ' ', lower_right, ' ']]
}

/// The coordinates of a cell, on two lines if they are too long for one.
fn named(cell: Cell) -> [[char; 5]; LINES] {
    let spread = |text: &str| {
        let mut letters = [' '; 5];
        letters.iter_mut().zip(format!("{text:^5}").chars()).for_each(|(letter, written)| *letter = written);
        letters
    };
    let name = cell.to_string();
    if name.len() <= 5 {
        [spread(""), spread(&name), spread("")]
    } else {
        [spread(&format!("{}:", cell.q)), spread(&cell.r.to_string()), spread("")]
    }
}

/// The text for one viewer.
pub(crate) struct Written<'a> {
    pub(crate) public: &'a PublicState,
    pub(crate) seen: &'a SeenBoard,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.public.board())?;
        for (seat, hand) in self.public.seats().zip(&self.seen.hands) {
            self.hand(f, seat, hand)?;
        }
        let pile = &self.seen.pile;
        write!(f, "pile: {}", pile.size)?;
        if pile.pieces.is_none() && !pile.bottom.is_empty() {
            write!(f, ", at the bottom {}", words(pile.bottom.iter().copied()))?;
        }
        writeln!(f)
    }
}

impl Written<'_> {
    /// One line for a player: the visible pieces, those that can be played now first.
    fn hand(&self, f: &mut fmt::Formatter<'_>, seat: Seat, hand: &SeenHand) -> fmt::Result {
        write!(f, "player {seat}: {}", hand.size)?;
        if let Some(pieces) = hand.pieces.filter(|pieces| !pieces.is_empty()) {
            let fitting = self.public.board().places().fold(Pieces::NONE, |all, (_, fits)| all | fits);
            let (playable, rest): (Vec<Kind>, Vec<Kind>) =
                pieces.kinds().partition(|&kind| !(Pieces::of(kind) & fitting).is_empty());
            write!(f, " = {}", format!("{} | {}", words(playable), words(rest)).trim())?;
        }
        if self.seen.has_drawn && self.public.turn() == Turn::Seat(seat) {
            write!(f, ", has drawn {}", self.seen.drawn.map_or("a piece", Kind::word))?;
        }
        writeln!(f)
    }
}

/// The text for one seat.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written { public: self.public(), seen: &SeenBoard::of(self) }.fmt(f)
    }
}

/// The text with everything visible.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written { public: self.public(), seen: &SeenBoard::whole(self) }.fmt(f)
    }
}

fn words(kinds: impl IntoIterator<Item = Kind>) -> String {
    let mut text = String::new();
    for kind in kinds {
        let space = if text.is_empty() { "" } else { " " };
        write!(text, "{space}{kind}").expect("writing to a string succeeds");
    }
    text
}

#[cfg(test)]
mod tests {
    use rusc_game::Game;

    use super::*;
    use crate::cases::{play, usual};

    #[test]
    fn a_board_shows_its_pieces_and_its_open_places() {
        let game = usual("BGR@0:0:0 BP@1:0:3 W@0:1:0", &["BG W", "K R"], "Y Y");
        let expected = "
      1:-1

    R R   B B
   G   B B   P
    G B   P P
       W W
-1:1  W   W  1:1
       W W
";
        assert_eq!(game.public().board().to_string(), expected);
    }

    #[test]
    fn long_coordinates_take_two_lines() {
        let lines = |q, r| named(Cell::new(q, r)).map(|line| line.iter().collect::<String>());
        assert_eq!(lines(-9, -9), ["     ", "-9:-9", "     "]);
        assert_eq!(lines(-10, -12), ["-10: ", " -12 ", "     "]);
    }

    #[test]
    fn a_seat_is_shown_its_own_hand_alone() {
        let mut game = usual("BG@0:0:0 BG@1:0:0", &["B W P", "K R"], "Y Y");
        play(&mut game, "draw");
        let shown = |text: String| text.lines().skip(9).map(|line| line.to_owned() + "\n").collect::<String>();
        let own = "player 1: 4 = W B | Y P, has drawn Y\nplayer 2: 2\npile: 1\n";
        assert_eq!(shown(game.view(Seat::FIRST).to_string()), own);
        let rivals = "player 1: 4, has drawn a piece\nplayer 2: 2 = K | R\npile: 1\n";
        assert_eq!(shown(game.view(Seat::SECOND).to_string()), rivals);
        let all = "player 1: 4 = W B | Y P, has drawn Y\nplayer 2: 2 = K | R\npile: 1\n";
        assert_eq!(shown(game.to_string()), all);
    }
}
