//! How the boards look: one file for each game, and the one list of them.

mod connect4;
mod hex;
mod hexadom;
mod hexland;
mod stones;

use ratatui::style::{Color, Style};

use super::picture::{Picture, Sight};

/// How a game is drawn.
struct Drawing {
    game: &'static str,
    /// Draws a board; none where the data is not as expected.
    draw: fn(&Sight) -> Option<Picture>,
    /// The colours of the players.
    inks: &'static [Style],
}

const RED: Style = ink(203);
const BLUE: Style = ink(75);
const YELLOW: Style = ink(221);
const TIMBER: Style = ink(173);
const SAND: Style = ink(229);

/// Every game that has a drawing; any other is shown as text.
const DRAWINGS: &[Drawing] = &[
    Drawing { game: "connect4", draw: connect4::draw, inks: &[RED, YELLOW] },
    Drawing { game: "hex", draw: hex::draw, inks: &[RED, BLUE] },
    Drawing { game: "hexadom", draw: hexadom::draw, inks: &[RED, BLUE, YELLOW, SAND, TIMBER, ink(183)] },
    Drawing { game: "hexland", draw: hexland::draw, inks: &[TIMBER, SAND] },
];

/// The largest scale that is tried.
const LARGEST: u16 = 2;

/// A board that is to be drawn.
pub(super) struct Board<'a> {
    /// The name of the game.
    pub(super) game: &'a str,
    /// The board as text, for games without a drawing.
    pub(super) text: &'a str,
    /// What the drawing is made from; its scale and colours are chosen here.
    pub(super) sight: Sight<'a>,
}

impl Board<'_> {
    /// The board as large as it fits, with all moves that may be made.
    pub(super) fn picture(&self, width: u16, height: u16) -> Picture {
        let fits = |picture: &Picture| picture.width() <= width && picture.height() <= height;
        let larger = (2..=LARGEST).rev().map(|scale| self.at_scale(scale, width)).find(fits);
        larger.unwrap_or_else(|| self.at_scale(1, width))
    }

    fn at_scale(&self, scale: u16, width: u16) -> Picture {
        let sight = Sight { scale, inks: inks(self.game), ..self.sight };
        let drawn = drawing(self.game).and_then(|drawing| (drawing.draw)(&sight));
        let mut picture = drawn.unwrap_or_else(|| Picture::of_text(self.text));
        picture.add_buttons(sight.moves, width);
        picture
    }
}

/// The colours of the players of a game.
pub(super) fn inks(game: &str) -> &'static [Style] {
    drawing(game).map_or(&[RED, BLUE, YELLOW, SAND], |drawing| drawing.inks)
}

fn drawing(game: &str) -> Option<&'static Drawing> {
    DRAWINGS.iter().find(|drawing| drawing.game == game)
}

const fn ink(index: u8) -> Style {
    Style::new().fg(Color::Indexed(index))
}

const fn ground(index: u8) -> Style {
    Style::new().bg(Color::Indexed(index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalog_has_a_drawing_and_every_drawing_a_game() {
        let mut games: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.offer.name()).collect();
        let mut drawn: Vec<&str> = DRAWINGS.iter().map(|drawing| drawing.game).collect();
        games.sort_unstable();
        drawn.sort_unstable();
        assert_eq!(drawn, games);
    }

    #[test]
    fn what_cannot_be_drawn_is_shown_as_text_with_its_moves_below() {
        let moves = ["left".to_owned(), "right".to_owned()];
        let board = serde_json::json!({ "size": "unheard of" });
        for game in ["chess", "hex", "hexland", "hexadom", "connect4"] {
            let sight = Sight { board: &board, moves: &moves, chosen: None, last: None, scale: 1, inks: &[] };
            let picture = Board { game, text: "some\nlines", sight }.picture(40, 10);
            assert_eq!((picture.height(), picture.spots.len()), (3, 2), "{game}");
        }
    }
}
