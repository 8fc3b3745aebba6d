//! Information-set search finds the best move in a game with hidden dice and uses nothing beyond its view.

use rusc_game::{Game, Hidden, ParseMoveError, Playout, Rng, Seat, Turn};
use rusc_search::ismcts::{Ismcts, IsmctsSettings};
use rusc_search::{Bot, Control, Report, Score};

/// Each seat holds a die from 1 to 6. Players take turns to raise a bid up to 12, or call; the caller wins if the dice add up to
/// less than the bid.
#[derive(Clone, Debug, PartialEq)]
struct Dice {
    dice: [u8; 2],
    bid: u8,
    moved: u8,
    is_called: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct View {
    seat: Seat,
    die: u8,
    bid: u8,
    moved: u8,
    is_called: bool,
}

/// A bid; 0 means call.
type Bid = u8;

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
        if self.is_called { Turn::Over } else { Turn::Seat(Seat::new(self.moved % 2)) }
    }
    fn moves(&self, out: &mut Vec<Bid>) {
        if !self.is_called {
            out.push(0);
            out.extend(self.bid + 1..=12);
        }
    }
    fn check(&self, bid: Bid) -> Result<(), TooLow> {
        if !self.is_called && (bid == 0 || bid > self.bid && bid <= 12) { Ok(()) } else { Err(TooLow) }
    }
    fn play(&mut self, bid: Bid) {
        self.moved += 1;
        if bid == 0 { self.is_called = true } else { self.bid = bid }
    }
    fn payoff(&self, seat: Seat) -> i32 {
        let caller = Seat::new((self.moved + 1) % 2);
        let caller_wins = self.dice[0] + self.dice[1] < self.bid;
        if (seat == caller) == caller_wins { 1 } else { -1 }
    }
    fn view(&self, seat: Seat) -> View {
        let Dice { bid, moved, is_called, .. } = *self;
        View { seat, die: self.dice[seat.index()], bid, moved, is_called }
    }
    fn name(&self, bid: Bid) -> String {
        bid.to_string()
    }
    fn parse(&self, text: &str) -> Result<Bid, ParseMoveError> {
        text.parse().map_err(|_| ParseMoveError::new(text, "a bid, or 0 to call"))
    }
}

impl Hidden for Dice {
    fn deal(view: &View, rng: &mut Rng) -> Self {
        let mut dice = [0; 2].map(|_: u8| 1 + rng.below(6) as u8);
        dice[view.seat.index()] = view.die;
        Dice { dice, bid: view.bid, moved: view.moved, is_called: view.is_called }
    }
}

impl Playout for Dice {}

fn think(game: &Dice, threads: usize, seed: u64) -> Report<Bid> {
    let seat = game.turn().seat().expect("the game goes on");
    let control = Control { threads, seed, ..Control::nodes(4_000) };
    Bot::<Dice>::think(&mut Ismcts::new(IsmctsSettings::default()), &game.view(seat), seat, &control, &mut |_| {})
}

/// At a bid of 11 the rest is forced: calling wins unless the dice add up to 11 or 12, raising only if they add up to 12.
#[test]
fn the_best_move_and_its_value_are_found() {
    for die in 1..=6_u8 {
        let game = Dice { dice: [die, 3], bid: 11, moved: 4, is_called: false };
        let calling = (1..=6).filter(|other| die + other < 11).count() as f64 / 6.0;
        for threads in [1, 2] {
            let report = think(&game, threads, 1);
            assert_eq!(report.best, Some(0), "with a {die} it calls");
            let found = report.score.and_then(Score::number).expect("an estimate");
            assert!((found - calling).abs() < 0.05, "with a {die}: {found} for {calling}");
        }
    }
}

#[test]
fn hidden_dice_behind_an_equal_view_change_nothing() {
    for (die, bid) in [(1, 5), (4, 7), (6, 9)] {
        let choose = |hidden| think(&Dice { dice: [die, hidden], bid, moved: 0, is_called: false }, 1, 3);
        assert!((2..=6).all(|hidden| choose(hidden) == choose(1)));
    }
}

#[test]
fn a_full_tree_goes_on() {
    let game = Dice { dice: [3, 4], bid: 0, moved: 0, is_called: false };
    let mut bot = Ismcts::new(IsmctsSettings { bytes: 500, simulations: 1_000, ..IsmctsSettings::default() });
    let view = game.view(Seat::FIRST);
    let report = Bot::<Dice>::think(&mut bot, &view, Seat::FIRST, &Control::unlimited(), &mut |_| {});
    assert_eq!(report.nodes, 1_000);
    assert!(report.best.is_some());
}
