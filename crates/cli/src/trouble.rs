//! What the command line itself refuses, or cannot do.

use rusc_present::Why;

rusc_present::reasons! {
    /// What the command line itself refuses, or cannot do.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Trouble {
        /// No experiment has this name.
        #[error("there is no experiment {name:?}; there is {known}")]
        NoExperiment { name: String, known: String } => "cli-no-experiment",
        /// A word where a key was expected.
        #[error("{word:?} is not an option: write --key value")]
        NotAnOption { word: String } => "cli-not-an-option",
        /// A key without its value.
        #[error("{word} needs a value")]
        NoValue { word: String } => "cli-no-value",
        /// A file's name does not tell its format.
        #[error("the name {name:?} ends neither in .json nor in .sgf")]
        NoFormat { name: String } => "cli-no-format",
        /// The same, where a flag could tell.
        #[error("the name {name:?} ends neither in .json nor in .sgf: say {flag} json or {flag} sgf")]
        NoFormatFlag { name: String, flag: String } => "cli-no-format-flag",
        /// A file has fewer games.
        #[error("{name} holds {games} games: there is no game {number}")]
        NoGame { name: String, games: usize, number: usize } => "cli-no-game",
        /// A file has several games.
        #[error("{name} holds {games} games: take one out with rusc convert --game 1 to {games}")]
        SeveralGames { name: String, games: usize } => "cli-several-games",
        /// A file could not be opened.
        #[error("cannot read {name:?}: {why}")]
        CannotRead { name: String, why: Why } => "cli-cannot-read",
        /// A file holds something else.
        #[error("{name}: line {line}, column {column}: {why}")]
        Unreadable { name: String, line: usize, column: usize, why: Why } => "cli-unreadable",
        /// A file cannot be written.
        #[error("cannot write {name:?}: {why}")]
        CannotWrite { name: String, why: Why } => "cli-cannot-write",
        /// A file would be overwritten.
        #[error("{name} exists already")]
        Exists { name: String } => "cli-exists",
        /// Another match is kept there.
        #[error("{name} holds something already: load goes on with a saved game")]
        Taken { name: String } => "cli-taken",
        /// A folder has something in it.
        #[error("{name} is not empty: games are saved in a folder of their own")]
        NotEmpty { name: String } => "cli-not-empty",
        /// There is nowhere to keep games.
        #[error("this system has no folder for saved games: use {flag}")]
        NoFolder { flag: String } => "cli-no-folder",
        /// Pixels on a terminal.
        #[error("a terminal cannot show this: name a file with -o FILE")]
        NotForTerminals => "cli-not-for-terminals",
        /// A game without a drawing.
        #[error("{game} has no drawing")]
        NoDrawing { game: String } => "cli-no-drawing",
        /// A game that finds nothing out.
        #[error("{game} has no connections to show")]
        NoConnections { game: String } => "cli-no-connections",
        /// A game without a solver.
        #[error("there is no solver for {game} yet")]
        NoSolver { game: String } => "cli-no-solver",
        /// A seat that the game does not have.
        #[error("there is no seat {seat}: seats are 1 to {seats}")]
        NoSeat { seat: u8, seats: u8 } => "cli-no-seat",
        /// More sit down than can play.
        #[error("{game} has {seats} seats, but {named} are given")]
        ManySeats { game: String, seats: u8, named: usize } => "cli-many-seats",
        /// Something in the program is wrong.
        #[error("the match ended by a fault of the program")]
        Fault => "cli-fault",
        /// No move in a game that has ended.
        #[error("the game is over: there is no move")]
        Over => "cli-over",
        /// A bot gave no move.
        #[error("{bot} cannot go on: {why}")]
        GaveUp { bot: String, why: Why } => "cli-gave-up",
        /// A bot resigned.
        #[error("{bot} resigned")]
        Resigned { bot: String } => "cli-resigned",
        /// A bot was stopped before it had a move.
        #[error("{bot} has found no move")]
        NoMove { bot: String } => "cli-no-move",
        /// An address that cannot be listened at.
        #[error("cannot answer at {address}: {why}")]
        NoAddress { address: String, why: Why } => "cli-no-address",
        /// Every port is taken.
        #[error("all ports from {first} to {last} are taken: use --addr")]
        NoPort { first: u16, last: u16 } => "cli-no-port",
        /// A word of the command line that cannot be read.
        #[error("{argument}: {why}")]
        BadArgument { argument: String, why: Why } => "cli-bad-argument",
        /// Not a number of threads.
        #[error("{text:?} is not a number of threads from 1 to {most}")]
        NoThreads { text: String, most: usize } => "cli-no-threads",
        /// Not a time.
        #[error("{text:?} is not a time: write 500ms, 2s, 1m or 1h")]
        NoTime { text: String } => "cli-no-time",
        /// A time that no clock can show.
        #[error("no clock can show {text:?}")]
        NoClock { text: String } => "cli-no-clock",
        /// The painter refuses.
        #[error("the picture cannot be painted: {why}")]
        NotPainted { why: Why } => "cli-not-painted",
        /// There is nothing to paint.
        #[error("the picture has no size")]
        NoPixels => "cli-no-pixels",
    }
}

#[cfg(test)]
mod tests {
    use rusc_present::{Argument, Reason, Why};

    use super::*;
    use crate::App;

    #[test]
    fn every_trouble_is_told_in_every_language() {
        let app = App::builtin();
        for trouble in Trouble::samples() {
            let said = ["en", "ca", "es"].map(|language| app.texts_of(language).why(&Why::of(&trouble)));
            assert!(said[0] != said[1] && said[0] != said[2], "{} is translated", trouble.key());
            for (text, language) in said.iter().zip(["en", "ca", "es"]) {
                assert!(!text.contains(['⟦', '{']), "{} in {language}: {text}", trouble.key());
                for (name, value) in trouble.arguments() {
                    let value = match value {
                        Argument::Text(value) | Argument::Key(value) => value,
                        Argument::Number(number) => number.to_string(),
                        Argument::Why(why) => why.english,
                    };
                    assert!(text.contains(&value), "{} in {language} says {name}: {text}", trouble.key());
                }
            }
        }
    }
}
