//! All theorems found so far, so that one proof serves many positions.

use std::collections::VecDeque;

use rusc_game::Seat;
use rusc_present::{Keeper, Why};
use rusc_search::dfpn::Proven;

use super::kept::{BadFact, Fact};
use super::shelf::Shelf;
use super::theorem::Theorem;
use crate::{Cells, Position, Rhombus};

/// A store of theorems, by winner and by who moves first.
#[derive(Debug)]
pub struct Theorems<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    /// By winner, then whether the winner moves first.
    kept: [[Shelf<WORDS>; 2]; 2],
    /// The theorems added last, the newest at the end.
    latest: VecDeque<Fact<WORDS>>,
    /// Number of theorems added so far, images included.
    added: usize,
    /// Keeps every theorem added.
    keeper: Option<Box<dyn Keeper>>,
}

/// Most theorems of one kind: looking through more would take longer than finding connections.
const MOST: usize = 1 << 15;
/// Cells by which theorems are sorted: near the centre, where stones lie in most positions and most theorems need something.
const PIVOTS: usize = 5;
/// Most theorems remembered in the order in which they were added.
const LATEST: usize = 1 << 16;

impl<const WORDS: usize> Theorems<WORDS> {
    /// An empty store.
    pub fn new(board: &'static Rhombus<WORDS>) -> Self {
        let pivots = &board.from_centre()[..PIVOTS.min(board.area())];
        let kept = [(); 2].map(|()| [(); 2].map(|()| Shelf::new(pivots)));
        Theorems { board, kept, latest: VecDeque::new(), added: 0, keeper: None }
    }

    /// Reads what a keeper has, and gives it every theorem added from now on.
    ///
    /// # Errors
    /// If the keeper has facts about something else.
    pub fn keep_in(&mut self, mut keeper: Box<dyn Keeper>) -> Result<(), Why> {
        let size = self.board.size();
        let lines = keeper.open(&format!("hex {size}x{size}"))?;
        let read = |line: &String| {
            Fact::read(self.board, line).ok_or_else(|| Why::of(&BadFact::Unreadable { text: line.clone() }))
        };
        let mut facts = lines.iter().map(read).collect::<Result<Vec<Fact<WORDS>>, Why>>()?;
        // The fewer stones, the more positions a theorem serves; if there are too many, the others stay in the file only.
        facts.sort_by_key(|fact| (fact.theorem.stones.len(), fact.theorem.carrier.len()));
        for Fact { theorem, winner, moves_first } in facts {
            if self.kept[winner.index()][usize::from(moves_first)].len() < MOST / 2 {
                self.add(theorem, winner, moves_first);
            }
        }
        // New theorems replace one another before they replace these.
        self.kept.iter_mut().flatten().for_each(Shelf::protect);
        self.keeper = Some(keeper);
        Ok(())
    }

    /// The board of the theorems.
    pub fn board(&self) -> &'static Rhombus<WORDS> {
        self.board
    }

    /// Number of theorems.
    pub fn len(&self) -> usize {
        self.kept.iter().flatten().map(Shelf::len).sum()
    }

    /// Whether there is no theorem.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Number of theorems added so far, those replaced by others included.
    pub(super) fn added(&self) -> usize {
        self.added
    }

    /// The theorems added after the first `count`, as far back as they are remembered.
    pub(super) fn added_after(&self, count: usize) -> impl Iterator<Item = &Fact<WORDS>> {
        let forgotten = self.added - self.latest.len();
        self.latest.range(count.saturating_sub(forgotten).min(self.latest.len())..)
    }

    /// All theorems of a winner who moves first, or of one who does not.
    pub fn all(&self, winner: Seat, moves_first: bool) -> impl Iterator<Item = Theorem<WORDS>> + '_ {
        self.shelf(winner, moves_first).all()
    }

    /// The theorems that hold in a position.
    pub fn holding<'a>(
        &'a self,
        position: &Position<WORDS>,
        winner: Seat,
        moves_first: bool,
    ) -> impl Iterator<Item = Theorem<WORDS>> + 'a {
        self.shelf(winner, moves_first).holding(position.stones(winner), position.stones(winner.rival()))
    }

    /// The theorems by which a player wins a position by moving first, as they apply there: with those of players who move
    /// second, the move is the stone that is still missing.
    pub fn winning_first<'a>(
        &'a self,
        position: &'a Position<WORDS>,
        winner: Seat,
    ) -> impl Iterator<Item = Theorem<WORDS>> + 'a {
        let (own, rivals) = (position.stones(winner), position.stones(winner.rival()));
        let second = self.shelf(winner, false).nearly_holding(own, rivals);
        let first = self.shelf(winner, true).holding(own, rivals);
        first.chain(second).map(move |theorem| theorem.applied(position, winner))
    }

    /// What the theorems say about a position: its result, or else threats of the rival, so many that a move that meets them meets
    /// all.
    pub fn known(&self, position: &Position<WORDS>) -> Result<Proven<Theorem<WORDS>>, Vec<Theorem<WORDS>>> {
        let (mover, rival) = (position.mover(), position.mover().rival());
        if let Some(proof) = self.winning_first(position, mover).next() {
            return Ok(Proven { is_won: true, proof });
        }
        if let Some(proof) = self.holding(position, rival, false).next() {
            return Ok(Proven { is_won: false, proof: proof.applied(position, rival) });
        }
        let mut threats = Vec::new();
        let mut common = position.empty();
        for threat in self.winning_first(position, rival) {
            if !common.is_within(threat.carrier) {
                common &= threat.carrier;
                threats.push(threat);
            }
            if common.is_empty() {
                break;
            }
        }
        Err(threats)
    }

    /// What the theorems say about a position: the winner, or else the moves that meet all threats known.
    pub(crate) fn moves_left(&self, position: &Position<WORDS>) -> Result<Cells<WORDS>, Seat> {
        let (mover, rival) = (position.mover(), position.mover().rival());
        let left = match self.known(position) {
            Ok(proven) => return Err(if proven.is_won { mover } else { rival }),
            Err(threats) => threats.iter().fold(position.empty(), |left, threat| left & threat.carrier),
        };
        if left.is_empty() { Err(rival) } else { Ok(left) }
    }

    /// Adds a theorem, and the same for the turned and the mirrored board.
    pub fn add(&mut self, theorem: Theorem<WORDS>, winner: Seat, moves_first: bool) {
        let (board, area) = (self.board, self.board.area());
        if self.shelf(winner, moves_first).implies(&theorem) {
            return;
        }
        if let Some(keeper) = &mut self.keeper {
            keeper.add(&Fact { theorem, winner, moves_first }.write(board));
        }
        let mirrored = theorem.mapped(|cells| cells.iter().map(|cell| board.reflected(cell)).collect());
        for (theorem, winner) in [(theorem, winner), (mirrored, winner.rival())] {
            let turned = theorem.mapped(|cells| cells.reversed(area));
            self.put(Fact { theorem, winner, moves_first });
            if turned != theorem {
                self.put(Fact { theorem: turned, winner, moves_first });
            }
        }
    }

    fn put(&mut self, fact: Fact<WORDS>) {
        self.kept[fact.winner.index()][usize::from(fact.moves_first)].add(&fact.theorem, MOST);
        if self.latest.len() == LATEST {
            self.latest.pop_front();
        }
        self.latest.push_back(fact);
        self.added += 1;
    }

    fn shelf(&self, winner: Seat, moves_first: bool) -> &Shelf<WORDS> {
        &self.kept[winner.index()][usize::from(moves_first)]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, PoisonError, RwLock};

    use rusc_game::{Game, Rng};
    use rusc_present::{Solver, Wanted};
    use rusc_search::Control;

    use super::*;
    use crate::solver::Solve;
    use crate::{Move, SwapRule};

    /// A position of 4x4 after some random moves.
    fn random(rng: &mut Rng, stones: u32) -> Position<1> {
        let mut position = Position::new(4, SwapRule::Off).expect("4x4 is a size");
        for _ in 0..stones {
            let Some(mv) = position.random_move(rng, &mut Vec::new()) else { break };
            position.play(mv);
        }
        position
    }

    /// The winner by the rules alone.
    fn winner(position: &Position<1>) -> Seat {
        let mover = position.mover();
        let wins = |cell| winner(&position.after(Move::Stone(cell))) == mover;
        position.winner().unwrap_or_else(|| if position.empty().iter().any(wins) { mover } else { mover.rival() })
    }

    #[test]
    fn moves_that_miss_a_threat_lose() {
        let mut rng = Rng::new(9);
        let theorems = Arc::new(RwLock::new(Theorems::new(Rhombus::of(4).expect("4x4 is a size"))));
        let mut solver = Solve::sharing(Arc::clone(&theorems));
        let (mut decided, mut left_out) = (0, 0);
        for _ in 0..400 {
            let seen = random(&mut rng, 7);
            if seen.is_over() {
                continue;
            }
            match theorems.read().unwrap_or_else(PoisonError::into_inner).moves_left(&seen) {
                Err(known) => {
                    decided += 1;
                    assert_eq!(known, winner(&seen));
                }
                Ok(left) => {
                    for cell in (seen.empty() & !left).iter() {
                        left_out += 1;
                        assert_ne!(winner(&seen.after(Move::Stone(cell))), seen.mover());
                    }
                }
            }
            solver
                .solve(&seen, Wanted::BestMoves, &Control::unlimited(), &mut |_| {})
                .expect("nothing stops the solver");
        }
        assert!(decided > 100 && left_out > 100, "{decided} decided, {left_out} moves left out");
    }
}
