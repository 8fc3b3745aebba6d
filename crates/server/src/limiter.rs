//! Rate limiting.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Allows each key a burst of requests, and then a fixed rate.
pub(crate) struct Limiter<K> {
    burst: f64,
    per_second: f64,
    seen: Mutex<HashMap<K, (f64, Instant)>>,
}

/// The number of keys remembered before idle ones are forgotten.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(burst: u32, per_second: u32) -> Self {
        Limiter { burst: f64::from(burst), per_second: f64::from(per_second), seen: Mutex::default() }
    }

    /// Whether a key may make one more request now.
    pub(crate) fn allows(&self, key: K, now: Instant) -> bool {
        let mut seen = self.seen.lock().expect("no thread panics with the lock held");
        if seen.len() >= MANY {
            let full = Duration::from_secs_f64(self.burst / self.per_second);
            seen.retain(|_, (_, last)| now.saturating_duration_since(*last) < full);
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
}
