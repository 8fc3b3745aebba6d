//! A table driven step by step: no threads, and a clock that the test sets.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rusc_catalog::Entry;
use rusc_game::{Rng, Seat};
use rusc_host::{Player, PublicView, SeatView, Thought};
use rusc_present::Why;
use rusc_record::{Ending, NodeId, Sitter};
use rusc_search::Control;
use rusc_table::{BotFailure, Event, JobKind, Match, News, Refusal, Request, Settings, Table, TimeControl};
use support::{ask, bot, job, play, run, seconds, table};

#[test]
fn a_bot_answers_and_its_score_is_kept() {
    let mut table = table("connect4", &[None, Some("alphabeta:depth=2")], TimeControl::None);
    assert!(table.jobs().is_empty(), "a person is to move");
    play(&mut table, Seat::FIRST, "4", seconds(3)).expect("the column is open");
    let begun = job(&mut table);
    assert_eq!(begun.kind(), JobKind::Move);
    assert!(table.jobs().is_empty(), "a job is given out once");
    assert!(table.snapshot(seconds(5)).is_thinking);
    assert_eq!(table.snapshot(seconds(5)).elapsed, Duration::ZERO, "waiting for a thread is not thinking");
    table.begin(begun.id(), seconds(3));
    assert_eq!(table.snapshot(seconds(5)).elapsed, seconds(2));
    let (finished, heard) = run(begun, seconds(4));
    assert_eq!(heard.iter().map(|progress| table.hear(progress)).next_back(), Some(Some(News::Thought)));
    assert!(table.snapshot(seconds(4)).thought.is_some());
    let decision = table.finish(finished, seconds(4)).expect("the bot has a move");
    let Event::Played { seconds: taken, score, .. } = &decision.event else { panic!("{decision:?} is no move") };
    assert_eq!((*taken, score.is_some()), (1.0, true));
    assert_eq!(table.game().turn(), Some(Seat::SECOND), "it counts once it is committed");
    assert!(table.jobs().is_empty(), "nor does the bot think again before");
    table.commit(decision, seconds(4));
    assert_eq!(table.game().turn(), Some(Seat::FIRST));
    assert!(table.snapshot(seconds(4)).thought.is_none());
}

#[test]
fn a_bot_waits_until_its_rival_has_seen_the_move_and_a_planned_move_follows() {
    let game = table("connect4", &[None, Some("alphabeta:depth=2")], TimeControl::None).game().as_ref().clone();
    let mut table = Table::new(game, Settings { pause: seconds(2), ..Settings::default() }, Duration::ZERO);
    assert!(table.plan(Seat::FIRST, "4").is_err(), "nobody waits for a bot");
    play(&mut table, Seat::FIRST, "4", seconds(3)).expect("the column is open");
    table.plan(Seat::FIRST, "1").expect("the bot is to move");
    table.unplan();
    table.plan(Seat::FIRST, "4").expect("the bot is to move");
    let begun = job(&mut table);
    table.begin(begun.id(), seconds(3));
    let (finished, _) = run(begun, seconds(3));
    assert!(table.finish(finished, seconds(3)).is_none(), "it is too early");
    assert_eq!(table.wake_at(), Some(seconds(5)));
    assert!(table.tick(seconds(4)).is_none());
    let decision = table.tick(seconds(5)).expect("the move is due");
    let Event::Played { thought, .. } = &decision.event else { panic!("{decision:?} is no move") };
    assert!(thought.as_ref().is_some_and(|thought| !thought.line.is_empty()), "the thought is kept with the move");
    assert!(table.take_planned().is_none(), "it is not that seat's turn yet");
    table.commit(decision, seconds(5));
    assert!(table.game().thought(NodeId(2)).is_some() && table.game().thought(NodeId(1)).is_none());
    let planned = table.take_planned().expect("now it is");
    assert_eq!(planned, Request::Play { seat: Seat::FIRST, text: "4".to_owned(), at: None });
    assert!(table.take_planned().is_none());
}

#[test]
fn a_snapshot_shares_the_match_and_stays_as_it_was() {
    let mut table = table("connect4", &[None, None], TimeControl::None);
    let before = table.snapshot(Duration::ZERO);
    assert!(Arc::ptr_eq(&before.game, table.game()) && Arc::ptr_eq(&before.game, &before.clone().game));
    play(&mut table, Seat::FIRST, "4", Duration::ZERO).expect("the column is open");
    assert_eq!((before.game.here(), table.game().here()), (NodeId::ROOT, NodeId(1)));
    assert!(Arc::ptr_eq(before.game.start(), table.game().start()), "positions are shared");
}

#[test]
fn what_an_outdated_job_finds_is_not_played_and_its_bot_is_kept() {
    let made = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&made);
    let counting = move |entry: &Entry, game: PublicView, spec: &str, seed: u64| {
        count.fetch_add(1, Ordering::Relaxed);
        entry.bot(game, spec, seed)
    };
    let mut table = table("connect4", &[None, Some("alphabeta:depth=2")], TimeControl::None);
    play(&mut table, Seat::FIRST, "4", Duration::ZERO).expect("the column is open");
    let begun = job(&mut table);
    let stop = begun.stop_flag();
    ask(&mut table, Request::Undo { seat: None }, Duration::ZERO).expect("there is a move to take back");
    assert!(stop.load(Ordering::Relaxed), "it is asked to stop");
    play(&mut table, Seat::FIRST, "3", Duration::ZERO).expect("the column is open");
    assert!(table.jobs().is_empty(), "the bot is still busy");
    let mut heard = Vec::new();
    let finished = begun.run(&counting, &|| Duration::ZERO, &mut |progress| heard.push(progress));
    assert!(heard.iter().all(|progress| table.hear(progress).is_none()));
    assert!(table.finish(finished, Duration::ZERO).is_none());
    let again = job(&mut table);
    let finished = again.run(&counting, &|| Duration::ZERO, &mut |_| {});
    assert!(table.finish(finished, Duration::ZERO).is_some());
    assert_eq!(made.load(Ordering::Relaxed), 1, "the bot remembers the game");
}

#[test]
fn a_demonstration_keeps_its_pace() {
    let mut table = table("hex:5", &[Some("random"), Some("random")], TimeControl::None);
    let (finished, _) = {
        let begun = job(&mut table);
        run(begun, Duration::ZERO)
    };
    assert!(table.finish(finished, Duration::ZERO).is_none(), "people could not follow");
    assert!(table.jobs().is_empty());
    assert_eq!(table.wake_at(), Some(seconds(1)));
    assert!(table.tick(Duration::from_millis(999)).is_none());
    ask(&mut table, Request::Pace { seconds: 5.0 }, Duration::ZERO).expect("a sensible pace");
    assert_eq!(table.wake_at(), Some(seconds(5)), "another pace counts at once");
    let decision = table.tick(seconds(5)).expect("it is due");
    table.commit(decision, seconds(5));
    assert_eq!(table.game().here(), NodeId(1));

    let begun = job(&mut table);
    let (finished, _) = run(begun, seconds(5));
    assert!(table.finish(finished, seconds(5)).is_none());
    table.step().expect("a bot is to move");
    assert!(table.tick(seconds(5)).is_some(), "a step waits for nothing");
}

#[test]
fn the_time_of_a_person_runs_out() {
    let mut table = table("hex:5", &[None, Some("random")], TimeControl::PerMove { seconds: 10.0 });
    assert_eq!(table.wake_at(), Some(seconds(10)));
    assert!(table.tick(seconds(9)).is_none());
    let decision = table.tick(seconds(10)).expect("the time is over");
    assert_eq!(decision.event, Event::RanOut { from: NodeId::ROOT, seat: Seat::FIRST });
    assert!(table.tick(seconds(11)).is_none(), "once is enough");
    table.commit(decision, seconds(10));
    assert_eq!((table.game().turn(), table.wake_at()), (None, None));
}

#[test]
fn a_bot_that_thinks_too_long_loses_by_time() {
    let mut table = table("hex:5", &[Some("random"), None], TimeControl::PerMove { seconds: 10.0 });
    assert_eq!(table.wake_at(), None, "a bot is looked at when it has moved");
    let looks = AtomicU32::new(0);
    let clock = || seconds(11) * looks.fetch_add(1, Ordering::Relaxed).min(1);
    let finished = job(&mut table).run(&bot, &clock, &mut |_| {});
    let decision = table.finish(finished, seconds(11)).expect("the match ends");
    assert_eq!(decision.event, Event::RanOut { from: NodeId::ROOT, seat: Seat::FIRST });
}

#[test]
fn what_cannot_be_kept_is_shown_and_tried_again_until_it_can_be() {
    let mut table = table("connect4", &[Some("random"), None], TimeControl::None);
    let begun = job(&mut table);
    let (finished, _) = run(begun, Duration::ZERO);
    let mut decision = table.finish(finished, Duration::ZERO).expect("the bot has a move");
    let why = Why::quoted("the disk is full");
    for (now, next) in [(0, 1), (1, 3), (3, 7)] {
        table.not_kept(decision.clone(), why.clone(), seconds(now));
        assert_eq!(table.snapshot(seconds(now)).trouble, Some(why.clone()));
        assert!(table.jobs().is_empty(), "the bot need not think again");
        assert_eq!((table.wake_at(), table.tick(seconds(next - 1)).is_some()), (Some(seconds(next)), false));
        let again = table.tick(seconds(next)).expect("it is tried again");
        assert_eq!(again.event, decision.event);
        decision = again;
    }
    table.commit(decision, seconds(7));
    assert_eq!((table.snapshot(seconds(7)).trouble, table.game().here()), (None, NodeId(1)));
}

#[test]
fn the_end_of_a_clock_is_saved_as_soon_as_it_can_be() {
    let mut table = table("hex:5", &[None, Some("random")], TimeControl::PerMove { seconds: 10.0 });
    let decision = table.tick(seconds(10)).expect("the time is over");
    table.not_kept(decision, Why::quoted("the disk is full"), seconds(10));
    let comment = Request::Comment { node: NodeId::ROOT, comment: "what now?".to_owned() };
    ask(&mut table, comment, seconds(10)).expect("there is room again");
    let decision = table.tick(seconds(10)).expect("it is tried again at once");
    assert_eq!(decision.event, Event::RanOut { from: NodeId::ROOT, seat: Seat::FIRST });
}

/// Panics as often as the number says, then plays.
struct Faulty(Arc<AtomicU32>);

impl Player for Faulty {
    fn think(&mut self, view: &SeatView, _: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
        let left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        assert!(left.is_err(), "a test wants this panic");
        Thought { best: view.moves().pop(), ..Thought::nothing(view.seats()) }
    }
}

/// Lets a bot that panics so often think at a time.
fn try_once(table: &mut Table, faults: &Arc<AtomicU32>, now: Duration) -> Option<Event> {
    let faults = Arc::clone(faults);
    let bots =
        move |_: &Entry, _: PublicView, _: &str, _: u64| Ok(Box::new(Faulty(Arc::clone(&faults))) as Box<dyn Player>);
    let finished = job(table).run(&bots, &|| now, &mut |_| {});
    table.finish(finished, now).map(|decision| decision.event)
}

#[test]
fn a_bot_that_panics_tries_again() {
    let mut table = table("hex:3", &[Some("faulty"), None], TimeControl::None);
    let faults = Arc::new(AtomicU32::new(1));
    assert_eq!(try_once(&mut table, &faults, Duration::ZERO), None);
    let seen = table.snapshot(Duration::ZERO);
    assert_eq!(seen.trouble.map(|why| why.key).as_deref(), Some("bot-crashed"));
    assert!(table.jobs().is_empty() && !seen.is_stalled, "it rests a little");
    assert!(table.tick(seconds(1)).is_none());
    assert!(matches!(try_once(&mut table, &faults, seconds(1)), Some(Event::Played { .. })));
}

#[test]
fn a_bot_that_panics_again_and_again_waits_for_a_person() {
    let mut table = table("hex:3", &[Some("faulty"), None], TimeControl::None);
    let faults = Arc::new(AtomicU32::new(3));
    for now in [0, 1, 3] {
        assert!(table.tick(seconds(now)).is_none());
        assert_eq!(try_once(&mut table, &faults, seconds(now)), None);
    }
    let seen = table.snapshot(seconds(3));
    assert!(seen.is_stalled && !seen.is_thinking && seen.trouble.is_some(), "nothing says that it thinks");
    assert!(table.jobs().is_empty() && table.wake_at().is_none());
    table.move_now().expect("a person may ask");
    assert!(matches!(try_once(&mut table, &faults, seconds(9)), Some(Event::Played { .. })));
}

#[test]
fn a_bot_that_takes_too_long_plays_its_best_move_so_far() {
    let mut table = table("hex:5", &[Some("random"), None], TimeControl::None);
    let game = Match::clone(table.game());
    table = Table::new(game, Settings { patience: Some(seconds(60)), ..Settings::default() }, Duration::ZERO);
    let begun = job(&mut table);
    assert_eq!(table.wake_at(), None, "it has not begun");
    table.begin(begun.id(), seconds(5));
    assert_eq!(table.wake_at(), Some(seconds(65)));
    assert!(table.tick(seconds(64)).is_none() && !begun.stop_flag().load(Ordering::Relaxed));
    assert!(table.tick(seconds(65)).is_none() && begun.stop_flag().load(Ordering::Relaxed));
    assert_eq!(table.wake_at(), None, "once is enough");
}

#[test]
fn a_job_without_a_thread_is_tried_again() {
    let mut table = table("connect4", &[Some("random"), None], TimeControl::None);
    let lost = job(&mut table);
    table.lose(lost.id(), Why::of(&BotFailure::NoThread), Duration::ZERO);
    assert!(table.snapshot(Duration::ZERO).trouble.is_some());
    assert!(table.tick(seconds(1)).is_none());
    assert_eq!(job(&mut table).kind(), JobKind::Move);
}

#[test]
fn bots_play_each_other_and_analyse_only_for_watchers() {
    let mut show = table("hex:5", &[Some("random"), Some("random")], TimeControl::None);
    show.watch(false);
    assert!(show.jobs().is_empty());
    show.watch(true);
    assert_eq!(job(&mut show).kind(), JobKind::Move);

    let mut owing = table("hex:5", &[Some("random"), None], TimeControl::None);
    owing.watch(false);
    assert_eq!(job(&mut owing).kind(), JobKind::Move, "a person is owed a move");

    let mut studied = table("connect4", &[None, None], TimeControl::None);
    studied.start_analysis().expect("nothing is hidden");
    studied.watch(false);
    assert!(studied.jobs().is_empty());
    studied.watch(true);
    assert_eq!(job(&mut studied).kind(), JobKind::Analysis);
}

#[test]
fn an_analysis_goes_on_where_it_stopped() {
    let mut table = table("hexland:5", &[None, None], TimeControl::None);
    table.start_analysis().expect("nothing is hidden");
    let clock = AtomicU32::new(0);
    // On this clock a hundred looks take a second, so that a slice ends soon.
    let now = || Duration::from_millis(10) * clock.fetch_add(1, Ordering::Relaxed);
    let mut nodes = 0;
    for _ in 0..5 {
        let finished = job(&mut table).run(&bot, &now, &mut |_| {});
        table.finish(finished, Duration::ZERO);
        let seen = table.snapshot(Duration::ZERO);
        let found = seen.analysis.expect("it is known");
        assert!(seen.is_analysing && found.nodes > nodes, "{} after {nodes}", found.nodes);
        nodes = found.nodes;
    }
    assert_eq!(table.idle_bots().collect::<Vec<_>>(), ["expert"]);
    table.forget_bots();
    assert_eq!(table.idle_bots().count(), 0);
    assert_eq!(job(&mut table).kind(), JobKind::Analysis, "it goes on with a new bot");
}

#[test]
fn a_hint_stays_until_the_table_goes_on() {
    let mut table = table("connect4:5x4", &[None, None], TimeControl::None);
    table.ask_for_hint(seconds(20)).expect("there is a move to make");
    assert!(table.snapshot(Duration::ZERO).is_hint_growing);
    let begun = job(&mut table);
    assert_eq!(begun.kind(), JobKind::Hint);
    let (finished, heard) = run(begun, Duration::ZERO);
    assert!(heard.iter().all(|progress| table.hear(progress) == Some(News::Hint)));
    assert!(table.finish(finished, Duration::ZERO).is_none());
    let seen = table.snapshot(Duration::ZERO);
    assert!(!seen.is_hint_growing && seen.hint.is_some_and(|hint| hint.best.is_some()));
    ask(&mut table, Request::Pause, Duration::ZERO).expect("a match may pause");
    assert!(table.snapshot(Duration::ZERO).hint.is_some(), "a pause changes no position");
    play(&mut table, Seat::FIRST, "3", Duration::ZERO).expect("the column is open");
    assert!(table.snapshot(Duration::ZERO).hint.is_none());
}

#[test]
fn the_values_of_moves_follow_the_table() {
    let mut table = table("connect4:4x4", &[None, None], TimeControl::None);
    table.start_analysis().expect("nothing is hidden");
    let old = job(&mut table);
    play(&mut table, Seat::FIRST, "1", Duration::ZERO).expect("the column is open");
    let new = job(&mut table);
    assert!(old.stop_flag().load(Ordering::Relaxed) && !new.stop_flag().load(Ordering::Relaxed));
    let (outdated, _) = run(old, Duration::ZERO);
    table.finish(outdated, Duration::ZERO);
    assert!(table.snapshot(Duration::ZERO).analysis.is_none(), "it is about another position");
    let (finished, _) = run(new, Duration::ZERO);
    table.finish(finished, Duration::ZERO);
    let analysis = table.snapshot(Duration::ZERO).analysis.expect("it is known");
    assert_eq!(analysis.moves.len(), 4);
    table.stop_analysis();
    let seen = table.snapshot(Duration::ZERO);
    assert!(seen.analysis.is_none() && !seen.is_analysing);
}

#[test]
fn thoughts_about_hidden_hands_are_not_shown() {
    let mut table = table("hexadom:seed=3", &[Some("tree:minimum"), Some("tree:minimum")], TimeControl::None);
    let begun = job(&mut table);
    let (finished, heard) = run(begun, Duration::ZERO);
    assert!(heard.iter().all(|progress| table.hear(progress).is_none()));
    table.finish(finished, seconds(2)).expect("the bot has a move");
    assert!(table.snapshot(seconds(2)).thought.is_none());
    assert_eq!(table.start_analysis(), Err(Refusal::Hidden));
}

/// Thinks once for each request, and has no move if it is stopped.
struct Hesitant(Arc<AtomicU32>);

impl Player for Hesitant {
    fn think(&mut self, view: &SeatView, control: &Control, _: &mut dyn FnMut(&Thought)) -> Thought {
        self.0.fetch_add(1, Ordering::Relaxed);
        let best = if control.stop.load(Ordering::Relaxed) { None } else { view.moves().pop() };
        Thought { best, ..Thought::nothing(view.seats()) }
    }
}

#[test]
fn a_bot_that_has_no_move_when_it_must_move_thinks_again() {
    let mut table = table("hex:3", &[Some("hesitant"), None], TimeControl::None);
    let count = Arc::new(AtomicU32::new(0));
    let asked = Arc::clone(&count);
    let bots =
        move |_: &Entry, _: PublicView, _: &str, _: u64| Ok(Box::new(Hesitant(Arc::clone(&asked))) as Box<dyn Player>);
    let begun = job(&mut table);
    table.begin(begun.id(), Duration::ZERO);
    table.move_now().expect("a bot thinks");
    let finished = begun.run(&bots, &|| Duration::ZERO, &mut |_| {});
    assert!(table.finish(finished, Duration::ZERO).is_none());
    let finished = job(&mut table).run(&bots, &|| Duration::ZERO, &mut |_| {});
    let decision = table.finish(finished, Duration::ZERO).expect("now it has a move");
    assert!(matches!(decision.event, Event::Played { score: None, .. }), "who thinks nothing says nothing");
    assert_eq!(count.load(Ordering::Relaxed), 2);
}

#[test]
fn a_bot_that_does_not_exist_loses_with_the_reason() {
    let mut table = table("hex:3", &[Some("nobody"), None], TimeControl::None);
    let (finished, _) = {
        let begun = job(&mut table);
        run(begun, Duration::ZERO)
    };
    let decision = table.finish(finished, Duration::ZERO).expect("the match ends");
    table.commit(decision, Duration::ZERO);
    let ending = table.game().outcome(table.game().here()).expect("it is over").ending;
    assert!(matches!(ending, Ending::Failed(Seat::FIRST, why) if why.key == "spec-unknown-bot"));
}

#[test]
fn a_dropped_table_stops_its_jobs() {
    let mut table = table("hex:3", &[Some("random"), None], TimeControl::None);
    let begun = job(&mut table);
    drop(table);
    assert!(begun.stop_flag().load(Ordering::Relaxed));
}

#[test]
fn nothing_is_remembered_for_a_match_that_is_over() {
    let mut table = table("connect4", &[None, Some("alphabeta:depth=2")], TimeControl::None);
    play(&mut table, Seat::FIRST, "4", seconds(1)).expect("the column is open");
    let (finished, _) = run(job(&mut table), seconds(1));
    let decision = table.finish(finished, seconds(1)).expect("it has a move");
    table.commit(decision, seconds(1));
    assert_eq!(table.idle_bots().count(), 1);
    play(&mut table, Seat::FIRST, "4", seconds(2)).expect("the column is open");
    let late = job(&mut table);
    ask(&mut table, Request::Resign { seat: Seat::FIRST }, seconds(2)).expect("a person may resign");
    assert_eq!(table.idle_bots().count(), 0);
    let (finished, _) = run(late, seconds(3));
    assert!(table.finish(finished, seconds(3)).is_none());
    assert_eq!(table.idle_bots().count(), 0, "nor is a bot that answers too late");
}

#[test]
fn a_clock_goes_on_where_it_stopped() {
    let time = TimeControl::PerMove { seconds: 10.0 };
    let mut table = table("connect4", &[None, None], time);
    table.resume_clock(seconds(6));
    assert_eq!((table.running_clock(seconds(1)), table.wake_at()), (Some(seconds(7)), Some(seconds(4))));
    // Neither a new name nor a pause gives more time.
    let name = Request::Seat { seat: Seat::FIRST, sitter: Sitter::person("Ana") };
    ask(&mut table, name, seconds(1)).expect("a person may change their name");
    assert_eq!(table.wake_at(), Some(seconds(4)));
    ask(&mut table, Request::Pause, seconds(2)).expect("a match may pause");
    assert_eq!((table.running_clock(seconds(50)), table.wake_at()), (None, None));
    assert_eq!(table.snapshot(seconds(50)).elapsed, seconds(8));
    ask(&mut table, Request::Resume, seconds(50)).expect("a match may go on");
    assert_eq!(table.wake_at(), Some(seconds(52)));
    play(&mut table, Seat::FIRST, "4", seconds(51)).expect("there is a second left");
    let node = table.game().record().tree.node(table.game().here());
    assert_eq!(node.seconds, Some(9.0));
    assert_eq!(table.running_clock(seconds(52)), Some(seconds(1)), "the next move has a clock of its own");
}

#[test]
fn a_bot_goes_on_with_the_time_it_has_left() {
    let time = TimeControl::PerMove { seconds: 10.0 };
    let mut table = table("connect4", &[Some("alphabeta:depth=2"), None], time);
    table.resume_clock(seconds(6));
    assert_eq!(table.running_clock(seconds(1)), None, "it has not begun");
    let job = job(&mut table);
    table.begin(job.id(), seconds(3));
    assert_eq!(table.running_clock(seconds(4)), Some(seconds(7)));
    let (finished, _) = run(job, seconds(4));
    let decision = table.finish(finished, seconds(5)).expect("it has a move");
    assert!(matches!(decision.event, Event::Played { seconds: 8.0, .. }), "{:?}", decision.event);
}

/// A bot that spent half of its remaining time on every move would soon have none left.
#[test]
fn the_clock_of_a_bot_lasts_for_a_long_game() {
    let time = TimeControl::Total { seconds: 100.0, increment: 0.0 };
    let table = table("hex:19", &[Some("random"), Some("random")], time);
    let mut game = Match::clone(table.game());
    let mut rng = Rng::new(1);
    for _ in 0..80 {
        let seat = game.turn().expect("the game goes on");
        let given = game.time_to_think(seat, Duration::ZERO, None).expect("time is limited");
        let left = game.time_left(seat, game.here()).expect("time is limited");
        assert!(given <= left / 10, "{given:?} of {left:?}");
        let name = game.current().random_move(&mut rng).expect("the game goes on");
        let event = Event::Played { from: game.here(), name, seconds: given.as_secs_f64(), score: None, thought: None };
        game.replay(&event).expect("a random move can be played");
    }
    for seat in Seat::all(2) {
        let left = game.time_left(seat, game.here()).expect("time is limited");
        assert!(left > Duration::from_secs(10), "{left:?} are left after forty moves");
    }
}
