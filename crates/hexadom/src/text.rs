//! The board, the hands and the pile as text for the terminal.

use std::fmt::{self, Write as _};

use game::{Seat, Turn};

use crate::board::Board;
use crate::cell::Cell;
use crate::hand::Hand;
use crate::oriented::Oriented;
use crate::piece::Kind;
use crate::pieces::Pieces;
use crate::state::Hexadom;
use crate::table::{Stage, Table};
use crate::view::View;

/// A cell is drawn in three lines of five characters and stands half a cell to the right of the one above it.
const LINES: usize = 3;
const WIDTH: usize = 6;

/// A board as text: each piece as its six letters, each open place as its coordinates.
impl fmt::Display for Board {
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

/// How far to the right a cell is drawn.
fn across(cell: Cell) -> i32 {
    (WIDTH as i32 / 2) * (2 * i32::from(cell.q) + i32::from(cell.r))
}

/// The letters of a piece at its edges.
fn drawn(piece: Oriented) -> [[char; 5]; LINES] {
    let [right, lower_right, lower_left, left, upper_left, upper_right] =
        std::array::from_fn(|edge| piece.triangle(edge).letter());
    [[' ', upper_left, ' ', upper_right, ' '], [left, ' ', ' ', ' ', right], [' ', lower_left, ' ', lower_right, ' ']]
}

/// The coordinates of a cell, on two lines where they are too long for one.
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

/// What one seat knows, as text.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |seat| if seat == self.seat() { Some(self.hand()) } else { None };
        write!(f, "{}", self.table().board())?;
        hands(f, self.table(), hand, self.sizes(), self.drawn())?;
        write!(f, "pile: {}", self.pile_size())?;
        if !self.bottom().is_empty() {
            write!(f, ", at the bottom {}", words(self.bottom().iter().rev().copied()))?;
        }
        writeln!(f)
    }
}

/// The whole state, as text.
impl fmt::Display for Hexadom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<u8> = self.hands().iter().map(Hand::size).collect();
        write!(f, "{}", self.table().board())?;
        hands(f, self.table(), |seat| Some(self.hand(seat)), &sizes, self.drawn())?;
        writeln!(f, "pile: {}", self.pile().len())
    }
}

/// One line for each player: the pieces that can be shown, those that can be played now first.
fn hands<'a>(
    f: &mut fmt::Formatter<'_>,
    table: &Table,
    hand: impl Fn(Seat) -> Option<&'a Hand>,
    sizes: &[u8],
    drawn: Option<Kind>,
) -> fmt::Result {
    let fitting = table.board().places().fold(Pieces::NONE, |all, (_, fits)| all | fits);
    for (seat, size) in Seat::all(sizes.len() as u8).zip(sizes) {
        write!(f, "player {seat}: {size}")?;
        if let Some(hand) = hand(seat).filter(|hand| !hand.is_empty()) {
            let (playable, rest): (Vec<Kind>, Vec<Kind>) =
                hand.kinds().partition(|&kind| !(Pieces::of(kind) & fitting).is_empty());
            write!(f, " = {}", format!("{} | {}", words(playable), words(rest)).trim())?;
        }
        if table.stage() == Stage::Drawn && table.turn() == Turn::Seat(seat) {
            write!(f, ", has drawn {}", drawn.map_or("a piece", Kind::word))?;
        }
        writeln!(f)?;
    }
    Ok(())
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
    use game::Game;

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
        assert_eq!(game.table().board().to_string(), expected);
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
