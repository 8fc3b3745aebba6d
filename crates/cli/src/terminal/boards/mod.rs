//! Drawings of boards in the terminal: the list of them, and one file per game.

mod connect4;
mod hex;
mod hexadom;
mod hexland;
mod stones;

use std::sync::Arc;

use ratatui::style::{Color, Style};
use rusc_host::Board;

use super::picture::{Picture, Sight};

/// Draws one game in the terminal. A game without a drawing is shown as text.
pub trait TerminalArt: Send + Sync + 'static {
    /// The typed board of the game's crate.
    type Board: 'static;

    /// The game's name in specs.
    const NAME: &'static str;

    /// Draws the board. Moves without a place on it become buttons below.
    fn draw(&self, board: &Self::Board, sight: &Sight) -> Picture;

    /// The colours of the players.
    fn inks(&self) -> &'static [Style] {
        INKS
    }
}

/// A drawing without the type of its board.
pub(crate) trait AnyArt: Send + Sync {
    fn name(&self) -> &'static str;
    fn inks(&self) -> &'static [Style];
    fn draw(&self, board: &Board, sight: &Sight) -> Picture;
}

/// The only downcast of a board to its type in this crate's drawings.
impl<A: TerminalArt> AnyArt for A {
    fn name(&self) -> &'static str {
        A::NAME
    }
    fn inks(&self) -> &'static [Style] {
        TerminalArt::inks(self)
    }
    fn draw(&self, board: &Board, sight: &Sight) -> Picture {
        TerminalArt::draw(self, board.get().expect("a board is drawn by the drawing of its game"), sight)
    }
}

/// The drawings of games: the built-in ones, and those that a program adds.
#[derive(Clone)]
pub(crate) struct Boards(Vec<Arc<dyn AnyArt>>);

impl Boards {
    /// The drawings of the built-in games.
    pub(crate) fn builtin() -> Boards {
        Boards(Vec::new()).with(connect4::Discs).with(hex::Rhombus).with(hexadom::Plane).with(hexland::Isle)
    }

    /// The same list with one more drawing, which replaces any drawing of the same game.
    #[must_use]
    pub(crate) fn with(mut self, art: impl TerminalArt) -> Boards {
        let art: Arc<dyn AnyArt> = Arc::new(art);
        self.0.retain(|other| other.name() != art.name());
        self.0.push(art);
        self
    }

    /// The drawing of a game, if there is one.
    pub(super) fn art(&self, game: &str) -> Option<Arc<dyn AnyArt>> {
        self.0.iter().find(|art| art.name() == game).cloned()
    }
}

const RED: Style = ink(203);
const BLUE: Style = ink(75);
const YELLOW: Style = ink(221);
const TIMBER: Style = ink(173);
const SAND: Style = ink(229);
const VIOLET: Style = ink(183);

/// The default colours of players.
pub(super) const INKS: &[Style] = &[RED, BLUE, YELLOW, SAND, TIMBER, VIOLET];

/// The largest scale to try.
const LARGEST: u16 = 2;

/// A board as large as fits, with all legal moves; as text if the game has no drawing.
pub(super) fn picture(
    art: Option<&dyn AnyArt>,
    (board, text): (&Board, &str),
    sight: &Sight,
    (width, height): (u16, u16),
) -> Picture {
    let at_scale = |scale: u16| {
        let inks = art.map_or(INKS, AnyArt::inks);
        let sight = Sight { scale, inks, ..*sight };
        let mut picture = art.map_or_else(|| Picture::of_text(text), |art| art.draw(board, &sight));
        picture.add_buttons(sight.moves, width);
        picture
    };
    let fits = |picture: &Picture| picture.width() <= width && picture.height() <= height;
    let larger = (2..=LARGEST).rev().map(at_scale).find(fits);
    larger.unwrap_or_else(|| at_scale(1))
}

const fn ink(index: u8) -> Style {
    Style::new().fg(Color::Indexed(index))
}

const fn ground(index: u8) -> Style {
    Style::new().bg(Color::Indexed(index))
}

#[cfg(test)]
mod tests {
    use rusc_present::Eyes;

    use super::*;
    use crate::App;

    #[test]
    fn every_game_of_the_catalog_has_a_drawing_and_every_drawing_a_game() {
        let app = App::builtin();
        let texts = app.texts_of("C");
        for entry in app.catalog.games() {
            let start = entry.start(&entry.name().parse().expect("a name is a spec")).expect("a game has defaults");
            let art = app.boards.art(entry.name()).unwrap_or_else(|| panic!("{} has no drawing", entry.name()));
            let (board, moves) = (start.board(Eyes::All), start.moves());
            let sight = Sight { moves: &moves, chosen: None, last: None, scale: 1, inks: &[], texts: &texts };
            let picture = picture(Some(&*art), (&board, ""), &sight, (80, 24));
            let offered = |name: &String| picture.spots.iter().any(|spot| spot.moves.contains(name));
            assert!(moves.iter().all(offered), "every move of {} can be made", entry.name());
            assert!(picture.height() > 3, "{} is drawn", entry.name());
        }
        assert_eq!(app.boards.0.len(), app.catalog.games().len());
    }

    #[test]
    fn a_game_without_a_drawing_is_shown_as_text_with_its_moves_below() {
        let moves = ["left".to_owned(), "right".to_owned()];
        let texts = &App::builtin().texts_of("C");
        let sight = Sight { moves: &moves, chosen: None, last: None, scale: 1, inks: &[], texts };
        let picture = picture(None, (&Board::new(()), "some\nlines"), &sight, (40, 10));
        assert_eq!((picture.height(), picture.spots.len()), (3, 2));
    }
}
