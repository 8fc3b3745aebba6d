//! All theorems found so far, so that one proof serves many positions.

use rusc_game::Seat;
use rusc_present::{Keeper, Why};

use super::kept::{BadFact, Fact};
use super::theorem::Theorem;
use crate::{Cells, Position, Rhombus};

/// A store of theorems, by winner and by who moves first.
#[derive(Debug)]
pub struct Theorems<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    /// By winner, then whether the winner moves first.
    kept: [[Vec<Kept<WORDS>>; 2]; 2],
    /// The place last replaced in a full list.
    oldest: usize,
    /// Keeps every theorem added.
    keeper: Option<Box<dyn Keeper>>,
}

/// Most theorems of one kind: looking through more would take longer than finding connections.
const MOST: usize = 1 << 15;

/// A theorem in the form in which it is looked up.
#[derive(Clone, Copy, Debug)]
struct Kept<const WORDS: usize> {
    stones: Cells<WORDS>,
    reach: Cells<WORDS>,
}

impl<const WORDS: usize> Kept<WORDS> {
    fn theorem(self) -> Theorem<WORDS> {
        Theorem { stones: self.stones, carrier: self.reach & !self.stones }
    }
}

impl<const WORDS: usize> Theorems<WORDS> {
    /// An empty store.
    pub fn new(board: &'static Rhombus<WORDS>) -> Self {
        Theorems { board, kept: Default::default(), oldest: 0, keeper: None }
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
        self.oldest = MOST / 2;
        self.keeper = Some(keeper);
        Ok(())
    }

    /// The board of the theorems.
    pub fn board(&self) -> &'static Rhombus<WORDS> {
        self.board
    }

    /// Number of theorems.
    pub fn len(&self) -> usize {
        self.kept.iter().flatten().map(Vec::len).sum()
    }

    /// Whether there is no theorem.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All theorems of a winner who moves first, or of one who does not.
    pub fn all(&self, winner: Seat, moves_first: bool) -> impl Iterator<Item = Theorem<WORDS>> + '_ {
        self.kept[winner.index()][usize::from(moves_first)].iter().map(|kept| kept.theorem())
    }

    /// The theorems that hold in a position.
    pub fn holding<'a>(
        &'a self,
        position: &Position<WORDS>,
        winner: Seat,
        moves_first: bool,
    ) -> impl Iterator<Item = Theorem<WORDS>> + 'a {
        let lacking = !position.stones(winner);
        let rivals = position.stones(winner.rival());
        let kept = &self.kept[winner.index()][usize::from(moves_first)];
        kept.iter()
            .filter(move |kept| ((kept.stones & lacking) | (kept.reach & rivals)).is_empty())
            .map(|kept| kept.theorem())
    }

    /// Adds a theorem, and the same for the turned and the mirrored board.
    pub fn add(&mut self, theorem: Theorem<WORDS>, winner: Seat, moves_first: bool) {
        let (board, area) = (self.board, self.board.area());
        if let Some(keeper) = &mut self.keeper
            && !self.kept[winner.index()][usize::from(moves_first)]
                .iter()
                .any(|known| known.theorem().implies(&theorem))
        {
            keeper.add(&Fact { theorem, winner, moves_first }.write(board));
        }
        let mirrored = theorem.mapped(|cells| cells.iter().map(|cell| board.reflected(cell)).collect());
        for (theorem, winner) in [(theorem, winner), (mirrored, winner.rival())] {
            let turned = theorem.mapped(|cells| cells.reversed(area));
            let kept = &mut self.kept[winner.index()][usize::from(moves_first)];
            for theorem in [theorem, turned] {
                let (stones, reach) = (theorem.stones, theorem.reach());
                if kept.iter().any(|known| known.stones.is_within(stones) && known.reach.is_within(reach)) {
                    continue;
                }
                kept.retain(|known| !(stones.is_within(known.stones) && reach.is_within(known.reach)));
                if kept.len() < MOST {
                    kept.push(Kept { stones, reach });
                } else {
                    self.oldest = (self.oldest + 1) % MOST;
                    kept[self.oldest] = Kept { stones, reach };
                }
            }
        }
    }
}
