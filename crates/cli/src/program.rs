//! The program as a value: its games, their drawings and its languages.

use std::process::ExitCode;
use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_present::Offer;
use rusc_view::{Art, Drawings, File, Languages, Texts};

use crate::terminal::{Boards, TerminalArt};
use crate::{locale, processor, stop};

/// The whole program: [`App::main`] runs it.
pub struct App {
    pub(crate) catalog: Catalog,
    pub(crate) drawings: Drawings,
    pub(crate) boards: Boards,
    /// The texts of the added games.
    texts: Vec<File>,
}

impl App {
    /// The program with the built-in games.
    pub fn builtin() -> App {
        processor::require();
        let (catalog, drawings, boards) = (Catalog::builtin(), Drawings::builtin(), Boards::builtin());
        App { catalog, drawings, boards, texts: Vec::new() }
    }

    /// The same program with one more game.
    #[must_use]
    pub fn with(mut self, game: Game) -> App {
        self.catalog = (game.offer)(self.catalog);
        self.drawings = game.drawing.into_iter().fold(self.drawings, |drawings, add| add(drawings));
        self.boards = game.board.into_iter().fold(self.boards, |boards, add| add(boards));
        self.texts.extend_from_slice(game.texts);
        self
    }

    /// Runs the command in the arguments and returns the exit code.
    ///
    /// # Panics
    /// If the texts of an added game cannot be parsed, or a drawing takes another board than its game has.
    pub fn main(self) -> ExitCode {
        stop::listen();
        match crate::run(&self) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(&self.texts()),
        }
    }

    /// The texts in the language of the system.
    pub(crate) fn texts(&self) -> Arc<Texts> {
        self.texts_of(&locale::of_system())
    }

    /// The texts in the language of a locale such as `ca_ES.UTF-8`, or in English.
    pub(crate) fn texts_of(&self, locale: &str) -> Arc<Texts> {
        Arc::clone(self.languages().negotiate(locale))
    }

    /// The languages of the program.
    pub(crate) fn languages(&self) -> Languages {
        let mut languages = Languages::built_in();
        languages.add_texts(&self.texts).expect("the texts of an added game can be read");
        languages
    }

    /// All files of texts in the program.
    pub(crate) fn text_files(&self) -> impl Iterator<Item = File> {
        rusc_view::files().chain(self.texts.iter().copied())
    }
}

/// A game to add: its rules and bots, and its drawings and texts.
pub struct Game {
    offer: fn(Catalog) -> Catalog,
    drawing: Option<Box<dyn FnOnce(Drawings) -> Drawings>>,
    board: Option<Box<dyn FnOnce(Boards) -> Boards>>,
    texts: &'static [File],
}

impl Game {
    /// The game of an offer; without a drawing it is shown as text.
    pub fn new<O: Offer>() -> Game {
        Game { offer: Catalog::with::<O>, drawing: None, board: None, texts: &[] }
    }

    /// The game with its drawing on pages and in pictures.
    #[must_use]
    pub fn drawn_by(self, art: impl Art) -> Game {
        Game { drawing: Some(Box::new(|drawings| drawings.with(art))), ..self }
    }

    /// The game with its drawing in the terminal.
    #[must_use]
    pub fn in_terminal(self, art: impl TerminalArt) -> Game {
        Game { board: Some(Box::new(|boards| boards.with(art))), ..self }
    }

    /// The game with its texts: language, file name and messages.
    #[must_use]
    pub fn texts(self, texts: &'static [File]) -> Game {
        Game { texts, ..self }
    }
}
