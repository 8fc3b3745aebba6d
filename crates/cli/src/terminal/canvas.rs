//! The terminal that `ratatui` draws on, through `crossterm`.

use std::io::{self, Stdout, Write, stdout};
use std::panic;

use crossterm::cursor::{self, Hide, MoveTo, Show};
use crossterm::style::{self, Attribute, Colors, Print, SetAttribute, SetColors};
use crossterm::terminal::{self, Clear, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use ratatui::terminal::Terminal;

/// The whole terminal, in raw mode and on its alternate screen; a panic closes it before it is reported.
///
/// # Errors
/// If the system refuses, for example because there is no terminal.
pub(super) fn open() -> io::Result<Terminal<Canvas>> {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        close();
        report(panic);
    }));
    terminal::enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)?;
    Terminal::new(Canvas(stdout()))
}

/// Gives the terminal back as it was.
pub(super) fn close() {
    if let Err(error) = terminal::disable_raw_mode().and_then(|()| execute!(stdout(), LeaveAlternateScreen, Show)) {
        eprintln!("rusc: the terminal cannot be restored: {error}");
    }
}

/// The terminal on standard output.
pub(super) struct Canvas(Stdout);

impl Backend for Canvas {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, cells: I) -> io::Result<()> {
        let mut look = None;
        let mut next = None;
        for (x, y, cell) in cells {
            if next != Some((x, y)) {
                queue!(self.0, MoveTo(x, y))?;
            }
            next = Some((x + 1, y));
            let wanted = (cell.modifier, cell.fg, cell.bg);
            if look != Some(wanted) {
                look = Some(wanted);
                self.set_look(wanted)?;
            }
            queue!(self.0, Print(cell.symbol()))?;
        }
        queue!(self.0, SetAttribute(Attribute::Reset))
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        execute!(self.0, Hide)
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        execute!(self.0, Show)
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        cursor::position().map(Position::from)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        execute!(self.0, MoveTo(x, y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        let region = match region {
            ClearType::All => terminal::ClearType::All,
            ClearType::AfterCursor => terminal::ClearType::FromCursorDown,
            ClearType::BeforeCursor => terminal::ClearType::FromCursorUp,
            ClearType::CurrentLine => terminal::ClearType::CurrentLine,
            ClearType::UntilNewLine => terminal::ClearType::UntilNewLine,
        };
        execute!(self.0, Clear(region))
    }

    fn size(&self) -> io::Result<Size> {
        terminal::size().map(Size::from)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let terminal::WindowSize { rows, columns, width, height } = terminal::window_size()?;
        Ok(WindowSize { columns_rows: Size::new(columns, rows), pixels: Size::new(width, height) })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Canvas {
    /// Sets the look of the text that follows.
    fn set_look(&mut self, (modifier, front, back): (Modifier, Color, Color)) -> io::Result<()> {
        queue!(self.0, SetAttribute(Attribute::Reset))?;
        for (_, attribute) in ATTRIBUTES.iter().filter(|(known, _)| modifier.contains(*known)) {
            queue!(self.0, SetAttribute(*attribute))?;
        }
        queue!(self.0, SetColors(Colors::new(colour(front), colour(back))))
    }
}

const ATTRIBUTES: [(Modifier, Attribute); 9] = [
    (Modifier::BOLD, Attribute::Bold),
    (Modifier::DIM, Attribute::Dim),
    (Modifier::ITALIC, Attribute::Italic),
    (Modifier::UNDERLINED, Attribute::Underlined),
    (Modifier::SLOW_BLINK, Attribute::SlowBlink),
    (Modifier::RAPID_BLINK, Attribute::RapidBlink),
    (Modifier::REVERSED, Attribute::Reverse),
    (Modifier::HIDDEN, Attribute::Hidden),
    (Modifier::CROSSED_OUT, Attribute::CrossedOut),
];

/// A colour as `crossterm` names it: its plain names are the bright colours.
fn colour(colour: Color) -> style::Color {
    match colour {
        Color::Reset => style::Color::Reset,
        Color::Black => style::Color::Black,
        Color::Red => style::Color::DarkRed,
        Color::Green => style::Color::DarkGreen,
        Color::Yellow => style::Color::DarkYellow,
        Color::Blue => style::Color::DarkBlue,
        Color::Magenta => style::Color::DarkMagenta,
        Color::Cyan => style::Color::DarkCyan,
        Color::Gray => style::Color::Grey,
        Color::DarkGray => style::Color::DarkGrey,
        Color::LightRed => style::Color::Red,
        Color::LightGreen => style::Color::Green,
        Color::LightYellow => style::Color::Yellow,
        Color::LightBlue => style::Color::Blue,
        Color::LightMagenta => style::Color::Magenta,
        Color::LightCyan => style::Color::Cyan,
        Color::White => style::Color::White,
        Color::Rgb(r, g, b) => style::Color::Rgb { r, g, b },
        Color::Indexed(index) => style::Color::AnsiValue(index),
    }
}
