//! Runs tasks on the one thread that a browser gives.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

use futures_util::future::BoxFuture;

/// The numbers of the tasks that can go on.
static READY: Mutex<VecDeque<u64>> = Mutex::new(VecDeque::new());

thread_local! {
    static TASKS: RefCell<(u64, HashMap<u64, BoxFuture<'static, ()>>)> = RefCell::default();
}

/// Wakes a task.
struct Bell(u64);

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        READY.lock().unwrap_or_else(PoisonError::into_inner).push_back(self.0);
    }
}

/// Adds a task; it begins with the next [`run`].
pub(crate) fn spawn(task: BoxFuture<'static, ()>) {
    let number = TASKS.with_borrow_mut(|(last, tasks)| {
        *last += 1;
        tasks.insert(*last, task);
        *last
    });
    Arc::new(Bell(number)).wake();
}

/// Runs all tasks until each waits for something.
pub(crate) fn run() {
    loop {
        let next = READY.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let Some(number) = next else { return };
        // It is taken out while it runs, since it may add others.
        let Some(mut task) = TASKS.with_borrow_mut(|(_, tasks)| tasks.remove(&number)) else { continue };
        let waker = Waker::from(Arc::new(Bell(number)));
        if task.as_mut().poll(&mut Context::from_waker(&waker)) == Poll::Pending {
            TASKS.with_borrow_mut(|(_, tasks)| tasks.insert(number, task));
        }
    }
}
