//! Why something could not be measured.

use rusc_present::Why;

rusc_present::reasons! {
    /// Why something could not be measured.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unmeasured {
        /// The program that counts is not there.
        #[error("valgrind cannot be run: {why}")]
        NoValgrind {
            /// What the system says.
            why: Why,
        } => "unmeasured-no-valgrind",
        /// The program that counts has not counted.
        #[error("valgrind counts nothing: {report}")]
        NothingCounted {
            /// What it says instead.
            report: String,
        } => "unmeasured-nothing-counted",
        /// There are fewer games than the measurement plays.
        #[error("there are too few games")]
        FewGames => "unmeasured-few-games",
        /// No game has so many moves.
        #[error("no game goes on for so long")]
        ShortGames => "unmeasured-short-games",
        /// The app does not do what it is asked.
        #[error("{path} was answered by {answer}")]
        Refused {
            /// What was asked.
            path: String,
            /// What it answered.
            answer: String,
        } => "unmeasured-refused",
        /// The app does not say what happens.
        #[error("a stream of events has ended")]
        NoEvents => "unmeasured-no-events",
        /// The app says too late what has happened.
        #[error("a page was not told of a move in time")]
        TooLate => "unmeasured-too-late",
    }
}
