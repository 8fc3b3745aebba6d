//! The commands that show what Rusc knows about a Hex position, named and answered like Benzene's, so that HexGui draws them.
//!
//! Connections are those of the position with inferior cells filled in, as the bots see it.

use std::sync::atomic::AtomicBool;

use rusc_game::Seat;
use rusc_hex::circuit::Circuit;
use rusc_hex::connections::{Connection, Connections, Detail, End, HSearch};
use rusc_hex::inferior::FilledIn;
use rusc_hex::{Cell, Cells, OnAnySize, Outlook, Position, SeenBoard, SwapRule, must_play, on_any_size};
use rusc_host::Board;

use super::question::{Kind, Question, Site, any_colour, between, cell, colour, name};
use super::{seen, set_up};
use crate::session::Refusal;

/// A command that analyses the position.
pub(crate) struct Analysis {
    pub(crate) name: &'static str,
    /// The entry of HexGui's analysis menu: type of response, label, and command with placeholders.
    pub(crate) menu: &'static str,
    usage: &'static str,
    read: Read,
}

/// Parses the arguments of a command; the text is its usage.
type Read = fn(&[String], &'static str, &SeenBoard) -> Result<Question, Refusal>;

pub(crate) const ANALYSES: &[Analysis] = &[
    Analysis {
        name: "vc-build",
        menu: "inferior/Moves to Consider/vc-build %m",
        usage: "vc-build COLOUR",
        read: |words, usage, _| colour(words, usage).map(Question::Considered),
    },
    Analysis {
        name: "vc-get-mustplay",
        menu: "inferior/Must-play/vc-get-mustplay %m",
        usage: "vc-get-mustplay COLOUR",
        read: |words, usage, _| colour(words, usage).map(Question::MustPlay),
    },
    Analysis {
        name: "compute-inferior",
        menu: "inferior/Inferior Cells/compute-inferior %m",
        usage: "compute-inferior COLOUR",
        read: |words, usage, _| colour(words, usage).map(Question::Inferior),
    },
    Analysis {
        name: "vc-between-cells-full",
        menu: "vc/Full Connections between Cells/vc-between-cells-full %c %P",
        usage: "vc-between-cells-full COLOUR END END",
        read: |words, usage, board| between(words, usage, board, Kind::Full),
    },
    Analysis {
        name: "vc-between-cells-semi",
        menu: "vc/Semi Connections between Cells/vc-between-cells-semi %c %P",
        usage: "vc-between-cells-semi COLOUR END END",
        read: |words, usage, board| between(words, usage, board, Kind::Semi),
    },
    Analysis {
        name: "group-get",
        menu: "group/Group/group-get %p",
        usage: "group-get CELL",
        read: |words, usage, board| cell(words, usage, board).map(Question::Group),
    },
    Analysis {
        name: "eval-resist",
        menu: "string/Resistance/eval-resist",
        usage: "eval-resist [COLOUR]",
        read: |words, usage, _| any_colour(words, usage).map(|()| Question::Resistance),
    },
    Analysis {
        name: "eval-resist-cells",
        menu: "pspairs/Currents/eval-resist-cells %c",
        usage: "eval-resist-cells COLOUR",
        read: |words, usage, _| colour(words, usage).map(Question::Currents),
    },
];

impl Analysis {
    /// Answers the command about a board; once `stop` is set, with what was found by then.
    pub(crate) fn answer(&self, board: &Board, words: &[String], stop: &AtomicBool) -> Result<String, Refusal> {
        let board = seen(board);
        let look = Look { board, question: (self.read)(words, self.usage, board)?, stop };
        on_any_size(board.size, SwapRule::Off, look).expect("a board has a size that exists")
    }
}

/// A question about a board, on its way to the typed position.
struct Look<'a> {
    board: &'a SeenBoard,
    question: Question,
    stop: &'a AtomicBool,
}

impl OnAnySize for Look<'_> {
    type Output = Result<String, Refusal>;

    fn run<const WORDS: usize>(self, start: Position<WORDS>) -> Self::Output {
        let turned_to = |seat| set_up(&start, self.board, seat);
        let mut search = HSearch::until(self.stop);
        Ok(match self.question {
            Question::Inferior(seat) => {
                let position = turned_to(seat);
                marks(&position, &FilledIn::new(&position), Show { vulnerable: true, considered: None })
            }
            Question::Considered(seat) => considered(&turned_to(seat), &mut search),
            Question::MustPlay(seat) => required(&turned_to(seat), &mut search),
            Question::Between { seat, ends, kind } => {
                let filled = FilledIn::new(&turned_to(seat));
                listed(&filled, &search.connections(&filled.position, seat, DETAIL), ends, kind)?
            }
            Question::Resistance => resistance(&FilledIn::new(&turned_to(Seat::FIRST)).position, &mut search),
            Question::Currents(seat) => {
                let position = FilledIn::new(&turned_to(seat)).position;
                currents(&search.connections(&position, seat, DETAIL))
            }
            Question::Group(place) if self.board.stone(place).is_none() => String::new(),
            Question::Group(place) => words(self.board.group(place).iter().map(ToString::to_string)),
        })
    }
}

const DETAIL: Detail = Detail::NORMAL;

/// What to mark on the board besides the cells filled in.
struct Show<const WORDS: usize> {
    vulnerable: bool,
    /// The moves worth considering; all others are marked.
    considered: Option<Cells<WORDS>>,
}

/// Marks the inferior cells, and the moves that the winner's proof or a threat rules out.
fn considered<const WORDS: usize>(position: &Position<WORDS>, search: &mut HSearch<WORDS>) -> String {
    let outlook = Outlook::new(position, search, DETAIL);
    let moves = match outlook.winner {
        // The outlook has no moves if a win is proven, but those that leave a threat unanswered may still lose.
        Some(winner) if winner == position.mover() => met_threats(&outlook.filled, search),
        _ => outlook.moves,
    };
    marks(position, &outlook.filled, Show { vulnerable: true, considered: Some(moves) })
}

/// Marks the cells filled in, and those that leave a threat of the rival unanswered.
fn required<const WORDS: usize>(position: &Position<WORDS>, search: &mut HSearch<WORDS>) -> String {
    let filled = FilledIn::new(position);
    let moves = met_threats(&filled, search);
    marks(position, &filled, Show { vulnerable: false, considered: Some(moves) })
}

/// The moves that leave no threat of the rival unanswered.
fn met_threats<const WORDS: usize>(filled: &FilledIn<WORDS>, search: &mut HSearch<WORDS>) -> Cells<WORDS> {
    must_play(&search.connections(&filled.position, filled.position.mover().rival(), DETAIL))
}

/// The marks of HexGui's type `inferior`, each after its cell.
fn marks<const WORDS: usize>(position: &Position<WORDS>, filled: &FilledIn<WORDS>, show: Show<WORDS>) -> String {
    let (board, mover) = (position.board(), position.mover());
    let mark = |at: Cell| {
        // Versions of HexGui disagree on whether the second or the third letter is the colour.
        if filled.cells(Seat::FIRST).contains(at) {
            return Some("fbb".to_owned());
        }
        if filled.cells(Seat::SECOND).contains(at) {
            return Some("fww".to_owned());
        }
        let is_vulnerable = show.vulnerable && filled.vulnerable(mover).contains(at);
        let killer = filled.killer(mover, at).filter(|_| is_vulnerable);
        let is_out = show.considered.is_some_and(|moves| !moves.contains(at));
        killer.map(|killer| format!("iv[{}]", board.name(killer))).or_else(|| is_out.then(|| "x".to_owned()))
    };
    words(position.empty().iter().filter_map(|at| mark(at).map(|mark| format!("{} {mark}", board.name(at)))))
}

/// The connections between two ends, one on each line.
fn listed<const WORDS: usize>(
    filled: &FilledIn<WORDS>,
    connections: &Connections<WORDS>,
    sites: [Site; 2],
    kind: Kind,
) -> Result<String, Refusal> {
    let (board, seat) = (filled.position.board(), connections.seat());
    let [from, to] = sites.map(|site| match site {
        Site::Edge(edge) => Ok(if edge.is_near { connections.near() } else { connections.far() }),
        Site::Cell(place) => {
            let cell = board.at(place).expect("the place was checked");
            if filled.position.stone(cell) == Some(seat.rival()) {
                let holds = if filled.cells(seat.rival()).contains(cell) { "is filled in for" } else { "belongs to" };
                let (cell, rival) = (site.name(), name(seat.rival()));
                return Err(Refusal::RivalsCell { cell, holds, rival, seat: name(seat) });
            }
            Ok(connections.captain(cell))
        }
    });
    let (from, to) = (from?, to?);
    let names = sites.map(Site::name);
    if from == to {
        return Err(Refusal::SameEnd(names));
    }
    let joins = |connection: &Connection<WORDS>| [(from, to), (to, from)].contains(&(connection.from, connection.to));
    let line = |connection: Connection<WORDS>, word: &str, key: String| {
        let colour = name(seat).to_ascii_lowercase();
        let ends = names.join(" ");
        let carrier: String = connection.carrier.iter().map(|cell| format!("{} ", board.name(cell))).collect();
        format!("\n{colour} {ends} {word} depth-{} [ {carrier}] [ ]{key}", connection.depth)
    };
    Ok(match kind {
        Kind::Full => connections.fulls().filter(joins).map(|full| line(full, "full", String::new())).collect(),
        // HexGui cannot read a semi connection without the cell that its owner plays first.
        Kind::Semi => connections
            .semis()
            .filter(joins)
            .filter_map(|semi| Some(line(semi, "semi", format!(" {}", board.name(key(connections, &semi)?)))))
            .collect(),
    })
}

/// A cell at which the owner completes a semi connection: two full connections within the carrier meet there.
fn key<const WORDS: usize>(connections: &Connections<WORDS>, semi: &Connection<WORDS>) -> Option<Cell> {
    let inside: Vec<Connection<WORDS>> =
        connections.fulls().filter(|full| full.carrier.is_within(semi.carrier)).collect();
    let carriers = |end: End, at: Cell| {
        let ends = [(end, End::from(at)), (End::from(at), end)];
        let between = inside.iter().filter(move |full| ends.contains(&(full.from, full.to)));
        between.map(|full| full.carrier)
    };
    semi.carrier
        .iter()
        .find(|&at| carriers(semi.from, at).any(|one| carriers(semi.to, at).any(|other| !one.meets(other))))
}

/// The logarithm of White's resistance divided by Black's, and both resistances.
fn resistance<const WORDS: usize>(position: &Position<WORDS>, search: &mut HSearch<WORDS>) -> String {
    let mut of = |seat| Circuit::new().resistance(&search.connections(position, seat, DETAIL));
    let (black, white) = (of(Seat::FIRST), of(Seat::SECOND));
    // A rounded logarithm just below zero would be written as -0.
    let thousandths = ((white / black).ln() * 1000.0).round() + 0.0;
    format!("res {:.3} rew {white:.3} reb {black:.3}", thousandths / 1000.0)
}

/// The current through each empty cell, as a fraction of the total; cells without current are left out.
fn currents<const WORDS: usize>(connections: &Connections<WORDS>) -> String {
    let flow = Circuit::new().flow(connections);
    let current = |cell: Cell| (cell, flow.currents[cell.index()]);
    let flowing = connections.empty().iter().map(current).filter(|&(_, current)| current > 0.0);
    words(flowing.map(|(cell, current)| format!("{} {current:.3}", connections.board().name(cell))))
}

fn words(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
