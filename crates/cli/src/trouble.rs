//! Errors of the command line itself.

use rusc_present::Why;

rusc_present::reasons! {
    /// An error of the command line itself.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Trouble {
        /// There is no experiment of this name.
        #[error("there is no experiment {name:?}; the experiments are {known}")]
        NoExperiment { name: String, known: String } => "cli-no-experiment",
        /// A word where a key was expected.
        #[error("{word:?} is not an option: write --key value")]
        NotAnOption { word: String } => "cli-not-an-option",
        /// A key is given without its value.
        #[error("{word} needs a value")]
        NoValue { word: String } => "cli-no-value",
        /// A file extension that is not a known format.
        #[error("the name {name:?} ends neither in .json nor in .sgf")]
        NoFormat { name: String } => "cli-no-format",
        /// A file extension that is not a known format, for a command with a flag for the format.
        #[error("the name {name:?} ends neither in .json nor in .sgf: use {flag} json or {flag} sgf")]
        NoFormatFlag { name: String, flag: String } => "cli-no-format-flag",
        /// The file has fewer games.
        #[error("{name} has {games} games: there is no game {number}")]
        NoGame { name: String, games: usize, number: usize } => "cli-no-game",
        /// The file has several games.
        #[error("{name} has {games} games: extract one with rusc convert --game 1 to {games}")]
        SeveralGames { name: String, games: usize } => "cli-several-games",
        /// A file could not be opened.
        #[error("cannot read {name:?}: {why}")]
        CannotRead { name: String, why: Why } => "cli-cannot-read",
        /// A file that cannot be parsed.
        #[error("{name}: line {line}, column {column}: {why}")]
        Unreadable { name: String, line: usize, column: usize, why: Why } => "cli-unreadable",
        /// A file cannot be written.
        #[error("cannot write {name:?}: {why}")]
        CannotWrite { name: String, why: Why } => "cli-cannot-write",
        /// The file already exists.
        #[error("{name} exists already")]
        Exists { name: String } => "cli-exists",
        /// The file already has content.
        #[error("{name} already has content: load it to continue a saved game")]
        Taken { name: String } => "cli-taken",
        /// There is no folder for saved games.
        #[error("this system has no folder for saved games: use {flag}")]
        NoFolder { flag: String } => "cli-no-folder",
        /// Binary output on a terminal.
        #[error("a terminal cannot show this: name a file with -o FILE")]
        NotForTerminals => "cli-not-for-terminals",
        /// A game without a drawing.
        #[error("{game} has no drawing")]
        NoDrawing { game: String } => "cli-no-drawing",
        /// The game has no connections to show.
        #[error("{game} has no connections to show")]
        NoConnections { game: String } => "cli-no-connections",
        /// A game without a solver.
        #[error("there is no solver for {game} yet")]
        NoSolver { game: String } => "cli-no-solver",
        /// The game has no map of moves.
        #[error("{game} has no map of its moves: leave out --svg and read the values with --json")]
        NoMap { game: String } => "cli-no-map",
        /// A file that keeps facts about something else.
        #[error("{name} keeps what was proved about {theirs}, not about {ours}: name another file")]
        KeptOther { name: String, theirs: String, ours: String } => "cli-kept-other",
        /// A file that keeps no facts.
        #[error("{name} does not begin like a file of rusc solve --keep: name another file")]
        NotKept { name: String } => "cli-not-kept",
        /// A damaged line in a file of facts.
        #[error("{name}, line {line}: this line is damaged; delete it to go on with the others")]
        KeptDamaged { name: String, line: usize } => "cli-kept-damaged",
        /// Another process writes to the file of facts.
        #[error("another process is using {name}")]
        KeptBusy { name: String } => "cli-kept-busy",
        /// A file without a proof.
        #[error("{name} is not a proof: its first line must be rusc-proof 1 and a game")]
        NotAProof { name: String } => "cli-not-a-proof",
        /// A proof that proves nothing.
        #[error("{name} proves nothing: {why}")]
        NotProven { name: String, why: Why } => "cli-not-proven",
        /// A seat that the game does not have.
        #[error("there is no seat {seat}: seats are 1 to {seats}")]
        NoSeat { seat: u8, seats: u8 } => "cli-no-seat",
        /// More players are named than the game has seats.
        #[error("{game} has {seats} seats, but {named} are given")]
        ManySeats { game: String, seats: u8, named: usize } => "cli-many-seats",
        /// A bug in the program.
        #[error("the match ended because of an error in the program")]
        Fault => "cli-fault",
        /// The game is over, so there is no move.
        #[error("the game is over: there is no move")]
        Over => "cli-over",
        /// A bot failed.
        #[error("{bot} cannot continue: {why}")]
        GaveUp { bot: String, why: Why } => "cli-gave-up",
        /// A bot resigned.
        #[error("{bot} resigned")]
        Resigned { bot: String } => "cli-resigned",
        /// A bot was stopped before it had a move.
        #[error("{bot} found no move")]
        NoMove { bot: String } => "cli-no-move",
        /// An address that cannot be used.
        #[error("cannot use the address {address}: {why}")]
        NoAddress { address: String, why: Why } => "cli-no-address",
        /// Every port is taken.
        #[error("all ports from {first} to {last} are taken: use --addr")]
        NoPort { first: u16, last: u16 } => "cli-no-port",
        /// Not the address of a server.
        #[error("{text:?} is not the address of a server: write https:// and a host name, without a path")]
        NoPublicUrl { text: String } => "cli-no-public-url",
        /// Not the address of a proxy.
        #[error("{text:?} is not an address such as 127.0.0.1 or a network such as 10.0.0.0/8")]
        NoProxy { text: String } => "cli-no-proxy",
        /// The text is not a log level.
        #[error("{text:?} is not a log level: write off, error, warn, info or debug")]
        NoLevel { text: String } => "cli-no-level",
        /// Not a number of days.
        #[error("{text:?} is not a number of days: write 90d")]
        NoDays { text: String } => "cli-no-days",
        /// Saved games that cannot be read.
        #[error("{damaged} of {matches} games cannot be read, and the database has {problems} problems; rusc restore FILE goes back to a backup")]
        Damaged { matches: usize, damaged: usize, problems: usize } => "cli-damaged",
        /// Not the id of a game.
        #[error("{text:?} is not a game: write the twelve letters of its address, as rusc admin list prints them")]
        NotAGame { text: String } => "cli-not-a-game",
        /// Not a visitor, address or network.
        #[error("{text:?} is not a visitor: write the ten letters that rusc admin list prints, or to ban also an address or network")]
        NotAVisitor { text: String } => "cli-not-a-visitor",
        /// There is no such game.
        #[error("there is no game {id}")]
        NoSavedGame { id: String } => "cli-no-saved-game",
        /// The game has ended already.
        #[error("game {id} has ended already")]
        SavedGameOver { id: String } => "cli-saved-game-over",
        /// An argument that cannot be parsed.
        #[error("{argument}: {why}")]
        BadArgument { argument: String, why: Why } => "cli-bad-argument",
        /// The text is not a valid number of threads.
        #[error("{text:?} is not a number of threads from 1 to {most}")]
        NoThreads { text: String, most: usize } => "cli-no-threads",
        /// The text is not a time.
        #[error("{text:?} is not a time: write 500ms, 2s, 1m or 1h")]
        NoTime { text: String } => "cli-no-time",
        /// Not a sequential test.
        #[error("{text:?} is not a sequential test: write ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA, such as 0,10,0.05,0.05")]
        NoSprt { text: String } => "cli-no-sprt",
        /// A sequential test of more than two bots.
        #[error("a sequential test compares two bots, but there are {bots}")]
        SprtSeats { bots: usize } => "cli-sprt-seats",
        /// A system without a clock for processor time.
        #[error("this system does not measure the processor time of a thread: use --time")]
        NoProcessorClock => "cli-no-processor-clock",
        /// A bot whose processor time cannot be measured.
        #[error("the processor time of {bot} cannot be measured, since it is an external program: use --time")]
        ExternalClock { bot: String } => "cli-external-clock",
        /// Not the name of a tournament.
        #[error("{text:?} is not a name for a tournament: use letters, digits, - and _, at most 60 of them")]
        NoTournamentName { text: String } => "cli-no-tournament-name",
        /// A solve that cannot be divided among workers.
        #[error("workers solve the moves of a game one by one: use --all with a game, without --keep and --proof")]
        BrokerSolve => "cli-broker-solve",
        /// A time out of the range of a clock.
        #[error("{text:?} is too short or too long for a clock")]
        NoClock { text: String } => "cli-no-clock",
        /// An error of the renderer.
        #[error("the picture cannot be rendered: {why}")]
        NotPainted { why: Why } => "cli-not-painted",
        /// The picture would be empty.
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
    fn every_trouble_has_a_text_in_every_language() {
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
