//! Tables with bots that think on threads.

use std::future::poll_fn;
use std::mem::replace;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::{Duration, Instant};

use rusc_catalog::{Catalog, Entry};
use rusc_game::Seat;
use rusc_host::{GivenUp, Player, PublicView, SeatView, Thought};
use rusc_present::{Eyes, Why};
use rusc_record::{Action, Ending, NodeId, Outcome, Record, Sitter};
use rusc_search::Control;
use rusc_table::{
    Attended, Decision, Environment, Event, Journal, Keeping, Match, News, Refusal, Request, Snapshot, TimeControl,
};

/// How long a test waits before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

fn real_environment() -> (Environment, Receiver<News>) {
    let began = Instant::now();
    let (sender, receiver) = channel();
    let notify = Box::new(move |news| {
        let _ = sender.send(news);
    });
    (Environment { notify, ..Environment::new(Arc::new(move || began.elapsed())) }, receiver)
}

fn seated(spec: &str, seats: &[Option<&str>]) -> Record {
    let sitter = |bot: &Option<&str>| bot.map_or_else(|| Sitter::person("person"), Sitter::bot);
    Record::new(spec, seats.iter().map(sitter).collect())
}

fn begin(spec: &str, seats: &[Option<&str>]) -> Match {
    timed(spec, seats, TimeControl::None)
}

fn timed(spec: &str, seats: &[Option<&str>], time: TimeControl) -> Match {
    Match::begin(&Catalog::builtin(), seated(spec, seats), time).expect("a new match can be played")
}

/// Checks the table after every change until the condition holds.
fn wait(table: &Attended, news: &Receiver<News>, is_so: impl Fn(&Snapshot) -> bool) {
    let until = Instant::now() + PATIENCE;
    while !table.look(&is_so) {
        let left = until.saturating_duration_since(Instant::now());
        news.recv_timeout(left.min(Duration::from_millis(100))).ok();
        assert!(!left.is_zero(), "it did not come to pass in time");
    }
}

fn play(table: &Attended, seat: Seat, text: &str) -> Result<Event, Refusal> {
    table.ask(&Request::Play { seat, text: text.to_owned(), at: None })
}

fn line(game: &Match) -> Vec<String> {
    let path = game.record().tree.path(game.here());
    let name = |&id: &NodeId| match &game.record().tree.node(id).action {
        Action::Move(name) => Some(name.clone()),
        _ => None,
    };
    path.iter().filter_map(name).collect()
}

/// Thinks until it is stopped, and reports that it has begun.
struct Ponderer {
    has_begun: Arc<AtomicBool>,
}

impl Player for Ponderer {
    fn think(&mut self, view: &SeatView, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought {
        let mut thought = Thought { best: view.moves().pop(), ..Thought::nothing(2) };
        progress(&thought);
        self.has_begun.store(true, Ordering::Relaxed);
        while !control.stop.load(Ordering::Relaxed) {
            thought.nodes += 1;
            std::thread::yield_now();
        }
        thought
    }
}

/// An environment in which all bots are ponderers.
fn pondering_environment() -> (Environment, Receiver<News>, Arc<AtomicBool>) {
    let has_begun = Arc::new(AtomicBool::new(false));
    let begun = Arc::clone(&has_begun);
    let (environment, news) = real_environment();
    let bots = Arc::new(move |_: &Entry, _: PublicView, _: &str, _| {
        Ok(Box::new(Ponderer { has_begun: Arc::clone(&begun) }) as Box<dyn Player>)
    });
    (Environment { bots, ..environment }, news, has_begun)
}

#[test]
fn bots_play_every_game_to_its_end_and_every_prefix_goes_on() {
    let matches: [(&str, &[&str]); 5] = [
        ("hex:4", &["dijkstra:depth=1", "random"]),
        ("hexland:5", &["mcts:simulations=100", "mcts:simulations=50"]),
        ("connect4:5x4", &["alphabeta:depth=2", "random"]),
        ("hexadom:seed=5", &["tree:minimum", "greedy"]),
        ("hexadom:players=6,seed=5", &["random", "greedy", "random", "greedy", "random", "greedy"]),
    ];
    for (spec, bots) in matches {
        let seats: Vec<Option<&str>> = bots.iter().copied().map(Some).collect();
        let (environment, news) = real_environment();
        let mut game = begin(spec, &seats);
        game.replay(&Event::Paced { seconds: 0.0 }).expect("bots may hurry");
        let table = Attended::open(game, environment);
        wait(&table, &news, |snapshot| snapshot.game.outcome(snapshot.game.here()).is_some());
        let played = table.look(|snapshot| Match::clone(&snapshot.game));
        let outcome = played.to_record().outcome.expect("it is over");
        assert_eq!(outcome.ending, Ending::Played, "{spec}");

        let moves = line(&played);
        for length in 0..=moves.len() {
            let mut prefix = begin(spec, &seats);
            for name in &moves[..length] {
                let (from, name) = (prefix.here(), name.clone());
                prefix
                    .replay(&Event::Played { from, name, seconds: 0.0, score: None, thought: None })
                    .expect("it was played");
            }
            let saved = rusc_record::json::write(&prefix.to_record());
            let loaded = rusc_record::json::read(&Catalog::builtin(), &saved).expect("what was written can be read");
            let mut again = Match::new(prefix.entry().clone(), loaded, TimeControl::None);
            for (index, name) in moves.iter().enumerate().skip(length) {
                let (from, name) = (again.here(), name.clone());
                again
                    .replay(&Event::Played { from, name, seconds: 0.0, score: None, thought: None })
                    .expect("it was played");
                let same = played.position(played.record().tree.path(played.here())[index + 1]);
                assert_eq!(again.current().text(Eyes::All), same.text(Eyes::All), "{spec}");
            }
            assert_eq!(again.to_record().outcome.as_ref(), Some(&outcome));
        }
    }
}

#[test]
fn a_table_answers_while_a_bot_thinks_and_move_now_ends_it() {
    let (environment, news, has_begun) = pondering_environment();
    let table = Attended::open(begin("hex:5", &[None, Some("expert")]), environment);
    assert_eq!(table.move_now(), Err(Refusal::NoBotToMove));
    play(&table, Seat::FIRST, "c3").expect("the board is empty");
    wait(&table, &news, |snapshot| snapshot.thought.is_some() && has_begun.load(Ordering::Relaxed));
    assert_eq!(play(&table, Seat::FIRST, "a1"), Err(Refusal::NotYourTurn { seat: Seat::SECOND }));
    assert_eq!(play(&table, Seat::SECOND, "a1"), Err(Refusal::BotSitsThere { seat: Seat::SECOND }));
    table.move_now().expect("a bot thinks");
    wait(&table, &news, |snapshot| snapshot.game.turn() == Some(Seat::FIRST));
    assert_eq!(table.look(|snapshot| line(&snapshot.game)), ["c3", "e5"]);
}

#[test]
fn a_move_taken_back_while_the_bot_thinks_gets_no_answer() {
    let (environment, news, has_begun) = pondering_environment();
    let table = Attended::open(begin("hex:5", &[None, Some("expert")]), environment);
    play(&table, Seat::FIRST, "c3").expect("the board is empty");
    wait(&table, &news, |_| has_begun.load(Ordering::Relaxed));
    table.ask(&Request::Undo { seat: Some(Seat::FIRST) }).expect("there is a move to take back");
    assert!(table.look(|snapshot| snapshot.thought.is_none() && line(&snapshot.game).is_empty()));
    // The thread has been stopped; a move that it still finds must not be played.
    table.ask(&Request::Pause).expect("a table may pause");
    std::thread::sleep(Duration::from_millis(50));
    assert!(table.look(|snapshot| line(&snapshot.game).is_empty()));
}

#[test]
fn closing_a_table_stops_its_bots() {
    let (environment, news, has_begun) = pondering_environment();
    let table = Attended::open(begin("hex:5", &[Some("expert"), None]), environment);
    wait(&table, &news, |_| has_begun.load(Ordering::Relaxed));
    drop(table);
    // The sender of the news is dropped with the last thread of the table.
    let until = Instant::now() + PATIENCE;
    while news.recv_timeout(Duration::from_secs(1)) != Err(std::sync::mpsc::RecvTimeoutError::Disconnected) {
        assert!(Instant::now() < until, "a thread of the closed table goes on");
    }
}

/// A journal on a disk that may be full.
struct Log {
    is_full: Arc<AtomicBool>,
    kept: Arc<Mutex<Vec<Event>>>,
}

impl Journal for Log {
    /// Completes later, as a disk would.
    fn keep<'a>(&'a mut self, before: &'a Match, decision: &'a Decision) -> Keeping<'a> {
        let mut has_begun = false;
        Box::pin(poll_fn(move |context| {
            if !replace(&mut has_begun, true) {
                let waker = context.waker().clone();
                std::thread::spawn(move || waker.wake());
                return Poll::Pending;
            }
            Poll::Ready(self.write(before, decision))
        }))
    }
}

impl Log {
    fn write(&self, before: &Match, decision: &Decision) -> Result<(), Refusal> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(Refusal::NotKept { why: Why::quoted("the disk is full") });
        }
        if let Event::Played { name, .. } = &decision.event {
            let after = [line(before), vec![name.clone()]].concat();
            assert_eq!(line(&before.after(decision)), after, "a journal can see the match before and after");
        }
        self.kept.lock().expect("nobody panics").push(decision.event.clone());
        Ok(())
    }
}

#[test]
fn what_cannot_be_kept_has_not_happened() {
    let (environment, news) = real_environment();
    let is_full = Arc::new(AtomicBool::new(true));
    let kept = Arc::new(Mutex::new(Vec::new()));
    let (full, keep) = (Arc::clone(&is_full), Arc::clone(&kept));
    let journal = Box::new(Log { is_full: full, kept: keep });
    let table = Attended::open(begin("connect4", &[None, Some("random")]), Environment { journal, ..environment });
    let refused = play(&table, Seat::FIRST, "4");
    assert_eq!(refused, Err(Refusal::NotKept { why: Why::quoted("the disk is full") }));
    assert_eq!(table.look(|snapshot| snapshot.game.here()), NodeId::ROOT);
    is_full.store(false, Ordering::Relaxed);
    play(&table, Seat::FIRST, "4").expect("there is room again");
    wait(&table, &news, |snapshot| line(&snapshot.game).len() == 2);

    let mut again = begin("connect4", &[None, Some("random")]);
    for event in &*kept.lock().expect("nobody panics") {
        again.replay(event).expect("what happened can happen again");
    }
    assert_eq!(table.look(|snapshot| snapshot.game.to_record()), again.to_record());
}

#[test]
fn the_time_of_a_person_runs_out() {
    let (environment, news) = real_environment();
    let time = TimeControl::PerMove { seconds: 0.3 };
    let game = timed("hex:5", &[Some("random"), None], time);
    let table = Attended::open(game, environment);
    wait(&table, &news, |snapshot| snapshot.game.outcome(snapshot.game.here()).is_some());
    let outcome = table.look(|snapshot| snapshot.game.outcome(snapshot.game.here()));
    let ending = Ending::OutOfTime(Seat::SECOND);
    assert_eq!(outcome, Some(Outcome { winners: vec![Seat::FIRST], ending }), "the bot has moved, the person has not");
}

#[test]
fn a_total_is_used_up_and_grows_with_every_move() {
    let time = TimeControl::Total { seconds: 10.0, increment: 2.0 };
    let mut game = timed("connect4", &[None, None], time);
    for (name, seconds) in [("4", 3.0), ("4", 1.0), ("4", 4.0)] {
        game.replay(&Event::Played { from: game.here(), name: name.to_owned(), seconds, score: None, thought: None })
            .expect("legal");
    }
    let left = |seat| game.time_left(seat, game.here());
    assert_eq!(left(Seat::FIRST), Some(Duration::from_secs(7)));
    assert_eq!(left(Seat::SECOND), Some(Duration::from_secs(11)));
    assert_eq!(game.time_left(Seat::FIRST, NodeId::ROOT), Some(Duration::from_secs(10)));
}

#[test]
fn bots_think_for_less_than_they_have() {
    for seconds in [0.1, 1.0, 100.0] {
        for time in [TimeControl::PerMove { seconds }, TimeControl::Total { seconds, increment: 0.5 }] {
            let game = timed("hex:5", &[Some("mcts"), None], time);
            let given = game.time_to_think(Seat::FIRST, Duration::ZERO, None).expect("time is limited");
            assert!(given < game.time_left(Seat::FIRST, game.here()).expect("time is limited"));
            let longest = Duration::from_millis(7);
            assert_eq!(game.time_to_think(Seat::FIRST, Duration::ZERO, Some(longest)), Some(longest));
        }
    }
}

#[test]
fn a_demonstration_pauses_and_steps() {
    let (environment, news) = real_environment();
    let mut game = begin("hex:5", &[Some("random"), Some("random")]);
    game.replay(&Event::Paused).expect("a match may pause");
    let table = Attended::open(game, environment);
    for length in 1..=3 {
        table.step().expect("a bot is to move");
        wait(&table, &news, |snapshot| line(&snapshot.game).len() == length);
    }
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(table.look(|snapshot| line(&snapshot.game).len()), 3, "it pauses again after each step");
    table.ask(&Request::Pace { seconds: 0.0 }).expect("a sensible pace");
    table.ask(&Request::Resume).expect("a match may go on");
    wait(&table, &news, |snapshot| snapshot.game.turn().is_none());
}

#[test]
fn a_hint_is_a_move_with_its_line_and_goes_when_the_match_goes_on() {
    let (environment, news) = real_environment();
    let table = Attended::open(begin("connect4:5x4", &[None, None]), environment);
    table.ask_for_hint(Duration::from_secs(20)).expect("there is a move to make");
    wait(&table, &news, |snapshot| snapshot.hint.is_some() && !snapshot.is_hint_growing);
    let best = table
        .look(|snapshot| snapshot.hint.as_ref().expect("it was just there").best.clone())
        .expect("there is a move");
    play(&table, Seat::FIRST, &best).expect("advice can be taken");
    assert!(table.look(|snapshot| snapshot.hint.is_none()));
}

#[test]
fn the_values_of_moves_follow_the_table() {
    let (environment, news) = real_environment();
    let table = Attended::open(begin("connect4:4x4", &[None, None]), environment);
    table.start_analysis().expect("nothing is hidden");
    let is_known = |snapshot: &Snapshot| snapshot.analysis.as_ref().is_some_and(|analysis| analysis.moves.len() == 4);
    wait(&table, &news, is_known);
    play(&table, Seat::FIRST, "1").expect("the column is open");
    assert!(table.look(|snapshot| snapshot.is_analysing));
    wait(&table, &news, is_known);
    table.stop_analysis();
    assert!(table.look(|snapshot| snapshot.analysis.is_none() && !snapshot.is_analysing));
}

#[test]
fn hands_stay_hidden_until_the_end() {
    let (environment, _news) = real_environment();
    let table = Attended::open(begin("hexadom:seed=2", &[None, None]), environment);
    assert_eq!(table.start_analysis(), Err(Refusal::Hidden));
    table.ask(&Request::Resign { seat: Seat::FIRST }).expect("anybody may give up");
    table.start_analysis().expect("there is nothing left to hide");
}

#[test]
fn another_level_plays_on_from_the_next_move() {
    let (environment, news) = real_environment();
    let table = Attended::open(begin("connect4", &[None, Some("random")]), environment);
    let seat = Seat::SECOND;
    let refused = table.ask(&Request::Seat { seat, sitter: Sitter::bot("nobody") });
    assert!(matches!(refused, Err(Refusal::Bot(_))));
    table.ask(&Request::Seat { seat, sitter: Sitter::bot("beginner") }).expect("the level exists");
    play(&table, Seat::FIRST, "4").expect("the column is open");
    wait(&table, &news, |snapshot| line(&snapshot.game).len() == 2);
    assert_eq!(table.look(|snapshot| snapshot.game.bot(seat).map(str::to_owned)).as_deref(), Some("beginner"));
}

#[test]
fn a_bot_that_fails_loses_with_the_reason() {
    struct Silent;
    impl Player for Silent {
        fn think(&mut self, _: &SeatView, _: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
            Thought { best: Some("z99".to_owned()), ..Thought::nothing(2) }
        }
    }
    let (environment, news) = real_environment();
    let bots = Arc::new(|_: &Entry, _: PublicView, _: &str, _| Ok(Box::new(Silent) as Box<dyn Player>));
    let table = Attended::open(begin("hex:5", &[Some("silent"), None]), Environment { bots, ..environment });
    wait(&table, &news, |snapshot| snapshot.game.turn().is_none());
    let outcome = table.look(|snapshot| snapshot.game.outcome(snapshot.game.here())).expect("the match is over");
    assert_eq!(outcome.winners, [Seat::SECOND]);
    assert!(
        matches!(outcome.ending, Ending::Failed(Seat::FIRST, why) if why.key == "forfeit-illegal" && why.english.contains("z99"))
    );
}

#[test]
fn a_bot_may_resign() {
    struct Tired;
    impl Player for Tired {
        fn think(&mut self, _: &SeatView, _: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
            Thought { given_up: Some(GivenUp::Resigned), ..Thought::nothing(2) }
        }
    }
    let (environment, news) = real_environment();
    let bots = Arc::new(|_: &Entry, _: PublicView, _: &str, _| Ok(Box::new(Tired) as Box<dyn Player>));
    let table = Attended::open(begin("hex:5", &[Some("tired"), None]), Environment { bots, ..environment });
    wait(&table, &news, |snapshot| snapshot.game.turn().is_none());
    let outcome = table.look(|snapshot| snapshot.game.outcome(snapshot.game.here())).expect("the match is over");
    assert_eq!((outcome.winners, outcome.ending), (vec![Seat::SECOND], Ending::Resigned(Seat::FIRST)));
}

#[test]
fn a_bot_that_panics_is_said_to_and_the_table_goes_on() {
    struct Faulty;
    impl Player for Faulty {
        fn think(&mut self, _: &SeatView, _: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
            panic!("a test wants this")
        }
    }
    let (environment, news) = real_environment();
    let bots = Arc::new(|_: &Entry, _: PublicView, _: &str, _| Ok(Box::new(Faulty) as Box<dyn Player>));
    let table = Attended::open(begin("hex:5", &[Some("faulty"), None]), Environment { bots, ..environment });
    let why = |snapshot: &Snapshot| snapshot.trouble.as_ref().map(|why| why.key.clone());
    wait(&table, &news, |snapshot| why(snapshot).as_deref() == Some("bot-crashed"));
    table.ask(&Request::Comment { node: NodeId::ROOT, comment: "still here".to_owned() }).expect("it answers");
}
