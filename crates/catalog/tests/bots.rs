//! The bots of every game, on every kind of board and with the parameters they take.

use std::sync::Arc;

use rusc_catalog::Catalog;
use rusc_host::AnyPosition;
use rusc_present::Spec;
use rusc_search::{Control, Curve, Limits, Score, Unit};

fn start(spec: &str) -> Arc<dyn AnyPosition> {
    Catalog::builtin().start(spec).expect("a good spec").1
}

#[test]
fn every_bot_plays_every_kind_of_board() {
    for (specs, nodes) in [
        (&["connect4", "connect4:8x8", "connect4:4x4", "connect4:9x9"][..], 2_000),
        (&["hex:2", "hex:8,swap", "hex:11", "hex:13,swap=in-place", "hex:19"], 20),
    ] {
        for spec in specs {
            let start = start(spec);
            for bot in start.bots() {
                let mut player = start.bot(&bot.name.parse().expect("a spec"), 1).expect("an offered bot");
                let mut position = Arc::clone(&start);
                for _ in 0..2 {
                    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                    let control = Control { limits, ..Control::unlimited() };
                    let seat = position.turn().seat().expect("nobody wins so soon");
                    let thought = player.think(&position.seen_by(seat), &control, &mut |_| {});
                    assert!((thought.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{}: {thought:?}", bot.name);
                    let name = thought.best.expect("there is a move");
                    position = position.play(&name).expect("a bot's move is legal").position;
                }
            }
        }
    }
}

#[test]
fn every_bot_with_estimates_has_a_rising_curve() {
    let mut estimating = Vec::new();
    for (game, moves) in [("connect4", "4"), ("hex:7", "d4"), ("hexland", ""), ("hexadom", "")] {
        let (entry, start) =
            Catalog::builtin().start(game).map(|(entry, start)| (entry.clone(), start)).expect("a spec");
        let position =
            entry.play(&start, moves).expect("legal moves").pop().map_or(start.clone(), |last| last.position);
        let seat = position.turn().seat().expect("the game has just begun");
        for bot in start.bots() {
            let mut player = entry.bot(start.in_public(), bot.name, 1).expect("an offered bot");
            let control = Control { limits: Limits::nodes(50), ..Control::unlimited() };
            let thought = player.think(&position.seen_by(seat), &control, &mut |_| {});
            let curve = entry.curve(start.in_public(), bot.name).expect("an offered bot");
            let needs_curve = matches!(thought.score, Some(Score::Estimate { unit, .. }) if unit != Unit::WIN_CHANCE);
            assert_eq!(curve.slope > 0.0, needs_curve || bot.name == "perfect", "{game}, {}: {thought:?}", bot.name);
            estimating.extend(needs_curve.then_some(bot.name));
        }
    }
    let known = ["minimax", "alphabeta", "deep", "dijkstra", "hexodus", "negamax", "tree"];
    assert_eq!(estimating, known, "another bot gives estimates: fit its curve with `rusc bench curve`");
}

#[test]
fn a_curve_depends_on_the_depth_and_the_board() {
    let catalog = Catalog::builtin();
    let curve = |game: &str, bot: &str| {
        let (entry, start) = catalog.start(game).expect("a good spec");
        entry.curve(start.in_public(), bot)
    };
    for (game, bot) in [("connect4", "alphabeta"), ("hex", "dijkstra"), ("hex:7", "hexodus"), ("hexland", "negamax")] {
        let [even, odd] = [4, 3].map(|depth| curve(game, &format!("{bot}:{depth}")).expect("a good spec"));
        // The leaves of an even search have the same side to move as its root, and evaluations ignore the value of the turn.
        assert!(even.shift > 0.0 && odd.shift < 0.0, "{bot}: {even:?} {odd:?}");
    }
    for (bot, small, large) in [("dijkstra", "hex:5", "hex:11"), ("negamax", "hexland:5", "hexland:9")] {
        let [small, large] = [small, large].map(|game| curve(game, bot).expect("a good spec").slope);
        assert!(small > 1.5 * large, "a lead counts for more on a small board: {bot}");
    }
    assert_eq!(curve("hexadom:players=4", "tree"), Some(Curve::FLAT), "its estimates say nothing among four");
    assert_eq!(curve("hex", "advanced"), curve("hex", "hexodus:depth=2"));
    assert_eq!((curve("hex", "nobody"), curve("hex", "dijkstra:depth=99")), (None, None));
}

/// Compares the parameters of a game's first bots with the expected ones, and checks which specs are accepted and which refused.
fn check_parameters(game: &str, first: &[&str], another: &str, taken: &[&str], refused: &[&str]) {
    let start = start(game);
    let mut lines = Vec::new();
    for bot in start.bots() {
        lines.extend(bot.parameters.iter().map(|parameter| {
            format!("{}: {}={} ({})", bot.name, parameter.name, parameter.default, parameter.expected())
        }));
    }
    assert_eq!(lines[..first.len()], *first);
    assert!(lines.iter().any(|line| line == another), "{lines:?}");
    let is_taken = |spec: &str| start.bot(&spec.parse::<Spec>().expect("a spec"), 1).is_ok();
    for spec in taken {
        assert!(is_taken(spec), "{spec}");
    }
    for spec in refused {
        assert!(!is_taken(spec), "{spec}");
    }
}

#[test]
fn bots_of_connect_four_take_what_they_took_before() {
    let first = [
        "minimax: depth=6 (a number from 1 to 81)",
        "minimax: order=natural (natural, centre, best, worst)",
        "alphabeta: depth=6 (a number from 1 to 81)",
        "alphabeta: order=natural (natural, centre, best, worst)",
        "deep: depth=14 (a number from 1 to 81)",
        "deep: table=16 (a number from 0 to 65536)",
        "perfect: seconds=10 (a number from 1 to 86400)",
        "perfect: table=64 (a number from 1 to 65536)",
    ];
    let taken = ["alphabeta:2,order=best", "deep:table=0", "perfect:seconds=1"];
    let refused = ["alphabeta:0", "minimax:order=none", "perfect:table=0", "random:1", "hexodus"];
    check_parameters("connect4", &first, "mcts: playouts=skilled (plain, skilled)", &taken, &refused);
}

#[test]
fn bots_of_hex_take_what_they_took_before() {
    let first = [
        "dijkstra: depth=2 (a number from 1 to 20)",
        "dijkstra: noise=0 (a number from 0 to 100)",
        "hexodus: depth=2 (a number from 1 to 20)",
        "hexodus: width=auto (a number from 1 to 361, auto, all)",
        "hexodus: detail=normal (coarse, normal, fine, sharp)",
        "hexodus: threads=auto (a number from 1 to 256, auto)",
    ];
    let taken = ["hexodus:3,width=all,detail=fine,threads=2", "hexodus:width=7", "dijkstra:1"];
    let refused = ["hexodus:0", "hexodus:width=none", "hexodus:detail=5", "dijkstra:21", "random:1", "deep"];
    check_parameters("hex:5", &first, "mcts: rave=2000 (a number from 0 to 1000000)", &taken, &refused);
}
