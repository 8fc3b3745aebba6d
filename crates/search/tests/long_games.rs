//! Games of a million moves are searched on a small stack: stack use does not grow with the length of the game.

use rusc_game::{Duel, Game, Hidden, ParseMoveError, Playout, Rng, Seat, Turn, perft};
use rusc_search::ismcts::{Ismcts, IsmctsSettings};
use rusc_search::mcts::{Mcts, MctsSettings};
use rusc_search::{AlphaBeta, Bot, Control, Payoff, plain};

/// A race of `left` moves with a single choice each; whoever moves last wins.
#[derive(Clone, Debug, PartialEq)]
struct Race {
    left: u32,
    mover: Seat,
}

const LONG: Race = Race { left: 1_000_000, mover: Seat::FIRST };

/// Much less than the default of two megabytes for threads.
const STACK_BYTES: usize = 256 << 10;

impl Game for Race {
    type Move = ();
    type View = Self;
    type Illegal = std::fmt::Error;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Seat(self.mover) }
    }
    fn moves(&self, out: &mut Vec<()>) {
        if self.left > 0 {
            out.push(());
        }
    }
    fn check(&self, (): ()) -> Result<(), std::fmt::Error> {
        if self.left > 0 { Ok(()) } else { Err(std::fmt::Error) }
    }
    fn play(&mut self, (): ()) {
        self.left -= 1;
        self.mover = self.mover.rival();
    }
    fn payoff(&self, seat: Seat) -> i32 {
        if seat == self.mover { -1 } else { 1 }
    }
    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
    fn name(&self, (): ()) -> String {
        "on".to_owned()
    }
    fn parse(&self, _: &str) -> Result<(), ParseMoveError> {
        Ok(())
    }
}

impl Duel for Race {
    const CODES: usize = 1;

    fn key(&self) -> u64 {
        Rng::new(u64::from(self.left)).bits()
    }
    fn code(&self, (): ()) -> u16 {
        0
    }
}

impl Hidden for Race {
    fn deal(view: &Self, _: &mut Rng) -> Self {
        view.clone()
    }
}

impl Playout for Race {
    /// Plays all moves at once, so that only the search takes time.
    fn playout(self, _: &mut Rng) -> Self {
        let mover = if self.left.is_multiple_of(2) { self.mover } else { self.mover.rival() };
        Race { left: 0, mover }
    }
}

fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(work).expect("a thread can be started");
    thread.join().expect("it comes back");
}

#[test]
fn tree_search() {
    on_a_small_stack(|| {
        let mut search = Mcts::new(MctsSettings { bytes: 1 << 20, ..MctsSettings::default() });
        let report = search.search(&LONG, &Control::nodes(8_000), &mut |_| {});
        assert_eq!(report.nodes, 8_000);
        assert!(report.line.len() > 3_000, "{} moves of the line are in the tree", report.line.len());
    });
}

#[test]
fn tree_search_that_expands_as_soon_as_it_may() {
    for expand_at in [0, 1] {
        on_a_small_stack(move || {
            let mut search = Mcts::new(MctsSettings { expand_at, bytes: 64 << 20, ..MctsSettings::default() });
            let report = search.search(&LONG, &Control::nodes(100), &mut |_| {});
            assert_eq!(report.nodes, 100);
            assert!(report.line.len() <= 100, "a simulation adds one move to the line: {}", report.line.len());
        });
    }
}

#[test]
fn information_set_search() {
    on_a_small_stack(|| {
        let mut bot = Ismcts::new(IsmctsSettings { bytes: 1 << 20, ..IsmctsSettings::default() });
        let report = Bot::<Race>::think(&mut bot, &LONG, Seat::FIRST, &Control::nodes(5_000), &mut |_| {});
        assert_eq!(report.nodes, 5_000);
    });
}

#[test]
fn alpha_beta() {
    on_a_small_stack(|| {
        let report = AlphaBeta::new(Payoff, 1 << 16).search(&LONG, &Control::depth(u32::MAX), &mut |_| {});
        assert_eq!(report.depth, 255);
    });
}

#[test]
fn plain_searches() {
    on_a_small_stack(|| {
        for control in [Control::depth(u32::MAX), Control::unlimited(), Control::nodes(10_000)] {
            let all = plain::minimax(&LONG, &mut Payoff, &control, &mut |_| {});
            let pruned = plain::alpha_beta(&LONG, &mut Payoff, &control, &mut |_| {});
            assert_eq!((all.depth, pruned.depth), (255, 255));
        }
    });
}

#[test]
fn counting_the_tree() {
    on_a_small_stack(|| {
        assert_eq!(perft(&LONG, 1_000_000), 1);
        assert_eq!(perft(&LONG, u32::MAX), 0);
    });
}
