//! Hexland: the published experiment, which counts the positions searched for the reply to one stone, and speed.

use std::io;
use std::time::Duration;

use rusc_game::{Game, Playout, Rng, Seat};
use rusc_hexland::{Five, Island, Lead, Move, Position, Seven, Situation};
use rusc_search::{AlphaBeta, Control, Evaluation, Report, Unit, plain};

use crate::{Experiment, Lab};

pub(crate) fn experiment() -> Experiment {
    let about = "positions and seconds of the reply to one stone, with and without pruning and table, and speed";
    Experiment::new("hexland", about, run)
}

rusc_present::parameters! {
    /// Options of the experiment.
    struct Extent {
        /// the greatest search depth, in moves
        ply: u32 = 8, 2..=12;
        /// the greatest depth of the search without pruning, in moves; 8 takes minutes
        unpruned: u32 = 6, 0..=8;
    }
}

/// The published figures for a depth: the calculated number of positions, and the positions and seconds of the program.
struct Published {
    ply: u32,
    unpruned: u64,
    pruned: &'static str,
    /// The positions and seconds of the same program, measured again on one core.
    measured: &'static str,
}

const PUBLISHED: [Published; 4] = [
    Published { ply: 2, unpruned: 306, pruned: "", measured: "" },
    Published { ply: 4, unpruned: 73_440, pruned: "about 1,000", measured: "about 1,000, 0.09 s" },
    Published { ply: 6, unpruned: 13_366_080, pruned: "30,000, 13 s", measured: "27,000-55,000, 3-6 s" },
    Published { ply: 8, unpruned: 1_764_322_560, pruned: "", measured: "" },
];

const TABLE_BYTES: usize = 16 << 20;

fn run(extent: &Extent, lab: &mut Lab) -> io::Result<()> {
    reply(extent, lab)?;
    speed(lab)
}

/// Searches the reply to a stone in the centre of the island with 19 cells.
fn reply(extent: &Extent, lab: &mut Lab) -> io::Result<()> {
    let deepest = extent.ply;
    let centre = Five::cell(2, 2).expect("the centre is a cell");
    let position = Position::<Five>::default().after(Move::Place(centre));
    writeln!(lab.out, "The reply to one stone on 19 cells: positions searched, seconds")?;
    writeln!(lab.out)?;
    writeln!(
        lab.out,
        "| ply | all, no pass | published | pruned | deepened and ordered | with table | published | its program, measured |"
    )?;
    writeln!(lab.out, "|---|---|---|---|---|---|---|---|")?;
    let mut all_agree = true;
    for ply in (2..=deepest).step_by(2) {
        (lab.progress)(&format!("{ply} of {deepest} moves ahead"));
        let control = Control { stop: lab.stop, ..Control::depth(ply) };
        let board = position.board();
        let all = (ply <= extent.unpruned)
            .then(|| lab.time(|| plain::minimax(board, &mut StonesOnly(Lead::new(&position)), &control, &mut |_| {})));
        let pruned = lab.time(|| plain::alpha_beta(board, &mut Lead::new(&position), &control, &mut |_| {}));
        let [ordered, full] = [0, TABLE_BYTES].map(|bytes| {
            let mut search = AlphaBeta::new(Lead::new(&position), bytes);
            lab.time(|| search.search(board, &control, &mut |_| {}))
        });
        if lab.is_stopped() {
            return Ok(());
        }
        all_agree &= [&pruned, &ordered].iter().all(|(report, _)| report.score == full.0.score);
        let published = PUBLISHED.iter().find(|published| published.ply == ply);
        writeln!(
            lab.out,
            "| {ply} | {} | {} | {} | {} | {} | {} | {} |",
            all.as_ref().map_or_else(String::new, nodes_and_time),
            published.map_or_else(String::new, |published| published.unpruned.to_string()),
            nodes_and_time(&pruned),
            nodes_and_time(&ordered),
            nodes_and_time(&full),
            published.map_or("", |published| published.pruned),
            published.map_or("", |published| published.measured),
        )?;
    }
    let verdict = if all_agree { "yes" } else { "NO" };
    writeln!(lab.out)?;
    writeln!(lab.out, "Every search with passes found the same value: {verdict}.")?;
    writeln!(lab.out)
}

fn nodes_and_time((report, time): &(Report<Move>, Duration)) -> String {
    format!("{}, {:.4} s", report.nodes, time.as_secs_f64())
}

fn speed(lab: &mut Lab) -> io::Result<()> {
    writeln!(lab.out, "| speed | per second |")?;
    writeln!(lab.out, "|---|---|")?;
    nodes::<Five>(lab, 8)?;
    nodes::<Seven>(lab, 6)?;
    playouts::<Five>(lab, 100_000)?;
    playouts::<Seven>(lab, 20_000)
}

/// Measures nodes per second in the searches for the reply to each first stone.
fn nodes<I: Island>(lab: &mut Lab, ply: u32) -> io::Result<()> {
    (lab.progress)(&format!("negamax on {} cells", I::CELLS));
    let control = Control { stop: lab.stop, ..Control::depth(ply) };
    let mut search = AlphaBeta::new(Lead::default(), TABLE_BYTES);
    let (nodes, time) = lab.time(|| {
        let replies = I::cells().map(|cell| {
            let position = Position::<I>::default().after(Move::Place(cell));
            *search.evaluation_mut() = Lead::new(&position);
            search.search(position.board(), &control, &mut |_| {}).nodes
        });
        replies.sum::<u64>()
    });
    writeln!(lab.out, "| negamax nodes on {} cells, ply {ply} | {:.0} |", I::CELLS, nodes as f64 / time.as_secs_f64())
}

fn playouts<I: Island>(lab: &mut Lab, count: u32) -> io::Result<()> {
    (lab.progress)(&format!("playouts on {} cells", I::CELLS));
    let mut rng = Rng::new(1);
    let (moves, time) = lab.time(|| {
        let lengths = (0..count).map(|_| u64::from(Position::<I>::default().playout(&mut rng).moves_played()));
        lengths.sum::<u64>()
    });
    writeln!(
        lab.out,
        "| playouts on {} cells, of {:.1} moves | {:.0} |",
        I::CELLS,
        moves as f64 / f64::from(count),
        f64::from(count) / time.as_secs_f64()
    )
}

/// The evaluation `Lead`, except that no one may pass: the published counts leave passes out.
#[derive(Clone)]
struct StonesOnly(Lead);

impl<I: Island> Evaluation<Situation<I>> for StonesOnly {
    type Node = usize;

    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;

    fn root(&mut self, board: &Situation<I>) -> usize {
        self.0.root(board)
    }
    fn child(&mut self, parent: &usize, after: &Situation<I>, mv: Move) -> usize {
        self.0.child(parent, after, mv)
    }
    fn value(&mut self, node: &usize, board: &Situation<I>) -> i32 {
        self.0.value(node, board)
    }
    fn moves(&mut self, node: &usize, board: &Situation<I>, out: &mut Vec<Move>) {
        self.0.moves(node, board, out);
        out.retain(|&mv| mv != Move::Pass);
    }
    fn end(&mut self, board: &Situation<I>, seat: Seat, ply: u32) -> i32 {
        self.0.end(board, seat, ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_are_the_published_ones() {
        let mut out = Vec::new();
        let mut lab = Lab::quiet(&mut out, &|| Duration::ZERO);
        reply(&Extent { ply: 4, unpruned: 4 }, &mut lab).expect("memory takes all that is written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("| 2 | 306, 0.0000 s | 306 |"), "{text}");
        assert!(text.contains("| 4 | 73440, 0.0000 s | 73440 |"), "{text}");
        assert!(text.contains("found the same value: yes"), "{text}");
    }
}
