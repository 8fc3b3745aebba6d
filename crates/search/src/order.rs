//! Which moves to try first: those that refuted other positions of this search.

use rusc_game::{Duel, Seat};

/// What a thread remembers of good moves.
pub(crate) struct Order {
    /// The last two moves that refuted a position, by distance from the root.
    killers: Vec<[u16; 2]>,
    /// How often and how deep a move refuted a position, by seat and code.
    history: [Vec<u32>; 2],
}

/// Scores above this are reserved, so history may not reach it.
const KILLER: u32 = 1 << 30;

impl Order {
    pub(crate) fn new<G: Duel>() -> Self {
        Order { killers: Vec::new(), history: [vec![0; G::CODES], vec![0; G::CODES]] }
    }

    /// How early a move is to be tried.
    #[inline]
    pub(crate) fn score(&self, seat: Seat, ply: u32, code: u16) -> u32 {
        match self.killers.get(ply as usize) {
            Some(killers) if killers[0] == code => KILLER + 1,
            Some(killers) if killers[1] == code => KILLER,
            _ => self.history[seat.index()][usize::from(code)],
        }
    }

    /// Remembers a move that refuted a position.
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

    /// Halves the weight of the past.
    pub(crate) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|score| *score /= 2);
    }
}
