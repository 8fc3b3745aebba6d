//! Facts that a solver has proved, kept from one run to the next.

use std::fmt;

use crate::Why;

/// Keeps facts, each a line of text that holds by itself, so that a long solve can be stopped at any moment and resumed.
pub trait Keeper: fmt::Debug + Send + Sync {
    /// The facts kept so far about a subject, such as a game on a board of one size.
    ///
    /// # Errors
    /// If the facts cannot be read, or are about another subject.
    fn open(&mut self, subject: &str) -> Result<Vec<String>, Why>;

    /// Keeps one more fact.
    fn add(&mut self, fact: &str);
}
