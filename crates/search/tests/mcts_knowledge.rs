//! Monte Carlo tree search with knowledge of its nodes: priors lead it, what is examined is believed, and results stay right.

use rusc_game::tree_game::TreeGame;
use rusc_game::{Duel, Game, Playout, Rng, Seat};
use rusc_search::mcts::{Finding, Mcts, MctsSettings, NodeKnowledge, Open};
use rusc_search::{Control, Proof, Score};

fn settings() -> MctsSettings {
    MctsSettings { bytes: 1 << 22, prior: 2.5, most_games: 1, ..MctsSettings::default() }
}

/// The sign of the value for a seat, by exhaustive search.
fn sign(tree: &TreeGame, seat: Seat) -> i32 {
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let values = moves.iter().map(|&mv| sign(&tree.after(mv), seat));
    match tree.turn().seat() {
        None => tree.payoff(seat).signum(),
        Some(turn) if turn == seat => values.max().expect("a turn has moves"),
        Some(_) => values.min().expect("a turn has moves"),
    }
}

/// Knows the value of every position by exhaustive search, but reveals it only for some.
#[derive(Clone)]
struct Oracle {
    /// Which positions it decides, which it narrows to one best move, and about which it says nothing: by their keys.
    seed: u64,
    examines_at: u32,
}

impl NodeKnowledge<TreeGame> for Oracle {
    fn priors(&mut self, _: &TreeGame, _: Option<u8>, moves: &[u8], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|_| 1.0 / moves.len() as f32));
    }
    fn examines_at(&self, _: usize) -> Option<u32> {
        Some(self.examines_at)
    }
    fn examine(&mut self, game: &TreeGame, _: Option<u8>) -> Finding<TreeGame> {
        let seat = game.turn().seat().expect("the game is not over");
        let value = sign(game, seat);
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let best = moves.iter().copied().find(|&mv| sign(&game.after(mv), seat) == value);
        match (game.key() ^ self.seed) % 3 {
            0 if value > 0 => Finding::Won(seat),
            0 if value < 0 => Finding::Won(seat.rival()),
            1 => Finding::Open(Open {
                moves: Some(best.into_iter().collect()),
                filled: Some(game.clone()),
                ..Open::default()
            }),
            2 => Finding::Open(Open {
                moves: Some(best.into_iter().collect()),
                priors: vec![1.0],
                chance: Some(0.3),
                ..Open::default()
            }),
            _ => Finding::Open(Open::default()),
        }
    }
    fn play_out(&mut self, game: TreeGame, _: Option<u8>, rng: &mut Rng) -> TreeGame {
        game.playout(rng)
    }
}

#[test]
fn what_is_proven_with_knowledge_is_true() {
    for threads in [1, 2] {
        for seed in 0..60 {
            let tree = TreeGame::random(&mut Rng::new(seed), 7, 3);
            let control = Control { threads, ..Control::nodes(100_000) };
            let knowledge = Oracle { seed, examines_at: 1 + seed as u32 % 12 };
            let report = Mcts::with_knowledge(settings(), knowledge).search(&tree, &control, &mut |_| {});
            let value = sign(&tree, Seat::FIRST);
            let expected = [Proof::Loss, Proof::Draw, Proof::Win][(value + 1) as usize];
            assert_eq!(report.score.and_then(Score::proof), Some(expected), "{threads} threads: {tree:?}");
            let after = tree.after(report.best.expect("a move"));
            assert_eq!(sign(&after, Seat::FIRST), value, "the move keeps the value: {tree:?}");
        }
    }
}

#[test]
fn a_game_is_played_rightly_with_the_tree_kept() {
    for seed in 0..40 {
        let mut tree = TreeGame::random_to_the_end(&mut Rng::new(seed), 9, 3);
        let value = sign(&tree, Seat::FIRST);
        let mut search = Mcts::with_knowledge(settings(), Oracle { seed, examines_at: 4 });
        while !tree.is_over() {
            let report = search.search(&tree, &Control::nodes(3_000), &mut |_| {});
            tree.play(report.best.expect("a move"));
            assert_eq!(sign(&tree, Seat::FIRST), value, "no move loses what was there: {seed}");
        }
    }
}

/// Prefers one move.
#[derive(Clone)]
struct Fond(u8);

impl NodeKnowledge<TreeGame> for Fond {
    fn priors(&mut self, _: &TreeGame, _: Option<u8>, moves: &[u8], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|&mv| if mv == self.0 { 0.9 } else { 0.1 / moves.len() as f32 }));
    }
    fn play_out(&mut self, game: TreeGame, _: Option<u8>, rng: &mut Rng) -> TreeGame {
        game.playout(rng)
    }
}

#[test]
fn likely_moves_are_tried_first() {
    let tree = TreeGame::random_to_the_end(&mut Rng::new(5), 60, 8);
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    assert!(moves.len() > 2, "there is a choice");
    for &mv in &moves {
        let settings = MctsSettings { first_play: 0.35, exploration: 0.0, ..settings() };
        let report = Mcts::with_knowledge(settings, Fond(mv)).search(&tree, &Control::nodes(20), &mut |_| {});
        assert_eq!(report.candidates[0].mv, mv);
    }
}

#[test]
fn what_others_proved_about_a_move_counts() {
    let tree = TreeGame::random_to_the_end(&mut Rng::new(5), 60, 8);
    let mut search = Mcts::with_knowledge(settings(), Fond(0));
    let first = search.search(&tree, &Control::nodes(200), &mut |_| {});
    let (best, next) = (first.candidates[0].mv, first.candidates[1].mv);
    search.prove(best, Proof::Loss);
    let report = search.search(&tree, &Control::nodes(20), &mut |_| {});
    assert_ne!(report.best, Some(best), "a move that loses is not chosen");
    search.prove(best, Proof::Win);
    search.prove(next, Proof::Win);
    let report = search.search(&tree, &Control::nodes(20), &mut |_| {});
    assert_eq!(report.best, Some(next), "a move that wins is, and what was proven stays");
    assert_eq!(report.score.and_then(Score::proof), Some(Proof::Win));
}

/// Estimates that one move wins and all others lose, or finds it likely, once a position is examined.
#[derive(Clone)]
struct Hopeful {
    mv: u8,
    estimates: bool,
}

impl NodeKnowledge<TreeGame> for Hopeful {
    fn priors(&mut self, _: &TreeGame, _: Option<u8>, moves: &[u8], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|_| 1.0 / moves.len() as f32));
    }
    fn examines_at(&self, depth: usize) -> Option<u32> {
        (depth == usize::from(self.estimates)).then_some(0)
    }
    fn examine(&mut self, game: &TreeGame, last: Option<u8>) -> Finding<TreeGame> {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let chance = if last == Some(self.mv) { 0.0 } else { 1.0 };
        let priors = moves.iter().map(|&mv| if mv == self.mv { 0.9 } else { 0.1 / moves.len() as f32 }).collect();
        Finding::Open(match self.estimates {
            true => Open { chance: Some(chance), ..Open::default() },
            false => Open { moves: Some(moves), priors, ..Open::default() },
        })
    }
    fn play_out(&mut self, game: TreeGame, _: Option<u8>, rng: &mut Rng) -> TreeGame {
        game.playout(rng)
    }
}

#[test]
fn what_is_found_at_a_position_guides_the_search() {
    let tree = TreeGame::random_to_the_end(&mut Rng::new(5), 60, 8);
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    assert!(moves.len() > 2, "there is a choice");
    for (estimates, nodes) in [(true, 200), (false, 20)] {
        for &mv in &moves {
            let settings = MctsSettings {
                first_play: if estimates { 1.0 } else { 0.35 },
                exploration: 0.0,
                evaluation_games: 500,
                expand_at: 1_000,
                ..settings()
            };
            let knowledge = Hopeful { mv, estimates };
            let report = Mcts::with_knowledge(settings, knowledge).search(&tree, &Control::nodes(nodes), &mut |_| {});
            assert_eq!(report.candidates[0].mv, mv, "{estimates}: {:?}", report.candidates);
        }
    }
}
