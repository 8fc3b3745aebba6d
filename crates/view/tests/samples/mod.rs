//! A sample of every page, from games played at random.

use catalog::Entry;
use game::Rng;
use offer::{Position, Thought};
use search::Proof;
use view::page::{self, Listed, Lobby, NewGame, Reader, Tally, Theme};
use view::shown::{ClockShown, Demonstration, Match, May, MoveShown, Outcome, Reason, SeatShown, Sitter};
use view::{Languages, Overlay, Worth, boards};

/// The games that are shown, with how many random moves.
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
    let names = languages.names();
    let texts = languages.texts(language).expect("the language exists");
    let reader = Reader { texts, languages: &names, theme: Theme::System, has_sound: false, path: "/" };
    let listed = |game: &str, is_own_turn| Listed {
        id: "k3x9".to_owned(),
        game: game.to_owned(),
        spec: game.to_owned(),
        players: vec!["Mireia".to_owned(), "expert".to_owned()],
        moves: 17,
        is_own_turn,
    };
    let lobby = Lobby { unfinished: vec![listed("hex", true), listed("hexadom", false)], problem: None };
    let tally =
        |game: &str, opponent: &str| Tally { game: game.into(), opponent: opponent.into(), won: 3, drawn: 1, lost: 12 };
    let tallies = [tally("hex", "expert"), tally("connect4", "beginner"), tally("hexland", "mcts:simulations=5000")];
    let mut pages = vec![
        ("lobby".to_owned(), page::lobby(&reader, &lobby)),
        ("about".to_owned(), page::about(&reader)),
        ("results".to_owned(), page::results(&reader, &tallies)),
        ("results-none".to_owned(), page::results(&reader, &[])),
        ("fault".to_owned(), page::fault(&reader, 404, Some("there is no match abc"))),
    ];
    for entry in catalog::GAMES {
        let name = entry.offer.name();
        let form = NewGame {
            game: name,
            options: entry.offer.options(),
            bots: entry.offer.bots(),
            most_seats: if name == "hexadom" { 6 } else { 2 },
            filled: &[],
            problem: None,
        };
        pages.push((format!("new-{name}"), page::new_game(&reader, &form)));
        pages.push((format!("rules-{name}"), page::rules(&reader, boards::art(name).expect("every game is drawn"))));
    }
    for (spec, count) in MATCHES {
        let (entry, start) = catalog::start(spec).expect("the spec is good");
        let name = spec.replace([':', '=', ','], "-");
        pages.push((format!("play-{name}"), matched(&reader, entry, start, *count)));
    }
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

/// The page of a match with all that can be on it.
fn matched(reader: &Reader, entry: &Entry, mut position: Box<dyn Position>, count: usize) -> maud::Markup {
    let mut rng = Rng::new(7);
    let mut moves: Vec<MoveShown> = Vec::new();
    let mut node = 0;
    for ply in 1..=count {
        let (Some(seat), Some(name)) = (position.turn().seat(), position.random_move(&mut rng)) else { break };
        let value = (f64::from(rng.below(200)) / 100.0 - 1.0 + ply as f64 / 40.0, (ply > 20).then_some(Proof::Win));
        moves.push(MoveShown {
            node: moves.len() + 1,
            parent: node,
            ply,
            seat: seat.number(),
            name: name.clone(),
            value: Some(value),
        });
        let parent = node;
        node = moves.len();
        if ply % 9 == 0 {
            let other = position.moves().pop().expect("the game goes on");
            moves.push(MoveShown { node: moves.len() + 1, parent, ply, seat: seat.number(), name: other, value: None });
        }
        position.play(&name).expect("a random move is legal");
    }
    let turn = position.turn().seat();
    let legal = position.moves();
    let candidates = legal.iter().map(|name| (name.clone(), f64::from(rng.below(100)) / 25.0 - 2.0, rng.below(50)));
    let thought = Thought {
        best: legal.first().cloned(),
        value: 0.7,
        proof: None,
        line: legal.iter().take(6).cloned().collect(),
        nodes: 1_234_567,
        depth: 7,
        candidates: candidates.collect(),
        ..Thought::default()
    };
    let seat = |number: u8, sitter| SeatShown {
        sitter,
        name: String::new(),
        is_own: Some(number) == turn.map(|seat| seat.number()),
        clock: Some(ClockShown { milliseconds: 312_000, is_running: number == 1 }),
        points: position.points().map(|points| points[usize::from(number) - 1]),
    };
    let sitter = |number: u8| match number {
        1 => Sitter::Person,
        2 => Sitter::Bot("expert".to_owned()),
        _ => Sitter::Guest(Some("http://127.0.0.1:7680/m/k3x9/seat/3/secret".to_owned())),
    };
    let is_over = position.is_over();
    let overlays = boards::art(entry.offer.name()).expect("every game is drawn").overlays;
    let shown = Match {
        id: "k3x9",
        game: entry.offer.name(),
        spec: position.public_spec(),
        seats: (1..=position.seats()).map(|number| seat(number, sitter(number))).collect(),
        board: position.board(turn),
        hint: legal.first().cloned(),
        legal,
        turn: turn.map(|seat| seat.number()),
        outcome: is_over.then(|| Outcome { winners: vec![1], reason: Reason::Resigned(2), loser: Some(2) }),
        node,
        moves,
        message: None,
        thinking: (count == 22).then_some(0),
        values: Worth::of_thought(&thought),
        thought: (!position.hides_hands()).then_some(thought),
        is_analysed: true,
        overlay: Overlay::Territory,
        overlay_name: if overlays.contains(&"values") && count < 20 { "values" } else { "" },
        demonstration: (count > 100).then_some(Demonstration { is_paused: true, seconds: 1.0 }),
        has_sgf: !position.hides_hands(),
        may: May { undo: true, redo: false, hint: true, resign: true, hurry: false, manage: true, again: true },
        events: Some("/m/k3x9/events".to_owned()),
        hand_of: None,
        rematch: None,
        number: count as u64,
    };
    page::play(reader, &shown)
}
