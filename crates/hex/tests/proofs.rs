//! Proofs that the solver writes, checked by the verifier, and what the solver keeps from one run to the next.

mod support;

use std::sync::{Arc, Mutex};

use rusc_game::{Game, Rng, Seat};
use rusc_hex::solver::Solve;
use rusc_hex::{Move, Position, SwapRule, verify};
use rusc_present::{Keeper, Solver, Unsolved, Unverified, Verified, Wanted, Why};
use rusc_search::Control;
use support::{Known, random_position, start, winner};

/// Facts in memory, shared with the test.
#[derive(Clone, Debug, Default)]
struct Memory(Arc<Mutex<Vec<String>>>);

impl Keeper for Memory {
    fn open(&mut self, subject: &str) -> Result<Vec<String>, Why> {
        assert_eq!(subject, "hex 5x5");
        Ok(self.0.lock().expect("no thread panics").clone())
    }
    fn add(&mut self, fact: &str) {
        self.0.lock().expect("no thread panics").push(fact.to_owned());
    }
}

/// The nodes to solve all openings of 5x5 with the facts in a memory.
fn nodes_with(memory: &Memory) -> u64 {
    let start = start(5);
    let mut solver = Solve::default();
    solver.keep(&start, Box::new(memory.clone())).expect("the facts can be read");
    let solution = solver.solve(&start, Wanted::EveryMove, &Control::unlimited(), &mut |_| ());
    let solution = solution.expect("nothing stops the solver");
    assert_eq!(solution.best.len(), 13, "winning openings");
    solution.nodes
}

#[test]
fn what_was_proved_is_not_proved_again() {
    let memory = Memory::default();
    let first = nodes_with(&memory);
    let facts = memory.0.lock().expect("no thread panics").clone();
    let again = nodes_with(&memory);
    assert!(20 * again < first, "{first} nodes, then {again}");
    // After a stop half way, what was proved till then still helps.
    let half = Memory(Arc::new(Mutex::new(facts[..facts.len() / 2].to_vec())));
    let resumed = nodes_with(&half);
    assert!(4 * resumed < 3 * first, "{first} nodes, then {resumed}");
}

#[test]
fn facts_that_cannot_be_read_are_refused() {
    let memory = Memory(Arc::new(Mutex::new(vec!["B+ a1 / b2".to_owned(), "B+ z9 / b2".to_owned()])));
    let refused = Solve::default().keep(&start(5), Box::new(memory)).expect_err("z9 is off the board");
    assert!(refused.to_string().contains("z9"), "{refused}");
}

fn proof(position: &Position<1>) -> String {
    Solve::default().proof(position, &Control::unlimited(), &mut |_| ()).expect("nothing stops the solver")
}

fn verified(size: usize, proof: &str) -> Result<Verified<Position<1>>, Unverified> {
    verify(start(size).board(), proof)
}

#[test]
fn proofs_of_all_openings_to_5x5_are_verified() {
    for line in include_str!("data/openings.txt").lines().filter(|line| !line.starts_with('#')) {
        let (size, winning) = line.split_once("; ").expect("size; openings");
        let size = size.parse().expect("a size");
        if size > 5 {
            continue;
        }
        let start = start(size);
        let mut solver = Solve::default();
        for cell in start.empty() {
            let position = start.after(Move::Stone(cell));
            let proof = solver.proof(&position, &Control::unlimited(), &mut |_| ()).expect("nothing stops it");
            let verified = verified(size, &proof).unwrap_or_else(|error| panic!("{position:?}\n{error}\n{proof}"));
            let wins = winning.split_whitespace().any(|name| name == start.board().name(cell));
            assert_eq!(verified.winner, if wins { Seat::FIRST } else { Seat::SECOND }, "{position:?}");
            assert!(verified.position == position && verified.steps + 4 == proof.lines().count());
        }
    }
}

#[test]
fn damaged_proofs_are_refused_or_still_true() {
    let (mut rng, mut known) = (Rng::new(5), Known::new());
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..40 {
        let size = 3 + round % 2;
        let Some(position) = random_position(size, round % 5, &mut rng) else { continue };
        if position.winner().is_some() {
            continue;
        }
        let proof = proof(&position);
        assert!(verified(size, &proof).is_ok(), "{proof}");
        for _ in 0..200 {
            match verified(size, &damaged(&proof, &mut rng)) {
                Ok(Verified { position, winner: claimed, .. }) => {
                    assert_eq!(winner(&position, &mut known), claimed, "{position:?}");
                    accepted += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 100 && refused > 1_000, "{accepted} accepted, {refused} refused");
}

/// A text with one to three changes: bytes replaced, and words copied, removed or exchanged.
fn damaged(proof: &str, rng: &mut Rng) -> String {
    let mut text = proof.to_owned();
    for _ in 0..=rng.below(3) {
        let mut words: Vec<&str> = text.split(' ').collect();
        let [one, other] = [0, 1].map(|_| rng.below(words.len() as u32) as usize);
        match rng.below(4) {
            0 => words[one] = words[other],
            1 => drop(words.remove(one)),
            2 => words.swap(one, other),
            _ => {
                let mut bytes = text.clone().into_bytes();
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = b" ;\n0123abcdz"[rng.below(12) as usize];
                text = String::from_utf8_lossy(&bytes).into_owned();
                continue;
            }
        }
        text = words.join(" ");
    }
    text
}

#[test]
fn flaws_are_named_with_their_lines() {
    let whole = "black b1\nwhite\nturn white\nwinner black\n\
        1; joins; stones b1 b2; carrier\n2; plays b2 then 1; stones b1; carrier b2\n\
        3; joins; stones a2 b1; carrier\n4; plays a2 then 3; stones b1; carrier a2\n\
        5; answers 2 4; stones b1; carrier a2 b2\n";
    assert_eq!(verified(2, whole).map(|verified| verified.winner), Ok(Seat::FIRST));
    for (from, to, complaint) in [
        ("black b1", "blue b1", "line 1: expected \"black\""),
        ("black b1", "black c1", "line 1: \"c1\" is not a list of cells"),
        ("white\nturn", "white b1\nturn", "line 2: b1 is named twice"),
        ("turn white", "turn red", "line 3: expected \"black or white\""),
        ("stones b1 b2", "stones b2", "line 5: the stones do not join"),
        ("2; plays", "3; plays", "line 6: expected \"2\""),
        ("plays b2 then 1", "plays b2 then 2", "line 6: \"2\" is not the number of an earlier step"),
        ("plays b2 then 1", "plays a1 then 1", "line 6: a1 is not in the carrier"),
        ("4; plays a2 then 3", "4; plays a2 then 2", "line 8: step 2 is about"),
        ("then 3; stones b1", "then 3; stones", "line 8: step 3 needs b1"),
        ("answers 2 4", "answers 2", "line 9: no answer holds after a rival stone at b2"),
        ("answers 2 4", "answers", "line 9: \"\" is not the number"),
        ("answers 2 4", "knows 2 4", "line 9: expected \"joins, plays or answers\""),
        ("turn white", "turn black", "line 9: step 5 is about"),
        ("white\nturn", "white a2\nturn", "line 9: step 5 needs a2"),
    ] {
        assert!(whole.contains(from), "{from}");
        let refused = verified(2, &whole.replacen(from, to, 1)).expect_err(complaint);
        assert!(refused.to_string().starts_with(complaint), "{refused}");
    }
    assert!(verified(2, "").is_err() && verified(2, &whole[..43]).is_err());
}

#[test]
fn a_position_that_can_be_swapped_has_no_proof() {
    let start = Position::<1>::new(3, SwapRule::Reflected).expect("the size is in range");
    for position in [start, start.after(start.parse("b2").expect("a cell"))] {
        let refused = Solve::default().proof(&position, &Control::unlimited(), &mut |_| ());
        assert!(matches!(refused, Err(Unsolved::NotProven { .. })), "{refused:?}");
    }
}
