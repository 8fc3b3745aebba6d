//! The score of a match as its games end. They count in the order of their numbers, whichever end first, so that the number of
//! threads changes nothing.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::statistics::{Elo, Hypothesis, Pentanomial, Repeats, Share, Sprt, shares};
use crate::{Fault, Played};

/// What each bot did wrong, as numbers of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// It ended, crashed or did not answer as it must.
    pub crashes: u32,
    /// It chose an illegal move, or none.
    pub illegal: u32,
    /// It took too long.
    pub time: u32,
}

impl Faults {
    /// All of them.
    pub fn sum(&self) -> u32 {
        self.crashes + self.illegal + self.time
    }
}

/// The score of a match so far.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Games that count or repeat others.
    pub games: u32,
    /// Games that differ from all others; only these count.
    pub distinct: u32,
    /// Wins of each bot; a shared win counts as a draw.
    pub wins: Vec<u32>,
    /// Wins of each seat.
    pub wins_by_seat: Vec<u32>,
    /// Games without a single winner.
    pub draws: u32,
    /// What each bot did wrong.
    pub faults: Vec<Faults>,
    /// The results of the pairs, if there are two bots.
    pub pairs: Pentanomial,
    /// Each bot's share of the wins in every round that counts.
    pub rounds: Vec<Vec<f64>>,
    /// The sequential test and its decision, if there is one.
    test: Option<Sprt>,
    decision: Option<Hypothesis>,
    thought: Vec<(Duration, u32)>,
    repeats: Repeats,
    /// The next game to count, and those that ended before it.
    next: u32,
    waiting: BTreeMap<u32, Played>,
    round: Round,
}

/// The games of the round that is being counted.
#[derive(Clone, Debug, Default)]
struct Round {
    number: u32,
    games: u32,
    is_new: bool,
    /// Each bot's wins in it, with shared ones divided.
    wins: Vec<f64>,
}

impl Tally {
    /// The score before the first game; with a sequential test, nothing counts after its decision.
    pub fn new(bots: usize, test: Option<Sprt>) -> Tally {
        Tally {
            games: 0,
            distinct: 0,
            wins: vec![0; bots],
            wins_by_seat: vec![0; bots],
            draws: 0,
            faults: vec![Faults::default(); bots],
            pairs: Pentanomial::default(),
            rounds: Vec::new(),
            test,
            decision: None,
            thought: vec![(Duration::ZERO, 0); bots],
            repeats: Repeats::default(),
            next: 0,
            waiting: BTreeMap::new(),
            round: Round::default(),
        }
    }

    /// Adds a finished game. It counts as soon as all games before it have ended.
    pub fn add(&mut self, game: &Played) {
        self.waiting.insert(game.number, game.clone());
        while let Some(game) = self.waiting.remove(&self.next) {
            self.count(&game);
            self.next += 1;
        }
    }

    /// Counts the games that were waiting for others that will not be played.
    pub fn close(&mut self) {
        for game in std::mem::take(&mut self.waiting).into_values() {
            self.next = game.number + 1;
            self.count(&game);
        }
    }

    /// The rating difference, if there are two bots and at least one pair.
    pub fn elo(&self) -> Option<Elo> {
        if self.wins.len() == 2 { Elo::of(&self.pairs) } else { None }
    }

    /// Each bot's share of the wins; empty before the first round is complete.
    pub fn shares(&self) -> Vec<Share> {
        shares(&self.rounds, 1)
    }

    /// The log-likelihood ratio of the sequential test and its decision, if there is a test.
    pub fn verdict(&self) -> Option<Verdict> {
        let test = self.test?;
        Some(Verdict { test, llr: test.llr(&self.pairs), decision: self.decision })
    }

    /// Whether the sequential test is decided.
    pub fn is_decided(&self) -> bool {
        self.decision.is_some()
    }

    /// Each bot's average thinking time per move, in seconds.
    pub fn seconds_per_move(&self) -> Vec<f64> {
        self.thought.iter().map(|(time, moves)| time.as_secs_f64() / f64::from(*moves).max(1.0)).collect()
    }

    fn count(&mut self, game: &Played) {
        if self.is_decided() {
            return;
        }
        self.games += 1;
        for note in game.notes.iter().flatten() {
            let (time, moves) = &mut self.thought[game.bots[note.seat.index()]];
            *time += note.time;
            *moves += 1;
        }
        let is_new = self.repeats.is_new((&game.bots, &game.spec, &game.moves, &game.winners));
        if is_new {
            self.count_result(game);
        }
        self.count_in_round(game, is_new);
    }

    fn count_result(&mut self, game: &Played) {
        self.distinct += 1;
        match game.winners[..] {
            [seat] => {
                self.wins[game.bots[seat.index()]] += 1;
                self.wins_by_seat[seat.index()] += 1;
            }
            _ => self.draws += 1,
        }
        if let Some((bot, fault)) = game.fault() {
            let faults = &mut self.faults[bot];
            *match fault {
                Fault::Crash => &mut faults.crashes,
                Fault::Illegal => &mut faults.illegal,
                Fault::Time => &mut faults.time,
            } += 1;
        }
    }

    /// A round counts once it is complete, unless all its games are repeated.
    fn count_in_round(&mut self, game: &Played, is_new: bool) {
        let bots = self.wins.len();
        let number = game.number / bots as u32;
        if self.round.games == 0 || self.round.number != number {
            self.round = Round { number, games: 0, is_new: false, wins: vec![0.0; bots] };
        }
        self.round.games += 1;
        self.round.is_new |= is_new;
        let sharing = if game.winners.is_empty() { game.bots.len() } else { game.winners.len() };
        for (seat, &bot) in game.bots.iter().enumerate() {
            let has_won = game.winners.is_empty() || game.winners.iter().any(|winner| winner.index() == seat);
            self.round.wins[bot] += if has_won { 1.0 / sharing as f64 } else { 0.0 };
        }
        if self.round.games as usize != bots || !self.round.is_new {
            return;
        }
        if bots == 2 {
            self.pairs.add((2.0 * self.round.wins[0]) as usize);
        }
        self.rounds.push(self.round.wins.iter().map(|wins| wins / bots as f64).collect());
        self.decision = self.test.and_then(|test| test.decision(test.llr(&self.pairs)));
    }
}

/// Where a sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The test.
    pub test: Sprt,
    /// Its log-likelihood ratio.
    pub llr: f64,
    /// Its decision; `None` while it is open.
    pub decision: Option<Hypothesis>,
}
