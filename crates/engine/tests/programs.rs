//! External programs that play well, and some that die, hang, play illegal moves or answer nonsense.
#![cfg(unix)]

use std::env::temp_dir;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusc_catalog::Catalog;
use rusc_host::{AnyPosition, GivenUp, Player, Thought};
use rusc_search::{Control, Limits};

/// A fake program, with a log of the commands it received.
struct Fake {
    player: Box<dyn Player>,
    log: PathBuf,
}

impl Fake {
    /// A fake that behaves in this manner and plays these moves, with more time than it needs.
    fn new(manner: &str, moves: &str) -> Fake {
        Fake::with_seconds(60, manner, moves)
    }

    fn with_seconds(seconds: u32, manner: &str, moves: &str) -> Fake {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let log = temp_dir().join(format!("rusc fake {} {number}", std::process::id()));
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fake.sh");
        let command = format!("sh \"{}\" {manner} \"{}\" {moves}", script.display(), log.display());
        let games = Catalog::builtin();
        let (entry, start) = games.start("hex:5").expect("Hex is in the catalog");
        let spec = format!("htp:grace=0,time={seconds},command={command}");
        Fake { player: rusc_engine::bot(entry, start.in_public(), &spec, 1).expect("sh can be started"), log }
    }

    fn think(&mut self, position: &Arc<dyn AnyPosition>, time: Option<Duration>, stop: &AtomicBool) -> Thought {
        let began = Instant::now();
        let clock = || began.elapsed();
        let limits = Limits { time, ..Limits::default() };
        let control = Control { stop, ..Control::timed(limits, &clock) };
        let seat = position.turn().seat().expect("the game goes on");
        self.player.think(&position.seen_by(seat), &control, &mut |_| {})
    }

    fn answer(&mut self, spec: &str, moves: &str) -> Thought {
        self.think(&position(spec, moves), None, &AtomicBool::new(false))
    }

    /// The reason why it gave up.
    fn fails(manner: &str, moves: &str) -> String {
        Fake::new(manner, moves).gives_up()
    }

    fn gives_up(mut self) -> String {
        match self.answer("hex:5", "c3") {
            Thought { best: None, given_up: Some(reason), .. } => reason.to_string(),
            thought => panic!("it has {thought:?}"),
        }
    }

    /// The lines it was sent since the last call.
    fn sent(&self) -> Vec<String> {
        let lines = fs::read_to_string(&self.log).expect("there is a log");
        let pid: String = lines.lines().take(1).map(|line| format!("{line}\n")).collect();
        fs::write(&self.log, pid).expect("the log can be shortened");
        lines.lines().skip(1).map(str::to_owned).collect()
    }

    /// Whether the process still exists, even as a zombie.
    fn lives(log: &Path) -> bool {
        let text = fs::read_to_string(log).expect("there is a log");
        let pid = text.lines().next().and_then(|line| line.strip_prefix("pid ")).expect("the log begins with it");
        Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status().expect("there is kill").success()
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        // A program that received no command has no log.
        let _: Result<(), _> = fs::remove_file(&self.log);
    }
}

fn position(spec: &str, moves: &str) -> Arc<dyn AnyPosition> {
    let games = Catalog::builtin();
    let (entry, start) = games.start(spec).expect("a spec");
    let line = entry.play(&start, moves).expect("legal moves");
    line.last().map_or(start, |played| Arc::clone(&played.position))
}

#[test]
fn a_program_is_sent_only_what_it_does_not_know() {
    let mut fake = Fake::new("well", "c3 D4 a5 b5");
    let thought = fake.answer("hex:5", "");
    assert_eq!((thought.best.as_deref(), thought.given_up), (Some("c3"), None));
    assert_eq!(fake.sent(), ["boardsize 5", "clear_board", "genmove b"]);
    assert_eq!(fake.answer("hex:5", "c3 a1").best.as_deref(), Some("d4"));
    assert_eq!(fake.sent(), ["play w a1", "genmove b"]);
    assert_eq!(fake.answer("hex:5", "c3 b1").best.as_deref(), Some("a5"), "two moves were taken back");
    assert_eq!(fake.sent(), ["undo", "undo", "play w b1", "genmove b"]);
    let thought = fake.think(&position("hex:6", "f1"), Some(Duration::from_millis(1500)), &AtomicBool::new(false));
    assert_eq!(thought.best.as_deref(), Some("b5"));
    assert_eq!(fake.sent(), ["boardsize 6", "clear_board", "play b f1", "time_settings 0 1.5 1", "genmove w"]);
}

#[test]
fn a_program_that_cannot_take_back_begins_anew() {
    let mut fake = Fake::new("forgets", "c3 d4");
    assert_eq!(fake.answer("hex:5", "").best.as_deref(), Some("c3"));
    fake.sent();
    assert_eq!(fake.answer("hex:5", "a1").best.as_deref(), Some("d4"));
    assert_eq!(fake.sent(), ["undo", "clear_board", "play b a1", "genmove w"]);
}

#[test]
fn programs_may_swap() {
    let mut fake = Fake::new("well", "swap-pieces b1");
    assert_eq!(fake.answer("hex:5,swap", "a2").best.as_deref(), Some("swap"));
    fake.sent();
    assert_eq!(fake.answer("hex:5,swap", "a2 swap c3").best.as_deref(), None, "b1 is where the stone lies now");
    assert_eq!(fake.sent(), ["clear_board", "play b c3", "play w b1", "genmove w"]);
    let reason = Fake::fails("well", "swap-pieces");
    assert!(reason.contains("\"swap-pieces\"") && reason.contains("without the swap rule"), "{reason}");
}

#[test]
fn a_program_in_trouble_loses_with_the_reason() {
    let dead = Fake::fails("dies", "");
    assert_eq!(
        dead,
        "ended (exit status: 3) after the command \"genmove w\"; its last message: \"I have no more ideas\""
    );
    assert_eq!(Fake::with_seconds(1, "hangs", "").gives_up(), "did not answer \"genmove w\" within 1 s");
    assert!(Fake::fails("babbles", "").starts_with("gave an invalid answer to \"genmove w\": \"let me think\" is not"));
    assert_eq!(Fake::fails("chatters", ""), "answered \"genmove w\" with a response that does not end");
    assert_eq!(Fake::fails("denies", ""), "refused \"genmove w\": not today");
    assert_eq!(Fake::fails("refuses", ""), "refused \"boardsize 5\": this board is too large");
    assert!(Fake::fails("well", "z9").starts_with("answered \"z9\": \"z9\" is not a move"));
    assert!(Fake::fails("well", "c3").ends_with("c3 is occupied"));
    assert!(Fake::fails("well", "\"\"").starts_with("answered \"\""));
    assert_eq!(Fake::new("well", "Resign").answer("hex:5", "c3").given_up, Some(GivenUp::Resigned));
}

#[test]
fn complaints_do_not_block() {
    assert_eq!(Fake::new("noisy", "c3").answer("hex:5", "").best.as_deref(), Some("c3"));
}

#[test]
fn a_program_that_had_to_be_ended_is_started_again() {
    let mut fake = Fake::new("dies", "");
    for _ in 0..2 {
        assert!(fake.answer("hex:5", "c3").given_up.is_some());
        assert!(!Fake::lives(&fake.log));
        assert_eq!(fake.sent(), ["boardsize 5", "clear_board", "play b c3", "genmove w"]);
    }
}

/// The answer of a program that is stopped after a while, and how long stopping took.
fn stopped(manner: &str) -> (Thought, Duration) {
    let mut fake = Fake::new(manner, "c3");
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let thinker = scope.spawn(|| fake.think(&position("hex:5", ""), None, &stop));
        thread::sleep(Duration::from_millis(200));
        stop.store(true, Ordering::Relaxed);
        let began = Instant::now();
        (thinker.join().expect("a player does not panic"), began.elapsed())
    })
}

#[test]
fn who_stops_a_program_waits_for_nobody() {
    for manner in ["deaf", "hangs"] {
        let (thought, waited) = stopped(manner);
        assert_eq!(thought, Thought::nothing(2), "{manner}");
        // Far above the promised time, since the machine may be busy.
        assert!(waited < Duration::from_secs(5), "{manner} took {waited:?}");
    }
}

#[test]
fn a_program_that_listens_moves_when_it_is_stopped() {
    // On a busy machine it may sometimes answer too late.
    assert!((0..20).any(|_| stopped("waits").0.best.as_deref() == Some("c3")));
}

#[test]
fn no_program_outlives_its_player() {
    for manner in ["well", "deaf", "hangs"] {
        let mut fake = Fake::new(manner, "c3");
        fake.think(&position("hex:5", ""), Some(Duration::from_millis(100)), &AtomicBool::new(manner == "deaf"));
        let log = fake.log.with_extension("kept");
        fs::copy(&fake.log, &log).expect("it was asked something");
        drop(fake);
        assert!(!Fake::lives(&log), "{manner}");
        fs::remove_file(&log).expect("the log is there");
    }
}

#[test]
fn what_cannot_be_started_is_refused() {
    let games = Catalog::builtin();
    let (entry, start) = games.start("hex:5").expect("Hex is in the catalog");
    let error =
        |spec: &str| rusc_engine::bot(entry, start.in_public(), spec, 1).err().expect("no such bot").to_string();
    assert!(error("htp:command=/no/such, program").contains("/no/such, program"));
    assert!(error("htp").contains("the command is empty"));
    assert!(error("htp:speed=3,command=sh").contains("has no option \"speed\""));
    assert!(error("clever").contains("there is no bot \"clever\"") && error("clever").ends_with(", htp"));
    let (entry, start) = games.start("connect4").expect("Connect Four is in the catalog");
    assert!(rusc_engine::bot(entry, start.in_public(), "htp:command=sh", 1).is_err(), "the protocol is Hex's");
}
