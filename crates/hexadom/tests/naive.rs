//! A second, naive implementation of the rules finds the same moves; and no piece is ever lost.

use std::collections::{BTreeSet, HashMap};

use rusc_game::{Game, Rng, Seat};
use rusc_hexadom::{BlackBesideWhite, Kind, Position, Rules, Stage};

/// The letters of a piece's six triangles, clockwise from the right.
fn triangles(word: &str, rotation: usize) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().flat_map(|letter| std::iter::repeat_n(letter, 6 / word.len())).collect();
    letters.rotate_right(rotation);
    letters
}

type Lying = HashMap<(i32, i32), Vec<char>>;

/// The letters that the neighbours of a cell show to it.
fn facing(lying: &Lying, (q, r): (i32, i32)) -> Vec<(usize, char)> {
    let around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let neighbour = |(edge, (dq, dr)): (usize, (i32, i32))| {
        lying.get(&(q + dq, r + dr)).map(|neighbour| (edge, neighbour[(edge + 3) % 6]))
    };
    around.into_iter().enumerate().filter_map(neighbour).collect()
}

/// Whether a piece may be placed against these letters.
fn may_lie(facing: &[(usize, char)], piece: &[char], rule: BlackBesideWhite) -> bool {
    let may_touch = |&(edge, other): &(usize, char)| match piece[edge] {
        _ if other == 'K' => false,
        'W' => true,
        'K' => other != 'W' || rule == BlackBesideWhite::Allowed,
        colour => other == colour || other == 'W',
    };
    facing.len() >= 2 && facing.iter().all(may_touch)
}

/// The names of all legal moves, found by trying every cell, piece and rotation.
fn naive_moves(game: &Position) -> BTreeSet<String> {
    let public = game.public();
    let Some(seat) = game.turn().seat() else { return BTreeSet::new() };
    let lying: Lying = (public.board().placements())
        .map(|placement| {
            let cell = (i32::from(placement.cell.q), i32::from(placement.cell.r));
            (cell, triangles(placement.piece.kind().word(), placement.piece.rotation()))
        })
        .collect();
    let mut words: Vec<&str> = match game.drawn() {
        Some(kind) => vec![kind.word()],
        None => game.hand(seat).kinds().map(Kind::word).collect(),
    };
    words.dedup();
    let turned: Vec<(&str, usize, Vec<char>)> = words
        .iter()
        .flat_map(|&word| (0..6).map(move |rotation| (word, rotation, triangles(word, rotation))))
        .filter(|(word, rotation, _)| word.len() > 1 || *rotation == 0)
        .collect();
    let span = |part: fn(&(i32, i32)) -> i32| {
        lying.keys().map(part).min().unwrap() - 1..=lying.keys().map(part).max().unwrap() + 1
    };
    let mut moves = BTreeSet::from([if game.drawn().is_some() { "keep" } else { "draw" }.to_owned()]);
    for q in span(|cell| cell.0) {
        for r in span(|cell| cell.1) {
            if lying.contains_key(&(q, r)) {
                continue;
            }
            let facing = facing(&lying, (q, r));
            for (word, rotation, piece) in &turned {
                if may_lie(&facing, piece, public.rules().black_beside_white()) {
                    moves.insert(format!("{word}@{q}:{r}:{rotation}"));
                }
            }
        }
    }
    moves
}

fn rules_of_game(index: u64) -> Rules {
    let rules = Rules::new(2 + (index % 5) as u32).unwrap();
    rules.with_black_beside_white(if index.is_multiple_of(2) {
        BlackBesideWhite::Forbidden
    } else {
        BlackBesideWhite::Allowed
    })
}

#[test]
fn a_naive_implementation_finds_the_same_moves() {
    for index in 0..1_000 {
        let mut game = Position::new(rules_of_game(index), index);
        let mut rng = Rng::stream(5, index);
        let mut moves = Vec::new();
        loop {
            moves.clear();
            game.moves(&mut moves);
            let names: BTreeSet<String> = moves.iter().map(|&mv| game.name(mv)).collect();
            assert_eq!(names, naive_moves(&game), "{game:?}");
            let Some(&mv) = rng.choose(&moves) else { break };
            game.play(mv);
        }
    }
}

#[test]
fn what_is_not_listed_is_refused() {
    for index in 0..20 {
        let mut game = Position::new(rules_of_game(index), index);
        let mut rng = Rng::stream(6, index);
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            let naive = naive_moves(&game);
            for _ in 0..50 {
                let kind = Kind::new(rng.below(37) as usize).word();
                let (q, r) = (rng.below(13) as i32 - 6, rng.below(13) as i32 - 6);
                let tried = game.parse(&format!("{kind}@{q}:{r}:{}", rng.below(6))).unwrap();
                assert_eq!(game.check(tried).is_ok(), naive.contains(&game.name(tried)), "{tried:?} {game:?}");
            }
            game.play(mv);
        }
    }
}

/// The total number of pieces of each kind.
fn counted(game: &Position) -> [u8; 37] {
    let mut counts = [0; 37];
    game.public().board().placements().for_each(|placement| counts[placement.piece.kind().index()] += 1);
    game.pile().iter().for_each(|kind| counts[kind.index()] += 1);
    for seat in Seat::all(game.seats()) {
        Kind::all().for_each(|kind| counts[kind.index()] += game.hand(seat).count(kind));
    }
    counts
}

#[test]
fn there_are_always_82_pieces() {
    let mut all = [2; 37];
    all[Kind::WHITE.index()] = 6;
    all[Kind::BLACK.index()] = 6;
    for players in 2..=6 {
        for index in 0..10_000 {
            let mut game = Position::new(Rules::new(players).unwrap(), index);
            let mut rng = Rng::stream(7, index);
            assert_eq!(counted(&game), all);
            while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
                game.play(mv);
                assert_eq!(counted(&game), all, "{game:?}");
            }
        }
    }
}

#[test]
fn a_record_replays_to_the_same_end() {
    for index in 0..200 {
        let start = Position::new(rules_of_game(index), index);
        let mut game = start.clone();
        let mut rng = Rng::stream(8, index);
        let mut record = Vec::new();
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            record.push(game.name(mv));
            game.play(mv);
        }
        let mut replayed = Position::new(start.public().rules(), index);
        for text in &record {
            let mv = replayed.parse(text).unwrap();
            assert_eq!(replayed.check(mv), Ok(()));
            replayed.play(mv);
        }
        assert!(replayed == game && matches!(game.public().stage(), Stage::Over(_)));
    }
}

#[test]
fn someone_always_wins_and_is_paid() {
    for index in 0..2_000 {
        let mut game = Position::new(rules_of_game(index), index);
        let mut rng = Rng::stream(9, index);
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            assert!(Seat::all(game.seats()).all(|seat| game.payoff(seat) == 0));
            game.play(mv);
        }
        let Stage::Over(winners) = game.public().stage() else { panic!("the game is over") };
        assert!(winners.count() > 0);
        assert!(Seat::all(game.seats()).all(|seat| (game.payoff(seat) > 0) == winners.contains(seat)));
        assert_eq!(Seat::all(game.seats()).map(|seat| game.payoff(seat)).sum::<i32>(), 60);
    }
}
