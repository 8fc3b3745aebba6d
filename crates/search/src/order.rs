//! Move ordering by killer moves and history.

use rusc_game::{Duel, Seat};

/// One thread's killer moves and history scores.
pub(crate) struct Order {
    /// The last two moves that caused a cutoff, by ply.
    killers: Vec<[u16; 2]>,
    /// How often and at what depth a move caused a cutoff, by seat and code.
    history: [Vec<u32>; 2],
}

/// Score of a killer move; history scores stay below it.
const KILLER: u32 = 1 << 30;

impl Order {
    pub(crate) fn new<G: Duel>() -> Self {
        Order { killers: Vec::new(), history: [vec![0; G::CODES], vec![0; G::CODES]] }
    }

    /// The ordering score of a move; higher is tried first.
    #[inline]
    pub(crate) fn score(&self, seat: Seat, ply: u32, code: u16) -> u32 {
        match self.killers.get(ply as usize) {
            Some(killers) if killers[0] == code => KILLER + 1,
            Some(killers) if killers[1] == code => KILLER,
            _ => self.history[seat.index()][usize::from(code)],
        }
    }

    /// Records a move that caused a cutoff.
    pub(crate) fn reward(&mut self, seat: Seat, ply: u32, code: u16, depth: u32) {
        let ply = ply as usize;
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [u16::MAX; 2]);
        }
        if self.killers[ply][0] != code {
            self.killers[ply] = [code, self.killers[ply][0]];
        }
        let score = &mut self.history[seat.index()][usize::from(code)];
        *score += depth * depth;
        if *score >= KILLER {
            self.fade();
        }
    }

    /// Halves the history scores.
    pub(crate) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|score| *score /= 2);
    }
}
