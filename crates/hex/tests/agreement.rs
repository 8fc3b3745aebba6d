//! Compares resistances and values with those of the original Hexodus.

use rusc_game::{Game, Seat};
use rusc_hex::circuit::Circuit;
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::{Position, SwapRule};

struct Measured {
    position: Position<1>,
    resistances: [f64; 2],
    /// The value after each move.
    children: Vec<(Position<1>, f64)>,
}

fn measured() -> Vec<Measured> {
    let lines = include_str!("data/hexodus.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).unwrap_or_else(|| panic!("not a position: {line}"))).collect()
}

fn read(line: &str) -> Option<Measured> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let &[size, moves, black, white, children] = fields.as_slice() else { return None };
    let start = Position::new(size.parse().ok()?, SwapRule::Off)?;
    let position = moves.split_whitespace().try_fold(start, |at, name| Some(at.after(at.parse(name).ok()?)))?;
    let children = children.split_whitespace().map(|child| {
        let (name, value) = child.split_once('=')?;
        Some((position.after(position.parse(name).ok()?), value.parse().ok()?))
    });
    let children = children.collect::<Option<_>>()?;
    Some(Measured { position, resistances: [black.parse().ok()?, white.parse().ok()?], children })
}

fn resistances(position: &Position<1>, detail: Detail) -> [f64; 2] {
    [Seat::FIRST, Seat::SECOND]
        .map(|seat| Circuit::new().flow(&HSearch::new().connections(position, seat, detail)).resistance)
}

/// Ranks of values; those of the original are rounded, so nearly equal ones count as equal.
fn ranks(values: &[f64]) -> Vec<f64> {
    let equal = |a: f64, b: f64| (a - b).abs() <= 1e-6 * a.abs();
    let rank = |&value: &f64| {
        let below = values.iter().filter(|&&other| other < value && !equal(other, value)).count();
        let same = values.iter().filter(|&&other| equal(other, value)).count();
        below as f64 + (same as f64 - 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}

/// Spearman's rank correlation.
fn rank_correlation(ours: &[f64], theirs: &[f64]) -> f64 {
    let (ours, theirs) = (ranks(ours), ranks(theirs));
    let mean = (ours.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum() };
    product(&ours, &theirs) / (product(&ours, &ours) * product(&theirs, &theirs)).sqrt()
}

#[test]
fn moves_rank_as_in_the_original_and_its_wins_are_found() {
    let mut correlations = Vec::new();
    let (mut their_wins, mut our_wins) = (0, 0);
    for measured in measured() {
        let mut finite = (Vec::new(), Vec::new());
        for (child, theirs) in &measured.children {
            let [black, white] = resistances(child, Detail::NORMAL);
            let ours = white / black;
            let is_win = |value: f64| value == 0.0 || value == f64::INFINITY;
            if is_win(*theirs) {
                assert_eq!(ours, *theirs, "the original claims a win in {child:?}");
            }
            their_wins += u32::from(is_win(*theirs));
            our_wins += u32::from(is_win(ours));
            if !is_win(*theirs) && !is_win(ours) {
                finite.0.push(ours);
                finite.1.push(*theirs);
                // Beyond this range a chain of stones has almost no resistance, and a single connection decides.
                if (1e-3..1e3).contains(theirs) && (1e-3..1e3).contains(&ours) {
                    assert!((0.2..5.0).contains(&(ours / theirs)), "{ours} and {theirs} in {child:?}");
                }
            }
        }
        correlations.push(rank_correlation(&finite.0, &finite.1));
    }
    let mean = correlations.iter().sum::<f64>() / correlations.len() as f64;
    let least = correlations.iter().copied().fold(1.0, f64::min);
    println!("rank correlation: mean {mean:.3}, least {least:.3}; wins: theirs {their_wins}, ours {our_wins}");
    assert!(mean > 0.88 && least >= 0.6 - 1e-9, "{correlations:.2?}");
    assert!(our_wins > their_wins);
}

#[test]
fn resistances_are_of_the_same_order_and_often_the_same() {
    // The original combines connections over edges; where it misses nothing else, the results are the same.
    let detail = Detail { over_edges: true, ..Detail::NORMAL };
    let mut same = 0;
    for measured in measured().iter().filter(|measured| measured.position.board().size() < 5) {
        for (ours, theirs) in resistances(&measured.position, detail).into_iter().zip(measured.resistances) {
            same += u32::from((ours - theirs).abs() < 1e-6);
            let is_better = ours == 0.0 && theirs > 0.0;
            let is_near = ours == theirs || (0.5..1.5).contains(&(ours / theirs));
            assert!(is_better || is_near, "{ours} and {theirs} in {:?}", measured.position);
        }
    }
    println!("{same} resistances are the same");
    assert!(same >= 11);
}
