//! Games with a number of their own in SGF, one file per game: how their files differ from the plain form.

mod hex;

use rusc_host::AnyPosition;

/// How the files of a game with its own SGF number are read and written.
pub(crate) trait Dialect: Sync {
    /// The name of the game in specs.
    fn game(&self) -> &'static str;
    /// The game's title.
    fn title(&self) -> &'static str;
    /// The value of `GM`, the game's number in SGF.
    fn number(&self) -> &'static str;
    /// The board size when a file has no `SZ`.
    fn usual_size(&self) -> u64;
    /// Whether a first node without `GM` belongs to this game; `says` looks for a word in a property.
    fn is_meant(&self, says: &dyn Fn(&str, &str) -> bool) -> bool;
    /// The spec for a file that has none, from what the file reveals of the game.
    fn spec(&self, stated: Stated) -> String;
    /// The board size of a position; `None` if it belongs to another game.
    fn size(&self, position: &dyn AnyPosition) -> Option<u64>;
    /// Whether a swap leaves the stone in its place, which SGF cannot express.
    fn swaps_in_place(&self, position: &dyn AnyPosition) -> bool;
    /// A cell in the game's own notation; `None` if the text names no cell.
    fn cell(&self, text: &str) -> Option<String>;
    /// The cell that a text names, reflected across the board's diagonal.
    fn reflected(&self, text: &str) -> Option<String>;
    /// The meaning of a word that is written in place of a cell.
    fn word(&self, text: &str) -> Option<Word>;
    /// The game in a text that another site writes in a form of its own.
    fn foreign(&self, text: &str) -> Option<Foreign>;
}

/// A game of another site as SGF, which is plain ASCII on one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Foreign {
    /// The SGF.
    pub(crate) sgf: String,
    /// The places in the SGF at which its parts begin, each with the place in the text that it comes from.
    places: Vec<(usize, usize)>,
}

impl Foreign {
    /// Adds a part that comes from a place in the text.
    fn push(&mut self, part: &str, from: usize) {
        self.places.push((self.sgf.len(), from));
        self.sgf.push_str(part);
    }

    /// The place in the text that a place in the SGF comes from.
    pub(crate) fn source(&self, place: usize) -> usize {
        let before = self.places.iter().take_while(|(part, _)| *part <= place);
        before.last().map_or(0, |(_, from)| *from)
    }
}

/// What can be inferred about the game of a file without a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stated {
    /// The size of the board.
    pub(crate) size: u64,
    /// Whether the file contains a swap.
    pub(crate) has_swap: bool,
}

/// A move that is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Passes the turn to the opponent.
    Pass,
    /// Takes over the opponent's stone, reflected.
    SwapPieces,
    /// Leaves the stone and swaps the players' colours.
    SwapSides,
}

const DIALECTS: &[&dyn Dialect] = &[&hex::HexDialect];

/// The game in a text that another site writes in a form of its own.
pub(crate) fn foreign(text: &str) -> Option<Foreign> {
    DIALECTS.iter().find_map(|dialect| dialect.foreign(text))
}

/// The dialect of the game with this name in specs.
pub(crate) fn of_game(name: &str) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.game() == name)
}

/// The dialect with this number in `GM`.
pub(crate) fn numbered(number: &str) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.number() == number)
}

/// The dialect of a first node without `GM`.
pub(crate) fn meant(says: &dyn Fn(&str, &str) -> bool) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.is_meant(says))
}

/// The known values of `GM`, each with its game, for messages.
pub(crate) fn known() -> String {
    let known = DIALECTS.iter().map(|dialect| format!("GM[{}] ({})", dialect.number(), dialect.title()));
    known.collect::<Vec<_>>().join(", ")
}
