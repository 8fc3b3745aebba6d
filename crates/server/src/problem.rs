//! Why a request was not done, as an answer over HTTP.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::Refusal;

use crate::StorageError;

/// To those who have no seat.
pub(crate) const WATCHING: &str = "you watch this match: none of its seats is yours";
/// To those who would turn back time for somebody else.
pub(crate) const SHARED: &str = "another person plays in this match, so this cannot be done by one alone";
/// To those who would know more than the other.
pub(crate) const VALUED: &str = "another person plays in this match, so its moves are not valued before the end";
/// To those who ask too often.
pub(crate) const HASTY: &str = "too many requests: wait a moment";
/// To those who ask for a match that does not exist.
pub(crate) const NO_MATCH: &str = "there is no such match";

/// A status and the reason in words; dressed up as a page where a person reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) reason: String,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, reason: impl ToString) -> Problem {
        Problem { status, reason: reason.to_string() }
    }

    /// Something was asked that cannot be understood.
    pub(crate) fn malformed(reason: impl ToString) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, reason)
    }

    /// Something was asked that this visitor may not do.
    pub(crate) fn forbidden(reason: impl ToString) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, reason)
    }

    /// Something was asked that cannot be done now.
    pub(crate) fn conflict(reason: impl ToString) -> Problem {
        Problem::new(StatusCode::CONFLICT, reason)
    }

    /// Nothing is there.
    pub(crate) fn missing(reason: impl ToString) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, reason)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, self.reason.clone()).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Self {
        let status = match error {
            StorageError::Elsewhere => StatusCode::CONFLICT,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Problem::new(status, error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal {
            Refusal::Play(_)
            | Refusal::NoSeat(_)
            | Refusal::NoNode(_)
            | Refusal::Bot(_)
            | Refusal::Pace(_)
            | Refusal::LongComment(_) => StatusCode::BAD_REQUEST,
            Refusal::NotKept(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::CONFLICT,
        };
        Problem::new(status, refusal)
    }
}

#[cfg(test)]
mod tests {
    use view::Languages;

    /// What the server itself tells people often.
    const REASONS: [&str; 5] = [super::WATCHING, super::SHARED, super::VALUED, super::HASTY, super::NO_MATCH];

    #[test]
    fn what_people_are_told_is_told_in_their_language() {
        let languages = Languages::built_in();
        for reason in REASONS {
            let told = |language: &str| view::refusal(languages.texts(language).unwrap(), reason);
            assert!(told("ca") != reason && told("es") != reason && told("ca") != told("es"), "{reason}");
        }
    }
}
