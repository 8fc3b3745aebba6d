//! The clocks of a game as the protocol sets them, and the share of the time that a move may use.

use std::time::Duration;

use rusc_game::Seat;

/// Main time, then periods of overtime, each for a number of stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimeSettings {
    pub(crate) main: Duration,
    pub(crate) overtime: Duration,
    pub(crate) stones: u32,
}

/// The time a colour has left: main time, or a period of overtime for a number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    /// The stones still to play in this period; 0 during main time.
    stones: u32,
}

/// Both clocks; unlimited until a limit is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clocks {
    settings: Option<TimeSettings>,
    left: [Option<Left>; 2],
}

impl Clocks {
    /// The clocks at the start of a game.
    pub(crate) fn new(settings: TimeSettings) -> Clocks {
        let TimeSettings { main, overtime, stones } = settings;
        let left = if main.is_zero() { Left { time: overtime, stones } } else { Left { time: main, stones: 0 } };
        // In the protocol, a period of overtime for 0 stones means no limit.
        let is_limited = overtime.is_zero() || stones > 0;
        Clocks { settings: Some(settings), left: [is_limited.then_some(left); 2] }
    }

    /// Resets both clocks for a new game.
    pub(crate) fn reset(&mut self) {
        *self = self.settings.map_or_else(Clocks::default, Clocks::new);
    }

    /// Sets the time a colour has left: main time if `stones` is 0.
    pub(crate) fn set(&mut self, seat: Seat, time: Duration, stones: u32) {
        self.left[seat.index()] = Some(Left { time, stones });
    }

    /// Subtracts the time of a move from its clock.
    pub(crate) fn spend(&mut self, seat: Seat, used: Duration) {
        let Some(left) = &mut self.left[seat.index()] else { return };
        let TimeSettings { overtime, stones, .. } = self.settings.unwrap_or_default();
        let rest = left.time.saturating_sub(used);
        *left = match left.stones {
            0 if rest.is_zero() && stones > 0 => Left { time: overtime, stones },
            0 => Left { time: rest, stones: 0 },
            1 if stones > 0 => Left { time: overtime, stones },
            // If the length of the period is unknown, the controller sets the time again before the next period.
            1 => *left,
            more => Left { time: rest, stones: more - 1 },
        };
    }

    /// The time for a colour's next move, given the number of empty cells; `None` if it is unlimited.
    pub(crate) fn share(&self, seat: Seat, empty: usize) -> Option<Duration> {
        let Left { time, stones } = self.left[seat.index()]?;
        // Half of the empty cells are the opponent's, and few games fill the board.
        let moves = if stones > 0 { stones } else { (empty as u32 / 4).max(6) };
        // A tenth is kept back for the overhead of communication.
        Some((time / moves).mul_f64(0.9))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Seat = Seat::FIRST;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    fn clocks(main: f64, overtime: f64, stones: u32) -> Clocks {
        Clocks::new(TimeSettings { main: seconds(main), overtime: seconds(overtime), stones })
    }

    #[test]
    fn no_game_is_lost_on_time() {
        let mut clocks = clocks(60.0, 0.0, 0);
        let mut used = Duration::ZERO;
        for stone in 0..180 {
            let share = clocks.share(BLACK, 361 - 2 * stone).expect("a limit");
            used += share;
            clocks.spend(BLACK, share);
        }
        assert!(used < seconds(60.0) && used > seconds(50.0), "{used:?}");
    }

    #[test]
    fn overtime_begins_again_with_each_period() {
        let mut clocks = clocks(10.0, 4.0, 2);
        assert!(clocks.share(BLACK, 121) < Some(seconds(1.0)));
        clocks.spend(BLACK, seconds(11.0));
        assert_eq!(clocks.share(BLACK, 121), Some(seconds(1.8)));
        clocks.spend(BLACK, seconds(1.0));
        assert_eq!(clocks.share(BLACK, 121), Some(seconds(2.7)));
        clocks.spend(BLACK, seconds(1.0));
        assert_eq!(clocks.share(BLACK, 121), Some(seconds(1.8)));
        assert!(clocks.share(Seat::SECOND, 121) < Some(seconds(1.0)), "the other clock stands");
        clocks.reset();
        assert!(clocks.share(BLACK, 121) < Some(seconds(1.0)), "another game begins with the main time");
    }

    #[test]
    fn limits_are_said_as_the_protocol_says_them() {
        assert_eq!(Clocks::default().share(BLACK, 121), None);
        assert_eq!(clocks(0.0, 1.0, 0).share(BLACK, 121), None);
        assert_eq!(clocks(0.0, 0.0, 0).share(BLACK, 121), Some(Duration::ZERO));
        assert_eq!(clocks(0.0, 2.0, 1).share(BLACK, 121), Some(seconds(1.8)));
        let mut clocks = Clocks::default();
        clocks.set(BLACK, seconds(6.0), 0);
        assert_eq!((clocks.share(BLACK, 4), clocks.share(Seat::SECOND, 4)), (Some(seconds(0.9)), None));
        clocks.set(BLACK, seconds(6.0), 3);
        clocks.spend(BLACK, seconds(2.0));
        assert_eq!(clocks.share(BLACK, 4), Some(seconds(1.8)));
    }
}
