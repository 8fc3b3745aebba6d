//! The island as data.

use game::{Game, Seat};
use offer::{SetUp, SetUpError, Shown};
use serde_json::{Value, json};

use crate::board::Board;
use crate::cell::{self, Cell, Move};
use crate::island::Island;
use crate::past::Past;
use crate::position::Position;
use crate::text::sign;
use crate::word::Word;

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
    fn set_up(&self, set_up: &SetUp) -> Result<Self, SetUpError> {
        let mut stones = self.board().stones();
        for (name, owner) in &set_up.stones {
            let Ok(Move::Place(cell)) = self.parse(name) else { return Err(SetUpError::NoCell(name.clone())) };
            stones = stones.map(|stones| stones & !I::only(cell));
            if let Some(seat) = *owner {
                *stones.get_mut(seat.index()).ok_or(SetUpError::NoSeat(seat))? |= I::only(cell);
            }
        }
        let turn = set_up.turn.unwrap_or(self.board().mover());
        if turn.index() >= stones.len() {
            return Err(SetUpError::NoSeat(turn));
        }
        let shore = I::neighbours(I::LAND & !(stones[0] | stones[1]));
        if stones.iter().any(|&stones| !(stones & !I::joined(stones & shore, stones)).is_empty()) {
            return Err(SetUpError::Impossible("a group has no liberty".to_owned()));
        }
        Ok(Position { board: Board::new(stones, turn), past: Past::new(stones), komi: self.komi })
    }
}

/// The rows from the top, a sign for each cell.
fn rows<I: Island>(seat_of: impl Fn(Cell) -> Option<Seat>) -> Vec<String> {
    let cells = |row| (0..I::row_length(row)).filter_map(move |place| I::cell(row, place));
    (0..I::SIZE).map(|row| cells(row).map(|cell| sign(seat_of(cell))).collect()).collect()
}
