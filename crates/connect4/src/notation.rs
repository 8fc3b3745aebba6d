//! Columns by number, boards as text and as data.

use game::{Game, ParseMoveError, Seat};
use offer::{Shown, split_moves};
use serde_json::{Value, json};

use crate::board::{Board, Column};
use crate::shape::Shape;

/// The number of a column, counted from 1.
pub(crate) fn name(column: Column) -> String {
    (column.index() + 1).to_string()
}

/// The column with this number.
pub(crate) fn parse(text: &str, columns: u32) -> Result<Column, ParseMoveError> {
    match text.parse::<u8>() {
        Ok(number) if (1..=columns).contains(&u32::from(number)) && !text.starts_with('+') => Ok(Column(number - 1)),
        _ => Err(ParseMoveError::new(text, format!("a column from 1 to {columns}"))),
    }
}

/// The moves of a list: every digit is a column, with or without gaps, as published test sets write them.
pub(crate) fn split(moves: &str) -> Vec<(usize, &str)> {
    split_moves(moves)
        .into_iter()
        .flat_map(|(begin, word)| word.char_indices().map(move |(at, c)| (begin + at, &word[at..at + c.len_utf8()])))
        .collect()
}

/// The sign of a seat's discs.
fn sign(disc: Option<Seat>) -> char {
    match disc {
        None => '.',
        Some(Seat::FIRST) => 'X',
        Some(_) => 'O',
    }
}

impl<S: Shape> Board<S> {
    /// The cells of each row from the top, a sign each.
    fn rows_from_top(&self) -> impl Iterator<Item = String> + '_ {
        let row = |row| (0..self.shape().columns()).map(|column| sign(self.disc(column, row))).collect();
        (0..self.shape().rows()).rev().map(row)
    }
}

impl<S: Shape> Shown for Board<S> {
    fn text(&self, _: Option<Seat>) -> String {
        let spaced = |row: String| row.chars().map(|sign| format!(" {sign}")).collect::<String>() + "\n";
        let numbers: String = (1..=self.shape().columns()).map(|number| format!(" {number}")).collect();
        self.rows_from_top().map(spaced).collect::<String>() + &numbers + "\n"
    }
    fn board(&self, _: Option<Seat>) -> Value {
        json!({
            "columns": self.shape().columns(),
            "rows": self.shape().rows(),
            "cells": self.rows_from_top().collect::<Vec<_>>(),
            "discs": self.discs(),
            "won": self.is_over() && self.payoff(Seat::FIRST) != 0,
        })
    }
}
