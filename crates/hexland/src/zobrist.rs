//! Zobrist keys; they never change between versions.

use rusc_game::splitmix64;

/// The key of a seat's stone on a bit of the board.
#[inline]
pub(crate) fn stone(seat: usize, bit: u32) -> u64 {
    STONES[seat][bit as usize]
}

/// The key of the second seat's turn.
pub(crate) const SECOND_TO_MOVE: u64 = scattered(256);

/// The keys of zero, one and two consecutive passes.
pub(crate) const PASSES: [u64; 3] = [0, scattered(257), scattered(258)];

/// The key of a lead in captures; 0 for no lead.
#[inline]
pub(crate) fn lead(captures: i32) -> u64 {
    if captures == 0 { 0 } else { scattered(1_000_u64.wrapping_add_signed(captures.into())) }
}

static STONES: [[u64; 128]; 2] = {
    let mut table = [[0; 128]; 2];
    let mut bit = 0;
    while bit < 128 {
        table[0][bit] = scattered(bit as u64);
        table[1][bit] = scattered(128 + bit as u64);
        bit += 1;
    }
    table
};

/// Output number `index` of splitmix64.
const fn scattered(index: u64) -> u64 {
    splitmix64(0, index)
}
