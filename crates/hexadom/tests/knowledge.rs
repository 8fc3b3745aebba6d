//! What a seat knows, and how the pieces it cannot see are dealt.

use std::collections::HashMap;

use rusc_game::{Game, Hidden, Rng, Seat};
use rusc_hexadom::{Hand, Kind, Position, Rules, Stage, View};

/// Positions of random games: a few of every length and number of players, to the end.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for index in 0..60 {
        let mut game = Position::new(Rules::new(2 + index % 5).unwrap(), u64::from(index));
        let mut rng = Rng::stream(3, u64::from(index));
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            if rng.below(8) == 0 {
                positions.push(game.clone());
            }
            game.play(mv);
        }
        positions.push(game);
    }
    positions
}

/// The pieces a seat cannot see: rivals' hands and the pile.
fn out_of_sight(game: &Position, seat: Seat) -> Hand {
    let rivals = Seat::all(game.seats()).filter(|&other| other != seat);
    rivals.flat_map(|rival| game.hand(rival).kinds().collect::<Vec<_>>()).chain(game.pile().iter().copied()).collect()
}

#[test]
fn a_view_holds_what_its_seat_may_know() {
    for game in positions() {
        for seat in Seat::all(game.seats()) {
            let view = game.view(seat);
            assert_eq!((view.seat(), view.hand()), (seat, game.hand(seat)));
            assert_eq!(view.unseen(), out_of_sight(&game, seat));
            let sizes: Vec<u8> = Seat::all(game.seats()).map(|other| game.hand(other).size()).collect();
            assert_eq!((view.sizes(), usize::from(view.pile_size())), (&sizes[..], game.pile().len()));
            assert!(game.pile().starts_with(view.bottom()));
            let mut moves = Vec::new();
            if game.turn().seat() == Some(seat) {
                game.moves(&mut moves);
                assert_eq!(view.drawn(), game.drawn());
            }
            assert_eq!(view.moves(), moves);
        }
    }
}

/// A state that differs only in what `seat` cannot see.
fn with_other_secrets(game: &Position, seat: Seat, rng: &mut Rng) -> Position {
    Position::deal(&game.view(seat), rng)
}

#[test]
fn a_view_does_not_depend_on_what_is_hidden() {
    // The debug output shows every field, even those that equality might ignore.
    let mut rng = Rng::new(4);
    for game in positions() {
        for seat in Seat::all(game.seats()) {
            let other = with_other_secrets(&game, seat, &mut rng);
            assert_eq!(format!("{:?}", other.view(seat)), format!("{:?}", game.view(seat)));
        }
    }
}

#[test]
fn dealt_states_are_whole_and_can_be_played_on() {
    let mut rng = Rng::new(5);
    for game in positions() {
        for seat in Seat::all(game.seats()) {
            let mut dealt = with_other_secrets(&game, seat, &mut rng);
            assert_eq!(out_of_sight(&dealt, seat), out_of_sight(&game, seat));
            assert_eq!((dealt.turn(), dealt.public()), (game.turn(), game.public()));
            assert_eq!(dealt.drawn().is_some(), game.drawn().is_some());
            while let Some(mv) = dealt.random_move(&mut rng, &mut Vec::new()) {
                assert_eq!(dealt.check(mv), Ok(()));
                dealt.play(mv);
            }
        }
    }
}

/// How often each kind was dealt to each place: rivals' hands by seat, then the hidden part of the pile by depth.
fn frequencies(view: &View, deals: u32) -> HashMap<(usize, Kind), u32> {
    let mut rng = Rng::new(6);
    let mut counts = HashMap::new();
    for _ in 0..deals {
        let dealt = Position::deal(view, &mut rng);
        for rival in Seat::all(dealt.seats()).filter(|&seat| seat != view.seat()) {
            dealt.hand(rival).kinds().for_each(|kind| *counts.entry((rival.index(), kind)).or_default() += 1);
        }
        for (depth, &kind) in dealt.pile().iter().rev().enumerate() {
            *counts.entry((100 + depth, kind)).or_default() += 1;
        }
    }
    counts
}

#[test]
fn each_unseen_piece_is_everywhere_as_often_as_it_should_be() {
    const DEALS: u32 = 20_000;
    for (seed, moves) in [(0, 12), (1, 20), (2, 30), (3, 16), (4, 24)] {
        let mut game = Position::new(Rules::new(2 + seed % 3).unwrap(), u64::from(seed));
        let mut rng = Rng::new(u64::from(seed));
        for _ in 0..moves {
            if let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
                game.play(mv);
            }
        }
        let view = game.view(Seat::FIRST);
        let rivals: Vec<Seat> = Seat::all(game.seats()).skip(1).collect();
        // The winners would reveal something about the hands.
        assert!(!matches!(game.public().stage(), Stage::Over(_)), "seed {seed} gives a game in play");
        let mut hidden = view.unseen();
        view.bottom().iter().for_each(|&kind| hidden.remove(kind));
        rivals.iter().for_each(|&rival| game.public().known(rival).kinds().for_each(|kind| hidden.remove(kind)));
        let counts = frequencies(&view, DEALS);
        let near = |place: usize, kind: Kind, slots: f64, sure: f64| {
            let share = f64::from(hidden.count(kind)) / f64::from(hidden.size());
            let expected = f64::from(DEALS) * (slots * share + sure);
            let deviation = (f64::from(DEALS) * slots * share).sqrt();
            let count = f64::from(*counts.get(&(place, kind)).unwrap_or(&0));
            assert!((count - expected).abs() <= 5.0 * deviation, "{kind} at {place}: {count}, not {expected}");
        };
        for kind in Kind::all() {
            for &rival in &rivals {
                let known = game.public().known(rival);
                let slots = view.sizes()[rival.index()] - known.size();
                near(rival.index(), kind, f64::from(slots), f64::from(known.count(kind)));
            }
            for depth in 0..usize::from(view.pile_size()) {
                let from_bottom = usize::from(view.pile_size()) - 1 - depth;
                match view.bottom().get(from_bottom) {
                    Some(&seen) => near(100 + depth, kind, 0.0, f64::from(u8::from(seen == kind))),
                    None => near(100 + depth, kind, 1.0, 0.0),
                }
            }
        }
    }
}

/// A game that has reached the seen part of its pile.
fn at_the_bottom(drawn: bool) -> Position {
    for seed in 0.. {
        let mut game = Position::new(Rules::new(2).unwrap(), seed);
        while !matches!(game.public().stage(), Stage::Over(_)) {
            let known: u8 = Seat::all(2).map(|seat| game.public().known(seat).size()).sum();
            if known > 0 && game.drawn().is_some() == drawn && game.public().known(Seat::SECOND).size() > 0 {
                return game;
            }
            let mut moves = Vec::new();
            game.moves(&mut moves);
            game.play(*moves.last().unwrap());
        }
    }
    unreachable!("some pile has pieces that everybody has seen")
}

#[test]
fn everybody_knows_who_draws_the_seen_pieces() {
    let mut rng = Rng::new(7);
    for drawn in [false, true] {
        let game = at_the_bottom(drawn);
        let known = game.public().known(Seat::SECOND);
        for _ in 0..200 {
            let dealt = Position::deal(&game.view(Seat::FIRST), &mut rng);
            assert!(known.kinds().all(|kind| dealt.hand(Seat::SECOND).count(kind) >= known.count(kind)));
            assert_eq!(dealt.drawn(), game.drawn(), "the piece just drawn was seen before");
        }
    }
}

#[test]
fn a_known_piece_that_is_played_is_known_no_more() {
    for seed in 0..400 {
        let mut game = Position::new(Rules::new(2).unwrap(), seed);
        let mut rng = Rng::new(seed);
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            // Drawing often brings the bottom of the pile into play.
            game.play(if rng.below(2) == 0 && game.drawn().is_none() { rusc_hexadom::Move::Draw } else { mv });
            for seat in Seat::all(2) {
                let (known, hand) = (game.public().known(seat), game.hand(seat));
                assert!(Kind::all().all(|kind| known.count(kind) <= hand.count(kind)), "{game:?}");
            }
        }
    }
}

#[test]
fn a_rivals_drawn_piece_is_any_of_the_hidden_ones() {
    let mut game = Position::new(Rules::new(2).unwrap().beginning_with(2).unwrap(), 3);
    game.play(rusc_hexadom::Move::Draw);
    let view = game.view(Seat::FIRST);
    assert_eq!((view.drawn(), view.public().stage()), (None, Stage::Drawn));
    let mut rng = Rng::new(8);
    let mut counts = [0_u32; 37];
    for _ in 0..20_000 {
        let dealt = Position::deal(&view, &mut rng);
        counts[dealt.drawn().expect("something was drawn").index()] += 1;
    }
    let mut hidden = view.unseen();
    view.bottom().iter().for_each(|&kind| hidden.remove(kind));
    for kind in Kind::all() {
        let expected = 20_000.0 * f64::from(hidden.count(kind)) / f64::from(hidden.size());
        let count = f64::from(counts[kind.index()]);
        assert!((count - expected).abs() <= 5.0 * expected.sqrt(), "{kind}: {count}, not {expected}");
    }
}
