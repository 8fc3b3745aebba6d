//! The evaluation of Hexodus: the virtual connections of both players and the electric circuits they form.

use std::cell::OnceCell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rusc_game::Seat;
use rusc_search::value::WIN;
use rusc_search::{Evaluation, Unit};

use crate::circuit::Circuit;
use crate::connections::{Connections, Detail, HSearch};
use crate::{Cell, Cells, Move, Position};

/// The evaluation of Hexodus: the logarithm of the rival's resistance over the mover's, in thousandths.
#[derive(Clone, Debug)]
pub struct Knowledge<'s, const WORDS: usize> {
    detail: Detail,
    /// Maximum number of moves tried in a position.
    width: usize,
    search: HSearch<'s, WORDS>,
    circuit: Circuit,
    root: Option<(Position<WORDS>, Arc<Known<WORDS>>)>,
    scored: Vec<(f64, Cell)>,
}

/// The connections of one position, computed on demand, since the transposition table may make them unnecessary.
#[derive(Debug)]
pub struct Node<const WORDS: usize> {
    known: OnceCell<Arc<Known<WORDS>>>,
    /// The connections before the last stone, and that stone; `None` if they must be computed from scratch.
    before: Option<(Arc<Known<WORDS>>, Seat, Cell)>,
}

type Known<const WORDS: usize> = [Connections<WORDS>; 2];

/// The value that is equal to one unit of the logarithm.
const POINTS_PER_UNIT: f64 = 1000.0;

/// Maximum logarithm of a resistance, so that values stay finite when a player is cut off.
const MOST_UNITS: f64 = 25.0;

impl<const WORDS: usize> Knowledge<'static, WORDS> {
    /// An evaluation with this level of detail that tries at most `width` moves in a position.
    pub fn new(detail: Detail, width: usize) -> Self {
        Knowledge { detail, width, search: HSearch::new(), circuit: Circuit::new(), root: None, scored: Vec::new() }
    }
}

impl<const WORDS: usize> Knowledge<'_, WORDS> {
    /// The same evaluation with a stop flag; once it is set, fewer connections are found.
    pub fn until<'s>(&self, stop: &'s AtomicBool) -> Knowledge<'s, WORDS> {
        Knowledge { search: HSearch::until(stop), ..Knowledge::new(self.detail, self.width) }
    }

    fn known(&mut self, node: &Node<WORDS>, position: &Position<WORDS>) -> Arc<Known<WORDS>> {
        let Knowledge { search, detail, .. } = self;
        let find = || {
            Arc::new(match &node.before {
                None => [Seat::FIRST, Seat::SECOND].map(|seat| search.connections(position, seat, *detail)),
                Some((before, seat, cell)) => before.each_ref().map(|connections| {
                    let mut connections = connections.clone();
                    search.play(&mut connections, *seat, *cell);
                    connections
                }),
            })
        };
        Arc::clone(node.known.get_or_init(find))
    }

    /// The sum of both players' currents through every cell: where much flows, both want to play.
    fn currents(&mut self, known: &Known<WORDS>) -> Vec<f64> {
        let [black, white] = known.each_ref().map(|connections| self.circuit.flow(connections).currents);
        black.iter().zip(white).map(|(black, white)| black + white).collect()
    }
}

/// The moves worth trying: those that keep a win, stop the rival's threats, or at least delay them.
fn candidates<const WORDS: usize>(known: &Known<WORDS>, mover: Seat) -> Cells<WORDS> {
    let (own, rival) = (&known[mover.index()], &known[mover.rival().index()]);
    if let Some((carrier, _)) = own.quickest_win() {
        return carrier;
    }
    let threats = if rival.is_won() { rival.winning() } else { rival.nearly_winning() };
    let common = common(threats, own.empty());
    let smallest = || threats.iter().copied().min_by_key(|carrier| carrier.len());
    if common.is_empty() { smallest().unwrap_or(own.empty()) } else { common }
}

fn common<const WORDS: usize>(carriers: &[Cells<WORDS>], empty: Cells<WORDS>) -> Cells<WORDS> {
    carriers.iter().fold(empty, |common, &carrier| common & carrier)
}

impl<const WORDS: usize> Evaluation<Position<WORDS>> for Knowledge<'_, WORDS> {
    type Node = Node<WORDS>;

    const UNIT: Unit = Unit::new("resistance");
    const POINTS_PER_UNIT: f64 = POINTS_PER_UNIT;
    const TABLE_FROM: u32 = 0;
    const NODES_PER_LOOK: u64 = 1;
    const SHARED_FROM: u32 = 1;
    const NODES_WORTH_SHARING: u64 = 1;
    const ORDERED: bool = true;

    fn root(&mut self, position: &Position<WORDS>) -> Node<WORDS> {
        let node = Node { known: OnceCell::new(), before: None };
        match &self.root {
            Some((before, known)) if before == position => {
                node.known.set(Arc::clone(known)).expect("nothing is known of a new node");
            }
            _ => self.root = Some((*position, self.known(&node, position))),
        }
        node
    }

    fn child(&mut self, parent: &Node<WORDS>, after: &Position<WORDS>, mv: Move) -> Node<WORDS> {
        let before = match (mv, parent.known.get()) {
            (Move::Stone(cell), Some(known)) => Some((Arc::clone(known), after.mover().rival(), cell)),
            _ => None,
        };
        Node { known: OnceCell::new(), before }
    }

    fn value(&mut self, node: &Node<WORDS>, position: &Position<WORDS>) -> i32 {
        let known = self.known(node, position);
        let [black, white] = known
            .each_ref()
            .map(|connections| self.circuit.resistance(connections).ln().clamp(-MOST_UNITS, MOST_UNITS));
        let units = if position.mover() == Seat::FIRST { white - black } else { black - white };
        (units * POINTS_PER_UNIT).round() as i32
    }

    fn proven(&mut self, node: &Node<WORDS>, position: &Position<WORDS>, ply: u32) -> Option<i32> {
        // A stone may still be swapped, even if it is connected.
        if position.may_swap() {
            return None;
        }
        let known = self.known(node, position);
        let (own, rival) = (&known[position.mover().index()], &known[position.mover().rival().index()]);
        if let Some((_, moves)) = own.quickest_win() {
            return Some(WIN - (ply + u32::from(moves)) as i32);
        }
        let is_lost = rival.is_won() || common(rival.nearly_winning(), own.empty()).is_empty();
        let moves = if rival.is_won() { 0 } else { 1 } + u32::from(rival.quickest_win()?.1);
        is_lost.then_some((ply + moves) as i32 - WIN)
    }

    fn moves(&mut self, node: &Node<WORDS>, position: &Position<WORDS>, out: &mut Vec<Move>) {
        let known = self.known(node, position);
        let currents = self.currents(&known);
        let candidates = candidates(&known, position.mover());
        let from_centre = position.board().from_centre().iter().filter(|&&cell| candidates.contains(cell));
        self.scored.clear();
        self.scored.extend(from_centre.map(|&cell| (currents[cell.index()], cell)));
        strongest_first(&mut self.scored);
        self.scored.truncate(self.width);
        out.extend(self.scored.iter().map(|&(_, cell)| Move::Stone(cell)));
        if position.may_swap() {
            out.push(Move::Swap);
        }
    }

    fn leaves_out(&mut self, node: &Node<WORDS>, position: &Position<WORDS>) -> bool {
        let known = self.known(node, position);
        candidates(&known, position.mover()).len() > self.width
    }
}

/// Sorts cells by the current through them; equal ones keep their order.
fn strongest_first(scored: &mut [(f64, Cell)]) {
    scored.sort_by(|(one, _), (other, _)| other.total_cmp(one));
}
