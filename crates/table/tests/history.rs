//! Navigation in a match, compared with a simple model made of lists of moves.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::AnyPosition;
use rusc_present::{Eyes, Why};
use rusc_record::{Action, Ending, NodeId, Record, Sitter};
use rusc_search::{Score, Unit};
use rusc_table::{Event, Match, Refusal, Request, TimeControl};

const GAMES: [&str; 5] = ["hex:size=4,swap", "hexland:5", "connect4:5x4", "hexadom:seed=3", "hexadom:players=5,seed=9"];

fn start(spec: &str) -> Arc<dyn AnyPosition> {
    Catalog::builtin().start(spec).expect("the spec is right").1
}

fn data(position: &Arc<dyn AnyPosition>) -> serde_json::Value {
    serde_json::to_value(position.board(Eyes::All)).expect("a board can be written")
}

fn people(spec: &str) -> Match {
    let sitters = vec![Sitter::person("person"); usize::from(start(spec).seats())];
    let record = Record::new(spec, sitters);
    Match::begin(&Catalog::builtin(), record, TimeControl::None).expect("a new match can be played")
}

/// Makes a request and applies the event if it is granted.
fn ask(game: &mut Match, request: Request) -> Result<Event, Refusal> {
    let decision = game.decide(&request, Duration::from_secs(1))?;
    let event = decision.event.clone();
    game.apply(decision);
    Ok(event)
}

/// The moves from the start to a node.
fn moves(game: &Match, to: NodeId) -> Vec<String> {
    let path = game.record().tree.path(to);
    path.iter()
        .filter_map(|&id| match &game.record().tree.node(id).action {
            Action::Move(name) => Some(name.clone()),
            _ => None,
        })
        .collect()
}

/// The expected match: every line that was tried, the current place, and the line that was left by going back.
struct Model {
    tried: BTreeSet<Vec<String>>,
    here: Vec<String>,
    line: Vec<String>,
}

impl Model {
    fn play(&mut self, name: &str, first_child: impl Fn(&[String]) -> Option<String>) {
        self.here.push(name.to_owned());
        self.tried.insert(self.here.clone());
        self.follow(first_child);
    }

    fn go(&mut self, to: Vec<String>, first_child: impl Fn(&[String]) -> Option<String>) {
        self.here = to;
        if !self.line.starts_with(&self.here) {
            self.follow(first_child);
        }
    }

    /// Extends the line from the current place by the moves that were tried first.
    fn follow(&mut self, first_child: impl Fn(&[String]) -> Option<String>) {
        self.line = self.here.clone();
        while let Some(name) = first_child(&self.line) {
            self.line.push(name);
        }
    }
}

/// The first move tried after a list of moves, from a list of all tries in order.
fn first<'o>(order: &'o [Vec<String>]) -> impl Fn(&[String]) -> Option<String> + 'o {
    |line| order.iter().find(|tried| tried.len() == line.len() + 1 && tried.starts_with(line))?.last().cloned()
}

fn wander(spec: &str, seed: u64, steps: usize) {
    let mut rng = Rng::new(seed);
    let mut game = people(spec);
    let mut model = Model { tried: BTreeSet::from([Vec::new()]), here: Vec::new(), line: Vec::new() };
    let mut order: Vec<Vec<String>> = Vec::new();
    let hides = game.current().hides_hands();
    for _ in 0..steps {
        match rng.below(6) {
            0 => match ask(&mut game, Request::Undo { seat: None }) {
                Ok(_) => {
                    let shorter = model.here[..model.here.len() - 1].to_vec();
                    model.go(shorter, first(&order));
                }
                Err(Refusal::Revealed { .. }) => assert!(hides),
                Err(refusal) => assert_eq!((refusal, model.here.len()), (Refusal::NothingToUndo, 0)),
            },
            1 => match ask(&mut game, Request::Redo { seat: None }) {
                Ok(_) => model.here.push(model.line[model.here.len()].clone()),
                Err(refusal) => assert_eq!((refusal, &model.here), (Refusal::NothingToRedo, &model.line)),
            },
            2 => {
                let node = NodeId(rng.below(game.record().tree.len() as u32));
                let to = moves(&game, node);
                match ask(&mut game, Request::GoTo { node }) {
                    Ok(_) => model.go(to, first(&order)),
                    Err(refusal) => assert!(hides && matches!(refusal, Refusal::Revealed { .. })),
                }
            }
            _ => {
                let Some(seat) = game.turn() else { continue };
                let text = game.current().random_move(&mut rng).expect("a seat to move has a move");
                match ask(&mut game, Request::Play { seat, text: text.clone(), at: None }) {
                    Ok(_) => {
                        let mut line = model.here.clone();
                        line.push(text.clone());
                        if !order.contains(&line) {
                            order.push(line);
                        }
                        model.play(&text, first(&order));
                    }
                    Err(refusal) => assert_eq!((refusal, hides), (Refusal::FutureIsKnown, true)),
                }
            }
        }
        check(spec, &game, &model);
    }
}

fn check(spec: &str, game: &Match, model: &Model) {
    assert_eq!(moves(game, game.here()), model.here);
    assert_eq!(moves(game, game.tip()), model.line);
    let tried: BTreeSet<Vec<String>> = game.record().tree.ids().map(|id| moves(game, id)).collect();
    assert_eq!(tried, model.tried);
    assert_eq!(game.record().tree.len(), model.tried.len(), "no line is kept twice");
    let played = |position: Arc<dyn AnyPosition>, name: &String| {
        position.play(name).expect("what was played can be played").position
    };
    let position = model.here.iter().fold(start(spec), played);
    assert_eq!(data(game.current()), data(&position));
    assert_eq!(game.turn(), position.turn().seat());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_match_is_its_lists_of_moves(spec in prop::sample::select(&GAMES[..]), seed: u64) {
        wander(spec, seed, 60);
    }

    /// The saved events restore the same match at every step.
    #[test]
    fn events_set_the_match_up_again(spec in prop::sample::select(&GAMES[..]), seed: u64) {
        let mut rng = Rng::new(seed);
        let (mut game, mut again) = (people(spec), people(spec));
        for _ in 0..40 {
            let seat = game.turn().unwrap_or(Seat::FIRST);
            let request = match rng.below(8) {
                0 => Request::Undo { seat: Some(seat) },
                1 => Request::Redo { seat: None },
                2 => Request::Comment { node: game.here(), comment: format!("{seed}\n\"") },
                3 => Request::Pause,
                4 => Request::Seat { seat, sitter: Sitter::person("another") },
                _ => match game.current().random_move(&mut rng) {
                    Some(text) => Request::Play { seat, text, at: Some(game.here()) },
                    None => Request::Resume,
                },
            };
            if let Ok(event) = ask(&mut game, request) {
                let kept = serde_json::to_string(&event).expect("an event can be written");
                again.replay(&serde_json::from_str(&kept).expect("it can be read")).expect("it can happen again");
            }
            prop_assert_eq!(again.to_record(), game.to_record());
            prop_assert_eq!((again.here(), again.tip()), (game.here(), game.tip()));
            prop_assert_eq!(again.is_going_on(), game.is_going_on());
        }
    }
}

#[test]
fn undo_goes_to_the_turn_of_who_asks() {
    let mut game = people("hex:size=4");
    for (index, text) in ["a1", "b2", "c3"].into_iter().enumerate() {
        let seat = Seat::new(index as u8 % 2);
        ask(&mut game, Request::Play { seat, text: text.to_owned(), at: None }).expect("the cell is empty");
    }
    ask(&mut game, Request::Undo { seat: Some(Seat::FIRST) }).expect("there is an own turn");
    assert_eq!(moves(&game, game.here()), ["a1", "b2"]);
    ask(&mut game, Request::Undo { seat: Some(Seat::FIRST) }).expect("there is an earlier one");
    assert!(moves(&game, game.here()).is_empty());
    assert_eq!(ask(&mut game, Request::Undo { seat: Some(Seat::FIRST) }), Err(Refusal::NothingToUndo));
    ask(&mut game, Request::Redo { seat: Some(Seat::FIRST) }).expect("there is a next turn");
    assert_eq!(moves(&game, game.here()), ["a1", "b2"]);
    ask(&mut game, Request::Redo { seat: Some(Seat::FIRST) }).expect("there is the end of the line");
    assert_eq!(moves(&game, game.here()), ["a1", "b2", "c3"]);
}

#[test]
fn what_is_asked_wrongly_is_refused_with_the_reason() {
    let mut game = people("connect4");
    let play = |seat, text: &str, at| Request::Play { seat, text: text.to_owned(), at };
    assert_eq!(ask(&mut game, play(Seat::SECOND, "4", None)), Err(Refusal::NotYourTurn { seat: Seat::FIRST }));
    assert_eq!(ask(&mut game, play(Seat::new(7), "4", None)), Err(Refusal::NoSeat { seat: Seat::new(7) }));
    assert!(matches!(ask(&mut game, play(Seat::FIRST, "9", None)), Err(Refusal::Play(_))));
    assert_eq!(ask(&mut game, play(Seat::FIRST, "4", Some(NodeId(3)))), Err(Refusal::Moved));
    assert_eq!(ask(&mut game, Request::GoTo { node: NodeId(8) }), Err(Refusal::NoNode { node: 8 }));
    assert!(matches!(ask(&mut game, Request::Pace { seconds: f64::NAN }), Err(Refusal::Pace { .. })));
    let comment = "x".repeat(10_001);
    assert_eq!(
        ask(&mut game, Request::Comment { node: NodeId::ROOT, comment }),
        Err(Refusal::LongComment { most: 10_000 })
    );
    assert_eq!(game.record().tree.len(), 1, "nothing has changed");

    ask(&mut game, Request::Resign { seat: Seat::SECOND }).expect("anybody may give up at any time");
    let outcome = game.to_record().outcome.expect("the match is over");
    assert_eq!(outcome.winners, [Seat::FIRST]);
    assert_eq!(ask(&mut game, play(Seat::FIRST, "4", None)), Err(Refusal::Over));
    ask(&mut game, Request::Undo { seat: None }).expect("giving up can be taken back");
    ask(&mut game, play(Seat::FIRST, "4", None)).expect("and the match goes on");
}

#[test]
fn a_drawn_piece_is_not_put_back_unseen() {
    let mut game = people("hexadom:seed=3");
    let seat = game.turn().expect("the match begins");
    let play = |game: &mut Match, text: &str| ask(game, Request::Play { seat, text: text.to_owned(), at: None });
    play(&mut game, "draw").expect("there is a pile");
    assert_eq!(ask(&mut game, Request::Undo { seat: None }), Err(Refusal::Revealed { name: "draw".to_owned() }));
    play(&mut game, "keep").expect("a drawn piece may be kept");
    ask(&mut game, Request::Undo { seat: None }).expect("keeping shows nothing");
    assert_eq!(data(game.current())["has_drawn"], true);
}

/// A log as the first version of the program wrote it.
const OLD_LOG: &str = include_str!("data/version-1/events.jsonl");

#[test]
fn logs_of_version_1_are_read() {
    let mut game = people("hex:5,swap");
    for line in OLD_LOG.lines() {
        let event: Event = serde_json::from_str(line).expect("the old version wrote it");
        let kept = serde_json::to_string(&event).expect("an event can be written");
        assert_eq!(serde_json::from_str::<Event>(&kept).expect("it can be read"), event);
        game.replay(&event).expect("it happened");
    }
    let score = |node: u32| game.record().tree.node(NodeId(node)).score;
    assert_eq!(score(1), None);
    assert_eq!(score(2), Some(Score::estimate(0.5, Unit::UNKNOWN)));
    assert_eq!(score(4), Some(Score::estimate(-999.987, Unit::UNKNOWN)));
    let failed = Ending::Failed(Seat::SECOND, Why::quoted("the bot played nothing"));
    assert_eq!(game.record().tree.node(NodeId(7)).action, Action::End(failed));
    assert_eq!(game.outcome(game.here()).expect("it is over").ending, Ending::Resigned(Seat::FIRST));
    assert_eq!((game.bot(Seat::SECOND), game.pace()), (Some("normal"), 0.5));
}

#[test]
fn a_log_that_cannot_have_happened_is_refused() {
    let mut game = people("hex:5");
    let mut refused = |event: Event| game.replay(&event).expect_err("it cannot have happened");
    let (from, seat) = (NodeId::ROOT, Seat::new(2));
    assert_eq!(refused(Event::Resigned { from, seat }), Refusal::NoSeat { seat });
    assert_eq!(refused(Event::Seated { seat, sitter: Sitter::default() }), Refusal::NoSeat { seat });
    assert_eq!(refused(Event::Went { to: NodeId(9) }), Refusal::NoNode { node: 9 });
    let name = "z9".to_owned();
    assert!(matches!(
        refused(Event::Played { from, name, seconds: 0.0, score: None, thought: None }),
        Refusal::Play(_)
    ));
    assert_eq!(game.record().tree.len(), 1, "nothing has changed");
}

#[test]
fn copies_share_positions_and_nodes() {
    let mut game = people("hex:4");
    for (index, text) in ["a1", "b2", "c3"].into_iter().enumerate() {
        let seat = Seat::new(index as u8 % 2);
        ask(&mut game, Request::Play { seat, text: text.to_owned(), at: None }).expect("the cell is empty");
    }
    let copy = game.clone();
    for id in game.record().tree.ids() {
        assert!(Arc::ptr_eq(game.position(id), copy.position(id)));
        assert!(std::ptr::eq(game.record().tree.node(id), copy.record().tree.node(id)));
    }
    let request = Request::Comment { node: NodeId(1), comment: "new".to_owned() };
    ask(&mut game, request).expect("anybody may say something");
    assert_eq!(copy.record().tree.node(NodeId(1)).comment, "", "a copy does not change");
    assert!(std::ptr::eq(game.record().tree.node(NodeId(2)), copy.record().tree.node(NodeId(2))));
}

/// A decision carries the position it was checked with.
#[test]
fn a_decided_move_is_not_played_again() {
    let game = people("hex:4");
    let request = Request::Play { seat: Seat::FIRST, text: "B2".to_owned(), at: None };
    let decision = game.decide(&request, Duration::ZERO).expect("the cell is empty");
    let [one, other] = [game.after(&decision), game.after(&decision)];
    assert!(Arc::ptr_eq(one.current(), other.current()));
    assert_eq!(moves(&one, one.here()), ["b2"]);
}
