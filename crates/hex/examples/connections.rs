//! The virtual connections of a Hex position: who wins for certain, and through which cells.
//!
//! cargo run --example connections

use rusc_game::{Game, Seat};
use rusc_hex::connections::{Detail, HSearch};
use rusc_hex::{Move, Position, SwapRule};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // One machine word holds the cells of boards up to 8x8; `rusc_hex::words` says how many a size needs.
    let mut position = Position::<1>::new(5, SwapRule::Off).ok_or("5x5 is a size")?;
    for cell in ["c3", "d2", "b4"] {
        position.play(position.parse(cell)?);
    }
    println!("{position}");
    let mut search = HSearch::new();
    for seat in Seat::all(2) {
        let connections = search.connections(&position, seat, Detail::NORMAL);
        println!("{seat:?} has {} connections, won: {}", connections.fulls().count(), connections.is_won());
        if let Some((carrier, moves)) = connections.quickest_win() {
            let cells: Vec<String> = carrier.iter().map(|cell| position.name(Move::Stone(cell))).collect();
            println!("  wins in {moves} moves within {}", cells.join(" "));
        }
    }
    Ok(())
}
