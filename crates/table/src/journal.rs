//! The journal: saves the events of a match, in a file or a database, before they are applied.

use std::pin::Pin;

use crate::{Decision, Match, Refusal};

/// A pending save of an event.
pub type Keeping<'a> = Pin<Box<dyn Future<Output = Result<(), Refusal>> + Send + 'a>>;

/// Saves the events of one match. It does not block: the caller waits for the future in its own way.
pub trait Journal: Send {
    /// Saves a decision before it is applied to the match; once this completes, the event is safe.
    ///
    /// # Errors
    /// [`Refusal::NotKept`] if it could not be saved, [`Refusal::Elsewhere`] if another program has continued the match; the
    /// event has not happened then.
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a>;
}

/// A journal that saves nothing.
pub struct NoJournal;

impl Journal for NoJournal {
    fn keep<'a>(&'a mut self, _: &'a Match, _: &'a Decision) -> Keeping<'a> {
        Box::pin(std::future::ready(Ok(())))
    }
}
