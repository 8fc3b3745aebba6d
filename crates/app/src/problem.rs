//! Why a request was not done: a status and a reason that languages translate.

use rusc_game::Seat;
use rusc_present::{Reason, SpecError, Why};
use rusc_table::Refusal;

use crate::StoreError;

rusc_present::reasons! {
    /// Why the app does not do what it is asked.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        /// The visitor has no seat.
        #[error("you watch this match: none of its seats is yours")]
        Watching => "problem-watching",
        /// Nobody turns back time for somebody else.
        #[error("another person plays in this match, so this cannot be done by one alone")]
        Shared => "problem-shared",
        /// Nobody may know more than the other.
        #[error("another person plays in this match, so its moves are not valued before the end")]
        Valued => "problem-valued",
        /// Moves are valued where the match is.
        #[error("moves are valued where the match is now, not at a position looked back at")]
        LookingBack => "problem-looking-back",
        /// Hints are for those who are to move.
        #[error("a hint is for who is to move")]
        NotYourHint => "problem-hint",
        /// A rematch has to wait.
        #[error("the match is not over yet")]
        NotOver => "problem-not-over",
        /// Somebody was quicker.
        #[error("somebody else has taken this seat; the match can be watched by its own link")]
        SeatTaken => "problem-seat-taken",
        /// The link leads nowhere.
        #[error("there is no such seat, or the link is not complete")]
        NoLink => "problem-no-link",
        /// The match does not exist.
        #[error("there is no such match")]
        NoMatch => "problem-no-match",
        /// The page does not exist.
        #[error("there is no such page")]
        NoPage => "problem-no-page",
        /// The page cannot be asked for in this way.
        #[error("this address takes no such request")]
        WrongMethod => "problem-method",
        /// The file does not exist.
        #[error("there is no such file")]
        NoFile => "problem-no-file",
        /// The match has no such position.
        #[error("the match has no such position")]
        NoPosition => "problem-no-position",
        /// The game has no such overlay.
        #[error("nothing called {name:?} can be laid over this board")]
        NoOverlay {
            /// What was asked for.
            name: String,
        } => "problem-no-overlay",
        /// No action is called that.
        #[error("nothing is called {name:?}")]
        NoAction {
            /// What was asked for.
            name: String,
        } => "problem-no-action",
        /// A form lacks something.
        #[error("the field {name:?} is missing")]
        NoField {
            /// Which field.
            name: String,
        } => "problem-no-field",
        /// A form holds something else than a number.
        #[error("{name:?} is not a number: {text:?}")]
        NoNumber {
            /// Which field.
            name: String,
            /// What it holds.
            text: String,
        } => "problem-no-number",
        /// A form holds something that cannot be chosen.
        #[error("{name:?} cannot be {text:?}")]
        NoChoice {
            /// Which field.
            name: String,
            /// What it holds.
            text: String,
        } => "problem-no-choice",
        /// A seat stays empty.
        #[error("nobody was chosen for player {seat}")]
        NobodyThere {
            /// Which.
            seat: Seat,
        } => "problem-nobody",
        /// A deal that one person chose is no deal.
        #[error("who knows the seed knows all hands, so it cannot be chosen where somebody plays through a link")]
        KnownDeal => "problem-known-deal",
        /// No clock can keep the time.
        #[error("no clock can keep that time")]
        NoTime => "problem-no-time",
        /// Who lost may begin, nobody else.
        #[error("only who lost may be chosen to begin")]
        NotTheLoser => "problem-not-the-loser",
        /// A name belongs to who bears it.
        #[error("only who sits there can change the name")]
        NotYourName => "problem-name",
        /// A name has a limit.
        #[error("a name has at most {most} characters")]
        LongName {
            /// How many.
            most: usize,
        } => "problem-long-name",
        /// There is no seat 0.
        #[error("seats are counted from 1")]
        SeatsFromOne => "problem-seats-from-one",
        /// A person's seat stays a person's.
        #[error("a person sits there")]
        PersonThere => "problem-person",
        /// Nothing was sent.
        #[error("neither a file nor a text was sent")]
        NothingSent => "problem-nothing-sent",
        /// A file cannot be read.
        #[error("this file cannot be read: {why}")]
        Unreadable {
            /// Why not.
            why: Why,
        } => "problem-unreadable",
        /// A file has a limit.
        #[error("the file has more than {most} moves")]
        LongFile {
            /// How many.
            most: usize,
        } => "problem-long-file",
        /// Somebody asks too often.
        #[error("too many requests: wait a moment")]
        Hasty => "problem-hasty",
        /// A name of this machine that it does not know.
        #[error("this server is not known by that name")]
        Misdirected => "problem-misdirected",
        /// A page of somebody else posts here.
        #[error("this was sent from another site")]
        OtherSite => "problem-other-site",
        /// What was sent has a limit.
        #[error("more was sent than the {most} bytes that are taken here")]
        TooLarge {
            /// How many bytes.
            most: usize,
        } => "problem-too-large",
        /// What was sent is no form.
        #[error("a form was expected")]
        NoForm => "problem-no-form",
        /// What was sent cannot be read as a form.
        #[error("what was sent cannot be read")]
        Garbled => "problem-garbled",
        /// A fault of the program.
        #[error("this should not have happened")]
        Fault => "problem-fault",
    }
    nested {
        /// The table refuses.
        Table(Refusal),
    }
}

impl Trouble {
    /// The status that goes with it, as HTTP counts.
    pub fn status(&self) -> u16 {
        match self {
            Trouble::Watching | Trouble::NotYourName | Trouble::OtherSite => 403,
            Trouble::NoLink
            | Trouble::NoMatch
            | Trouble::NoPage
            | Trouble::NoFile
            | Trouble::NoPosition
            | Trouble::NoOverlay { .. }
            | Trouble::NoAction { .. } => 404,
            Trouble::WrongMethod => 405,
            Trouble::Shared
            | Trouble::Valued
            | Trouble::LookingBack
            | Trouble::NotYourHint
            | Trouble::NotOver
            | Trouble::SeatTaken
            | Trouble::PersonThere => 409,
            Trouble::TooLarge { .. } => 413,
            Trouble::NoForm => 415,
            Trouble::Misdirected => 421,
            Trouble::Hasty => 429,
            Trouble::Fault | Trouble::Table(Refusal::NotKept { .. }) => 500,
            Trouble::Table(
                Refusal::Play(_)
                | Refusal::Bot(_)
                | Refusal::NoSeat { .. }
                | Refusal::NoNode { .. }
                | Refusal::Pace { .. }
                | Refusal::LongComment { .. },
            ) => 400,
            Trouble::Table(_) => 409,
            Trouble::NoField { .. }
            | Trouble::NoNumber { .. }
            | Trouble::NoChoice { .. }
            | Trouble::NobodyThere { .. }
            | Trouble::KnownDeal
            | Trouble::NoTime
            | Trouble::NotTheLoser
            | Trouble::LongName { .. }
            | Trouble::SeatsFromOne
            | Trouble::NothingSent
            | Trouble::Unreadable { .. }
            | Trouble::LongFile { .. }
            | Trouble::Garbled => 400,
        }
    }
}

/// Why a request was not done, whoever says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: u16,
    pub(crate) why: Why,
}

impl Problem {
    fn new(status: u16, reason: &impl Reason) -> Problem {
        Problem { status, why: Why::of(reason) }
    }

    /// Something was asked that cannot be understood.
    pub(crate) fn malformed(reason: &impl Reason) -> Problem {
        Problem::new(400, reason)
    }

    /// Something was asked that cannot be done now.
    pub(crate) fn conflict(reason: &impl Reason) -> Problem {
        Problem::new(409, reason)
    }

    /// Nothing is there.
    pub(crate) fn missing(reason: &impl Reason) -> Problem {
        Problem::new(404, reason)
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        Problem::new(trouble.status(), &trouble)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Trouble::from(refusal).into()
    }
}

impl From<SpecError> for Problem {
    fn from(error: SpecError) -> Self {
        Problem::malformed(&error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Problem::new(500, &error)
    }
}
