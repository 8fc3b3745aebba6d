//! A bot gets only what its seat may know and is made only from public knowledge: it can find neither the seed nor the pile nor
//! another player's hand.

use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusc_catalog::{Catalog, Entry};
use rusc_game::{Game, Hidden, Rng};
use rusc_hexadom::{Position, Rules};
use rusc_host::{Player, PublicView, SeatView, Thought};
use rusc_present::{Eyes, Hold, NoParameters, Offer, Playable, Shown, SpecError};
use rusc_record::{Record, Sitter};
use rusc_search::{Control, Limits};
use rusc_table::{Match, Settings, Table, TimeControl};

rusc_present::parameters! {
    /// The options of the test deal.
    pub struct Deal {
        /// which of the deals that look the same to the first seat
        seed: u64 = 0, 0..=1_000_000, secret;
    }
}

/// Hexadom, dealt so that the seed affects only what the player to move cannot see.
struct Redealt;

impl Offer for Redealt {
    type Options = Deal;

    const NAME: &'static str = "redealt";
    const TITLE: &'static str = "Redealt";
    const LEVELS: [&'static str; 4] = ["random"; 4];

    fn start<H: Hold<Self>>(options: Deal, hold: H) -> Result<H::Held, SpecError> {
        let game = Position::new(Rules::new(2).expect("two can play"), 5);
        let seat = game.turn().seat().expect("the game begins");
        let dealt = Position::deal(&game.view(seat), &mut Rng::new(options.seed));
        Ok(hold.hold(options, dealt))
    }
}

/// Writes down everything it can find out.
struct Spy {
    notes: Arc<Mutex<String>>,
    /// What it found out when it was made.
    made_from: String,
    /// Another bot, made from the same information, that may know more.
    friend: Box<dyn Player>,
}

impl Spy {
    /// A spy that uses everything available to a function that makes bots.
    fn new(notes: Arc<Mutex<String>>, entry: &Entry, game: PublicView, bot: &str, seed: u64) -> Spy {
        let again = entry.start(&game.public_spec().parse().expect("a spec")).expect("the game can begin again");
        let made_from = [
            game.public_spec().to_owned(),
            format!("{} {} {:?} {bot} {seed}", game.game_name(), game.seats(), game.bots()),
            again.text(Eyes::All),
        ];
        let friend = game.bot(&"ismcts:simulations=300".parse().expect("a spec"), 1).expect("an offered bot");
        Spy { notes, made_from: made_from.join("\n"), friend }
    }
}

impl Player for Spy {
    fn think(&mut self, view: &SeatView, control: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
        let board = view.board();
        let seen = [
            view.public_spec().to_owned(),
            view.game_name().to_owned(),
            view.text(),
            serde_json::to_string(&board).expect("a board can be written"),
            format!("{:?}", board.get::<rusc_hexadom::SeenBoard>().expect("a board of this game")),
            format!("{:?} {:?} {:?}", view.seat(), view.turn(), view.moves()),
            format!("{:?}", ["draw", "keep", "seed", "GR@0:-1:0"].map(|text| view.check(text))),
            format!("{:?}", (control.seed, control.limits)),
            format!("{:?}", self.friend.think(view, &Control { limits: Limits::default(), ..*control }, &mut |_| {})),
            self.made_from.clone(),
        ];
        *self.notes.lock().expect("nobody panics") = seen.join("\n");
        Thought { best: view.moves().pop(), ..Thought::nothing(view.seats()) }
    }
}

/// Everything a spy finds out about a deal when it is asked for a move, and the spec it must not find.
fn spied(seed: u64) -> (String, String) {
    let games = Catalog::builtin().with::<Redealt>();
    let record = Record::new(format!("redealt:seed={seed}"), vec![Sitter::bot("spy"), Sitter::bot("spy")]);
    let game = Match::begin(&games, record, TimeControl::None).expect("a new match can be played");
    let spec = game.start().spec().to_owned();
    let mut table = Table::new(game, Settings::default(), Duration::ZERO);
    let notes = Arc::new(Mutex::new(String::new()));
    let book = Arc::clone(&notes);
    let bots = move |entry: &Entry, game: PublicView, bot: &str, seed: u64| {
        Ok(Box::new(Spy::new(Arc::clone(&book), entry, game, bot, seed)) as Box<dyn Player>)
    };
    let job = table.jobs().pop().expect("a bot is to move");
    let finished = job.run(&bots, &|| Duration::ZERO, &mut |_| {});
    table.finish(finished, Duration::from_secs(9)).expect("the spy plays on");
    let notes = notes.lock().expect("nobody panics").clone();
    (notes, spec)
}

#[test]
fn a_bot_cannot_distinguish_deals_that_differ_only_in_hidden_pieces() {
    let (one, spec) = spied(1);
    let (other, other_spec) = spied(2_222);
    assert!(one.contains("ismcts"), "the spy was made and asked");
    assert_eq!(one, other);
    assert_ne!(spec, other_spec, "the deals differ");
    assert!(!other.contains("2222") && !other.contains("seed="), "{other}");
    let deal = |seed| {
        let redealt = Redealt::start(Deal { seed }, Take).expect("it can begin");
        serde_json::to_string(&redealt).expect("a board can be written")
    };
    assert_ne!(deal(1), deal(2_222), "and so does what is hidden");
}

/// A [`Hold`] that gives the whole board of a position.
struct Take;

impl Hold<Redealt> for Take {
    type Held = rusc_host::Board;

    fn hold<G: Playable>(self, _: Deal, game: G) -> rusc_host::Board {
        rusc_host::Board::new(Shown::board(&game, Eyes::All))
    }
}

#[test]
fn the_rules_that_a_typed_bot_is_made_from_are_not_dealt() {
    let rules = |seed| Position::new(Rules::new(4).expect("four can play"), seed).rules();
    let all: Vec<Rules> = (0..50).map(rules).collect();
    assert!(all.iter().all(|rules| *rules == all[0]), "who begins is drawn, not agreed on");
}

/// Whether a type implements `Debug`: its inherent constant hides that of the trait if it does.
struct Printed<T>(PhantomData<T>);

impl<T: fmt::Debug> Printed<T> {
    const IS_DEBUG: bool = true;
}

trait Silent {
    const IS_DEBUG: bool = false;
}

impl<T> Silent for Printed<T> {}

#[test]
fn a_view_prints_nothing_of_itself() {
    const { assert!(Printed::<NoParameters>::IS_DEBUG, "what can be printed is found out") };
    const { assert!(!Printed::<SeatView<'static>>::IS_DEBUG, "a view would print the position behind it") };
    const { assert!(!Printed::<PublicView<'static>>::IS_DEBUG, "and so would that of everybody") };
}
