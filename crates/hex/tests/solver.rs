//! Checks the solver against known openings, measured positions and brute force, and its theorems against the rules.

mod support;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::inferior::FilledIn;
use rusc_hex::solver::{Glance, HexProver, Solve, Theorem, Theorems};
use rusc_hex::{Cells, Move, OnAnySize, Position, SwapRule, on_any_size};
use rusc_present::{Solution, Solver, Wanted};
use rusc_search::dfpn::{Dfpn, Expansion, Prover, Settings, Verdict};
use rusc_search::{Control, Limits};
use support::{Known, random_position, start, winner};

fn solve<const WORDS: usize>(position: &Position<WORDS>, wanted: Wanted, threads: usize) -> Solution<Move> {
    let control = Control { threads, ..Control::unlimited() };
    Solve::default().solve(position, wanted, &control, &mut |_| ()).expect("nothing stops the solver")
}

#[test]
fn every_opening_up_to_6x6_is_right() {
    let openings = include_str!("data/openings.txt").lines().filter(|line| !line.starts_with('#'));
    let mut boards = 0;
    for line in openings {
        let (size, winning) = line.split_once("; ").expect("size; openings");
        let size = size.parse().expect("a size");
        if size > 6 {
            continue;
        }
        boards += 1;
        let start = start(size);
        let solution = solve(&start, Wanted::EveryMove, 1);
        assert_eq!(solution.winner, Some(Seat::FIRST));
        let found: Vec<String> = solution.best.iter().map(|&mv| start.name(mv)).collect();
        let mut expected: Vec<&str> = winning.split_whitespace().collect();
        expected.sort_by_key(|name| start.parse(name).expect("a cell"));
        assert_eq!(found, expected, "{size}x{size}");
    }
    assert_eq!(boards, 5);
}

/// Solves after some moves, on a board of any size.
struct Winner<'a> {
    moves: &'a str,
    threads: usize,
}

impl OnAnySize for Winner<'_> {
    type Output = Seat;
    fn run<const WORDS: usize>(self, mut position: Position<WORDS>) -> Seat {
        for name in self.moves.split_whitespace() {
            position.play(position.parse(name).expect("a cell"));
        }
        solve(&position, Wanted::BestMoves, self.threads).winner.expect("there are no draws")
    }
}

#[test]
fn measured_positions_up_to_6x6_are_right() {
    let lines = include_str!("data/positions.txt").lines().filter(|line| !line.starts_with('#'));
    let mut positions = 0;
    for (at, line) in lines.enumerate() {
        let fields: Vec<&str> = line.split("; ").collect();
        let [size, moves, expected] = fields[..] else { panic!("{line}") };
        let size: usize = size.parse().expect("a size");
        if size > 6 {
            continue;
        }
        positions += 1;
        let found =
            on_any_size(size, SwapRule::Off, Winner { moves, threads: 1 + at % 2 }).expect("the size is in range");
        assert_eq!(found == Seat::FIRST, expected == "first", "{line}");
    }
    assert!(positions > 100, "{positions} positions");
}

#[test]
fn the_solver_agrees_with_brute_force_and_every_theorem_holds() {
    let mut rng = Rng::new(3);
    let (mut known, start) = (Known::new(), start(4));
    static NEVER: AtomicBool = AtomicBool::new(false);
    let theorems = Arc::new(RwLock::new(Theorems::new(start.board())));
    let search = Dfpn::new(Settings::default());
    for round in 0..400 {
        let Some(position) = random_position(4, round % 6, &mut rng) else { continue };
        if position.winner().is_some() {
            continue;
        }
        let mut provers = [HexProver::new(Arc::clone(&theorems), &NEVER)];
        let proven = search.prove(&position, &mut provers, &Control::unlimited(), &mut |_| ());
        let proven = proven.expect("nothing stops the search");
        let seat = if proven.is_won { position.mover() } else { position.mover().rival() };
        assert_eq!(winner(&position, &mut known), seat, "{position:?}");
        check(&start, proven.proof, seat, position.mover(), &mut known);
    }
    let theorems = theorems.read().expect("no thread panics");
    for seat in Seat::all(2) {
        for moves_first in [false, true] {
            for theorem in theorems.all(seat, moves_first) {
                check(&start, theorem, seat, if moves_first { seat } else { seat.rival() }, &mut known);
            }
        }
    }
    assert!(theorems.len() > 100, "{} theorems", theorems.len());
}

#[test]
fn the_solver_shows_what_it_is_doing() {
    let start = start(6);
    let position = start.after(start.parse("a1").expect("a cell"));
    // So much time passes between two looks at the clock that everything is shown.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_secs(looks.fetch_add(1, Ordering::Relaxed));
    for threads in [1, 2] {
        let (mut glances, mut solution) = (Vec::<Glance>::new(), None);
        let control = Control { threads, ..Control::timed(Limits::default(), &clock) };
        // On a busy machine one thread may prove the position before the other, which is watched, looks at it; hardly every time.
        for _ in 0..if threads == 1 { 1 } else { 40 } {
            let watch = &mut |glance: &Glance| glances.push(glance.clone());
            solution = Solve::default().watched(&position, Wanted::EveryMove, &control, watch).ok();
            let is_open = |(_, verdict): &(Move, Verdict)| matches!(verdict, Verdict::Open(_));
            if glances.iter().any(|glance| glance.moves.iter().any(is_open)) {
                break;
            }
        }
        let solution = solution.expect("it is solved");
        let (mut open, mut decided) = (0, 0);
        for glance in &glances {
            let line = glance.played.iter().chain(&glance.line);
            line.fold(position, |position, &mv| {
                assert_eq!(position.check(mv), Ok(()), "{glance:?}");
                position.after(mv)
            });
            for &(mv, verdict) in &glance.moves {
                match verdict {
                    Verdict::Open(_) => open += 1,
                    decision => {
                        decided += 1;
                        assert_eq!(decision == Verdict::Wins, solution.best.contains(&mv), "{glance:?}");
                    }
                }
            }
        }
        assert!(open > 0, "moves of the position are tried");
        assert!(threads > 1 || decided > 0, "one thread examines the moves in turn");
        assert!(
            glances.iter().any(|glance| glance.line.len() > 1)
                && glances.iter().any(|glance| !glance.played.is_empty())
        );
    }
}

/// Checks that a theorem is true although the rival has the rest of the board.
fn check(start: &Position<1>, theorem: Theorem<1>, seat: Seat, mover: Seat, known: &mut Known) {
    let rest = start.board().all() & !theorem.reach();
    let mut stones = [Cells::EMPTY; 2];
    stones[seat.index()] = theorem.stones;
    stones[seat.rival().index()] = rest;
    let position = start.set_up(stones, mover).expect("the stones do not overlap");
    assert_eq!(winner(&position, known), seat, "{theorem:?} in {position:?}");
}

#[test]
fn the_swap_rule_changes_who_wins() {
    for swap in [SwapRule::Reflected, SwapRule::InPlace] {
        let start = Position::<1>::new(4, swap).expect("the size is in range");
        assert_eq!(solve(&start, Wanted::BestMoves, 1).winner, Some(Seat::SECOND), "every opening can be answered");
        let opened = start.after(start.parse("d1").expect("a cell"));
        let solution = solve(&opened, Wanted::EveryMove, 1);
        assert_eq!((solution.winner, &solution.best[..]), (Some(Seat::SECOND), &[Move::Swap][..]), "{swap:?}");
    }
}

#[test]
fn two_threads_find_the_same() {
    for size in [4, 5] {
        let start = start(size);
        let [one, two] = [1, 2].map(|threads| solve(&start, Wanted::EveryMove, threads));
        assert_eq!((one.winner, one.values), (two.winner, two.values));
    }
}

#[test]
fn what_is_proven_elsewhere_decides_an_open_position() {
    static NEVER: AtomicBool = AtomicBool::new(false);
    let mut opened = start(6);
    opened.play(opened.parse("a1").expect("a cell"));
    let theorems = Arc::new(RwLock::new(Theorems::new(opened.board())));
    let mut prover = HexProver::new(Arc::clone(&theorems), &NEVER);
    let Expansion::Open(mut node) = prover.expand(&opened, None) else { panic!("no evaluation sees who wins") };
    assert!(prover.revisit(&mut node).is_none(), "nothing was proven meanwhile");
    let filled = FilledIn::new(&opened);
    let win = Theorem { stones: Cells::EMPTY, carrier: filled.position.empty() | filled.cells(Seat::SECOND) };
    theorems.write().expect("no thread panics").add(win, Seat::SECOND, true);
    let proven = prover.revisit(&mut node).expect("the theorem decides it");
    assert!(proven.is_won);
}
