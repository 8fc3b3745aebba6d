//! Stones of two players, distinguished by shape as well as colour.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rusc_game::Seat;

use super::super::picture::{Picture, Sight};

/// The size of a cell at a scale, in characters.
pub(super) fn cell_size(scale: u16) -> (u16, u16) {
    if scale == 1 { (2, 1) } else { (4, 2) }
}

/// A stone on the board.
pub(super) struct Stone {
    /// The player who owns the stone.
    pub(super) seat: Seat,
    /// Whether the stone was played last.
    pub(super) is_last: bool,
}

/// Draws a stone in a cell; the last one is marked.
pub(super) fn stone(picture: &mut Picture, cell: Rect, Stone { seat, is_last }: Stone, sight: &Sight) {
    let mut style = sight.ink(seat);
    if is_last && sight.scale == 1 {
        style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    }
    let shape: &[&str] = match (sight.scale, seat, is_last) {
        (1, Seat::FIRST, _) => &["●"],
        (1, _, _) => &["○"],
        (_, Seat::FIRST, false) => &["▟██▙", "▜██▛"],
        (_, Seat::FIRST, true) => &["▟▀▀▙", "▜▄▄▛"],
        (_, _, false) => &["╭──╮", "╰──╯"],
        (_, _, true) => &["╭▪▪╮", "╰──╯"],
    };
    shape.iter().zip(cell.y..).for_each(|(line, y)| picture.write(cell.x, y, line, style));
}

/// Draws a small sign in the centre of a cell.
pub(super) fn dot(picture: &mut Picture, cell: Rect, sign: &str, style: Style) {
    if cell.height == 1 {
        picture.write(cell.x, cell.y, sign, style);
    } else {
        picture.write(cell.x + 1, cell.y + cell.height - 1, sign, style);
    }
}

/// The part of a cell that the cursor marks.
pub(super) fn target(cell: Rect) -> Rect {
    Rect { width: if cell.height == 1 { 1 } else { cell.width }, ..cell }
}
