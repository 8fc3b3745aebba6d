//! What the shell needs from the browser around it: time, randomness, tasks, a place to keep texts, and the files of the site.

use std::time::Duration;

use futures_util::future::BoxFuture;

/// A change to what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Keeps a text under a key.
    Put(String, String),
    /// Keeps a text under a key that must be new.
    Add(String, String),
    /// Deletes a key.
    Delete(String),
    /// Deletes all keys that begin like this.
    DeleteAll(String),
}

/// What came of an attempt to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// All changes are kept.
    Kept,
    /// Nothing is kept, since a key that must be new was there.
    Taken,
    /// Nothing is kept, for this reason.
    Failed(String),
}

/// A browser, or a test.
pub trait Outside: Send + Sync + 'static {
    /// The current time, counted from any fixed moment.
    fn now(&self) -> Duration;
    /// Seconds since 1970.
    fn date(&self) -> i64;
    /// Fills the bytes with unpredictable randomness.
    fn random(&self, bytes: &mut [u8]);
    /// Runs a task.
    fn spawn(&self, task: BoxFuture<'static, ()>);
    /// Waits for a time.
    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()>;
    /// What is kept under keys that begin like this, in the order of the keys; or why it cannot be read.
    fn load(&self, prefix: &str) -> BoxFuture<'static, Result<Vec<(String, String)>, String>>;
    /// Saves changes, all or none.
    fn save(&self, changes: Vec<Change>) -> BoxFuture<'static, Saved>;
    /// The content of a text file of the site, or why it cannot be loaded.
    fn fetch(&self, file: &str) -> BoxFuture<'static, Result<String, String>>;
}
