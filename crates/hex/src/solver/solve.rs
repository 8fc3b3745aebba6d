//! Connects the solver to the `Solver` trait, and adds the swap rule.

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use rusc_game::{Game, Seat};
use rusc_present::{Keeper, Solution, Solver, Unsolved, Wanted, Why};
use rusc_search::dfpn::{Dfpn, Expansion, Numbers, Prover, Settings, Sight, Verdict};
use rusc_search::{Control, together};

use super::moves::Moves;
use super::proving::{Proving, Unproven};
use super::{HexProver, Theorems};
use crate::{Move, Position, SwapRule};

/// The solver of Hex, for any board; its theorems serve all positions on a board that it solves.
#[derive(Debug, Default)]
pub struct Solve<const WORDS: usize> {
    theorems: Option<Arc<RwLock<Theorems<WORDS>>>>,
}

impl<const WORDS: usize> Solve<WORDS> {
    /// A solver that shares its theorems.
    pub(crate) fn sharing(theorems: Arc<RwLock<Theorems<WORDS>>>) -> Self {
        Solve { theorems: Some(theorems) }
    }

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

    /// Solves a position as [`Solver::solve`] does, and shows what the search is doing from time to time.
    ///
    /// # Errors
    /// Says why there is no exact value.
    pub fn watched(
        &mut self,
        position: &Position<WORDS>,
        wanted: Wanted,
        control: &Control,
        watch: &mut (dyn FnMut(&Glance) + Send),
    ) -> Result<Solution<Move>, Unsolved> {
        let seat = position.turn().seat().ok_or(Unsolved::Over)?;
        let mut team = Team { threads: control.threads.max(1), watcher: Watcher::new(Some(watch), control) };
        let solving = Solving::new(self.theorems(position), control);
        let is_won = solving.is_won(position, &mut team).ok_or_else(|| solving.open())?;
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let best = match (is_won, wanted) {
            (false, _) => moves.clone(),
            (true, Wanted::BestMoves) => vec![solving.winning_move(position, &mut team).ok_or_else(|| solving.open())?],
            (true, Wanted::EveryMove) => solving.winning_moves(position, &moves, team)?,
        };
        let worth = |mv: Move| if is_won && best.contains(&mv) { 1 } else { -1 };
        let values = match wanted {
            Wanted::BestMoves => Vec::new(),
            Wanted::EveryMove => moves.iter().map(|&mv| (mv, worth(mv))).collect(),
        };
        let (winner, score) = if is_won { (seat, 1) } else { (seat.rival(), -1) };
        Ok(Solution { winner: Some(winner), score, best, values, nodes: solving.search.nodes() })
    }
}

/// What the solver is doing.
#[derive(Clone, Debug)]
pub struct Glance {
    /// Number of positions looked at so far.
    pub nodes: u64,
    /// The moves to the position that is being proven, if it is not the one to be solved.
    pub played: Vec<Move>,
    /// How much is left to prove there, for the side to move.
    pub numbers: Numbers,
    /// The moves from there that the search is looking at.
    pub line: Vec<Move>,
    /// What is known of the moves in the position to be solved.
    pub moves: Vec<(Move, Verdict)>,
}

impl fmt::Display for Glance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Numbers { proof, disproof } = self.numbers;
        write!(f, "{} nodes, proof number {proof}, disproof number {disproof}", self.nodes)
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
        /// The side to move wins, but not yet known how.
        #[error("the side to move wins, but no winning move is known yet")]
        WonSomehow => "hex-so-far-won-somehow",
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
        self.watched(position, wanted, control, &mut |glance| progress(&glance.to_string()))
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
}

/// Threads that search the same position, and who watches them.
struct Team<'a> {
    threads: usize,
    watcher: Watcher<'a>,
}

/// Shows what a search is doing, from time to time.
struct Watcher<'a> {
    watch: Option<&'a mut (dyn FnMut(&Glance) + Send)>,
    control: &'a Control<'a>,
    /// When to show it next.
    next: Duration,
    /// The moves to the position that is being proven.
    played: Vec<Move>,
    /// The moves of the position to be solved that are decided.
    known: Vec<(Move, Verdict)>,
}

/// The time between two glances.
const BETWEEN_GLANCES: Duration = Duration::from_millis(250);

impl<'a> Watcher<'a> {
    fn new(watch: Option<&'a mut (dyn FnMut(&Glance) + Send)>, control: &'a Control<'a>) -> Self {
        Watcher { watch, control, next: Duration::ZERO, played: Vec::new(), known: Vec::new() }
    }

    /// Shows what the search sees, if it is time to. `tried` gives the moves of the position that is being proven.
    fn look(&mut self, nodes: u64, sight: &Sight<Move>, tried: impl FnOnce() -> Vec<(Move, Verdict)>) {
        let Some(watch) = &mut self.watch else { return };
        let now = self.control.elapsed();
        if now < self.next {
            return;
        }
        self.next = now + BETWEEN_GLANCES;
        let moves = if self.played.is_empty() { tried() } else { self.known.clone() };
        let Sight { numbers, line } = *sight;
        watch(&Glance { nodes, played: self.played.clone(), numbers, line: line.to_vec(), moves });
    }
}

impl<'a, const WORDS: usize> Solving<'a, WORDS> {
    fn new(theorems: Arc<RwLock<Theorems<WORDS>>>, control: &'a Control<'a>) -> Self {
        Solving { theorems, search: Dfpn::new(Settings::default()), control }
    }

    /// Whether the side to move wins after a move; `None` if the search was stopped.
    fn is_won_after(&self, position: &Position<WORDS>, mv: Move, team: &mut Team) -> Option<bool> {
        team.watcher.played.push(mv);
        let is_won = self.is_won(&position.after(mv), team);
        team.watcher.played.pop();
        is_won
    }

    /// Whether the side to move wins; `None` if the search was stopped.
    fn is_won(&self, position: &Position<WORDS>, team: &mut Team) -> Option<bool> {
        if position.winner().is_some() {
            return Some(false);
        }
        if position.may_swap() {
            return Some(self.prove(position, team)? || !self.is_won_after(position, Move::Swap, team)?);
        }
        if !is_opening_with_swap(position) {
            return self.prove(position, team);
        }
        for &cell in position.board().from_centre() {
            if !self.is_won_after(position, Move::Stone(cell), team)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A winning move of a won position; `None` if the search was stopped.
    fn winning_move(&self, position: &Position<WORDS>, team: &mut Team) -> Option<Move> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        // The theorems found so far often decide it at once, which costs little.
        let glimpsed = moves.iter().find(|&&mv| self.is_lost_at_a_glance(&position.after(mv)));
        if let Some(&mv) = glimpsed {
            return Some(mv);
        }
        for mv in moves {
            if !self.is_won_after(position, mv, team)? {
                return Some(mv);
            }
        }
        None
    }

    /// All winning moves of a won position.
    fn winning_moves(&self, position: &Position<WORDS>, all: &[Move], team: Team) -> Result<Vec<Move>, Unsolved> {
        let moves = Moves::new(position, all);
        let (control, others) = (self.control, 1..team.threads);
        let mut first = Team { threads: 1, ..team };
        together(
            || self.decide(position, &moves, &mut first),
            others.map(|_| {
                || self.decide(position, &moves, &mut Team { threads: 1, watcher: Watcher::new(None, control) })
            }),
        );
        let decided = moves.decided();
        let wins = |mv: &Move| decided.contains(&(*mv, Verdict::Wins));
        let winning: Vec<Move> = all.iter().copied().filter(wins).collect();
        if decided.len() == all.len() {
            return Ok(winning);
        }
        let names: Vec<String> = winning.iter().map(|&mv| position.name(mv)).collect();
        let so_far = if names.is_empty() { SoFar::WonSomehow } else { SoFar::Won { winning: names.join(" ") } };
        Err(interrupted(&so_far))
    }

    /// Decides moves of a position until none is left or the search is stopped.
    fn decide(&self, position: &Position<WORDS>, moves: &Moves, team: &mut Team) {
        while let Some(mv) = moves.take() {
            team.watcher.known = moves.decided();
            let Some(is_won) = self.is_won_after(position, mv, team) else { return };
            moves.decide(mv, !is_won);
        }
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
    fn prove(&self, position: &Position<WORDS>, team: &mut Team) -> Option<bool> {
        let known = self.theorems.read().unwrap_or_else(PoisonError::into_inner).known(position);
        if let Ok(proven) = known {
            return Some(proven.is_won);
        }
        let mut provers: Vec<_> = (0..team.threads).map(|_| self.prover()).collect();
        let (plain, spare) = (plain(position), self.prover());
        let (search, watcher) = (&self.search, &mut team.watcher);
        let mut look = |sight: &Sight<Move>| watcher.look(search.nodes(), sight, || search.tried(&plain, &spare));
        search.prove(&plain, &mut provers, self.control, &mut look).map(|proven| proven.is_won)
    }

    fn prover(&self) -> HexProver<'a, WORDS> {
        HexProver::new(Arc::clone(&self.theorems), self.control.stop)
    }

    fn open(&self) -> Unsolved {
        interrupted(&SoFar::Open { nodes: self.search.nodes() })
    }
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
