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
use rusc_view::page::{self, Archive, Listed, Lobby, NewGame, Reader, Tally, Theme};
use rusc_view::{Drawings, Languages, May, Overlay, Scene, Taste};

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
        taste: Taste::default(),
        has_sound: false,
        is_online: true,
        is_reachable: true,
        path: "/",
        names_language: false,
    };
    let listed = |game: &str, is_own_turn| Listed {
        id: "k3x9".to_owned(),
        game: game.to_owned(),
        players: vec!["Mireia".to_owned(), "expert".to_owned()],
        moves: 17,
        is_own_turn,
        result: (!is_own_turn).then(|| texts.say("draw")),
        begun: 0,
        touched: 0,
        may_delete: true,
        damage: is_own_turn.then(|| Why::quoted("event 3")),
    };
    let archive = |taken: Option<usize>| Archive {
        games: catalog.games().iter().map(|entry| entry.name()).collect(),
        rivals: vec!["beginner", "normal", "advanced", "expert", "bot", "person", "here", "bots"],
        finishes: vec!["open", "won", "lost", "drawn", "over"],
        game: "hex",
        rival: "",
        finish: "won",
        is_first: false,
        listed: vec![listed("hex", true), listed("hexadom", false)],
        next: Some("0-k3x9".to_owned()),
        total: 5_001,
        files: if taken.is_some() { 2 } else { 1 },
        taken,
        problem: None,
    };
    let habit = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let habits = vec![habit("opponent", "expert"), habit("option-size", "13")];
    let lobby = Lobby {
        habits: vec![("hex".to_owned(), habits)],
        unfinished: vec![listed("hex", true), listed("hexadom", false)],
        courses: vec!["hex"],
        problem: None,
    };
    let tally =
        |game: &str, opponent: &str| Tally { game: game.into(), opponent: opponent.into(), won: 3, drawn: 1, lost: 12 };
    let tallies = [tally("hex", "expert"), tally("connect4", "beginner"), tally("hexland", "mcts:simulations=5000")];
    let missing = catalog.entry("nim").err().map(|error| Why::of(&error));
    let mut pages = vec![
        ("lobby".to_owned(), page::lobby(&reader, &lobby)),
        ("archive".to_owned(), page::archive(&reader, &archive(None))),
        ("archive-taken".to_owned(), page::archive(&reader, &archive(Some(2)))),
        ("about".to_owned(), page::about(&reader)),
        ("results".to_owned(), page::results(&reader, &tallies)),
        ("results-none".to_owned(), page::results(&reader, &[])),
        ("fault".to_owned(), page::fault(&reader, 404, missing.as_ref())),
    ];
    for entry in catalog.games() {
        let name = entry.name();
        let (_, start) = catalog.start(name).expect("a name is a spec");
        let board = start.board(Eyes::Public);
        let art = drawings.art(name).expect("every game is drawn");
        let sample = art.sample(texts, "g");
        let form = NewGame {
            sizes: &art.sizes().iter().map(|&size| (size, art.thumbnail(&board))).collect::<Vec<_>>(),
            board: sample.as_ref(),
            has_editor: !start.cells().is_empty(),
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
    for (spec, count) in MATCHES.iter().filter(|(spec, _)| !spec.starts_with("hexadom")) {
        let snapshot = snapshot(&catalog, spec, *count);
        let name = spec.replace([':', '=', ','], "-");
        pages.push((format!("play-notes-{name}"), shown(&snapshot, *count, |scene| page::notes(&reader, scene))));
        let position = snapshot.game.current();
        let draft = page::Draft {
            game: position.game_name(),
            sizes: drawings.art(position.game_name()).expect("every game is drawn").sizes(),
            size: "11",
            options: &[],
            stones: "c3=1",
            turn: Seat::FIRST,
            cells: &position.cells(),
            board: &position.board(Eyes::All),
            problem: missing.as_ref(),
        };
        pages.push((format!("play-editor-{name}"), page::editor(&reader, &draft)));
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
    let lines = [(Seat::FIRST, "Bona sort!".to_owned())];
    look(&Scene {
        drawings: &drawings,
        id: "k3x9",
        address: "/m/k3x9",
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
            ask_undo: true,
            note: true,
            delete: true,
        },
        links: &links,
        is_near: count.is_multiple_of(3),
        is_shared: count.is_multiple_of(2),
        talk: Some(rusc_view::Talk { lines: &lines, present: &[Seat::FIRST], quiet: &[] }),
        asks: own.first().copied(),
        message: None,
        events: "/m/k3x9/events",
        hand_of: None,
        deal: None,
        rematch: None,
        beginner: game.turn().is_none().then_some(Seat::SECOND),
        taste: Taste::default(),
        number: count as u64,
    })
}
