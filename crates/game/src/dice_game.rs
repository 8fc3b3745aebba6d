//! A game with hidden dice, for testing searches and laws: the smallest game in which the seats know different things.

use crate::{Game, Hidden, ParseMoveError, Playout, Rng, Seat, Turn};

/// Each of two seats holds a die that the other does not see. They raise a bid in turn, to 12 at most, or call. Whoever calls
/// wins if the dice add up to less than the bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceGame {
    /// The dice, from 1 to 6, by seat.
    pub dice: [u8; 2],
    /// The last bid, and whether it was called.
    pub bidding: Bidding,
}

/// Everything that both seats see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bidding {
    /// The last bid; 0 before the first bid.
    pub bid: u8,
    /// How many moves were made.
    pub moves: u8,
    /// Whether the last move was a call, which ends the game.
    pub is_called: bool,
}

/// What one seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceView {
    /// The seat whose view this is.
    pub seat: Seat,
    /// The die of this seat.
    pub die: u8,
    /// What both seats see.
    pub bidding: Bidding,
}

/// A move of the game with dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bid {
    /// Says that the dice add up to at least this number.
    To(u8),
    /// Claims that the dice add up to less than the last bid.
    Call,
}

/// The bid is not higher than the last one, or the bidding is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLow;

impl std::fmt::Display for TooLow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the bid is too low")
    }
}

impl std::error::Error for TooLow {}

impl DiceGame {
    /// A game at its beginning.
    pub fn new(dice: [u8; 2]) -> Self {
        DiceGame { dice, bidding: Bidding::default() }
    }
}

impl Bidding {
    /// Makes a move without checking that it is legal.
    pub fn take(&mut self, mv: Bid) {
        self.moves += 1;
        match mv {
            Bid::To(bid) => self.bid = bid,
            Bid::Call => self.is_called = true,
        }
    }
}

impl Game for DiceGame {
    type Move = Bid;
    type View = DiceView;
    type Illegal = TooLow;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.bidding.is_called { Turn::Over } else { Turn::Seat(Seat::new(self.bidding.moves % 2)) }
    }
    fn moves(&self, out: &mut Vec<Bid>) {
        if !self.bidding.is_called {
            out.extend((self.bidding.bid + 1..=12).map(Bid::To));
            out.push(Bid::Call);
        }
    }
    fn check(&self, mv: Bid) -> Result<(), TooLow> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.contains(&mv).then_some(()).ok_or(TooLow)
    }
    fn play(&mut self, mv: Bid) {
        debug_assert!(self.check(mv).is_ok(), "only legal moves are played");
        self.bidding.take(mv);
    }
    fn payoff(&self, seat: Seat) -> i32 {
        let caller = Seat::new((self.bidding.moves + 1) % 2);
        let caller_wins = self.dice[0] + self.dice[1] < self.bidding.bid;
        if (seat == caller) == caller_wins { 1 } else { -1 }
    }
    fn view(&self, seat: Seat) -> DiceView {
        DiceView { seat, die: self.dice[seat.index()], bidding: self.bidding }
    }
    fn name(&self, mv: Bid) -> String {
        match mv {
            Bid::To(bid) => bid.to_string(),
            Bid::Call => "call".to_owned(),
        }
    }
    fn parse(&self, text: &str) -> Result<Bid, ParseMoveError> {
        if text == "call" {
            return Ok(Bid::Call);
        }
        text.parse().map(Bid::To).map_err(|_| ParseMoveError::new(text, "a bid or \"call\""))
    }
}

impl Hidden for DiceGame {
    fn deal(view: &DiceView, rng: &mut Rng) -> Self {
        let mut dice = [0; 2].map(|_: u8| 1 + rng.below(6) as u8);
        dice[view.seat.index()] = view.die;
        DiceGame { dice, bidding: view.bidding }
    }
}

impl Playout for DiceGame {}
