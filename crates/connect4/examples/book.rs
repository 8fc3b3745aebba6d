//! Computes the opening book of the classic board: `cargo xtask connect4-book [DISCS]`.
//!
//! Each score is written as soon as it is known, so that an interrupted run continues where it stopped.

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread::available_parallelism;

use rusc_connect4::solver::{Bitboard, Solver, Watch};
use rusc_connect4::{Book, Column, Fixed, Shape, column_named};

/// Default number of discs in the deepest positions.
const DISCS: u32 = 4;
/// All positions share the transposition table, so a large one pays off.
const TABLE_BYTES: usize = 2 << 30;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let discs = std::env::args().nth(1).map_or(Ok(DISCS), |word| word.parse())?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/7x6.txt");
    let text = fs::read_to_string(&file).unwrap_or_default();
    Book::read(&text)?;
    let mut known: HashMap<&str, &str> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    let positions = Book::positions(discs);
    let solver = Solver::new(Fixed::<7, 6>, TABLE_BYTES, available_parallelism().unwrap_or(NonZeroUsize::MIN));
    let mut log = fs::OpenOptions::new().append(true).create(true).open(&file)?;
    let mut scores = Vec::new();
    for (index, moves) in positions.iter().enumerate() {
        let score = match known.remove(moves.as_str()) {
            Some(score) => score.to_owned(),
            None => {
                let shape = Fixed::<7, 6>;
                let names = moves.chars().map(|digit| column_named(&digit.to_string(), shape.columns()));
                let columns: Vec<u32> = names.map(|column| column.map(Column::index)).collect::<Result<_, _>>()?;
                let position = Bitboard::new(shape).after_all(columns).expect("the columns can be played");
                let solved = solver.score(position, &Watch::idle());
                let score = solved.bounds.score().expect("nobody stops the solver").to_string();
                writeln!(log, "{moves} {score}")?;
                eprintln!("{} of {}: {moves} {score}, {} nodes", index + 1, positions.len(), solved.nodes);
                score
            }
        };
        scores.push(format!("{moves} {score}\n"));
    }
    // Rewrites the file in order, without positions that are no longer part of the book.
    scores.reverse();
    fs::write(&file, scores.concat())?;
    println!("{} positions with at most {discs} discs", positions.len());
    Ok(())
}
