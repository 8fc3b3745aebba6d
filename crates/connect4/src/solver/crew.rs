//! Several threads searching the same goal: the first answer counts.

use super::key::Symmetry;
use super::order::CellWorth;
use super::score::{Bounds, Score};
use super::search::Search;
use super::settle::Calm;
use super::slot::Stored;
use super::team::{Busy, Shift, Team};
use super::transposition::{Tables, TranspositionTable};
use crate::shape::Shape;
use rusc_search::together;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Nodes that one thread searches before the others join.
const NODES_ALONE: u64 = 2_000;

/// The threads that search one position.
pub(super) struct Crew<'a, S: Shape<Word: Stored>> {
    pub shape: S,
    pub far: &'a TranspositionTable<S::Word>,
    /// The tables for positions near the end, one per thread.
    pub near: &'a [TranspositionTable<S::Word>],
    pub near_below: i32,
    pub cells: &'a CellWorth,
    pub symmetry: Symmetry,
    pub shift: &'a Shift<'a>,
}

impl<S: Shape<Word: Stored>> Crew<'_, S> {
    /// A bound that decides whether the score is at least `goal`; `None` if the search was stopped.
    pub(super) fn at_least(&self, calm: &Calm<S>, goal: Score, bounds: Bounds) -> Option<Score> {
        let is_done = AtomicBool::new(false);
        let most_nodes = if self.near.len() == 1 { u64::MAX } else { NODES_ALONE };
        let alone = Team { shift: self.shift, bounds, is_done: &is_done, busy: None, most_nodes };
        let answer = self.search(&self.near[0], alone).at_least(calm, goal);
        if answer.is_some() || self.shift.is_over() {
            return answer;
        }
        let busy = Busy::new();
        let shared = Team { busy: Some(&busy), most_nodes: u64::MAX, ..alone };
        let work = &|near: &TranspositionTable<S::Word>| {
            let answer = self.search(near, shared).at_least(calm, goal);
            if answer.is_some() {
                is_done.store(true, Relaxed);
            }
            answer
        };
        let (own, others) = self.near.split_first()?;
        together(|| work(own), others.iter().map(|near| move || work(near))).into_iter().flatten().next()
    }

    fn search<'s>(&'s self, near: &'s TranspositionTable<S::Word>, team: Team<'s>) -> Search<'s, S> {
        let tables = Tables { far: self.far, near, near_below: self.near_below };
        Search::new(self.shape, tables, self.cells, self.symmetry, team)
    }
}
