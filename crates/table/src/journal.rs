//! Where what happens in a match is kept before it counts, be it a file or a database.

use std::pin::Pin;

use crate::{Decision, Match, Refusal};

/// What comes of keeping an event, at some time.
pub type Keeping<'a> = Pin<Box<dyn Future<Output = Result<(), Refusal>> + Send + 'a>>;

/// Keeps what happens in one match. It waits for nothing itself: whoever runs the match does, as they can.
pub trait Journal: Send {
    /// Keeps what was decided about a match, which is still as before. It is safe when this is done.
    ///
    /// # Errors
    /// [`Refusal::NotKept`] says why not, [`Refusal::Elsewhere`] that the match has gone on without us; it has not happened then.
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a>;
}

/// A journal that keeps nothing.
pub struct NoJournal;

impl Journal for NoJournal {
    fn keep<'a>(&'a mut self, _: &'a Match, _: &'a Decision) -> Keeping<'a> {
        Box::pin(std::future::ready(Ok(())))
    }
}
