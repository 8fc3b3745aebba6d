//! Random matches of every game: lines, variations, set-ups, comments, times and values.

use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::AnyPosition;
use rusc_present::{SetUp, Why};
use rusc_record::{Action, Ending, NodeId, Outcome, Property, Record, Sitter};
use rusc_search::{Proof, Score, Unit};

/// Specs with and without the options that change how a game is written.
pub(crate) const SPECS: [&str; 8] = [
    "hex:5,swap",
    "hex:4,swap=in-place",
    "hex:11",
    "hexland:5",
    "hexland:size=7,komi=3",
    "connect4",
    "connect4:9x5",
    "hexadom:players=3,seed=7",
];

/// A random record with this number of nodes besides the start.
pub(crate) fn record(spec: &str, seed: u64, nodes: usize) -> Record {
    let mut rng = Rng::new(seed);
    let games = Catalog::builtin();
    let (_, start) = games.start(spec).expect("the specs are good");
    let seats: Vec<Seat> = Seat::all(start.seats()).collect();
    let mut record = Record::new(spec, seats.iter().map(|_| sitter(&mut rng)).collect());
    let mut positions = vec![start];
    if let Some((set_up, position)) = set_up(&positions[0], &mut rng).filter(|_| rng.below(3) == 0) {
        positions[0] = position;
        record.tree.node_mut(NodeId::ROOT).action = Action::SetUp(set_up);
    }
    say(&mut record, NodeId::ROOT, &mut rng);
    for _ in 0..nodes {
        let last = record.tree.len() as u32 - 1;
        let parent = NodeId(if rng.below(6) == 0 { rng.below(last + 1) } else { last });
        let (action, position) = action(&positions[parent.index()], &mut rng);
        // Two equal nodes after the same parent would be one node.
        if record.tree.child(parent, &action).is_none() {
            let id = record.tree.add(parent, action);
            positions.push(position);
            say(&mut record, id, &mut rng);
        }
    }
    if rng.below(2) == 0 {
        let ending = ending(&mut rng, seats.len());
        let winners = seats.into_iter().filter(|_| rng.below(2) == 0).collect();
        record.outcome = Some(Outcome { winners, ending });
    }
    record.properties = properties(&mut rng);
    record
}

fn sitter(rng: &mut Rng) -> Sitter {
    match rng.below(3) {
        0 => Sitter::default(),
        1 => Sitter::person(text(rng)),
        _ => Sitter { name: text(rng), bot: Some("mcts:simulations=5,threads=1".to_owned()) },
    }
}

/// A random action in a position, and the position after it.
fn action(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> (Action, Arc<dyn AnyPosition>) {
    let happened = match rng.below(12) {
        0 => None,
        1 => Some((Action::End(ending(rng, position.seats().into())), Arc::clone(position))),
        2 => set_up(position, rng).map(|(set_up, after)| (Action::SetUp(set_up), after)),
        _ => position.random_move(rng).map(|name| {
            let played = position.play(&name).expect("a random move may be played");
            (Action::Move(played.name), played.position)
        }),
    };
    happened.unwrap_or_else(|| (Action::Nothing, Arc::clone(position)))
}

fn set_up(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> Option<(SetUp, Arc<dyn AnyPosition>)> {
    let mut stones = Vec::new();
    let cells: Vec<String> = position.moves().into_iter().filter(|name| name != "swap" && name != "pass").collect();
    for _ in 0..rng.below(4) {
        let cell = rng.choose(&cells)?.clone();
        let owner = [None, Some(Seat::FIRST), Some(Seat::SECOND)][rng.below(3) as usize];
        if stones.iter().all(|(other, _)| *other != cell) {
            stones.push((cell, owner));
        }
    }
    let turn = [None, Some(Seat::FIRST), Some(Seat::SECOND)][rng.below(3) as usize];
    let set_up = SetUp { stones, turn };
    let after = position.set_up(&set_up).ok().filter(|_| !set_up.is_empty())?;
    Some((set_up, after))
}

fn ending(rng: &mut Rng, seats: usize) -> Ending {
    let seat = Seat::new(rng.below(seats as u32) as u8);
    match rng.below(4) {
        0 => Ending::Played,
        1 => Ending::Resigned(seat),
        2 => Ending::OutOfTime(seat),
        _ => Ending::Failed(seat, why(rng)),
    }
}

fn why(rng: &mut Rng) -> Why {
    let words = text(rng);
    if rng.below(2) == 0 {
        return Why::quoted(words);
    }
    let arguments = vec![("why".to_owned(), rusc_present::Argument::Why(Box::new(Why::quoted(text(rng)))))];
    Why { key: "forfeit-bot".to_owned(), arguments, english: words }
}

fn score(rng: &mut Rng) -> Score {
    let number = (f64::from(rng.below(2_000_001)) - 1e6) / 7.0;
    match rng.below(4) {
        0 => Score::estimate(number, Unit::UNKNOWN),
        1 => Score::estimate(number, Unit::new("threats")),
        2 => Score::by_points(number as i32),
        _ => Score::proven([Proof::Win, Proof::Draw, Proof::Loss][rng.below(3) as usize]).in_moves(rng.below(90)),
    }
}

/// Adds random notes to a node.
fn say(record: &mut Record, id: NodeId, rng: &mut Rng) {
    let node = record.tree.node_mut(id);
    if rng.below(3) == 0 {
        node.seconds = Some(f64::from(rng.below(100_000)) / 1_000.0);
    }
    if rng.below(3) == 0 {
        node.score = Some(score(rng));
    }
    if rng.below(4) == 0 {
        node.comment = text(rng);
    }
    node.properties = properties(rng);
}

fn properties(rng: &mut Rng) -> Vec<Property> {
    let names = ["AP", "EV", "LB", "PL", "RE", "RUSCX", "TM", "two words"];
    let property = |name: &str, rng: &mut Rng| Property {
        name: name.to_owned(),
        values: (0..rng.below(3)).map(|_| text(rng)).collect(),
    };
    names
        .into_iter()
        .filter(|_| rng.below(8) == 0)
        .collect::<Vec<_>>()
        .into_iter()
        .map(|name| property(name, rng))
        .collect()
}

fn text(rng: &mut Rng) -> String {
    let signs = ["a", "B", "ñ", "🐝", " ", "\n", "[", "]", "(", ")", ";", ":", "\\", "\"", "'", "\t", "1", "\u{feff}"];
    (0..rng.below(9)).map(|_| *rng.choose(&signs).expect("there are signs")).collect()
}
