//! Rusc with a fifth game: tic-tac-toe has the command line, the terminal, matches, tree search and the browser.

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
