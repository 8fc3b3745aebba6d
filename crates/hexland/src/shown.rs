//! The island as data.

use game::Seat;
use offer::Shown;
use serde_json::{Value, json};

use crate::cell::{self, Cell};
use crate::island::Island;
use crate::position::Position;
use crate::text::sign;

impl<I: Island> Shown for Position<I> {
    fn text(&self, _: Option<Seat>) -> String {
        self.to_string()
    }
    fn board(&self, _: Option<Seat>) -> Value {
        let scores: Vec<Value> = Seat::all(2)
            .map(|seat| {
                let score = self.score(seat);
                json!({
                    "stones": score.stones,
                    "territory": score.territory,
                    "captures": score.captures,
                    "komi": score.komi,
                    "total": score.total(),
                })
            })
            .collect();
        json!({
            "size": I::SIZE,
            "cells": rows::<I>(|cell| self.owner(cell)),
            "territory": rows::<I>(|cell| self.territory_of(cell)),
            "scores": scores,
            "passes": self.board().passes(),
            "last": self.last_move().map(cell::name::<I>),
        })
    }
    fn points(&self) -> Option<Vec<i64>> {
        Some(Seat::all(2).map(|seat| i64::from(self.score(seat).total())).collect())
    }
}

/// The rows from the top, a sign for each cell.
fn rows<I: Island>(seat_of: impl Fn(Cell) -> Option<Seat>) -> Vec<String> {
    let cells = |row| (0..I::row_length(row)).filter_map(move |place| I::cell(row, place));
    (0..I::SIZE).map(|row| cells(row).map(|cell| sign(seat_of(cell))).collect()).collect()
}
