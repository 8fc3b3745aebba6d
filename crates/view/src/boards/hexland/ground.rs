//! The seven grounds of an island, and the sea around it.

use rusc_game::splitmix64;
use rusc_hexland::Spot;

use crate::short;

/// The ground that an island is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ground(usize);

/// The grounds, each with the details on some of its tiles.
const GROUNDS: [(&str, [&str; 2]); 7] = [
    (
        "autumn",
        ["M-9-3q4-5 7 0-3 5-7 0M4 4q4-4 7 0-3 4-7 0", "M6-5q4-4 7 0-3 4-7 0M-8 4q4-4 7 0-3 4-7 0M1 0q3-3 5 0-2 3-5 0"],
    ),
    ("grass", ["M-8 3-10-3M-8 3v-7M-8 3l2-6M7 0 5-5M7 0v-6M7 0l2-5", "M-2 5-4-1M-2 5v-7M-2 5l2-6M9-3 7-7M9-3v-5"]),
    ("snow", ["M-12 4q3-6 8-3 5-4 7 3zM4-4q3-4 7 0z", "M-2-3q4-5 9-1 4 0 4 4H-2z"]),
    (
        "magic",
        [
            "M-6-5l1.5 3.5 3.5 1.5-3.5 1.5L-6 5l-1.5-3.5L-11 0l3.5-1.5z",
            "M6-5l1.5 3.5L11 0 7.5 1.5 6 5 4.5 1.5 1 0l3.5-1.5zM-7 3l.8 1.7 1.7.8-1.7.8L-7 8l-.8-1.7L-9.5 5.5l1.7-.8z",
        ],
    ),
    ("lava", ["M-14 2l6-3 4 4 7-5 5 3", "M-9-6l5 4-2 5 8 3 4-5 6 2"]),
    ("stone", ["M-12-2H12M-4-2v-6M5-2v7", "M-10 3H13M2 3v-7M-6 3v5"]),
    ("rock", ["M-9 2l3-5 5 1 1 4zM5 5l2-4 4 1 1 3z", "M2-1l3-5 5 2 1 4zM-10 5l2-3 4 1v2z"]),
];

impl Ground {
    /// The ground that a number selects.
    pub(super) fn of(number: u64) -> Ground {
        Ground((number % GROUNDS.len() as u64) as usize)
    }

    /// The class of the ground in style sheets.
    pub(super) fn class(self) -> &'static str {
        GROUNDS[self.0].0
    }

    /// The detail on a tile, for some tiles.
    pub(super) fn detail(self, chance: u64) -> Option<&'static str> {
        GROUNDS[self.0].1.get((chance / 31 % 5) as usize).copied()
    }
}

/// A pseudo-random number that depends on the match and the cell.
pub(super) fn hash(number: u64, spot: Spot) -> u64 {
    splitmix64(number ^ (u64::from(spot.row) << 8) ^ u64::from(spot.place), 0)
}

/// Small waves all over the sea.
pub(super) fn waves([x, y, width, height]: [f64; 4], number: u64) -> String {
    let wave = |index: u64| {
        let chance = splitmix64(number ^ (index << 8) ^ 99, 0);
        let share = |part: u64| (part % 1000) as f64 / 1000.0;
        let (x, y) = (x + 12.0 + share(chance) * (width - 50.0), y + 12.0 + share(chance >> 20) * (height - 24.0));
        format!("M{} {}q5-5 10 0t10 0", short(x), short(y))
    };
    (0..28).map(wave).collect()
}
