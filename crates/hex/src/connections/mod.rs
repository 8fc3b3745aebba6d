//! The virtual connections of one player, which hold against any play of the rival; found by H-Search.
//!
//! A connection has two ends and a carrier of empty cells. A full connection holds even if the rival moves first, a semi
//! connection if its owner does. Ends are empty cells, groups of the player's stones, and the player's two edges. Whose turn it
//! is plays no role here.

mod lists;
mod search;
mod union;
mod update;

use rusc_game::Seat;

pub use search::HSearch;

use crate::inferior::captured_by_stones;
use crate::{Cell, Cells, Position, Rhombus};
use lists::{Lists, Offered};

/// How many carriers are kept and combined: more find more connections but take longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Maximum number of carriers of full connections kept for a pair of ends.
    pub fulls: u8,
    /// Maximum number of carriers of semi connections kept for a pair of ends.
    pub semis: u8,
    /// Maximum number of semi connections combined into one full connection.
    pub joined: u8,
    /// Whether to combine connections that meet at an edge: finds a few more wins and takes several times as long.
    pub over_edges: bool,
    /// Whether connections may share cells that a stone on one of their ends captures. Finds more wins, but a connection
    /// then need not join its ends: it is worth as much for the winner of the game as if it did.
    pub captured: bool,
    /// Whether to keep only those full connections of a pair that can do without a cell which all others need, and to combine semi
    /// connections only into such ones. There are few of them, so that many semi connections can be kept.
    pub selective: bool,
}

impl Detail {
    /// The finest detail that is useful: on boards up to 4x4 its bounds are hardly ever reached.
    pub const FINEST: Detail =
        Detail { fulls: 128, semis: 128, joined: 16, over_edges: true, captured: false, selective: false };
    /// A coarse detail: few connections, found quickly.
    pub const COARSE: Detail =
        Detail { fulls: 6, semis: 12, joined: 3, over_edges: false, captured: false, selective: false };
    /// The setting of the published bots; misses no win they claimed on small boards.
    pub const NORMAL: Detail =
        Detail { fulls: 20, semis: 40, joined: 5, over_edges: false, captured: false, selective: false };
    /// Like `NORMAL`, and combines connections that meet at an edge.
    pub const FINE: Detail = Detail { over_edges: true, ..Detail::NORMAL };
    /// Few full connections, chosen with care, and many semi connections: finds about as much as `NORMAL` in less time.
    pub const SHARP: Detail = Detail { fulls: 16, semis: 64, selective: true, ..Detail::NORMAL };
}

/// An end of a connection: an empty cell, a group identified by one of its stones, or an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct End(u16);

impl End {
    /// The cell of the end; `None` for an edge.
    pub fn cell<const WORDS: usize>(self, board: &Rhombus<WORDS>) -> Option<Cell> {
        (self.index() < board.area()).then(|| Cell::new(self.index()))
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Cell> for End {
    fn from(cell: Cell) -> Self {
        End(cell.index() as u16)
    }
}

/// One connection between two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connection<const WORDS: usize> {
    /// One end of the connection.
    pub from: End,
    /// The other end of the connection.
    pub to: End,
    /// The empty cells the connection needs.
    pub carrier: Cells<WORDS>,
    /// The maximum number of moves, by both players, to complete the connection.
    pub depth: u8,
}

/// All connections of one player found in a position.
#[derive(Clone, Debug)]
pub struct Connections<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    seat: Seat,
    detail: Detail,
    empty: Cells<WORDS>,
    own: Cells<WORDS>,
    /// The end that each cell and edge belongs to; a rival's cell belongs to itself and has no connections.
    captains: Vec<End>,
    /// For each end, the cells with a full connection to it, without edges.
    partners: Vec<Cells<WORDS>>,
    /// For each end, the partners adjacent to it.
    touching: Vec<Cells<WORDS>>,
    /// For each empty cell, the cells that a stone of the player there would capture; empty if they are not looked for.
    captured: Vec<Cells<WORDS>>,
    fulls: Lists<WORDS>,
    semis: Lists<WORDS>,
    /// Whether the search ended early, at a win or when stopped, with connections still waiting to be combined.
    unfinished: bool,
    bounded: bool,
}

impl<const WORDS: usize> Connections<WORDS> {
    /// The board the connections are on.
    pub fn board(&self) -> &'static Rhombus<WORDS> {
        self.board
    }

    /// The owner of the connections.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's near edge as an end.
    pub fn near(&self) -> End {
        End(self.board.area() as u16)
    }

    /// The seat's far edge as an end.
    pub fn far(&self) -> End {
        End(self.board.area() as u16 + 1)
    }

    /// The cells without a stone.
    pub fn empty(&self) -> Cells<WORDS> {
        self.empty
    }

    /// Whether a carrier was dropped because a list was full; if not, the search found everything its rules can find.
    pub fn is_bounded(&self) -> bool {
        self.bounded
    }

    /// Whether an offered connection was added; remembers if one was left out.
    fn takes(&mut self, offered: Offered) -> bool {
        self.bounded |= matches!(offered, Offered::NoRoom | Offered::Displaced);
        matches!(offered, Offered::Added | Offered::Displaced)
    }

    /// The end to which a cell or a stone belongs.
    pub fn captain(&self, cell: Cell) -> End {
        self.captains[cell.index()]
    }

    /// Whether a full connection joins the edges.
    #[inline]
    pub fn is_won(&self) -> bool {
        !self.fulls.is_empty(self.edges())
    }

    /// The carriers of the full connections between the edges; the rival must play in all of them or loses. A carrier is empty if
    /// stones join the edges.
    pub fn winning(&self) -> &[Cells<WORDS>] {
        self.fulls.all(self.edges())
    }

    /// The carriers of the semi connections between the edges: the owner wins if it is their turn.
    pub fn nearly_winning(&self) -> &[Cells<WORDS>] {
        self.semis.all(self.edges())
    }

    /// The carrier and depth of the quickest full connection between the edges, or else of the quickest semi connection.
    pub fn quickest_win(&self) -> Option<(Cells<WORDS>, u8)> {
        let edges = self.edges();
        let quickest = |lists: &Lists<WORDS>| {
            (0..lists.all(edges).len()).map(|at| lists.get(edges, at)).min_by_key(|&(carrier, depth)| (depth, carrier))
        };
        quickest(&self.fulls).or_else(|| quickest(&self.semis))
    }

    /// Whether there is a full connection between two ends.
    pub fn is_full(&self, from: End, to: End) -> bool {
        from == to || !self.fulls.is_empty(pair(from, to))
    }

    /// The carriers of the full connections between two different ends.
    pub fn carriers(&self, from: End, to: End) -> &[Cells<WORDS>] {
        self.fulls.all(pair(from, to))
    }

    /// The cells with a full connection to an end; a group is represented by its captain, and edges are left out.
    pub fn partners(&self, end: End) -> Cells<WORDS> {
        self.partners[end.index()]
    }

    /// All full connections.
    pub fn fulls(&self) -> impl Iterator<Item = Connection<WORDS>> {
        self.listed(&self.fulls)
    }

    /// All semi connections.
    pub fn semis(&self) -> impl Iterator<Item = Connection<WORDS>> {
        self.listed(&self.semis)
    }

    fn listed<'a>(&self, lists: &'a Lists<WORDS>) -> impl Iterator<Item = Connection<WORDS>> + 'a {
        self.pairs().flat_map(move |(from, to)| {
            let list = pair(from, to);
            (0..lists.all(list).len()).map(move |at| {
                let (carrier, depth) = lists.get(list, at);
                Connection { from, to, carrier, depth }
            })
        })
    }

    fn edges(&self) -> usize {
        pair(self.near(), self.far())
    }

    fn is_edge(&self, end: End) -> bool {
        end.index() >= self.board.area()
    }

    /// Whether a carrier contains the cells that every known full connection of a pair needs, so that the pair is no better off
    /// with a full connection around it.
    #[inline]
    fn adds_nothing(&self, list: usize, carrier: Cells<WORDS>) -> bool {
        // Without a full connection, all cells count as needed.
        self.fulls.common(list).is_within(carrier)
    }

    /// The cells that a stone on an end would capture.
    #[inline]
    fn captured_at(&self, end: End) -> Cells<WORDS> {
        self.captured.get(end.index()).copied().unwrap_or(Cells::EMPTY)
    }

    /// The cell of an end if it is empty; carriers of other connections must not contain it.
    #[inline]
    fn mark(&self, end: End) -> Cells<WORDS> {
        if self.is_edge(end) { Cells::EMPTY } else { Cells::of(Cell::new(end.index())) & self.empty }
    }

    /// The state before the search: groups identified, no connections yet.
    fn unconnected(position: &Position<WORDS>, seat: Seat, detail: Detail) -> Self {
        let board = position.board();
        let ends = board.area() + 2;
        let pairs = ends * (ends - 1) / 2;
        let mut connections = Connections {
            board,
            seat,
            detail,
            empty: position.empty(),
            own: position.stones(seat),
            captains: (0..ends as u16).map(End).collect(),
            partners: vec![Cells::EMPTY; ends],
            touching: vec![Cells::EMPTY; ends],
            captured: if detail.captured { captured_by_stones(position, seat) } else { Vec::new() },
            fulls: Lists::new(pairs, detail.fulls.into()),
            semis: Lists::new(pairs, detail.semis.into()),
            unfinished: false,
            bounded: false,
        };
        let mut loose = position.stones(seat);
        while let Some(captain) = loose.lowest() {
            let group = board.flood(Cells::of(captain), loose);
            group.iter().for_each(|stone| connections.captains[stone.index()] = captain.into());
            loose &= !group;
        }
        connections
    }
}

/// The index of a pair of different ends.
#[inline]
fn pair(one: End, other: End) -> usize {
    let (low, high) = if one < other { (one.index(), other.index()) } else { (other.index(), one.index()) };
    debug_assert!(low < high, "a connection has two ends");
    high * (high - 1) / 2 + low
}
