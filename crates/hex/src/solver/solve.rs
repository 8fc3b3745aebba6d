//! Connects the solver to the `Solver` trait, and adds the swap rule.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use rusc_game::{Game, Seat};
use rusc_present::{Keeper, Solution, Solver, Unsolved, Wanted, Why};
use rusc_search::dfpn::{Dfpn, Expansion, Numbers, Prover, Settings};
use rusc_search::{Control, together};

use super::proving::{Proving, Unproven};
use super::{HexProver, Theorems};
use crate::{Move, Position, SwapRule};

/// The solver of Hex, for any board; its theorems serve all positions on a board that it solves.
#[derive(Debug, Default)]
pub struct Solve<const WORDS: usize> {
    theorems: Option<Arc<RwLock<Theorems<WORDS>>>>,
}

impl<const WORDS: usize> Solve<WORDS> {
    /// The theorems found so far on the board of a position.
    fn theorems(&mut self, position: &Position<WORDS>) -> Arc<RwLock<Theorems<WORDS>>> {
        let board = position.board();
        let known = self
            .theorems
            .take()
            .filter(|known| known.read().unwrap_or_else(PoisonError::into_inner).board().size() == board.size());
        let theorems = known.unwrap_or_else(|| Arc::new(RwLock::new(Theorems::new(board))));
        Arc::clone(self.theorems.insert(theorems))
    }
}

rusc_present::reasons! {
    /// What is known about a position that is not solved yet.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SoFar {
        /// Nobody's win is proven.
        #[error("no win proven after {nodes} nodes")]
        Open {
            /// Number of positions looked at.
            nodes: u64,
        } => "hex-so-far-open",
        /// The winner is known, but not whether every other move wins or loses.
        #[error("the side to move wins with {winning}, and perhaps with others")]
        Won {
            /// The names of the winning moves found.
            winning: String,
        } => "hex-so-far-won",
    }
}

impl<const WORDS: usize> Solver<Position<WORDS>> for Solve<WORDS> {
    fn solve(
        &mut self,
        position: &Position<WORDS>,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<Move>, Unsolved> {
        let seat = position.turn().seat().ok_or(Unsolved::Over)?;
        let mut solving = Solving::new(self.theorems(position), control, progress);
        let is_won = solving.is_won(position).ok_or_else(|| solving.open())?;
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let best = match (is_won, wanted) {
            (false, _) => moves.clone(),
            (true, Wanted::BestMoves) => vec![solving.winning_move(position).ok_or_else(|| solving.open())?],
            (true, Wanted::EveryMove) => solving.winning_moves(position, &moves)?,
        };
        let worth = |mv: Move| if is_won && best.contains(&mv) { 1 } else { -1 };
        let values = match wanted {
            Wanted::BestMoves => Vec::new(),
            Wanted::EveryMove => moves.iter().map(|&mv| (mv, worth(mv))).collect(),
        };
        let (winner, score) = if is_won { (seat, 1) } else { (seat.rival(), -1) };
        Ok(Solution { winner: Some(winner), score, best, values, nodes: solving.search.nodes() })
    }

    fn keep(&mut self, position: &Position<WORDS>, keeper: Box<dyn Keeper>) -> Result<(), Unsolved> {
        let theorems = self.theorems(position);
        let mut theorems = theorems.write().unwrap_or_else(PoisonError::into_inner);
        theorems.keep_in(keeper).map_err(|why| Unsolved::NotKept { why })
    }

    fn may_prove(&self, position: &Position<WORDS>) -> Result<(), Unsolved> {
        position.turn().seat().ok_or(Unsolved::Over)?;
        if is_opening_with_swap(position) || position.may_swap() {
            return Err(Unsolved::NotProven { why: Why::of(&Unproven::Swap) });
        }
        Ok(())
    }

    fn proof(
        &mut self,
        position: &Position<WORDS>,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<String, Unsolved> {
        self.may_prove(position)?;
        Proving::new(self.theorems(position), control, progress).proof(&plain(position))
    }
}

/// One search, whose table and theorems serve all its positions.
struct Solving<'a, const WORDS: usize> {
    theorems: Arc<RwLock<Theorems<WORDS>>>,
    search: Dfpn<Position<WORDS>, HexProver<'a, WORDS>>,
    control: &'a Control<'a>,
    progress: &'a mut (dyn FnMut(&str) + Send),
}

impl<'a, const WORDS: usize> Solving<'a, WORDS> {
    fn new(
        theorems: Arc<RwLock<Theorems<WORDS>>>,
        control: &'a Control<'a>,
        progress: &'a mut (dyn FnMut(&str) + Send),
    ) -> Self {
        Solving { theorems, search: Dfpn::new(Settings::default()), control, progress }
    }

    /// Whether the side to move wins; `None` if the search was stopped.
    fn is_won(&mut self, position: &Position<WORDS>) -> Option<bool> {
        if position.winner().is_some() {
            return Some(false);
        }
        if position.may_swap() {
            return Some(self.prove(position)? || !self.prove(&position.after(Move::Swap))?);
        }
        if !is_opening_with_swap(position) {
            return self.prove(position);
        }
        for &cell in position.board().from_centre() {
            if !self.is_won(&position.after(Move::Stone(cell)))? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A winning move of a won position; `None` if the search was stopped.
    fn winning_move(&mut self, position: &Position<WORDS>) -> Option<Move> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        // The theorems found so far often decide it at once, which costs little.
        let glimpsed = moves.iter().find(|&&mv| self.is_lost_at_a_glance(&position.after(mv)));
        if let Some(&mv) = glimpsed {
            return Some(mv);
        }
        for mv in moves {
            if !self.is_won(&position.after(mv))? {
                return Some(mv);
            }
        }
        None
    }

    fn winning_moves(&mut self, position: &Position<WORDS>, moves: &[Move]) -> Result<Vec<Move>, Unsolved> {
        self.share_out(position, moves);
        let mut winning = Vec::new();
        for &mv in moves {
            match self.is_won(&position.after(mv)) {
                Some(false) => winning.push(mv),
                Some(true) => {}
                None => {
                    let names: Vec<String> = winning.iter().map(|&mv| position.name(mv)).collect();
                    return Err(interrupted(&SoFar::Won { winning: names.join(" ") }));
                }
            }
        }
        Ok(winning)
    }

    /// Lets each thread prove the position after another move. Threads in different positions get in each other's way less than
    /// threads in the same one; when no position is left, they help one another.
    fn share_out(&mut self, position: &Position<WORDS>, moves: &[Move]) {
        let after: Vec<Position<WORDS>> = moves.iter().map(|&mv| position.after(mv)).collect();
        if self.control.threads <= 1 || after.iter().any(|position| position.may_swap()) {
            return;
        }
        let open = after.iter().filter(|position| position.winner().is_none());
        let open = Mutex::new(open.map(|position| (plain(position), 0)).collect::<Vec<(Position<WORDS>, usize)>>());
        let mut provers: Vec<_> = (0..self.control.threads).map(|_| self.prover()).collect();
        let (first, others) = provers.split_first_mut().expect("there is more than one thread");
        let (search, theorems, control, progress) = (&self.search, &self.theorems, self.control, &mut self.progress);
        let lock = || open.lock().unwrap_or_else(PoisonError::into_inner);
        let work = |prover: &mut HexProver<'a, WORDS>, look: &mut (dyn FnMut(Numbers) + Send)| {
            loop {
                // The first of those on which the fewest threads are at work.
                let next = lock().iter_mut().min_by_key(|(_, threads)| *threads).map(|(position, threads)| {
                    *threads += 1;
                    *position
                });
                let Some(next) = next else { return };
                let is_known = known(theorems, &next).is_some();
                if !is_known && search.prove(&next, std::slice::from_mut(prover), control, look).is_none() {
                    return;
                }
                lock().retain(|(position, _)| *position != next);
            }
        };
        let mut look = |numbers| progress(&progress_text(search.nodes(), numbers));
        together(|| work(first, &mut look), others.iter_mut().map(|prover| || work(prover, &mut |_| ())));
    }

    fn is_lost_at_a_glance(&self, position: &Position<WORDS>) -> bool {
        if position.may_swap() {
            return false;
        }
        position.winner().is_some()
            || match self.prover().expand(&plain(position), None) {
                Expansion::Proven(proven) => !proven.is_won,
                Expansion::Open(_) => false,
            }
    }

    /// Whether the side to move wins without swapping.
    fn prove(&mut self, position: &Position<WORDS>) -> Option<bool> {
        if let Some(is_won) = known(&self.theorems, position) {
            return Some(is_won);
        }
        let mut provers: Vec<_> = (0..self.control.threads.max(1)).map(|_| self.prover()).collect();
        let (search, progress) = (&self.search, &mut self.progress);
        let mut look = |numbers| progress(&progress_text(search.nodes(), numbers));
        search.prove(&plain(position), &mut provers, self.control, &mut look).map(|proven| proven.is_won)
    }

    fn prover(&self) -> HexProver<'a, WORDS> {
        HexProver::new(Arc::clone(&self.theorems), self.control.stop)
    }

    fn open(&self) -> Unsolved {
        interrupted(&SoFar::Open { nodes: self.search.nodes() })
    }
}

fn progress_text(nodes: u64, Numbers { proof, disproof }: Numbers) -> String {
    format!("{nodes} nodes, win at {proof}, loss at {disproof}")
}

/// Whether the side to move wins by a theorem found before.
fn known<const WORDS: usize>(theorems: &RwLock<Theorems<WORDS>>, position: &Position<WORDS>) -> Option<bool> {
    let theorems = theorems.read().unwrap_or_else(PoisonError::into_inner);
    let mover = position.mover();
    if theorems.winning_first(position, mover).next().is_some() {
        return Some(true);
    }
    theorems.holding(position, mover.rival(), false).next().is_some().then_some(false)
}

fn interrupted(so_far: &SoFar) -> Unsolved {
    Unsolved::Interrupted { so_far: Why::of(so_far) }
}

/// Whether the first stone, which may be swapped, is still to be placed.
fn is_opening_with_swap<const WORDS: usize>(position: &Position<WORDS>) -> bool {
    position.swap_rule() != SwapRule::Off && position.empty() == position.board().all()
}

/// The same position without the swap rule.
fn plain<const WORDS: usize>(position: &Position<WORDS>) -> Position<WORDS> {
    let start = Position::new(position.board().size(), SwapRule::Off).expect("the board exists");
    let stones = [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat));
    start.set_up(stones, position.mover()).expect("the stones lay there before")
}
