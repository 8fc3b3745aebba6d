//! The clocks of a game as the protocol sets them, and how much of them a move may take.

use std::time::Duration;

use game::Seat;

/// Main time, then so many stones in each period of overtime.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimeSettings {
    pub(crate) main: Duration,
    pub(crate) overtime: Duration,
    pub(crate) stones: u32,
}

/// What a colour has left: main time, or a period of overtime for so many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    /// 0 in the main time.
    stones: u32,
}

/// Both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    settings: TimeSettings,
    left: [Left; 2],
}

impl Clocks {
    /// Clocks at the begin of a game; none where the settings limit nothing.
    pub(crate) fn new(settings: TimeSettings) -> Option<Clocks> {
        let TimeSettings { main, overtime, stones } = settings;
        // The protocol says "no limit" by a period of overtime in which no stone need be played.
        if !overtime.is_zero() && stones == 0 {
            return None;
        }
        let left = if main.is_zero() { Left { time: overtime, stones } } else { Left { time: main, stones: 0 } };
        Some(Clocks { settings, left: [left; 2] })
    }

    /// The clocks at the begin of another game.
    pub(crate) fn reset(self) -> Option<Clocks> {
        Clocks::new(self.settings)
    }

    /// Sets what a colour has left: main time, unless it is for so many stones.
    pub(crate) fn set(&mut self, seat: Seat, time: Duration, stones: u32) {
        self.left[seat.index()] = Left { time, stones };
    }

    /// Takes what a move has cost from its clock.
    pub(crate) fn spend(&mut self, seat: Seat, used: Duration) {
        let TimeSettings { overtime, stones, .. } = self.settings;
        let left = &mut self.left[seat.index()];
        let rest = left.time.saturating_sub(used);
        *left = match left.stones {
            0 if rest.is_zero() && stones > 0 => Left { time: overtime, stones },
            0 => Left { time: rest, stones: 0 },
            1 => Left { time: overtime, stones },
            more => Left { time: rest, stones: more - 1 },
        };
    }

    /// How long the next move of a colour may take, with so many cells empty.
    pub(crate) fn share(&self, seat: Seat, empty: usize) -> Duration {
        let Left { time, stones } = self.left[seat.index()];
        // Half of the empty cells are the rival's, and few games fill the board.
        let moves = if stones > 0 { stones } else { (empty as u32 / 4).max(6) };
        // Something is lost on the way.
        (time / moves).mul_f64(0.9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Seat = Seat::FIRST;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn clocks(main: u64, overtime: u64, stones: u32) -> Option<Clocks> {
        Clocks::new(TimeSettings { main: seconds(main), overtime: seconds(overtime), stones })
    }

    #[test]
    fn a_game_is_never_lost_on_time() {
        let mut clocks = clocks(60, 0, 0).expect("a limit");
        let mut used = Duration::ZERO;
        for stone in 0..180 {
            let share = clocks.share(BLACK, 361 - 2 * stone);
            used += share;
            clocks.spend(BLACK, share);
        }
        assert!(used < seconds(60) && used > seconds(50), "{used:?}");
    }

    #[test]
    fn overtime_begins_again_with_each_period() {
        let mut clocks = clocks(10, 4, 2).expect("a limit");
        assert!(clocks.share(BLACK, 121) < seconds(1));
        clocks.spend(BLACK, seconds(11));
        assert_eq!(clocks.share(BLACK, 121), Duration::from_millis(1800));
        clocks.spend(BLACK, seconds(1));
        assert_eq!(clocks.share(BLACK, 121), Duration::from_millis(2700));
        clocks.spend(BLACK, seconds(1));
        assert_eq!(clocks.share(BLACK, 121), Duration::from_millis(1800));
        assert!(clocks.share(Seat::SECOND, 121) < seconds(1), "the other clock stands");
    }

    #[test]
    fn no_limit_is_said_as_the_protocol_says_it() {
        assert_eq!(clocks(0, 1, 0), None);
        assert_eq!(clocks(0, 0, 0).expect("no time at all").share(BLACK, 121), Duration::ZERO);
        assert_eq!(clocks(0, 2, 1).expect("two seconds a move").share(BLACK, 121), Duration::from_millis(1800));
    }
}
