//! Why a request was refused: an HTTP status and a translatable reason.

use rusc_game::Seat;
use rusc_present::{Reason, SpecError, Why};
use rusc_table::Refusal;

use crate::StoreError;

rusc_present::reasons! {
    /// Why the app refuses a request.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        /// The visitor has no seat.
        #[error("you are only watching this match: none of its seats is yours")]
        Watching => "problem-watching",
        /// One player cannot go back in a match with another person.
        #[error("another person plays in this match, so you cannot do this alone")]
        Shared => "problem-shared",
        /// There is nobody else to talk to.
        #[error("nobody else plays in this match")]
        NobodyElse => "problem-nobody-else",
        /// A player has switched the chat off.
        #[error("the chat of this match is switched off")]
        Quiet => "problem-quiet",
        /// Nobody asks to take a move back.
        #[error("nobody asks you to take a move back")]
        NothingAsked => "problem-nothing-asked",
        /// One player cannot use the analysis in a match with another person.
        #[error("another person plays in this match, so there is no analysis before its end")]
        Valued => "problem-valued",
        /// The analysis is available only at the current position.
        #[error("the analysis is of the current position, not of earlier ones")]
        LookingBack => "problem-looking-back",
        /// Only the player to move may ask for a hint.
        #[error("only the player to move may ask for a hint")]
        NotYourHint => "problem-hint",
        /// Too many pages are kept up to date.
        #[error("too many pages are open: close some of them")]
        ManyPages => "problem-many-pages",
        /// Too many matches are kept for the visitor.
        #[error("at most {most} matches are kept for each visitor: delete some of them")]
        ManyMatches {
            /// The largest number of matches.
            most: usize,
        } => "problem-many-matches",
        /// The log of a match is full.
        #[error("this match has as many moves and comments as can be kept ({most})")]
        LongMatch {
            /// The largest number of events.
            most: usize,
        } => "problem-long-match",
        /// There is no room for more matches.
        #[error("there is no room for more matches here")]
        NoSpace => "problem-no-space",
        /// Too much thinking waits already.
        #[error("too much is waiting to be thought about: try again in a moment")]
        Crowded => "problem-crowded",
        /// The process died while it thought about the match.
        #[error("Rusc stopped without warning while it was thinking about this match, so it does not go on by itself")]
        SetAside => "problem-set-aside",
        /// A rematch before the end.
        #[error("the match is not over yet")]
        NotOver => "problem-not-over",
        /// Only the host may change the links to seats.
        #[error("only the person who set up the match may change its invitations")]
        NotYourMatch => "problem-not-your-match",
        /// Another visitor already has the seat.
        #[error("another person has already taken this seat; you can watch the match through its own link")]
        SeatTaken => "problem-seat-taken",
        /// The link is to a seat that does not exist.
        #[error("there is no such seat, or the link is incomplete")]
        NoLink => "problem-no-link",
        /// The match does not exist.
        #[error("there is no such match")]
        NoMatch => "problem-no-match",
        /// The page does not exist.
        #[error("there is no such page")]
        NoPage => "problem-no-page",
        /// The page does not support this method.
        #[error("this address does not support the request method")]
        WrongMethod => "problem-method",
        /// The book is in a file that could not be loaded.
        #[error("the book could not be loaded ({why}): connect to the network and open this page again")]
        NoBook {
            /// Why it could not be loaded.
            why: Why,
        } => "problem-no-book",
        /// The file does not exist.
        #[error("there is no such file")]
        NoFile => "problem-no-file",
        /// The match has no such node.
        #[error("the match has no such position")]
        NoPosition => "problem-no-position",
        /// The game has no such overlay.
        #[error("this board has no overlay called {name:?}")]
        NoOverlay {
            /// The name that was requested.
            name: String,
        } => "problem-no-overlay",
        /// There is no such action.
        #[error("there is no action called {name:?}")]
        NoAction {
            /// The name that was requested.
            name: String,
        } => "problem-no-action",
        /// A field of the form is missing.
        #[error("the field {name:?} is missing")]
        NoField {
            /// The name of the field.
            name: String,
        } => "problem-no-field",
        /// A field of the form is not a number.
        #[error("{name:?} is not a number: {text:?}")]
        NoNumber {
            /// The name of the field.
            name: String,
            /// The value of the field.
            text: String,
        } => "problem-no-number",
        /// A field of the form has an invalid value.
        #[error("{name:?} cannot be {text:?}")]
        NoChoice {
            /// The name of the field.
            name: String,
            /// The value of the field.
            text: String,
        } => "problem-no-choice",
        /// A legal move that does not solve a puzzle.
        #[error("{name} does not win: look again")]
        NotTheMove {
            /// The name of the move.
            name: String,
        } => "problem-not-the-move",
        /// A legal move that does not get the most points.
        #[error("another move gets more points than {name}: look again")]
        NotTheMost {
            /// The name of the move.
            name: String,
        } => "problem-not-the-most",
        /// A legal move that is not the one that a review has found.
        #[error("the review has found a better move: look again")]
        NotTheReview => "problem-not-the-review",
        /// A legal move that a step of a tutorial does not ask for.
        #[error("that move is allowed, but it is not what this step asks for: try again")]
        NotTheStep => "problem-not-the-step",
        /// No player was chosen for a seat.
        #[error("no one was chosen as player {seat}")]
        NobodyThere {
            /// The seat that has no player.
            seat: Seat,
        } => "problem-nobody",
        /// The host chose the seed of a hidden deal in a match with another person.
        #[error("the seed reveals all hands, so it cannot be chosen when another person plays through a link")]
        KnownDeal => "problem-known-deal",
        /// The time control is out of range.
        #[error("the clock cannot be set to that time")]
        NoTime => "problem-no-time",
        /// Only the loser may be chosen to begin the rematch.
        #[error("only the loser may be chosen to begin")]
        NotTheLoser => "problem-not-the-loser",
        /// Only the host may delete a match.
        #[error("only the person who set the match up can delete it")]
        NotYours => "problem-not-yours",
        /// Only the player in a seat may change its name.
        #[error("only the player in this seat can change its name")]
        NotYourName => "problem-name",
        /// The operator has banned the visitor.
        #[error("the operator of this server does not let you in any more")]
        Banned => "problem-banned",
        /// The operator has muted the visitor.
        #[error("the operator of this server does not let you write names or comments")]
        Muted => "problem-muted",
        /// No visitor has the recovery code.
        #[error("this is not a recovery code of this server")]
        NoCode => "problem-no-code",
        /// The passkey is unknown, or its answer is invalid.
        #[error("this passkey is not known here")]
        NoPasskey => "problem-no-passkey",
        /// The name is empty.
        #[error("a name needs at least one letter")]
        NoName => "problem-no-name",
        /// The name is too long.
        #[error("a name has at most {most} characters")]
        LongName {
            /// The largest number of characters.
            most: usize,
        } => "problem-long-name",
        /// Seat 0 was given; seats are counted from 1.
        #[error("seats are counted from 1")]
        SeatsFromOne => "problem-seats-from-one",
        /// A person has the seat, so it cannot be given to a bot.
        #[error("a person has this seat")]
        PersonThere => "problem-person",
        /// Neither a file nor a text was sent.
        #[error("neither a file nor a text was sent")]
        NothingSent => "problem-nothing-sent",
        /// The file cannot be read.
        #[error("this file cannot be read: {why}")]
        Unreadable {
            /// Why the file cannot be read.
            why: Why,
        } => "problem-unreadable",
        /// The file has too many nodes.
        #[error("the file has more than {most} moves")]
        LongFile {
            /// The largest number of nodes.
            most: usize,
        } => "problem-long-file",
        /// The visitor sends requests too often.
        #[error("too many requests: wait a moment")]
        Hasty => "problem-hasty",
        /// The request has a host name that is not this server's.
        #[error("this server does not have that name")]
        Misdirected => "problem-misdirected",
        /// A page of another site posted the request.
        #[error("this was sent from another site")]
        OtherSite => "problem-other-site",
        /// The form is too large.
        #[error("the request is larger than the limit of {most} bytes")]
        TooLarge {
            /// The largest number of bytes.
            most: usize,
        } => "problem-too-large",
        /// The form takes too long to arrive.
        #[error("the request took too long to arrive")]
        TooSlow => "problem-too-slow",
        /// The body is not a form.
        #[error("a form was expected")]
        NoForm => "problem-no-form",
        /// The form cannot be parsed.
        #[error("the form cannot be read")]
        Garbled => "problem-garbled",
        /// A bug in the program.
        #[error("something went wrong in Rusc itself")]
        Fault => "problem-fault",
    }
    nested {
        /// The table refuses the request.
        Table(Refusal),
    }
}

impl Trouble {
    /// The HTTP status of the response.
    pub fn status(&self) -> u16 {
        match self {
            Trouble::Watching
            | Trouble::NotYourMatch
            | Trouble::NotYours
            | Trouble::NotYourName
            | Trouble::Banned
            | Trouble::Muted
            | Trouble::NoCode
            | Trouble::NoPasskey
            | Trouble::OtherSite => 403,
            Trouble::NoLink
            | Trouble::NoMatch
            | Trouble::NoPage
            | Trouble::NoFile
            | Trouble::NoPosition
            | Trouble::NoOverlay { .. }
            | Trouble::NoAction { .. } => 404,
            Trouble::WrongMethod => 405,
            Trouble::Shared
            | Trouble::NobodyElse
            | Trouble::Quiet
            | Trouble::NothingAsked
            | Trouble::Valued
            | Trouble::LookingBack
            | Trouble::NotYourHint
            | Trouble::NotOver
            | Trouble::NotTheMove { .. }
            | Trouble::NotTheMost { .. }
            | Trouble::NotTheReview
            | Trouble::NotTheStep
            | Trouble::SeatTaken
            | Trouble::PersonThere
            | Trouble::ManyMatches { .. }
            | Trouble::LongMatch { .. }
            | Trouble::SetAside => 409,
            Trouble::TooSlow => 408,
            Trouble::TooLarge { .. } => 413,
            Trouble::NoForm => 415,
            Trouble::Misdirected => 421,
            Trouble::Hasty | Trouble::Crowded | Trouble::ManyPages => 429,
            Trouble::NoBook { .. } => 503,
            Trouble::NoSpace => 507,
            Trouble::Fault | Trouble::Table(Refusal::NotKept { .. }) => 500,
            Trouble::Table(
                Refusal::Play(_)
                | Refusal::Bot(_)
                | Refusal::NoSeat { .. }
                | Refusal::NoNode { .. }
                | Refusal::Pace { .. }
                | Refusal::LongComment { .. }
                | Refusal::NoMark { .. }
                | Refusal::ManyMarks { .. },
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
            | Trouble::NoName
            | Trouble::SeatsFromOne
            | Trouble::NothingSent
            | Trouble::Unreadable { .. }
            | Trouble::LongFile { .. }
            | Trouble::Garbled => 400,
        }
    }
}

/// A refused request, with status and reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: u16,
    pub(crate) why: Why,
}

impl Problem {
    fn new(status: u16, reason: &impl Reason) -> Problem {
        Problem { status, why: Why::of(reason) }
    }

    /// A request that cannot be understood.
    pub(crate) fn malformed(reason: &impl Reason) -> Problem {
        Problem::new(400, reason)
    }

    /// A request that is not possible now.
    pub(crate) fn conflict(reason: &impl Reason) -> Problem {
        Problem::new(409, reason)
    }

    /// A request for something that does not exist.
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
