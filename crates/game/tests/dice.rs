//! The laws detect a faulty deal, view, check or play in the game with hidden dice.

use rusc_game::dice_game::{Bid, DiceGame, DiceView, TooLow};
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

/// The game with a fault.
#[derive(Clone, Debug, PartialEq)]
struct Faulty {
    game: DiceGame,
    fault: Fault,
}

impl Faulty {
    fn new(fault: Fault) -> Self {
        Faulty { game: DiceGame::new([2, 5]), fault }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct FaultyView {
    view: DiceView,
    fault: Fault,
}

impl Game for Faulty {
    type Move = Bid;
    type View = FaultyView;
    type Illegal = TooLow;

    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn moves(&self, out: &mut Vec<Bid>) {
        self.game.moves(out);
    }
    fn check(&self, mv: Bid) -> Result<(), TooLow> {
        match self.fault {
            Fault::CheckAllowsLowBids if !self.game.is_over() => Ok(()),
            Fault::CheckAllowsBidsAfterTheCall if self.game.is_over() => Ok(()),
            _ => self.game.check(mv),
        }
    }
    fn play(&mut self, mv: Bid) {
        debug_assert!(self.fault == Fault::PlayTakesAnything || self.check(mv).is_ok(), "only legal moves are played");
        self.game.bidding.take(mv);
    }
    fn payoff(&self, seat: Seat) -> i32 {
        self.game.payoff(seat)
    }
    fn view(&self, seat: Seat) -> FaultyView {
        let mut view = self.game.view(seat);
        if self.fault == Fault::ViewShowsWrongDie {
            view.die = self.game.dice[seat.rival().index()];
        }
        FaultyView { view, fault: self.fault }
    }
    fn name(&self, mv: Bid) -> String {
        self.game.name(mv)
    }
    fn parse(&self, text: &str) -> Result<Bid, ParseMoveError> {
        self.game.parse(text)
    }
}

impl Hidden for Faulty {
    fn deal(view: &FaultyView, rng: &mut Rng) -> Self {
        let FaultyView { view, fault } = view;
        let mut game = DiceGame::deal(view, rng);
        if *fault == Fault::DealForgetsOwnDie {
            game.dice[view.seat.index()] = 1 + rng.below(6) as u8;
        }
        Faulty { game, fault: *fault }
    }
}

fn put_through_the_laws<G: Hidden>(start: &G) {
    let trial = Trial { games: 20, longest: 13, seed: 1 };
    laws::game(start, trial);
    laws::refusal(start, trial);
    laws::hidden(start, trial);
}

#[test]
fn a_right_game_passes() {
    put_through_the_laws(&DiceGame::new([2, 5]));
    put_through_the_laws(&Faulty::new(Fault::None));
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
        let noticed = std::panic::catch_unwind(|| put_through_the_laws(&Faulty::new(fault)));
        assert!(noticed.is_err(), "{fault:?} went through");
    }
}

#[test]
fn a_trial_that_tries_no_unlisted_move_is_noticed() {
    let begun = DiceGame::new([2, 5]);
    let ended = begun.after(Bid::Call);
    for (start, games) in [(ended, 20), (begun, 0)] {
        let noticed = std::panic::catch_unwind(|| laws::game(&start, Trial { games, longest: 13, seed: 1 }));
        let said = noticed.expect_err("nothing was tried");
        assert_eq!(said.downcast_ref(), Some(&"some moves that are not listed are tried"));
    }
}
