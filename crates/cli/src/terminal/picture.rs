//! A drawn board: coloured characters, and the places where moves can be made.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use rusc_game::Seat;
use rusc_view::Texts;

/// The data that a board is drawn from, besides the board itself.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The legal moves; empty if it is not the viewer's turn.
    pub moves: &'a [String],
    /// The move under the cursor.
    pub chosen: Option<&'a str>,
    /// The last move.
    pub last: Option<&'a str>,
    /// The scale of the drawing, at least 1.
    pub scale: u16,
    /// The colours of the players.
    pub inks: &'a [Style],
    /// The texts for notes beside the board.
    pub texts: &'a Texts,
}

impl Sight<'_> {
    /// The colours of a player.
    pub fn ink(&self, seat: Seat) -> Style {
        self.inks.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a move is legal.
    pub fn allows(&self, name: &str) -> bool {
        self.moves.iter().any(|mv| mv == name)
    }
}

/// A drawn board.
pub struct Picture {
    /// The characters and their colours.
    pub canvas: Buffer,
    /// The places where moves can be made.
    pub spots: Vec<Spot>,
    /// A fixed point on the board, which stays the same when the board grows.
    pub origin: (i32, i32),
    /// Whether the drawing itself shows the cursor.
    pub is_choice_drawn: bool,
    /// Notes beside the board: hands, scores.
    pub notes: Vec<Line<'static>>,
}

/// A place where moves can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The area of the place in the picture.
    pub area: Rect,
    /// The moves that can be made at the place, at least one.
    pub moves: Vec<String>,
}

impl Picture {
    /// An empty picture with this width in characters and height in lines.
    pub fn new(width: u16, height: u16) -> Self {
        let canvas = Buffer::empty(Rect::new(0, 0, width, height));
        Picture { canvas, spots: Vec::new(), origin: (0, 0), is_choice_drawn: false, notes: Vec::new() }
    }

    /// A picture that shows text.
    pub(crate) fn of_text(text: &str) -> Self {
        let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let mut picture = Picture::new(width as u16, text.lines().count() as u16);
        text.lines().zip(0..).for_each(|(line, y)| picture.write(0, y, line, Style::new()));
        picture
    }

    /// The width of the picture in characters.
    pub fn width(&self) -> u16 {
        self.canvas.area.width
    }

    /// The height of the picture in lines.
    pub fn height(&self) -> u16 {
        self.canvas.area.height
    }

    /// Writes text; what does not fit is cut off.
    pub fn write(&mut self, x: u16, y: u16, text: &str, style: Style) {
        if x < self.width() && y < self.height() {
            self.canvas.set_string(x, y, text, style);
        }
    }

    /// Colours an area.
    pub fn paint(&mut self, area: Rect, style: Style) {
        self.canvas.set_style(area, style);
    }

    /// Adds a place for a move, if it is legal.
    pub fn offer(&mut self, area: Rect, name: &str, sight: &Sight) {
        if sight.allows(name) {
            self.spots.push(Spot { area, moves: vec![name.to_owned()] });
        }
    }

    /// Adds buttons for the moves without a place, in lines below the board.
    pub(crate) fn add_buttons(&mut self, moves: &[String], widest: u16) {
        let is_placed = |name: &String| self.spots.iter().any(|spot| spot.moves.contains(name));
        let rest: Vec<&String> = moves.iter().filter(|name| !is_placed(name)).collect();
        if rest.is_empty() {
            return;
        }
        let width = self.width().max(widest.min(rest.iter().map(|name| name.len() as u16 + 3).sum()));
        let (mut x, mut y) = (0, self.height());
        let mut buttons = Vec::new();
        for name in rest {
            let length = name.len() as u16 + 2;
            if x > 0 && x + length > width {
                (x, y) = (0, y + 1);
            }
            buttons.push(Spot { area: Rect::new(x, y, length, 1), moves: vec![name.clone()] });
            x += length + 1;
        }
        let mut canvas = Buffer::empty(Rect::new(0, 0, width, y + 1));
        canvas.merge(&self.canvas);
        self.canvas = canvas;
        for spot in buttons {
            let Rect { x, y, .. } = spot.area;
            self.write(x, y, &format!("[{}]", spot.moves[0]), Style::new().add_modifier(Modifier::BOLD));
            self.spots.push(spot);
        }
    }
}
