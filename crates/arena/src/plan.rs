//! What a match plays, as plain data, checked before it starts.

use std::time::Duration;

use rusc_catalog::{Catalog, MovesError};
use rusc_present::SpecError;
use rusc_search::Limits;
use serde::{Deserialize, Serialize};

use crate::schedule::begin;

/// A match to play: the game, the bots, the number of games and how they open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The spec of the game.
    pub game: String,
    /// The moves every game begins with.
    pub moves: String,
    /// The specs of the bots, one for each seat.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u32,
    /// The limits for every move.
    pub limits: MoveLimits,
    /// How each round opens, after the moves that every game begins with.
    pub openings: Openings,
    /// The seed of all random choices.
    pub seed: u64,
}

/// How the rounds of a match open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openings {
    /// With this number of random moves.
    Random(u32),
    /// With the openings of a list, in an order that the seed decides; none is played twice before all were played once.
    Listed(Vec<String>),
}

/// The limits of a move; `None` means unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveLimits {
    /// Depth of the search in moves.
    pub depth: Option<u32>,
    /// Number of nodes.
    pub nodes: Option<u64>,
    /// Thinking time in seconds.
    pub time: Option<f64>,
    /// The clock that measures it.
    pub clock: Clock,
    /// The seconds over its time after which a bot loses the game.
    pub margin: f64,
}

/// What a time limit measures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The time that passes.
    #[default]
    Wall,
    /// The time that the processor works for the bot; other work on the machine does not count.
    Processor,
}

impl Default for MoveLimits {
    fn default() -> Self {
        MoveLimits { depth: None, nodes: None, time: None, clock: Clock::Wall, margin: 2.0 }
    }
}

impl MoveLimits {
    /// The limits of a search.
    pub fn search(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, time: self.time.map(duration) }
    }

    /// The time after which a bot has lost.
    pub fn patience(&self) -> Option<Duration> {
        self.time.map(|time| duration(time + self.margin))
    }
}

fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
}

rusc_present::reasons! {
    /// Why a match cannot start.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PlanError {
        /// The number of bots is not the number of seats.
        #[error("{game} has {seats} seats, but there are {bots} bots: give one for each seat")]
        Seats {
            /// The spec of the game.
            game: String,
            /// The number of seats.
            seats: u8,
            /// The number of bots given.
            bots: usize,
        } => "plan-seats",
        /// The game is already over after the given moves.
        #[error("the game is over after these moves")]
        Over => "plan-over",
        /// Too many random opening moves.
        #[error("{openings} random moves are too many to open a game with: at most {most}")]
        Openings {
            /// The number of moves requested.
            openings: u32,
            /// The largest number allowed.
            most: u32,
        } => "plan-openings",
        /// The list of openings is empty.
        #[error("the list of openings is empty")]
        NoOpenings => "plan-no-openings",
        /// An opening leaves nothing to play.
        #[error("the game is over after the opening {opening:?}")]
        OverInOpening {
            /// The moves of the opening.
            opening: String,
        } => "plan-opening-over",
    }
    nested {
        /// The spec of a game or a bot is invalid.
        Spec(SpecError),
        /// The given moves cannot be played.
        Moves(MovesError),
    }
}

/// The largest number of random opening moves.
const MOST_OPENINGS: u32 = 1000;

impl Plan {
    /// Checks the whole plan, so that a match that starts can be played.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self, catalog: &Catalog) -> Result<(), PlanError> {
        let first = begin(catalog, self, 0)?;
        let position = first.position();
        if usize::from(position.seats()) != self.bots.len() {
            let (game, seats) = (self.game.clone(), position.seats());
            return Err(PlanError::Seats { game, seats, bots: self.bots.len() });
        }
        for bot in &self.bots {
            rusc_engine::bot(&first.entry, first.start.in_public(), bot, 0)?;
        }
        if position.is_over() {
            return Err(PlanError::Over);
        }
        match &self.openings {
            &Openings::Random(openings) if openings > MOST_OPENINGS => {
                Err(PlanError::Openings { openings, most: MOST_OPENINGS })
            }
            Openings::Random(_) => Ok(()),
            Openings::Listed(list) if list.is_empty() => Err(PlanError::NoOpenings),
            Openings::Listed(list) => list.iter().try_for_each(|opening| {
                let line = first.entry.play(position, opening)?;
                let is_over = line.last().is_some_and(|last| last.position.is_over());
                if is_over { Err(PlanError::OverInOpening { opening: opening.clone() }) } else { Ok(()) }
            }),
        }
    }

    /// The first thing in which another plan would play other games; `None` if it only has more or fewer of them.
    pub fn difference(&self, other: &Plan) -> Option<Difference> {
        let text = |value: &dyn std::fmt::Debug| format!("{value:?}");
        let fields = [
            ("game", text(&self.game), text(&other.game)),
            ("moves", text(&self.moves), text(&other.moves)),
            ("bots", text(&self.bots), text(&other.bots)),
            ("limits", self.limits.to_string(), other.limits.to_string()),
            ("openings", self.openings.to_string(), other.openings.to_string()),
            ("seed", text(&self.seed), text(&other.seed)),
        ];
        let differs = |(_, own, others): &(&str, String, String)| own != others;
        let found = fields.into_iter().find(differs);
        let lists =
            || (self.openings != other.openings).then(|| ("openings", "one list".into(), "another list".into()));
        found.or_else(lists).map(|(what, own, others)| Difference { what, own, others })
    }
}

/// A difference between two plans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What differs: a field of the plan.
    pub what: &'static str,
    /// Its value in the first plan.
    pub own: String,
    /// Its value in the other plan.
    pub others: String,
}

impl std::fmt::Display for MoveLimits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let clock = match self.clock {
            Clock::Wall => "s",
            Clock::Processor => "s of processor time",
        };
        let limits = [
            self.nodes.map(|nodes| format!("{nodes} nodes")),
            self.depth.map(|depth| format!("depth {depth}")),
            self.time.map(|time| format!("{time} {clock} with a margin of {} s", self.margin)),
        ];
        let limits: Vec<String> = limits.into_iter().flatten().collect();
        f.write_str(if limits.is_empty() { "none" } else { "" })?;
        f.write_str(&limits.join(", "))
    }
}

impl std::fmt::Display for Openings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Openings::Random(moves) => write!(f, "{moves} random moves"),
            Openings::Listed(list) => write!(f, "a list of {}", list.len()),
        }
    }
}

/// The openings in a text: one list of moves per line; empty lines and lines that begin with `#` do not count.
///
/// ```
/// assert_eq!(rusc_arena::openings("# two\n44\n\n4453\n"), ["44", "4453"]);
/// ```
pub fn openings(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}
