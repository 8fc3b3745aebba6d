//! Rusc with a fifth game: tic-tac-toe on the command line, in the terminal, in matches and in the browser.

mod bots;
mod drawing;
mod offer;
mod rules;
mod seen;
mod terminal;

use std::process::ExitCode;

use rusc::{App, Game};

fn main() -> ExitCode {
    let game =
        Game::new::<offer::TicTacToeOffer>().drawn_by(drawing::Paper).in_terminal(terminal::Slate).texts(offer::TEXTS);
    App::builtin().with(game).main()
}
