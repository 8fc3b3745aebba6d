//! Work for the workers of the pages: who waits for some, what waits for a worker, and who gives signs of life.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_channel::oneshot;
use futures_util::future::{Either, select};
use rusc_app::Work;

use crate::outside::Outside;

/// How long a worker waits for work before it asks again. A browser ends a service worker that takes minutes for an answer.
const SHIFT: Duration = Duration::from_secs(20);
/// How long a worker may be silent. Workers end with their page; then another gets the work.
const SILENCE: Duration = Duration::from_secs(3);

/// Work with its number, as text for workers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) number: u64,
    pub(crate) errand: String,
}

/// Work that waits or is being done.
struct Post {
    order: Order,
    work: Work,
    /// When its worker last gave a sign of life; `None` while it waits for one.
    seen: Option<Duration>,
}

/// The work that waits or is being done, and the workers that wait for some.
pub(crate) struct Crew {
    outside: Arc<dyn Outside>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    last: u64,
    posts: VecDeque<Post>,
    idle: Vec<oneshot::Sender<Order>>,
}

impl Crew {
    pub(crate) fn new(outside: Arc<dyn Outside>) -> Crew {
        Crew { outside, state: Mutex::default() }
    }

    /// Takes work, and gives it to a worker as soon as there is one.
    pub(crate) fn enlist(&self, work: Work) {
        // Without an errand nobody needs the work any more.
        let Some(errand) = work.errand() else { return };
        let mut state = self.state();
        state.last += 1;
        let order = Order { number: state.last, errand };
        state.posts.push_back(Post { order, work, seen: None });
        state.hand_out(self.outside.now());
    }

    /// The next work for a worker; `None` if there is none for a while.
    pub(crate) async fn next(&self) -> Option<Order> {
        let (sender, receiver) = oneshot::channel();
        {
            let mut state = self.state();
            // Those who have asked last are the most likely to be there still.
            state.idle.push(sender);
            state.hand_out(self.outside.now());
        }
        match select(receiver, self.outside.sleep(SHIFT)).await {
            Either::Left((order, _)) => order.ok(),
            Either::Right(_) => None,
        }
    }

    /// Takes a sign of life from a worker, perhaps with a report; returns whether it should go on.
    pub(crate) fn hear(&self, number: u64, report: &str) -> bool {
        let mut state = self.state();
        let Some(post) = state.posts.iter_mut().find(|post| post.order.number == number) else { return false };
        post.seen = Some(self.outside.now());
        if !report.is_empty() {
            post.work.hear(report);
        }
        !post.work.is_stopped()
    }

    /// Takes the outcome of some work, or `None` if the worker has failed.
    pub(crate) async fn settle(&self, number: u64, outcome: Option<&str>) {
        let post = {
            let mut state = self.state();
            let place = state.posts.iter().position(|post| post.order.number == number);
            place.and_then(|place| state.posts.remove(place))
        };
        if let Some(post) = post {
            post.work.settle(outcome).await;
        }
    }

    /// Gives the work of workers that have fallen silent to others.
    pub(crate) fn look_around(&self) {
        let now = self.outside.now();
        let mut state = self.state();
        for post in &mut state.posts {
            post.seen.take_if(|seen| now.saturating_sub(*seen) >= SILENCE);
        }
        state.hand_out(now);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics with the lock held")
    }
}

impl State {
    fn hand_out(&mut self, now: Duration) {
        for post in self.posts.iter_mut().filter(|post| post.seen.is_none()) {
            while let Some(worker) = self.idle.pop() {
                if worker.send(post.order.clone()).is_ok() {
                    post.seen = Some(now);
                    break;
                }
            }
        }
    }
}
