//! Games that have a number of their own in SGF: what they write in another way than the plain one, in one file per game.

mod hex;

use rusc_host::AnyPosition;

/// How a game with a number of its own is written in SGF.
pub(crate) trait Dialect: Sync {
    /// The name of the game in specs.
    fn game(&self) -> &'static str;
    /// What people call it.
    fn title(&self) -> &'static str;
    /// What `GM` says.
    fn number(&self) -> &'static str;
    /// The size of the board where nobody says it.
    fn usual_size(&self) -> u64;
    /// Whether a first node without `GM` is of this game; `says` looks for a word in a property.
    fn is_meant(&self, says: &dyn Fn(&str, &str) -> bool) -> bool;
    /// The spec that goes with what a file tells.
    fn spec(&self, told: Told) -> String;
    /// The size of the board of a position; none if it is one of another game.
    fn size(&self, position: &dyn AnyPosition) -> Option<u64>;
    /// Whether a swap leaves the stone in its place, which SGF has no word for.
    fn swaps_in_place(&self, position: &dyn AnyPosition) -> bool;
    /// A cell as the game names it; none where the text names none.
    fn cell(&self, text: &str) -> Option<String>;
    /// The cell that a text names on the reflected board.
    fn reflected(&self, text: &str) -> Option<String>;
    /// What a word says in place of a cell.
    fn word(&self, text: &str) -> Option<Word>;
}

/// What a file without a spec tells of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// The size of the board.
    pub(crate) size: u64,
    /// Whether a stone is taken over in it.
    pub(crate) has_swap: bool,
}

/// A move that is no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// The turn goes to the rival.
    Pass,
    /// The stone is taken over and reflected.
    SwapPieces,
    /// The stone stays and the players change their colours.
    SwapSides,
}

const DIALECTS: &[&dyn Dialect] = &[&hex::HexDialect];

/// The dialect of the game with this name in specs.
pub(crate) fn of_game(name: &str) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.game() == name)
}

/// The dialect with this number.
pub(crate) fn numbered(number: &str) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.number() == number)
}

/// The dialect of a first node without a number.
pub(crate) fn meant(says: &dyn Fn(&str, &str) -> bool) -> Option<&'static dyn Dialect> {
    DIALECTS.iter().copied().find(|dialect| dialect.is_meant(says))
}

/// The numbers that are known, each with its game.
pub(crate) fn known() -> String {
    let known = DIALECTS.iter().map(|dialect| format!("GM[{}] ({})", dialect.number(), dialect.title()));
    known.collect::<Vec<_>>().join(", ")
}
