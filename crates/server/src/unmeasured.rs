//! Why a measurement failed.

use rusc_present::Why;

rusc_present::reasons! {
    /// Why a measurement failed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unmeasured {
        /// Valgrind cannot be run.
        #[error("valgrind cannot be run: {why}")]
        NoValgrind {
            /// The system's error message.
            why: Why,
        } => "unmeasured-no-valgrind",
        /// Valgrind's report contains no count.
        #[error("valgrind's report has no count: {report}")]
        NothingCounted {
            /// Valgrind's report.
            report: String,
        } => "unmeasured-nothing-counted",
        /// The catalog has too few games for the measurement.
        #[error("there are too few games")]
        FewGames => "unmeasured-few-games",
        /// No game has that many moves.
        #[error("no game has that many moves")]
        ShortGames => "unmeasured-short-games",
        /// The app refused a request.
        #[error("the answer to {path} was {answer}")]
        Refused {
            /// The path of the request.
            path: String,
            /// The app's response.
            answer: String,
        } => "unmeasured-refused",
        /// A server could not be started.
        #[error("the server could not be started: it said {line:?}")]
        NotStarted {
            /// The first line that the server printed.
            line: String,
        } => "unmeasured-not-started",
        /// Some figures miss their limits.
        #[error("{count} figures miss their limits")]
        Broken {
            /// The number of such figures.
            count: usize,
        } => "unmeasured-broken",
        /// An event stream ended.
        #[error("an event stream has ended")]
        NoEvents => "unmeasured-no-events",
        /// A page did not receive a move in time.
        #[error("a page did not receive a move in time")]
        TooLate => "unmeasured-too-late",
    }
}
