//! The open connections: how many there are, which of them wait for a request, and who must go when there are too many.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

use crate::network::ConnectionLimits;

/// The open connections.
pub(crate) struct Crowd {
    limits: ConnectionLimits,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    members: HashMap<u64, Member>,
    /// The number of changes so far; later ones have larger numbers.
    count: u64,
}

struct Member {
    /// The address that the connection counts for, if it is limited.
    address: Option<IpAddr>,
    /// The change since which it has sent no complete request; `None` while one is being answered.
    waiting: Option<u64>,
    leave: Arc<Notify>,
}

impl Crowd {
    pub(crate) fn new(limits: ConnectionLimits) -> Arc<Crowd> {
        Arc::new(Crowd { limits, state: Mutex::default() })
    }

    /// Takes in a new connection. If there are too many, the one that has waited longest for a request has to leave, so that
    /// unfinished requests keep nobody out; `None` if all are being answered.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Place> {
        let mut state = self.state();
        let ConnectionLimits { connections, connections_each, .. } = self.limits;
        let same = |member: &Member| member.address == address;
        if address.is_some() && state.members.values().filter(|member| same(member)).count() >= connections_each {
            state.dismiss(same)?;
        }
        if state.members.len() >= connections {
            state.dismiss(|_| true)?;
        }
        let (number, leave) = (state.next(), Arc::new(Notify::new()));
        state.members.insert(number, Member { address, waiting: Some(number), leave: Arc::clone(&leave) });
        drop(state);
        Some(Place { crowd: Arc::clone(self), number, leave })
    }

    /// The number of open connections.
    pub(crate) fn len(&self) -> usize {
        self.state().members.len()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics with the lock held")
    }
}

impl State {
    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    /// Asks the connection that has waited longest among some to leave.
    fn dismiss(&mut self, is_meant: impl Fn(&Member) -> bool) -> Option<()> {
        let waiting = self.members.iter().filter(|(_, member)| is_meant(member));
        let (_, number) = waiting.filter_map(|(number, member)| Some((member.waiting?, *number))).min()?;
        self.members.remove(&number)?.leave.notify_one();
        Some(())
    }
}

/// The place of one connection, free again when dropped.
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    number: u64,
    leave: Arc<Notify>,
}

impl Place {
    /// Returns when the connection has to leave.
    pub(crate) async fn dismissed(&self) {
        self.leave.notified().await;
    }

    /// Records that a request of the connection is being answered, until the result is dropped.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        self.set(|_| None);
        Busy(Arc::clone(self))
    }

    fn set(&self, waiting: impl FnOnce(u64) -> Option<u64>) {
        let mut state = self.crowd.state();
        let now = state.next();
        if let Some(member) = state.members.get_mut(&self.number) {
            member.waiting = waiting(now);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.state().members.remove(&self.number);
    }
}

/// A connection with a request that is being answered.
pub(crate) struct Busy(Arc<Place>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.set(Some);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn crowd(connections: usize, connections_each: usize) -> Arc<Crowd> {
        Crowd::new(ConnectionLimits { connections, connections_each, ..ConnectionLimits::default() })
    }

    fn has_to_leave(place: &Place) -> bool {
        place.dismissed().now_or_never().is_some()
    }

    #[test]
    fn who_waits_longest_makes_room() {
        let crowd = crowd(3, 3);
        let [one, two, three] = [(); 3].map(|()| Arc::new(crowd.enter(None).unwrap()));
        drop(one.busy());
        let busy = two.busy();
        assert!(![&one, &two, &three].into_iter().any(|place| has_to_leave(place)));
        let four = Arc::new(crowd.enter(None).unwrap());
        assert!(has_to_leave(&three) && !has_to_leave(&one) && !has_to_leave(&two));
        drop(three);
        assert_eq!(crowd.len(), 3);
        let (_one, _four) = (one.busy(), four.busy());
        assert!(crowd.enter(None).is_none(), "all are being answered");
        drop(busy);
        assert!(crowd.enter(None).is_some());
    }

    #[test]
    fn an_address_has_a_limit_of_its_own() {
        let crowd = crowd(10, 2);
        let address = |last: u8| Some(IpAddr::from([203, 0, 113, last]));
        let places: Vec<Arc<Place>> = (0..2).map(|_| Arc::new(crowd.enter(address(1)).unwrap())).collect();
        let other = crowd.enter(address(2)).unwrap();
        let busy: Vec<Busy> = places.iter().map(Place::busy).collect();
        assert!(crowd.enter(address(1)).is_none());
        assert!(crowd.enter(address(2)).is_some() && !has_to_leave(&other));
        drop(busy);
        assert!(crowd.enter(address(1)).is_some() && has_to_leave(&places[0]));
    }
}
