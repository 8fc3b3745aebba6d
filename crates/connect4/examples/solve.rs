//! The exact result of a Connect Four position, and of every move in it.
//!
//! cargo run --example solve

use std::num::NonZeroUsize;

use rusc_connect4::solver::{Bitboard, Solver, Watch};
use rusc_connect4::{Fixed, Shape, solved_score};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shape = Fixed::<7, 6>;
    let columns = "1777354316321277712663313".bytes().map(|digit| u32::from(digit - b'1'));
    let position = Bitboard::new(shape).after_all(columns).ok_or("the columns can be played")?;
    let empty = shape.area() - 25;

    let solver = Solver::new(shape, 64 << 20, NonZeroUsize::MIN);
    let exact = |position| solver.score(position, &Watch::idle()).bounds.score().ok_or("nobody stops the solver");
    println!("to move: {:?}", solved_score(exact(position)?, empty));
    for column in 0..7 {
        if let Some(after) = position.after(column) {
            println!("column {}: {:?}", column + 1, solved_score(exact(after)?, empty - 1).turned().a_move_earlier());
        }
    }
    Ok(())
}
