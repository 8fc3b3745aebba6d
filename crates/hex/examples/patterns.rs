//! Derives the local patterns of inferior cells: `cargo xtask hex-patterns [CELLS [STONES]]`.

use std::fs;
use std::path::Path;

use rusc_hex::inferior::patterns;

/// Default number of cells of the largest regions.
const CELLS: usize = 4;
/// Default number of stones around a region; more would find patterns that hardly ever occur.
const STONES: u32 = 6;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let cells = std::env::args().nth(1).map_or(Ok(CELLS), |word| word.parse())?;
    let stones = std::env::args().nth(2).map_or(Ok(STONES), |word| word.parse())?;
    let found = patterns(cells, stones);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/inferior/patterns.txt");
    fs::write(&file, found.iter().map(|line| format!("{line}\n")).collect::<String>())?;
    println!("{} patterns in {}", found.len(), file.display());
    Ok(())
}
