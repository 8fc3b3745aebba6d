//! Hexland: why it has no simple ko, by counting: what cells that touch have in common, and captures in random games.

use std::io;

use rusc_game::{Game, Rng, Turn, Word};
use rusc_hexland::{Cell, Eleven, Five, Illegal, Island, Move, Nine, Position, Seven, Situation};

use crate::{Experiment, Lab};

pub(crate) fn experiment() -> Experiment {
    let about = "common neighbours of cells that touch, and whether a capture of one house is ever taken back at once";
    Experiment::new("hexland-ko", about, run)
}

rusc_present::parameters! {
    /// Options of the experiment.
    struct Extent {
        /// the number of random games
        games: u32 = 1_000, 1..=1_000_000;
        /// the seed of the games
        seed: u64 = 1;
    }
}

/// The longest game, in moves: whoever moves at random goes on building where houses were taken.
const LONGEST: u32 = 100;
/// The side of the square board beside the islands.
const SQUARE: u32 = 9;

fn run(extent: &Extent, lab: &mut Lab) -> io::Result<()> {
    writeln!(lab.out, "Pairs of cells that touch, by the number of their common neighbours")?;
    writeln!(lab.out)?;
    writeln!(lab.out, "| board | cells | pairs | none | one | two |")?;
    writeln!(lab.out, "|---|---|---|---|---|---|")?;
    islands(lab)?;
    let sides = 2 * SQUARE * (SQUARE - 1);
    writeln!(lab.out, "| squares | {} | {sides} | {sides} | 0 | 0 |", SQUARE * SQUARE)?;
    writeln!(lab.out)?;
    let mut tally = Tally::default();
    for game in 0..extent.games {
        if lab.is_stopped() {
            return Ok(());
        }
        tally.play(&mut Rng::stream(extent.seed, u64::from(game)));
    }
    writeln!(lab.out, "{} random games on {} cells: {} houses built", extent.games, Five::CELLS, tally.built)?;
    writeln!(lab.out, "{} of them take a single house; to build at once where it stood", tally.singles)?;
    writeln!(lab.out, "  is suicide: {}", tally.suicides)?;
    writeln!(lab.out, "  takes nothing: {}", tally.idle)?;
    writeln!(lab.out, "  takes houses and leaves another island: {}", tally.others)?;
    writeln!(lab.out, "  takes one house and restores the island: {}", tally.restored)?;
    writeln!(lab.out, "boards that would repeat an earlier one, after longer cycles: {}", tally.repeated)
}

fn islands(lab: &mut Lab) -> io::Result<()> {
    fn island<I: Island>(lab: &mut Lab) -> io::Result<()> {
        let [none, one, two] = common::<I>();
        writeln!(lab.out, "| island of {} | {} | {} | {none} | {one} | {two} |", I::SIZE, I::CELLS, none + one + two)
    }
    island::<Five>(lab)?;
    island::<Seven>(lab)?;
    island::<Nine>(lab)?;
    island::<Eleven>(lab)
}

/// The number of pairs of cells that touch and have no, one and two common neighbours.
fn common<I: Island>() -> [u32; 3] {
    let mut counts = [0; 3];
    for cell in I::cells() {
        let around = I::neighbours(I::only(cell));
        for other in I::cells().filter(|other| *other > cell && I::contains(around, *other)) {
            counts[(around & I::neighbours(I::only(other))).count() as usize] += 1;
        }
    }
    counts
}

/// What happened in random games.
#[derive(Default)]
struct Tally {
    built: u64,
    /// Houses that took a single house.
    singles: u64,
    /// Answers to these on the cell just emptied, by what they would do.
    suicides: u64,
    idle: u64,
    others: u64,
    restored: u64,
    /// Moves that the rule against repetition forbids.
    repeated: u64,
}

impl Tally {
    /// Plays a game in which houses are built at random, and nobody passes who can build.
    fn play(&mut self, rng: &mut Rng) {
        let mut position = Position::<Five>::default();
        for _ in 0..LONGEST {
            if position.turn() == Turn::Over {
                return;
            }
            let empty: Vec<Cell> = Five::cells().filter(|cell| position.owner(*cell).is_none()).collect();
            let (mut open, mut forbidden) = (Vec::new(), 0);
            for cell in empty {
                match position.check(Move::Place(cell)) {
                    Ok(()) => open.push(cell),
                    Err(Illegal::Repeats { .. }) => forbidden += 1,
                    Err(_) => {}
                }
            }
            self.repeated += forbidden;
            let Some(&cell) = rng.choose(&open) else {
                position.play(Move::Pass);
                continue;
            };
            let before = *position.board();
            position.play(Move::Place(cell));
            self.built += 1;
            self.answered(&before, position.board());
        }
    }

    /// Tries the answer on the cell that a move has just emptied, if it was a single one.
    fn answered(&mut self, before: &Situation<Five>, after: &Situation<Five>) {
        let victim = after.mover();
        let taken = before.stones()[victim.index()] & !after.stones()[victim.index()];
        let Some(emptied) = Five::cells().find(|cell| taken == Five::only(*cell)) else { return };
        self.singles += 1;
        match after.placed(emptied) {
            Err(_) => self.suicides += 1,
            Ok(back) if back.stones() == before.stones() => self.restored += 1,
            Ok(back) if back.captures(victim) == after.captures(victim) => self.idle += 1,
            Ok(_) => self.others += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_touch_have_a_common_neighbour_on_every_island() {
        assert_eq!(common::<Five>(), [0, 12, 30]);
        assert_eq!(common::<Seven>()[0] + common::<Nine>()[0] + common::<Eleven>()[0], 0);
        // Each cell inside has six neighbours, a corner three and another cell of the coast four.
        assert_eq!(common::<Five>().iter().sum::<u32>(), (7 * 6 + 6 * 3 + 6 * 4) / 2);
    }

    #[test]
    fn the_report_says_what_was_counted() {
        let mut out = Vec::new();
        let mut lab = Lab::quiet(&mut out, &|| std::time::Duration::ZERO);
        run(&Extent::default(), &mut lab).expect("memory takes all that is written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("| island of 5 | 19 | 42 | 0 | 12 | 30 |"), "{text}");
        assert!(text.contains("| squares | 81 | 144 | 144 | 0 | 0 |"), "{text}");
        assert!(text.contains("restores the island: 0\n"), "{text}");
    }

    #[test]
    fn houses_are_taken_singly_and_never_taken_back_at_once() {
        let mut tally = Tally::default();
        for game in 0..50 {
            tally.play(&mut Rng::new(game));
        }
        assert!(tally.singles > 100 && tally.others > 0, "{} {}", tally.singles, tally.others);
        assert_eq!(tally.singles, tally.suicides + tally.idle + tally.others + tally.restored);
        assert_eq!(tally.restored, 0);
    }
}
