//! Samples of every page, from random games.

use std::sync::Arc;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_game::{Rng, Seat};
use rusc_host::{AnyPosition, Thought, Worth};
use rusc_present::{Eyes, Why};
use rusc_record::{Action, Ending, NodeId, Record, Sitter};
use rusc_search::{Proof, Score, Unit};
use rusc_table::{Analysis, Match, Snapshot, TimeControl};
use rusc_view::page::{self, Listed, Lobby, NewGame, Reader, Tally, Theme};
use rusc_view::{Drawings, Languages, May, Overlay, Scene};

/// The games that are shown, with their numbers of random moves.
const MATCHES: &[(&str, usize)] = &[
    ("connect4", 8),
    ("hex:11,swap", 24),
    ("hex:19", 200),
    ("hexland:7", 22),
    ("hexland:11", 90),
    ("hexadom:players=3,seed=1", 26),
];

/// Every page in a language, by name.
pub(crate) fn pages(languages: &Languages, language: &str) -> Vec<(String, String)> {
    let (names, catalog, drawings) = (languages.names(), Catalog::builtin(), Drawings::builtin());
    let texts = languages.texts(language).expect("the language exists");
    let reader = Reader {
        texts,
        languages: &names,
        drawings: &drawings,
        theme: Theme::System,
        has_sound: false,
        is_online: true,
        path: "/",
    };
    let listed = |game: &str, is_own_turn| Listed {
        id: "k3x9".to_owned(),
        game: game.to_owned(),
        spec: game.to_owned(),
        players: vec!["Mireia".to_owned(), "expert".to_owned()],
        moves: 17,
        is_own_turn,
    };
    let lobby = Lobby {
        unfinished: vec![listed("hex", true), listed("hexadom", false)],
        damaged: vec![("k3x9".to_owned(), Why::quoted("event 3"))],
        problem: None,
    };
    let tally =
        |game: &str, opponent: &str| Tally { game: game.into(), opponent: opponent.into(), won: 3, drawn: 1, lost: 12 };
    let tallies = [tally("hex", "expert"), tally("connect4", "beginner"), tally("hexland", "mcts:simulations=5000")];
    let missing = catalog.entry("nim").err().map(|error| Why::of(&error));
    let mut pages = vec![
        ("lobby".to_owned(), page::lobby(&reader, &lobby)),
        ("about".to_owned(), page::about(&reader)),
        ("results".to_owned(), page::results(&reader, &tallies)),
        ("results-none".to_owned(), page::results(&reader, &[])),
        ("fault".to_owned(), page::fault(&reader, 404, missing.as_ref())),
    ];
    for entry in catalog.games() {
        let name = entry.name();
        let form = NewGame {
            game: name,
            options: &entry.options(),
            bots: &entry.bots(),
            most_seats: *entry.seats().end(),
            filled: &[],
            problem: missing.as_ref(),
        };
        pages.push((format!("new-{name}"), page::new_game(&reader, &form)));
        pages.push((format!("rules-{name}"), page::rules(&reader, drawings.art(name).expect("every game is drawn"))));
    }
    for (spec, count) in MATCHES {
        let name = spec.replace([':', '=', ','], "-");
        pages.push((
            format!("play-{name}"),
            shown(&snapshot(&catalog, spec, *count), *count, |scene| page::play(&reader, scene)),
        ));
    }
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

/// A match after some random moves, with variations, scores and thoughts of bots.
pub(crate) fn snapshot(catalog: &Catalog, spec: &str, count: usize) -> Snapshot {
    let (_, mut position) = catalog.start(spec).expect("the spec is good");
    let mut rng = Rng::new(7);
    let sitters = (1..=position.seats()).map(|number| match number {
        1 => Sitter::person("Mireia"),
        2 => Sitter::bot("normal"),
        _ => Sitter::default(),
    });
    let mut record = Record::new(spec, sitters.collect());
    let mut node = NodeId::ROOT;
    for ply in 1..=count {
        let Some(name) = position.random_move(&mut rng) else { break };
        let parent = node;
        node = record.tree.add(parent, Action::Move(name.clone()));
        let guess = Score::estimate(f64::from(rng.below(100)) / 100.0, Unit::WIN_CHANCE);
        record.tree.node_mut(node).score = Some(if ply > 20 { Score::proven(Proof::Win).in_moves(9) } else { guess });
        if ply % 9 == 0 {
            let other = position.moves().pop().expect("the game goes on");
            if other != name {
                record.tree.add(parent, Action::Move(other));
            }
        }
        position = position.play(&name).expect("a random move is legal").position;
    }
    if count > 100 {
        record.tree.add(node, Action::End(Ending::Resigned(Seat::SECOND)));
    }
    let time = TimeControl::Total { seconds: 600.0, increment: 5.0 };
    let game = Match::begin(catalog, record, time).expect("the match was played by the rules");
    let (thought, analysis) = thoughts(&position, &mut rng);
    let hides = position.hides_hands();
    Snapshot {
        hint: Some(Arc::new(thought.clone())),
        thought: (!hides).then(|| Arc::new(thought)),
        analysis: (!hides).then(|| Arc::new(analysis)),
        is_analysing: !hides,
        elapsed: Duration::from_secs(3),
        ..Snapshot::of(game)
    }
}

/// Random thoughts of bots about a position.
fn thoughts(position: &Arc<dyn AnyPosition>, rng: &mut Rng) -> (Thought, Analysis) {
    let moves = position.moves();
    let worth = |name: &String| {
        let chance = f64::from(rng.below(100)) / 100.0;
        Worth {
            name: name.clone(),
            score: Some(Score::estimate(chance * 90.0 - 45.0, Unit::POINTS)),
            chance,
            visits: 9,
        }
    };
    let worths: Vec<Worth> = moves.iter().map(worth).collect();
    let line: Vec<String> = moves.iter().take(6).cloned().collect();
    let thought = Thought {
        best: moves.first().cloned(),
        score: Some(Score::estimate(0.7, Unit::POINTS)),
        line: line.clone(),
        nodes: 1_234_567,
        depth: 7,
        candidates: worths.clone(),
        ..Thought::nothing(position.seats())
    };
    (thought, Analysis { moves: worths, line, nodes: 45_678, depth: 4 })
}

/// Shows a match with everything that can be on its page.
pub(crate) fn shown<T>(snapshot: &Snapshot, count: usize, look: impl FnOnce(&Scene) -> T) -> T {
    let (game, drawings) = (&snapshot.game, Drawings::builtin());
    let position = game.current();
    let turn = position.turn().seat();
    let own: Vec<Seat> = turn.into_iter().collect();
    let overlays = drawings.art(position.game_name()).expect("every game is drawn").overlays();
    let links = [(Seat::new(2), "http://127.0.0.1:7680/m/k3x9/seat/3/secret".to_owned())];
    look(&Scene {
        drawings: &drawings,
        id: "k3x9",
        snapshot,
        eyes: turn.filter(|_| position.hides_hands()).map_or(Eyes::All, Eyes::Seat),
        own: &own,
        node: game.here(),
        is_live: true,
        overlay: overlays.contains(&Overlay::VALUES).then_some(Overlay::VALUES).filter(|_| count < 20),
        insight: None,
        refusal: None,
        may: May {
            play: game.turn().is_some(),
            undo: true,
            redo: false,
            hint: true,
            resign: true,
            hurry: false,
            try_again: false,
            manage: true,
            again: true,
            review: true,
            delete: true,
        },
        links: &links,
        message: None,
        events: "/m/k3x9/events",
        hand_of: None,
        deal: None,
        rematch: None,
        beginner: game.turn().is_none().then_some(Seat::SECOND),
        number: count as u64,
    })
}
