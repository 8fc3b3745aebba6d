//! Null-window search of one position: is the score at least `goal`?

use rusc_game::Word;

use super::bounds::ceiling;
use super::branch::{Branch, NOTHING, REFUTED, UNKNOWN, queue};
use super::key::{Symmetry, key};
use super::order::{CellWorth, Order, TEMPO};
use super::score::{Bounds, Score, win_leaving};
use super::settle::{Calm, Settled, settle};
use super::slot::Stored;
use super::team::{Busy, NODES_BETWEEN_LOOKS, Team};
use super::transposition::{Place, Raw, Tables, TranspositionTable};
use crate::lines::threats;
use crate::shape::{LARGEST, Shape};

/// The search of one thread.
pub(super) struct Search<'a, S: Shape<Word: Stored>> {
    shape: S,
    tables: Tables<'a, S::Word>,
    cells: &'a CellWorth,
    symmetry: Symmetry,
    team: Team<'a>,
    /// The number of nodes searched, and how many of them have not been reported to the team yet.
    nodes: u64,
    fresh_nodes: u64,
    branches: Vec<Branch<S>>,
}

impl<'a, S: Shape<Word: Stored>> Search<'a, S> {
    pub(super) fn new(
        shape: S,
        tables: Tables<'a, S::Word>,
        cells: &'a CellWorth,
        symmetry: Symmetry,
        team: Team<'a>,
    ) -> Self {
        Search { shape, tables, cells, symmetry, team, nodes: 0, fresh_nodes: 0, branches: Vec::with_capacity(32) }
    }

    /// A bound that decides whether the score is at least `goal`; `None` if the search was stopped.
    pub(super) fn at_least(&mut self, calm: &Calm<S>, goal: Score) -> Option<Score> {
        let table = self.tables.of(calm.empty);
        let place = table.place(key(self.shape, calm.own, calm.other, self.symmetry));
        let known = TranspositionTable::find(&place, table.fetch(&place));
        let root = Branch { calm: *calm, place, bounds: known.unwrap_or(UNKNOWN), rank: 0, is_ours: true };
        self.branches.clear();
        let score = self.node(&root, goal);
        self.team.goes_on(std::mem::take(&mut self.fresh_nodes), self.nodes);
        score
    }

    fn node(&mut self, branch: &Branch<S>, goal: Score) -> Option<Score> {
        self.count()?;
        let calm = &branch.calm;
        let lower = branch.bounds.lower.max(-win_leaving(calm.empty - 4));
        let upper = branch.bounds.upper.min(win_leaving(calm.empty - 3));
        if lower >= goal {
            return Some(lower);
        }
        if upper < goal {
            return Some(upper);
        }
        let base = self.branches.len();
        let started = self.nodes;
        let mut best = NOTHING;
        if let Some(score) = self.expand(calm, goal, &mut best).or_else(|| self.look_up(base, goal, &mut best)) {
            self.branches.truncate(base);
            return Some(score);
        }
        if self.branches.len() == base {
            return Some(best);
        }
        let best = self.recurse(base, calm.empty, goal, best)?;
        self.branches.truncate(base);
        let bounds = if best >= goal { Bounds { lower: best, upper } } else { Bounds { lower, upper: best } };
        self.tables.of(calm.empty).store(&branch.place, bounds, self.nodes - started + 1);
        Some(best)
    }

    /// Plays every move and its forced replies; pushes a branch for each that needs a search.
    ///
    /// Returns a score that reaches the goal, if there is one; `best` becomes an upper bound on the other moves.
    #[inline]
    fn expand(&mut self, calm: &Calm<S>, goal: Score, best: &mut Score) -> Option<Score> {
        let shape = self.shape;
        let order = Order::new(shape, calm, self.cells);
        let mut moves = calm.safe;
        while !moves.is_empty() {
            let cell = moves.lowest();
            moves = moves.without_lowest();
            let own = calm.own | S::Word::ONE << cell;
            let threats = threats(shape, own) & !(own | calm.other);
            let answer = Calm {
                own: calm.other,
                other: own,
                danger: threats,
                hopes: calm.danger & !own,
                safe: S::Word::ZERO,
                empty: calm.empty - 1,
            };
            let (next, is_ours) = match settle(shape, answer) {
                Settled::Decided(score) if -score >= goal => return Some(-score),
                Settled::Decided(score) => {
                    *best = (-score).max(*best);
                    continue;
                }
                Settled::Own(next) => (next, false),
                Settled::Other(next) => (next, true),
            };
            let sub_goal = if is_ours { goal } else { 1 - goal };
            let bounds = Bounds { lower: -win_leaving(next.empty - 4), upper: ceiling(shape, &next, sub_goal) };
            let Bounds { lower, upper } = if is_ours { bounds } else { bounds.turned() };
            if lower >= goal {
                return Some(lower);
            }
            if upper < goal {
                *best = upper.max(*best);
                continue;
            }
            let rank = order.rank(cell, threats) + if is_ours { TEMPO } else { 0 };
            self.branches.push(Branch { calm: next, place: Place::default(), bounds: UNKNOWN, rank, is_ours });
        }
        None
    }

    /// Looks up the branches from `base` on in the tables; the result is as in [`Search::expand`].
    #[inline]
    fn look_up(&mut self, base: usize, goal: Score, best: &mut Score) -> Option<Score> {
        let branches = &mut self.branches[base..];
        let mut raws = [Raw::<S::Word>::default(); LARGEST as usize];
        // All keys first: then the reads are issued together and their latencies overlap.
        for branch in branches.iter_mut() {
            let key = key(self.shape, branch.calm.own, branch.calm.other, self.symmetry);
            branch.place = self.tables.of(branch.calm.empty).place(key);
        }
        for (raw, branch) in raws.iter_mut().zip(branches.iter()) {
            *raw = self.tables.of(branch.calm.empty).fetch(&branch.place);
        }
        for (raw, branch) in raws.into_iter().zip(branches) {
            let Some(known) = TranspositionTable::find(&branch.place, raw) else {
                continue;
            };
            let Bounds { lower, upper } = if branch.is_ours { known } else { known.turned() };
            if lower >= goal {
                return Some(lower);
            }
            if upper < goal {
                *best = upper.max(*best);
                branch.rank = REFUTED;
            }
            branch.bounds = known;
        }
        None
    }

    /// Searches the branches from `base` on, best ranked first, until one reaches the goal.
    #[inline]
    fn recurse(&mut self, base: usize, empty: i32, goal: Score, mut best: Score) -> Option<Score> {
        let (mut queue, round) = queue(&self.branches[base..]);
        let busy = self.team.busy.filter(|_| empty >= self.tables.near_below + Busy::MARGIN);
        let mut end = round;
        let mut turn = 0;
        while turn < end {
            let index = queue[turn];
            let mut branch = self.branches[base + usize::from(index)];
            turn += 1;
            if let Some(busy) = busy {
                // The first branch is never deferred: it is the most likely to make the others unnecessary.
                if (2..=round).contains(&turn) && busy.is_marked(&branch.place) {
                    queue[end] = index;
                    end += 1;
                    continue;
                }
                let table = self.tables.of(branch.calm.empty);
                branch.bounds =
                    TranspositionTable::find(&branch.place, table.fetch(&branch.place)).unwrap_or(branch.bounds);
                busy.mark(&branch.place);
            }
            let score = if branch.is_ours { self.node(&branch, goal)? } else { -self.node(&branch, 1 - goal)? };
            if let Some(busy) = busy {
                busy.unmark(&branch.place);
            }
            best = best.max(score);
            if score >= goal {
                break;
            }
        }
        Some(best)
    }

    /// Counts a node; `None` if the search must stop.
    #[inline]
    fn count(&mut self) -> Option<()> {
        self.nodes += 1;
        self.fresh_nodes += 1;
        if self.fresh_nodes == NODES_BETWEEN_LOOKS {
            return self.look();
        }
        Some(())
    }

    #[cold]
    fn look(&mut self) -> Option<()> {
        let fresh = std::mem::take(&mut self.fresh_nodes);
        self.team.goes_on(fresh, self.nodes).then_some(())
    }
}
