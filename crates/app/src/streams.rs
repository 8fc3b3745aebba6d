//! Counts the pages that are kept up to date, so that nobody has too many.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::problem::Trouble;
use crate::{Limits, Secret};

/// The number of open streams, by visitor.
#[derive(Default)]
pub(crate) struct Streams(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    all: usize,
    by_visitor: HashMap<Secret, usize>,
}

/// An open stream; it counts until it is dropped.
pub(crate) struct OpenStream {
    streams: Arc<Streams>,
    visitor: Secret,
}

impl Streams {
    /// Opens a stream for a visitor.
    ///
    /// # Errors
    /// If there are too many, of this visitor or at all.
    pub(crate) fn open(self: &Arc<Self>, visitor: &Secret, limits: &Limits) -> Result<OpenStream, Trouble> {
        let mut counts = self.counts();
        let own = counts.by_visitor.get(visitor).copied().unwrap_or_default();
        if own >= limits.streams_per_visitor || counts.all >= limits.streams {
            return Err(Trouble::ManyPages);
        }
        counts.all += 1;
        counts.by_visitor.insert(visitor.clone(), own + 1);
        Ok(OpenStream { streams: Arc::clone(self), visitor: visitor.clone() })
    }

    /// The number of open streams.
    pub(crate) fn count(&self) -> usize {
        self.counts().all
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().expect("nothing panics with the lock held")
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut counts = self.streams.counts();
        counts.all -= 1;
        if let Some(own) = counts.by_visitor.get_mut(&self.visitor) {
            *own -= 1;
            if *own == 0 {
                counts.by_visitor.remove(&self.visitor);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Limits { streams: 3, streams_per_visitor: 2, ..Limits::HOUSEHOLD };
        let streams = Arc::new(Streams::default());
        let [ann, ben] = ["ann", "ben"].map(|name| Secret::kept(name.to_owned()));
        let first = streams.open(&ann, &limits).expect("the first");
        let _second = streams.open(&ann, &limits).expect("the second");
        assert_eq!(streams.open(&ann, &limits).err(), Some(Trouble::ManyPages), "one visitor");
        let third = streams.open(&ben, &limits).expect("another visitor");
        assert_eq!(streams.open(&ben, &limits).err(), Some(Trouble::ManyPages), "all visitors");
        drop((first, third));
        assert_eq!((streams.count(), streams.counts().by_visitor.len()), (1, 1));
        streams.open(&ben, &limits).expect("there is room again");
    }
}
