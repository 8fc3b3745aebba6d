//! Moving about in a match against a plain model of it: lists of moves, nothing else.

use std::collections::BTreeSet;
use std::time::Duration;

use game::{Rng, Seat};
use proptest::prelude::*;
use record::{Action, NodeId, Record, Sitter};
use table::{Event, Match, Refusal, Request, TimeControl};

const GAMES: [&str; 5] = ["hex:size=4,swap", "hexland:5", "connect4:5x4", "hexadom:seed=3", "hexadom:players=5,seed=9"];

fn people(spec: &str) -> Match {
    let seats = catalog::start(spec).expect("the spec is right").1.seats();
    let sitters = vec![Sitter::person("somebody"); usize::from(seats)];
    Match::new(Record::new(spec, sitters), TimeControl::None).expect("a new match can be played")
}

/// Asks and, if granted, lets it happen.
fn ask(game: &mut Match, request: Request) -> Result<Event, Refusal> {
    let event = game.decide(&request, Duration::from_secs(1))?;
    game.apply(&event)?;
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

/// What a match should be: every line that was tried, where we are, and the line we went back on.
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

    /// The line now goes on from here by what was tried first.
    fn follow(&mut self, first_child: impl Fn(&[String]) -> Option<String>) {
        self.line = self.here.clone();
        while let Some(name) = first_child(&self.line) {
            self.line.push(name);
        }
    }
}

/// What was first tried after a list of moves, from a list of all tries in their order.
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
                Err(Refusal::Revealed(_)) => assert!(hides),
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
                    Err(refusal) => assert!(hides && matches!(refusal, Refusal::Revealed(_))),
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
    let (_, mut position) = catalog::start(spec).expect("the spec is right");
    for name in &model.here {
        position.play(name).expect("what was played can be played");
    }
    assert_eq!(game.current().board(None), position.board(None));
    assert_eq!(game.turn(), position.turn().seat());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_match_is_its_lists_of_moves(spec in prop::sample::select(&GAMES[..]), seed: u64) {
        wander(spec, seed, 60);
    }

    /// What was kept as events is the same match again, at every moment.
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
                again.apply(&serde_json::from_str(&kept).expect("it can be read")).expect("it can happen again");
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
    assert_eq!(ask(&mut game, play(Seat::SECOND, "4", None)), Err(Refusal::NotYourTurn(Seat::FIRST)));
    assert_eq!(ask(&mut game, play(Seat::new(7), "4", None)), Err(Refusal::NoSeat(Seat::new(7))));
    assert!(matches!(ask(&mut game, play(Seat::FIRST, "9", None)), Err(Refusal::Play(_))));
    assert_eq!(ask(&mut game, play(Seat::FIRST, "4", Some(NodeId(3)))), Err(Refusal::Moved));
    assert_eq!(ask(&mut game, Request::GoTo { node: NodeId(8) }), Err(Refusal::NoNode(NodeId(8))));
    assert!(matches!(ask(&mut game, Request::Pace { seconds: f64::NAN }), Err(Refusal::Pace(_))));
    let comment = "x".repeat(10_001);
    assert_eq!(ask(&mut game, Request::Comment { node: NodeId::ROOT, comment }), Err(Refusal::LongComment(10_000)));
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
    assert_eq!(ask(&mut game, Request::Undo { seat: None }), Err(Refusal::Revealed("draw".to_owned())));
    play(&mut game, "keep").expect("a drawn piece may be kept");
    ask(&mut game, Request::Undo { seat: None }).expect("keeping shows nothing");
    assert_eq!(game.current().board(None)["has_drawn"], true);
}
