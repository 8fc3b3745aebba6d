//! A game of your own and both searches: Nim with one heap, where a turn takes one to three stones and the last stone wins.
//!
//! cargo run --example own_game

use std::fmt;

use rusc_game::{Duel, Game, ParseMoveError, Playout, Rng, Seat, Turn};
use rusc_search::mcts::{Mcts, MctsSettings};
use rusc_search::{AlphaBeta, Control, Payoff};

#[derive(Clone, Debug, PartialEq)]
struct Nim {
    stones: u8,
    mover: Seat,
}

/// The error for taking more stones than the heap holds or the rules allow.
#[derive(Debug)]
struct Illegal;

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a turn takes one to three of the stones that are left")
    }
}

impl std::error::Error for Illegal {}

impl Game for Nim {
    /// The number of stones taken.
    type Move = u8;
    /// Nothing is hidden: a seat sees the whole position.
    type View = Nim;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.stones == 0 { Turn::Over } else { Turn::Seat(self.mover) }
    }
    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.stones.min(3));
    }
    fn check(&self, taken: u8) -> Result<(), Illegal> {
        if (1..=self.stones.min(3)).contains(&taken) { Ok(()) } else { Err(Illegal) }
    }
    /// Panics if more stones are taken than the heap holds.
    fn play(&mut self, taken: u8) {
        self.stones -= taken;
        self.mover = Seat::new(1 - self.mover.index() as u8);
    }
    /// The side to move has lost: the rival took the last stone.
    fn payoff(&self, seat: Seat) -> i32 {
        match self.stones {
            0 if seat == self.mover => -1,
            0 => 1,
            _ => 0,
        }
    }
    fn view(&self, _: Seat) -> Nim {
        self.clone()
    }
    fn name(&self, taken: u8) -> String {
        taken.to_string()
    }
    fn parse(&self, text: &str) -> Result<u8, ParseMoveError> {
        text.parse().map_err(|_| ParseMoveError::new(text, "how many stones to take"))
    }
}

/// What searches for two players need besides the rules: a key for the transposition table, and a number for each move.
impl Duel for Nim {
    const CODES: usize = 4;

    fn key(&self) -> u64 {
        Rng::new(u64::from(self.stones) << 1 | self.mover.index() as u64).bits()
    }
    fn code(&self, taken: u8) -> u16 {
        u16::from(taken)
    }
}

impl Playout for Nim {}

fn main() {
    let heap = Nim { stones: 13, mover: Seat::FIRST };

    let mut alpha_beta = AlphaBeta::new(Payoff, 1 << 20);
    let report = alpha_beta.search(&heap, &Control::depth(13), &mut |_| {});
    println!("alpha-beta: take {:?}, {:?}, {} nodes", report.best, report.score, report.nodes);
    assert_eq!(report.best, Some(1), "a multiple of four loses for whoever has to move");

    let mut mcts = Mcts::new(MctsSettings::default());
    let report = mcts.search(&heap, &Control::nodes(20_000), &mut |_| {});
    println!("mcts: take {:?}, {:?}, {} simulations", report.best, report.score, report.nodes);
    assert_eq!(report.best, Some(1));
}
