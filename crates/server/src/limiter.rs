//! Rate limiting. The usual crate for it, `governor`, has a dozen dependencies; this is one map.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Allows each key a burst of requests, and then a fixed rate.
pub(crate) struct Limiter<K> {
    burst: f64,
    per_second: f64,
    state: Mutex<State<K>>,
}

struct State<K> {
    /// The requests left for each key, and when it was last seen.
    seen: HashMap<K, (f64, Instant)>,
    /// When keys that may send a whole burst again were last forgotten.
    swept: Option<Instant>,
}

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(burst: u32, per_second: u32) -> Self {
        let state = Mutex::new(State { seen: HashMap::new(), swept: None });
        Limiter { burst: f64::from(burst), per_second: f64::from(per_second), state }
    }

    /// Whether a key may make one more request now.
    pub(crate) fn allows(&self, key: K, now: Instant) -> bool {
        let mut state = self.state.lock().expect("no thread panics with the lock held");
        let State { seen, swept } = &mut *state;
        let full = Duration::from_secs_f64(self.burst / self.per_second);
        if now.saturating_duration_since(*swept.get_or_insert(now)) >= full {
            seen.retain(|_, (_, last)| now.saturating_duration_since(*last) < full);
            *swept = Some(now);
        }
        let (left, last) = seen.entry(key).or_insert((self.burst, now));
        let earned = now.saturating_duration_since(*last).as_secs_f64() * self.per_second;
        *left = (*left + earned).min(self.burst);
        *last = now;
        if *left < 1.0 {
            return false;
        }
        *left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_often_must_wait() {
        let limiter = Limiter::new(3, 2);
        let now = Instant::now();
        let allowed = |key, milliseconds| limiter.allows(key, now + Duration::from_millis(milliseconds));
        assert!((0..3).all(|_| allowed("a", 0)));
        assert!(!allowed("a", 0) && !allowed("a", 400));
        assert!(allowed("b", 0) && allowed("a", 900));
        assert!(!allowed("a", 900));
    }

    #[test]
    fn who_has_rested_is_forgotten() {
        let limiter = Limiter::new(4, 2);
        let now = Instant::now();
        for key in 0..1_000 {
            assert!(limiter.allows(key, now + Duration::from_millis(key)));
        }
        assert!(limiter.allows(0, now + Duration::from_millis(2_500)));
        assert_eq!(limiter.state.lock().unwrap().seen.len(), 500, "499 were seen less than 2 s ago");
    }
}
