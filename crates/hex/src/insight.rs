//! Analysis of a position beyond the rules: virtual connections, currents, and the value of every move.

use std::fmt;

use rusc_game::{Game, Seat};
use rusc_search::{Evaluation, Score, value};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::circuit::Circuit;
use crate::connections::{Connection, Connections, Detail, End, HSearch};
use crate::{Knowledge, Move, Place, Position, SeenOutcome, curves};

/// The connections of both players, and the values of moves based on them.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenConnections {
    /// What is known about each player, in seat order.
    pub players: [SeenPlayer; 2],
    /// The value of each move for the side to move, without further search.
    pub moves: Vec<SeenWorth>,
    /// Who wins, if the solver was asked; not part of the written form.
    pub outcome: SeenOutcome,
}

/// The connections of one player, and the current through them.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenPlayer {
    /// The player's seat.
    pub seat: Seat,
    /// Whether the edges are virtually connected.
    pub is_won: bool,
    /// The resistance between the edges; infinite if they are cut off.
    pub resistance: f64,
    /// The current through each cell, as a fraction of the total; cells without current are left out.
    pub currents: Vec<(Place, f64)>,
    /// The voltage of each cell in the circuit, from 1 at the near edge to 0 at the far one; not part of the written form.
    pub voltages: Vec<(Place, f64)>,
    /// Connections that hold even if the rival moves first.
    pub full: Vec<SeenConnection>,
    /// Connections that hold if their owner moves first.
    pub semi: Vec<SeenConnection>,
}

/// One connection between two ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenConnection {
    /// One end of the connection.
    pub from: SeenEnd,
    /// The other end of the connection.
    pub to: SeenEnd,
    /// The empty cells that the connection needs.
    pub carrier: Vec<Place>,
    /// The maximum number of moves, by both players, to complete the connection.
    pub depth: u8,
}

/// An end of a connection: a cell, a group identified by one of its stones, or an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenEnd {
    /// A cell or a group.
    Cell(Place),
    /// The first player's near edge.
    Top,
    /// The first player's far edge.
    Bottom,
    /// The second player's near edge.
    Left,
    /// The second player's far edge.
    Right,
}

/// The value of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenWorth {
    /// The move in the notation of Hex.
    pub name: String,
    /// The move's score for the side that plays it.
    pub score: Score,
    /// The winning chance after the move, from 0 to 1.
    pub chance: f64,
}

impl SeenConnections {
    pub(crate) fn of<const WORDS: usize>(position: &Position<WORDS>) -> SeenConnections {
        let mut search = HSearch::new();
        let players =
            [Seat::FIRST, Seat::SECOND].map(|seat| SeenPlayer::of(&search.connections(position, seat, Detail::NORMAL)));
        SeenConnections { players, moves: worths(position), outcome: SeenOutcome::default() }
    }

    /// The connections of a player.
    pub fn player(&self, seat: Seat) -> &SeenPlayer {
        &self.players[seat.index()]
    }
}

impl SeenPlayer {
    /// The connection between the player's edges that needs the fewest cells: one that nobody can cut, or else one that holds if
    /// the player moves first.
    pub fn crossing(&self, moves_first: bool) -> Option<&SeenConnection> {
        let is_edge = |end: SeenEnd| !matches!(end, SeenEnd::Cell(_));
        let crosses = |connection: &&SeenConnection| is_edge(connection.from) && is_edge(connection.to);
        let cells = |connection: &&SeenConnection| connection.carrier.len();
        let semi = || self.semi.iter().filter(crosses).min_by_key(cells).filter(|_| moves_first);
        self.full.iter().filter(crosses).min_by_key(cells).or_else(semi)
    }

    fn of<const WORDS: usize>(connections: &Connections<WORDS>) -> SeenPlayer {
        let board = connections.board();
        let flow = Circuit::new().flow(connections);
        let current = |cell: crate::Cell| (board.place(cell), flow.currents[cell.index()]);
        let voltage = |cell: crate::Cell| Some((board.place(cell), flow.voltages[cell.index()]?));
        let end = |end: End| match (end.cell(board), connections.seat(), end == connections.near()) {
            (Some(cell), ..) => SeenEnd::Cell(board.place(cell)),
            (None, Seat::FIRST, true) => SeenEnd::Top,
            (None, Seat::FIRST, false) => SeenEnd::Bottom,
            (None, _, true) => SeenEnd::Left,
            (None, _, false) => SeenEnd::Right,
        };
        let seen = |connection: Connection<WORDS>| SeenConnection {
            from: end(connection.from),
            to: end(connection.to),
            carrier: connection.carrier.iter().map(|cell| board.place(cell)).collect(),
            depth: connection.depth,
        };
        SeenPlayer {
            seat: connections.seat(),
            is_won: connections.is_won(),
            resistance: flow.resistance,
            currents: board.all().iter().map(current).filter(|&(_, current)| current > 0.0).collect(),
            voltages: board.all().iter().filter_map(voltage).collect(),
            full: connections.fulls().map(seen).collect(),
            semi: connections.semis().map(seen).collect(),
        }
    }
}

/// The value of each move for the side to move, without further search.
fn worths<const WORDS: usize>(position: &Position<WORDS>) -> Vec<SeenWorth> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    if moves.is_empty() {
        return Vec::new();
    }
    let mut knowledge = Knowledge::new(Detail::NORMAL, position.board().area());
    let root = knowledge.root(position);
    // Evaluating the position after each move is a search of depth 1.
    let curve = curves::hexodus(1);
    let worth = |mv: Move| {
        let after = position.after(mv);
        let value = if after.is_over() {
            knowledge.end(&after, position.mover(), 1)
        } else {
            let node = knowledge.child(&root, &after, mv);
            let proven = knowledge.proven(&node, &after, 1);
            -proven.unwrap_or_else(|| knowledge.value(&node, &after))
        };
        let score = value::score::<Position<WORDS>, Knowledge<WORDS>>(value, false);
        SeenWorth { name: position.name(mv), score, chance: score.chance(curve) }
    };
    moves.into_iter().map(worth).collect()
}

impl fmt::Display for SeenEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeenEnd::Cell(place) => place.fmt(f),
            SeenEnd::Top => f.write_str("top"),
            SeenEnd::Bottom => f.write_str("bottom"),
            SeenEnd::Left => f.write_str("left"),
            SeenEnd::Right => f.write_str("right"),
        }
    }
}

impl Serialize for SeenEnd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Serialises a list of names and values as a map.
struct Map<'a, T>(&'a [T]);

impl Serialize for Map<'_, (Place, f64)> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(place, current)| (place, current)))
    }
}

impl Serialize for Map<'_, SeenWorth> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for worth in self.0 {
            map.serialize_entry(&worth.name, worth)?;
        }
        map.end()
    }
}

impl Serialize for SeenConnections {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            seats: &'a [SeenPlayer; 2],
            values: Map<'a, SeenWorth>,
        }
        Form { seats: &self.players, values: Map(&self.moves) }.serialize(serializer)
    }
}

impl Serialize for SeenPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            seat: u8,
            won: bool,
            /// The resistance between the edges; `None` if they are cut off, since JSON has no infinity.
            resistance: Option<f64>,
            currents: Map<'a, (Place, f64)>,
            full: &'a [SeenConnection],
            semi: &'a [SeenConnection],
        }
        let form = Form {
            seat: self.seat.number(),
            won: self.is_won,
            resistance: self.resistance.is_finite().then_some(self.resistance),
            currents: Map(&self.currents),
            full: &self.full,
            semi: &self.semi,
        };
        form.serialize(serializer)
    }
}

impl Serialize for SeenWorth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            value: Option<f64>,
            unit: Option<&'a str>,
            proof: Option<&'static str>,
            moves: Option<u32>,
            chance: f64,
        }
        let form = match &self.score {
            Score::Estimate { value, unit } => {
                Form { value: Some(*value), unit: Some(unit.name()), proof: None, moves: None, chance: self.chance }
            }
            Score::Proven { proof, margin, moves } => Form {
                value: margin.map(f64::from),
                unit: None,
                proof: Some(proof.word()),
                moves: *moves,
                chance: self.chance,
            },
        };
        form.serialize(serializer)
    }
}
