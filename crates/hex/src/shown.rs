//! Hex as people and programs are shown it: boards as text and data, connections for a hint.

use std::collections::BTreeMap;

use game::{Game, Seat};
use offer::{SetUp, SetUpError, Shown};
use search::Evaluation;
use search::value::proof;
use serde_json::{Value, json};

use crate::circuit::Circuit;
use crate::connections::{Connection, Connections, Detail, End, HSearch};
use crate::{Cells, Hex, Hexodus, Knowledge, Move};

impl<const WORDS: usize> Shown for Hex<WORDS> {
    fn text(&self, _: Option<Seat>) -> String {
        self.to_string()
    }

    fn board(&self, _: Option<Seat>) -> Value {
        let size = self.board().size();
        let row = |row| (0..size).map(|column| self.symbol(column, row)).collect::<String>();
        json!({
            "size": size,
            "rows": (0..size).map(row).collect::<Vec<_>>(),
            "black": self.names(self.stones(Seat::FIRST)),
            "white": self.names(self.stones(Seat::SECOND)),
            "swap": self.may_swap(),
        })
    }

    fn connections(&self) -> Option<Value> {
        let mut search = HSearch::new();
        let seats: Vec<Value> =
            Seat::all(2).map(|seat| self.player(&search.connections(self, seat, Detail::NORMAL))).collect();
        Some(json!({ "seats": seats, "values": self.values() }))
    }

    fn set_up(&self, set_up: &SetUp) -> Result<Self, SetUpError> {
        let mut stones = Seat::all(2).map(|seat| self.stones(seat)).collect::<Vec<_>>();
        for (name, owner) in &set_up.stones {
            let cell = self.board().parse(name).ok_or_else(|| SetUpError::NoCell(name.clone()))?;
            stones.iter_mut().for_each(|stones| stones.remove(cell));
            if let Some(seat) = *owner {
                stones.get_mut(seat.index()).ok_or(SetUpError::NoSeat(seat))?.insert(cell);
            }
        }
        let turn = set_up.turn.unwrap_or(self.mover());
        if turn.index() >= stones.len() {
            return Err(SetUpError::NoSeat(turn));
        }
        Hex::set_up(self, [stones[0], stones[1]], turn).map_err(|error| SetUpError::Impossible(error.to_string()))
    }
}

impl<const WORDS: usize> Hex<WORDS> {
    fn names(&self, cells: Cells<WORDS>) -> Vec<String> {
        cells.iter().map(|cell| self.board().name(cell)).collect()
    }

    /// The connections of one player, and the current they carry.
    fn player(&self, connections: &Connections<WORDS>) -> Value {
        let flow = Circuit::new().flow(connections);
        let currents: BTreeMap<String, f64> = self
            .board()
            .all()
            .iter()
            .filter(|cell| flow.currents[cell.index()] > 0.0)
            .map(|cell| (self.board().name(cell), flow.currents[cell.index()]))
            .collect();
        let listed = |connection: Connection<WORDS>| {
            json!({
                "from": self.end_name(connections, connection.from),
                "to": self.end_name(connections, connection.to),
                "carrier": self.names(connection.carrier),
                "depth": connection.depth,
            })
        };
        json!({
            "seat": connections.seat().number(),
            "won": connections.is_won(),
            // An infinite resistance is no number of JSON; nothing stands for nothing that flows.
            "resistance": flow.resistance.is_finite().then_some(flow.resistance),
            "currents": currents,
            "full": connections.fulls().map(listed).collect::<Vec<_>>(),
            "semi": connections.semis().map(listed).collect::<Vec<_>>(),
        })
    }

    fn end_name(&self, connections: &Connections<WORDS>, end: End) -> String {
        let [near, far] = if connections.seat() == Seat::FIRST { ["top", "bottom"] } else { ["left", "right"] };
        match end.cell(self.board()) {
            Some(cell) => self.board().name(cell),
            None if end == connections.near() => near.to_owned(),
            None => far.to_owned(),
        }
    }

    /// What each move is worth to the side to move, without looking further.
    fn values(&self) -> Value {
        let mut knowledge = Knowledge::new(Detail::NORMAL, self.board().area());
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let root = knowledge.root(self);
        let values = moves.into_iter().map(|mv: Move| {
            let after = self.after(mv);
            let value = if after.is_over() {
                knowledge.end(&after, self.mover(), 1)
            } else {
                let node = knowledge.child(&root, &after, mv);
                let proven = knowledge.proven(&node, &after, 1);
                -proven.unwrap_or_else(|| knowledge.value(&node, &after))
            };
            let units = f64::from(value) / Hexodus::<WORDS>::POINTS_PER_UNIT;
            (self.name(mv), json!({ "value": units, "proof": proof(value).map(search::Proof::word) }))
        });
        Value::Object(values.collect())
    }
}
