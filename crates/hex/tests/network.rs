//! The network sees the same whoever moves, and the shipped one knows something.

use rusc_game::{Game, Rng, Seat};
use rusc_hex::network::Network;
use rusc_hex::{Cell, Cells, Move, Observer, Position, SwapRule};

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
fn both_players_see_the_same_on_reflected_boards() {
    let (mut observer, mut compared) = (Observer::new(), 0);
    for (position, last) in positions(20) {
        let board = position.board();
        let reflect = |cell: Cell| board.cell(board.row(cell), board.column(cell));
        let stones =
            |seat: Seat| position.stones(seat).iter().fold(Cells::EMPTY, |all, cell| all | Cells::of(reflect(cell)));
        let other = position
            .set_up([stones(Seat::SECOND), stones(Seat::FIRST)], position.mover().rival())
            .expect("every cell has one state");
        let one = observer.observe(&position, Some(last));
        let two = observer.observe(&other, Some(reflect(last)));
        assert_eq!(one.is_some(), two.is_some());
        let (Some((_, one)), Some((_, two))) = (one, two) else { continue };
        // Circuits are solved in another order.
        let [one, two] = [one, two].map(|features| Network::shipped().judge(&features));
        assert!((one.odds - two.odds).abs() < 1e-3, "{one:?} {two:?}");
        let sorted = |mut moves: Vec<f32>| {
            moves.sort_by(f32::total_cmp);
            moves
        };
        let (one, two) = (sorted(one.moves), sorted(two.moves));
        assert!(one.len() == two.len() && one.iter().zip(&two).all(|(a, b)| (a - b).abs() < 1e-3), "{one:?} {two:?}");
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
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
