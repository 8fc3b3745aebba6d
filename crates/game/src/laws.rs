//! The laws that every game obeys, checked along seeded random playouts. Each function panics with the name of the broken law.

use std::collections::HashSet;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Duel, Game, Hidden, Rng, Seat, Symmetric, Turn};

/// How many random games to check, how long they may be, and their seed.
///
/// ```
/// use rusc_game::laws::{self, Trial};
/// use rusc_game::{Rng, tree_game::TreeGame};
///
/// laws::duel(&TreeGame::random(&mut Rng::new(1), 4, 3), Trial::default());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Number of random games.
    pub games: u32,
    /// Maximum number of moves in a game.
    pub longest: usize,
    /// Seed of all random choices.
    pub seed: u64,
}

/// Ten games of at most 1000 moves.
impl Default for Trial {
    fn default() -> Self {
        Trial { games: 10, longest: 1_000, seed: 1 }
    }
}

/// Checks the laws of any game.
pub fn game<G: Game>(start: &G, trial: Trial) {
    let seen = seen(start, trial);
    let mut tried = 0;
    walk(start, trial, |state, line, rng| {
        let moves = listed(state);
        assert_eq!(moves.is_empty(), state.is_over(), "there are moves exactly until the game is over: {state:?}");
        assert_eq!(moves.len(), state.count_moves(), "the number of moves equals the length of the list: {state:?}");
        assert_eq!(moves, listed(state), "the moves are always listed in the same order: {state:?}");

        let names: HashSet<String> = moves.iter().map(|&mv| state.name(mv)).collect();
        assert_eq!(names.len(), moves.len(), "no two moves share a name: {state:?}");
        for &mv in &moves {
            assert_eq!(state.parse(&state.name(mv)).ok(), Some(mv), "a name parses back to its move: {state:?}");
            assert!(state.check(mv).is_ok(), "a listed move may be played: {mv:?} in {state:?}");
        }
        for mv in refused(&seen, &moves) {
            tried += 1;
            assert!(state.check(mv).is_err(), "a move that is not listed may not be played: {mv:?} in {state:?}");
        }
        match state.random_move(rng, &mut Vec::new()) {
            Some(mv) => assert!(moves.contains(&mv), "a random move is one of the moves: {mv:?} in {state:?}"),
            None => assert!(moves.is_empty(), "there is a random move until the game is over: {state:?}"),
        }

        let mut replayed = start.clone();
        line.iter().for_each(|&mv| replayed.play(mv));
        assert!(replayed == *state, "the same moves give the same state: {replayed:?} is not {state:?}");
    });
    assert!(tried > 0, "some moves that are not listed are tried");
}

/// Checks that `play` panics on moves that `check` refuses, if debug assertions are enabled.
pub fn refusal<G: Game>(start: &G, trial: Trial) {
    if !cfg!(debug_assertions) {
        return;
    }
    let seen = seen(start, trial);
    let mut tried = 0;
    walk(start, trial, |state, line, rng| {
        let moves = listed(state);
        let refused: Vec<G::Move> = refused(&seen, &moves).collect();
        // A panic is slow and noisy: test one early position and the end of each game.
        let Some(&mv) = rng.choose(&refused).filter(|_| line.len() == 1 || moves.is_empty()) else { return };
        tried += 1;
        let panics = catch_unwind(AssertUnwindSafe(|| state.after(mv))).is_err();
        assert!(panics, "a refused move is not played: {mv:?} in {state:?}");
    });
    assert!(tried > 0, "some moves are refused");
}

/// Checks the laws of a two-player game, including those of any game.
pub fn duel<G: Duel>(start: &G, trial: Trial) {
    game(start, trial);
    walk(start, trial, |state, line, _| {
        assert_eq!(state.seats(), 2, "a duel has two seats");
        assert_ne!(state.turn(), Turn::Chance, "a duel has no chance: {state:?}");
        assert_eq!(state.key(), state.fresh_key(), "the incremental key equals the fresh one: {state:?}");
        let mut replayed = start.clone();
        line.iter().for_each(|&mv| replayed.play(mv));
        assert_eq!(state.key(), replayed.key(), "the same moves give the same key: {state:?}");

        let moves = listed(state);
        for after in moves.iter().map(|&mv| state.after(mv)).filter(|after| !after.is_over()) {
            let rival = state.turn().seat().map(Seat::rival);
            assert_eq!(after.turn().seat(), rival, "the seats of a duel move in turn: {after:?}");
        }
        let codes: HashSet<u16> = moves.iter().map(|&mv| state.code(mv)).collect();
        assert_eq!(codes.len(), moves.len(), "no two moves share a code: {state:?}");
        assert!(codes.iter().all(|&code| usize::from(code) < G::CODES), "codes stay below their bound: {state:?}");
        if state.is_over() {
            let paid: i32 = Seat::all(2).map(|seat| state.payoff(seat)).sum();
            assert_eq!(paid, 0, "what one wins the other loses: {state:?}");
        }
    });
}

/// Checks that applying a symmetry and playing a move give the same result in either order.
pub fn symmetric<G: Symmetric>(start: &G, trial: Trial) {
    walk(start, trial, |state, _, _| {
        for symmetry in 0..state.symmetries() {
            let image = state.transformed(symmetry);
            assert!(symmetry > 0 || image == *state, "symmetry 0 changes nothing: {state:?}");
            assert_eq!(image.turn(), state.turn(), "a symmetry keeps the turn: {state:?}");
            let moves = listed(state);
            let there: HashSet<G::Move> = listed(&image).into_iter().collect();
            let mapped: HashSet<G::Move> = moves.iter().map(|&mv| state.transformed_move(mv, symmetry)).collect();
            assert_eq!(there, mapped, "a symmetry keeps the moves: {state:?}");
            for &mv in &moves {
                let played_there = image.after(state.transformed_move(mv, symmetry));
                assert!(
                    state.after(mv).transformed(symmetry) == played_there,
                    "playing {mv:?} commutes with symmetry {symmetry}: {state:?}"
                );
            }
            if state.is_over() {
                for seat in Seat::all(state.seats()) {
                    assert_eq!(image.payoff(seat), state.payoff(seat), "a symmetry keeps the payoff: {state:?}");
                }
            }
        }
    });
}

/// Checks that a dealt state gives its seat the same view as before, and that deals differ in what is hidden.
pub fn hidden<G: Hidden>(start: &G, trial: Trial) {
    let mut differ = false;
    walk(start, trial, |state, _, rng| {
        for seat in Seat::all(state.seats()) {
            let view = state.view(seat);
            let dealt = G::deal(&view, rng);
            assert!(dealt.view(seat) == view, "a dealt state shows {seat:?} the same view: {dealt:?} for {view:?}");
            assert_eq!(dealt.turn(), state.turn(), "a deal keeps the turn: {state:?}");
            if state.turn() == Turn::Seat(seat) {
                assert_eq!(listed(&dealt), listed(state), "a seat knows its own moves: {state:?}");
            }
            differ |= dealt != *state;
        }
    });
    assert!(differ, "deals differ in what is hidden");
}

/// Visits every position of the random games, together with the moves that led to it.
fn walk<G: Game>(start: &G, trial: Trial, mut visit: impl FnMut(&G, &[G::Move], &mut Rng)) {
    for index in 0..trial.games {
        let mut rng = Rng::stream(trial.seed, u64::from(index));
        let mut state = start.clone();
        let mut line = Vec::new();
        loop {
            visit(&state, &line, &mut rng);
            let Some(&mv) = rng.choose(&listed(&state)) else { break };
            line.push(mv);
            assert!(line.len() <= trial.longest, "a game ends within {} moves: {state:?}", trial.longest);
            state.play(mv);
        }
    }
}

/// Every move that is legal somewhere in the random games.
fn seen<G: Game>(start: &G, trial: Trial) -> Vec<G::Move> {
    let (mut moves, mut known) = (Vec::new(), HashSet::new());
    walk(start, trial, |state, _, _| moves.extend(listed(state).into_iter().filter(|&mv| known.insert(mv))));
    moves
}

/// The moves in `seen` that are not in `listed`.
fn refused<M: Copy + Eq + Hash>(seen: &[M], listed: &[M]) -> impl Iterator<Item = M> {
    let listed: HashSet<M> = listed.iter().copied().collect();
    seen.iter().copied().filter(move |mv| !listed.contains(mv))
}

fn listed<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves
}
