//! A toy game with hidden dice: the laws detect a faulty deal, view, check or play.

use rusc_game::laws::{self, Trial};
use rusc_game::{Game, Hidden, ParseMoveError, Rng, Seat, Turn};

/// The fault built into the game, if any.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    None,
    DealForgetsOwnDie,
    ViewShowsWrongDie,
    CheckAllowsLowBids,
    CheckAllowsBidsAfterTheCall,
    PlayTakesAnything,
}

/// Each seat holds a die; players raise a bid or call, and the caller wins if the bid is above the sum of the dice.
#[derive(Clone, Debug, PartialEq)]
struct Dice {
    dice: [u8; 2],
    bid: u8,
    called: bool,
    moved: u8,
    fault: Fault,
}

#[derive(Clone, Debug, PartialEq)]
struct View {
    seat: Seat,
    die: u8,
    known: Dice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Bid {
    To(u8),
    Call,
}

#[derive(Debug)]
struct TooLow;

impl std::fmt::Display for TooLow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the bid is too low")
    }
}

impl std::error::Error for TooLow {}

impl Game for Dice {
    type Move = Bid;
    type View = View;
    type Illegal = TooLow;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.called { Turn::Over } else { Turn::Seat(Seat::new(self.moved % 2)) }
    }
    fn moves(&self, out: &mut Vec<Bid>) {
        if !self.called {
            out.extend((self.bid + 1..=12).map(Bid::To));
            out.push(Bid::Call);
        }
    }
    fn check(&self, mv: Bid) -> Result<(), TooLow> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let is_allowed = match self.fault {
            Fault::CheckAllowsLowBids => !self.called,
            Fault::CheckAllowsBidsAfterTheCall => moves.contains(&mv) || self.called,
            _ => moves.contains(&mv),
        };
        is_allowed.then_some(()).ok_or(TooLow)
    }
    fn play(&mut self, mv: Bid) {
        debug_assert!(self.fault == Fault::PlayTakesAnything || self.check(mv).is_ok(), "only legal moves are played");
        self.moved += 1;
        match mv {
            Bid::To(bid) => self.bid = bid,
            Bid::Call => self.called = true,
        }
    }
    fn payoff(&self, seat: Seat) -> i32 {
        let caller = Seat::new((self.moved + 1) % 2);
        let caller_wins = self.bid > self.dice[0] + self.dice[1];
        if (seat == caller) == caller_wins { 1 } else { -1 }
    }
    fn view(&self, seat: Seat) -> View {
        let shown = if self.fault == Fault::ViewShowsWrongDie { seat.rival() } else { seat };
        View { seat, die: self.dice[shown.index()], known: Dice { dice: [0; 2], ..self.clone() } }
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

impl Hidden for Dice {
    fn deal(view: &View, rng: &mut Rng) -> Self {
        let mut dealt = view.known.clone();
        dealt.dice = [0; 2].map(|_: u8| 1 + rng.below(6) as u8);
        if dealt.fault != Fault::DealForgetsOwnDie {
            dealt.dice[view.seat.index()] = view.die;
        }
        dealt
    }
}

fn put_through_the_laws(fault: Fault) {
    let start = Dice { dice: [2, 5], bid: 0, called: false, moved: 0, fault };
    let trial = Trial { games: 20, longest: 13, seed: 1 };
    laws::game(&start, trial);
    laws::refusal(&start, trial);
    laws::hidden(&start, trial);
}

#[test]
fn a_right_game_passes() {
    put_through_the_laws(Fault::None);
}

#[test]
fn every_fault_is_noticed() {
    for fault in [
        Fault::DealForgetsOwnDie,
        Fault::ViewShowsWrongDie,
        Fault::CheckAllowsLowBids,
        Fault::CheckAllowsBidsAfterTheCall,
        Fault::PlayTakesAnything,
    ] {
        let noticed = std::panic::catch_unwind(|| put_through_the_laws(fault));
        assert!(noticed.is_err(), "{fault:?} went through");
    }
}

#[test]
fn a_trial_that_tries_no_unlisted_move_is_noticed() {
    let begun = Dice { dice: [2, 5], bid: 0, called: false, moved: 0, fault: Fault::None };
    let ended = Dice { called: true, ..begun.clone() };
    for (start, games) in [(ended, 20), (begun, 0)] {
        let noticed = std::panic::catch_unwind(|| laws::game(&start, Trial { games, longest: 13, seed: 1 }));
        let said = noticed.expect_err("nothing was tried");
        assert_eq!(said.downcast_ref(), Some(&"some moves that are not listed are tried"));
    }
}
