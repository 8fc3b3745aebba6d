//! A program can add its own game, which works like the built-in ones.

use rusc_catalog::{Catalog, Level};
use rusc_game::{Game, ParseMoveError, Seat, Turn};
use rusc_present::{BotOffer, Eyes, Hold, Offer, Playable, Shown, SpecError, random};
use rusc_search::Control;

/// Nim with one heap: a player takes one or two counters, and whoever takes the last one wins.
#[derive(Clone, Debug, PartialEq)]
struct Nim {
    left: u32,
    mover: Seat,
}

rusc_present::reasons! {
    /// Why a number of counters may not be taken.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Illegal {
        /// More than two, or more than are left.
        #[error("{left} are left, and at most two may be taken")]
        TooMany {
            /// The number of counters left.
            left: u32,
        } => "nim-too-many",
    }
}

impl Game for Nim {
    type Move = u32;
    type View = Self;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Seat(self.mover) }
    }
    fn moves(&self, out: &mut Vec<u32>) {
        out.extend(1..=self.left.min(2));
    }
    fn check(&self, taken: u32) -> Result<(), Illegal> {
        if (1..=self.left.min(2)).contains(&taken) { Ok(()) } else { Err(Illegal::TooMany { left: self.left }) }
    }
    fn play(&mut self, taken: u32) {
        self.left -= taken;
        self.mover = self.mover.rival();
    }
    fn payoff(&self, seat: Seat) -> i32 {
        if seat == self.mover { -1 } else { 1 }
    }
    fn view(&self, _: Seat) -> Self {
        self.clone()
    }
    fn name(&self, taken: u32) -> String {
        taken.to_string()
    }
    fn parse(&self, text: &str) -> Result<u32, ParseMoveError> {
        text.parse().map_err(|_| ParseMoveError::new(text, "a number of counters"))
    }
}

impl Shown for Nim {
    type Board = u32;
    type Insight = ();

    fn board(&self, _: Eyes) -> u32 {
        self.left
    }
    fn text(&self, _: Eyes) -> String {
        self.left.to_string()
    }
}

impl Playable for Nim {
    type Rules = ();

    fn rules(&self) {}
    fn bots() -> Vec<BotOffer<Self>> {
        vec![random("takes any number")]
    }
}

rusc_present::parameters! {
    /// The options of Nim.
    struct Heap {
        /// counters in the heap
        size: u32 = 9, 1..=99;
    }
}

struct NimOffer;

impl Offer for NimOffer {
    type Options = Heap;

    const NAME: &'static str = "nim";
    const TITLE: &'static str = "Nim";
    const LEVELS: [&'static str; 4] = ["random"; 4];

    fn start<H: Hold<Self>>(heap: Heap, hold: H) -> Result<H::Held, SpecError> {
        let left = heap.size;
        Ok(hold.hold(heap, Nim { left, mover: Seat::FIRST }))
    }
}

#[test]
fn a_game_of_ones_own_starts_plays_and_has_bots() {
    let catalog = Catalog::builtin().with::<NimOffer>();
    assert_eq!(catalog.games().len(), Catalog::builtin().games().len() + 1);
    assert_eq!(catalog.clone().with::<NimOffer>().games().len(), catalog.games().len(), "a name is there once");
    let (entry, start) = catalog.start("nim:5").expect("five counters");
    assert_eq!((entry.title(), start.spec(), start.board(Eyes::Public).get()), ("Nim", "nim:size=5", Some(&5_u32)));
    let line = entry.play(&start, "2 2").expect("both may be taken");
    let end = &line.last().expect("two moves").position;
    assert_eq!(
        end.check("2").expect_err("one is left").to_string(),
        "2 may not be played: 1 are left, and at most two may be taken"
    );
    for level in Level::ALL {
        let mut player = entry.bot(end.in_public(), level.name(), 1).expect("a level is a bot");
        let seat = end.turn().seat().expect("the game goes on");
        let thought = player.think(&end.seen_by(seat), &Control::unlimited(), &mut |_| {});
        assert_eq!((thought.best.as_deref(), thought.chances), (Some("1"), vec![0.5, 0.5]));
    }
}
