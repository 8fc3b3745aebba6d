//! A broadcast signal for tasks that wait for news, without threads or a runtime.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Poll, Waker};

/// Wakes its listeners when it rings.
#[derive(Default)]
pub(crate) struct Bell(Mutex<Belfry>);

#[derive(Default)]
struct Belfry {
    /// The number of times the bell has rung.
    count: u64,
    /// Whether the bell is closed and will never ring again.
    is_closed: bool,
    /// The slots of the listeners, with their wakers.
    listeners: Vec<Option<Option<Waker>>>,
}

/// A task that waits for the bell.
pub(crate) struct Listener {
    bell: Arc<Bell>,
    place: usize,
    heard: u64,
}

impl Bell {
    /// Wakes all listeners.
    pub(crate) fn ring(&self) {
        self.wake(|belfry| belfry.count += 1);
    }

    /// Closes the bell and wakes all listeners.
    pub(crate) fn close(&self) {
        self.wake(|belfry| belfry.is_closed = true);
    }

    /// Adds a listener.
    pub(crate) fn listen(self: &Arc<Self>) -> Listener {
        let mut belfry = self.lock();
        let free = belfry.listeners.iter().position(Option::is_none);
        let place = free.unwrap_or_else(|| {
            belfry.listeners.push(None);
            belfry.listeners.len() - 1
        });
        belfry.listeners[place] = Some(None);
        Listener { bell: Arc::clone(self), place, heard: belfry.count }
    }

    /// Whether there are any listeners.
    pub(crate) fn has_listeners(&self) -> bool {
        self.lock().listeners.iter().any(Option::is_some)
    }

    fn wake(&self, change: impl FnOnce(&mut Belfry)) {
        let mut belfry = self.lock();
        change(&mut belfry);
        let wakers: Vec<Waker> = belfry.listeners.iter_mut().flatten().filter_map(Option::take).collect();
        drop(belfry);
        wakers.into_iter().for_each(Waker::wake);
    }

    fn lock(&self) -> MutexGuard<'_, Belfry> {
        self.0.lock().expect("nothing panics with the lock held")
    }
}

impl Listener {
    /// Waits until the bell has rung since the last call; `None` once it is closed.
    pub(crate) async fn hear(&mut self) -> Option<()> {
        poll_fn(|context| {
            let mut belfry = self.bell.lock();
            if belfry.is_closed {
                return Poll::Ready(None);
            }
            if belfry.count != self.heard {
                self.heard = belfry.count;
                return Poll::Ready(Some(()));
            }
            belfry.listeners[self.place] = Some(Some(context.waker().clone()));
            Poll::Pending
        })
        .await
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.bell.lock().listeners[self.place] = None;
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::Context;

    use super::*;

    fn heard(listener: &mut Listener) -> Poll<Option<()>> {
        pin!(listener.hear()).poll(&mut Context::from_waker(Waker::noop()))
    }

    #[test]
    fn every_listener_hears_each_ring_once() {
        let bell = Arc::new(Bell::default());
        let (mut one, mut other) = (bell.listen(), bell.listen());
        assert_eq!(heard(&mut one), Poll::Pending);
        bell.ring();
        bell.ring();
        assert_eq!((heard(&mut one), heard(&mut other)), (Poll::Ready(Some(())), Poll::Ready(Some(()))));
        assert_eq!((heard(&mut one), heard(&mut other)), (Poll::Pending, Poll::Pending));
        bell.close();
        assert_eq!((heard(&mut one), heard(&mut other)), (Poll::Ready(None), Poll::Ready(None)));
    }

    #[test]
    fn who_leaves_makes_room() {
        let bell = Arc::new(Bell::default());
        let one = bell.listen();
        let other = bell.listen();
        drop(one);
        assert!(bell.has_listeners());
        assert_eq!(bell.listen().place, 0);
        drop(other);
        assert!(!bell.has_listeners());
    }
}
