//! The games of a plan, one after the other: each is determined by its number alone.

use std::collections::HashSet;
use std::sync::Arc;

use rusc_catalog::{Catalog, Entry};
use rusc_game::Rng;
use rusc_host::{AnyPosition, Played};
use rusc_present::Eyes;
use serde::{Deserialize, Serialize};

use crate::{Openings, Plan, PlanError};

/// One game to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// The number of the game in its match, from 0. Results are keyed by it.
    pub number: u32,
    /// The bot in each seat, as an index into the plan's bots.
    pub bots: Vec<usize>,
    /// The spec of the game as it is dealt.
    pub spec: String,
    /// The moves it begins with.
    pub opening: Vec<String>,
    /// The seed of the bot in each seat.
    pub seeds: Vec<u64>,
}

/// All games of a checked plan in order. The games of a round have the same deal and opening; the bots move on by one seat from
/// game to game.
pub struct Schedule<'a> {
    catalog: &'a Catalog,
    plan: &'a Plan,
    next: u32,
    /// The spec and opening of the current round.
    round: (String, Vec<String>),
    /// The positions after the openings so far.
    seen: HashSet<String>,
    /// The order in which listed openings are played.
    order: Vec<usize>,
}

/// Draws of a random opening before one that was already played is accepted.
const DRAWS: u32 = 100;

impl<'a> Schedule<'a> {
    /// The schedule of a plan.
    ///
    /// # Errors
    /// Why the plan cannot be played.
    pub fn new(catalog: &'a Catalog, plan: &'a Plan) -> Result<Self, PlanError> {
        plan.check(catalog)?;
        let mut order = match &plan.openings {
            Openings::Random(_) => Vec::new(),
            Openings::Listed(list) => (0..list.len()).collect(),
        };
        Rng::stream(plan.seed, u64::MAX).shuffle(&mut order);
        Ok(Schedule { catalog, plan, next: 0, round: Default::default(), seen: HashSet::new(), order })
    }

    /// The spec and opening of a round.
    fn round(&mut self, round: u32) -> Result<(String, Vec<String>), PlanError> {
        let begun = begin(self.catalog, self.plan, round)?;
        let mut rng = Rng::stream(self.plan.seed, round.into());
        let line = match &self.plan.openings {
            Openings::Listed(list) => {
                let mut line = begun.line.clone();
                line.extend(begun.entry.play(begun.position(), &list[self.order[round as usize % list.len()]])?);
                line
            }
            Openings::Random(0) => begun.line.clone(),
            &Openings::Random(moves) => {
                let mut draws = (0..DRAWS).map(|_| begun.opened(moves, &mut rng));
                let text = |line: &Vec<Played>| line.last().map(|last| last.position.text(Eyes::All));
                let fresh = draws.find(|line| text(line).is_some_and(|text| self.seen.insert(text)));
                fresh.unwrap_or_else(|| begun.opened(moves, &mut rng))
            }
        };
        Ok((begun.start.spec().to_owned(), line.into_iter().map(|played| played.name).collect()))
    }
}

impl Iterator for Schedule<'_> {
    type Item = Result<Fixture, PlanError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.next >= self.plan.games {
            return None;
        }
        let (number, seats) = (self.next, self.plan.bots.len() as u32);
        self.next += 1;
        let turn = number % seats;
        if turn == 0 {
            self.round = match self.round(number / seats) {
                Ok(round) => round,
                Err(error) => return Some(Err(error)),
            };
        }
        let (spec, opening) = self.round.clone();
        // Each bot has its own seed, from which neither the deal nor other bots' choices can be derived.
        let seed = |seat: u32| Rng::stream(self.plan.seed, u64::from(number) << 8 | u64::from(seat)).bits();
        Some(Ok(Fixture {
            number,
            bots: (0..seats).map(|seat| ((seat + seats - turn) % seats) as usize).collect(),
            spec,
            opening,
            seeds: (0..seats).map(seed).collect(),
        }))
    }
}

/// The start of a round.
pub(crate) struct Begun {
    pub(crate) entry: Entry,
    pub(crate) start: Arc<dyn AnyPosition>,
    /// The moves every game begins with, played.
    line: Vec<Played>,
}

/// The start of a round, before its opening. If the game has a hidden deal and no seed is given, each round gets its own.
pub(crate) fn begin(catalog: &Catalog, plan: &Plan, round: u32) -> Result<Begun, PlanError> {
    let seed = Rng::stream(plan.seed, round.into()).bits() >> 32;
    let (entry, start) = catalog.start(&catalog.dealt(&plan.game, seed)?)?;
    let line = entry.play(&start, &plan.moves)?;
    Ok(Begun { entry: entry.clone(), start, line })
}

impl Begun {
    /// The position after the moves every game begins with.
    pub(crate) fn position(&self) -> &Arc<dyn AnyPosition> {
        self.line.last().map_or(&self.start, |played| &played.position)
    }

    /// The moves every game begins with and random ones, but none that ends the game, since such a game would say nothing about the
    /// bots.
    fn opened(&self, moves: u32, rng: &mut Rng) -> Vec<Played> {
        let mut line = self.line.clone();
        for _ in 0..moves {
            let position = line.last().map_or(&self.start, |played| &played.position);
            let mut tries =
                (0..100).map_while(|_| position.random_move(rng)).filter_map(|name| position.play(&name).ok());
            match tries.find(|played| !played.position.is_over()) {
                Some(played) => line.push(played),
                None => break,
            }
        }
        line
    }
}
