//! The shipped network knows something.

use rusc_game::{Game, Rng};
use rusc_hex::network::Network;
use rusc_hex::{Cell, Move, Observer, Position, SwapRule};

/// Random positions that connections leave open, with the last stone.
fn positions(count: u64) -> Vec<(Position<1>, Cell)> {
    let position = |game: u64| {
        let mut rng = Rng::stream(11, game);
        let mut position = Position::<1>::new(7, SwapRule::Off).expect("the size is in range");
        let mut last = None;
        for _ in 0..4 + rng.below(6) {
            let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) else { break };
            position.play(Move::Stone(cell));
            last = Some(cell);
        }
        Some((position, last?))
    };
    (0..count).filter_map(position).collect()
}

#[test]
fn the_shipped_network_has_opinions() {
    let mut observer = Observer::new();
    let observed = positions(20).into_iter().filter_map(|(position, last)| observer.observe(&position, Some(last)));
    let judgements: Vec<_> = observed.map(|(_, features)| Network::shipped().judge(&features)).collect();
    assert!(judgements.len() > 5);
    for judgement in &judgements {
        let total: f32 = judgement.moves.iter().sum();
        assert!((total - 1.0).abs() < 1e-4 && judgement.odds.is_finite());
    }
    let most = |moves: &[f32]| moves.iter().copied().fold(0.0, f32::max) * moves.len() as f32;
    let sharpness = judgements.iter().map(|judgement| most(&judgement.moves)).sum::<f32>() / judgements.len() as f32;
    assert!(sharpness > 3.0, "the likeliest move has {sharpness:.1} times an even share");
    assert!(judgements.iter().any(|one| one.odds > 0.2) && judgements.iter().any(|one| one.odds < -0.2));
}
