//! The board as plain data for display and output.

use rusc_game::{Game, Seat};
use rusc_present::{Eyes, SetUp, SetUpError, Shown, Why};
use rusc_search::Control;
use serde::{Serialize, Serializer};

use crate::insight::SeenConnections;
use crate::notation::{sign, stone};
use crate::outcome::SeenOutcome;
use crate::text::text;
use crate::{Cells, Move, Place, Position, SwapRule};

/// The board as shown to a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenBoard {
    /// Number of cells per side.
    pub size: usize,
    /// The owner of the stone on each cell, row by row from the top.
    pub cells: Vec<Option<Seat>>,
    /// Whether the player to move may swap.
    pub may_swap: bool,
    /// A shortest chain of stones that connects the winner's edges, from near to far; empty while the game lasts.
    pub chain: Vec<Place>,
}

impl SeenBoard {
    /// Parses rows of `B`, `W` and `.`, top row first.
    ///
    /// # Panics
    /// If the rows do not form a square from 2x2 to 19x19 or contain other characters.
    pub fn from_rows(rows: &[&str]) -> SeenBoard {
        let cells = rows.iter().flat_map(|row| row.chars()).map(|sign| stone(sign).expect("a sign is B, W or ."));
        let cells: Vec<Option<Seat>> = cells.collect();
        assert!(rows.iter().all(|row| row.len() == rows.len()), "a board has as many rows as columns: {rows:?}");
        let empty = Position::<6>::new(rows.len(), SwapRule::Off).expect("the rows make a board from 2x2 to 19x19");
        let of = |seat| -> Cells<6> {
            empty.board().all().iter().filter(|cell| cells[cell.index()] == Some(seat)).collect()
        };
        let stones = [Seat::FIRST, Seat::SECOND].map(of);
        SeenBoard::of(&empty.set_up(stones, Seat::FIRST).expect("a sign stands for one stone"))
    }

    /// The board of a position.
    fn of<const WORDS: usize>(position: &Position<WORDS>) -> SeenBoard {
        let board = position.board();
        SeenBoard {
            size: board.size(),
            cells: board.all().iter().map(|cell| position.stone(cell)).collect(),
            may_swap: position.may_swap(),
            chain: position.winning_chain().into_iter().map(|cell| board.place(cell)).collect(),
        }
    }

    /// The owner of the stone at a place; `None` outside the board.
    pub fn stone(&self, place: Place) -> Option<Seat> {
        let is_inside = place.column < self.size && place.row < self.size;
        if is_inside { self.cells[place.row * self.size + place.column] } else { None }
    }

    /// The places beside a place.
    pub fn neighbours(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        let size = self.size;
        let beside = move |(right, down): (isize, isize)| {
            let (column, row) = (place.column.checked_add_signed(right)?, place.row.checked_add_signed(down)?);
            (column < size && row < size).then_some(Place::new(column, row))
        };
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].into_iter().filter_map(beside)
    }

    /// The chain of stones that the stone at a place belongs to; an empty cell is alone.
    pub fn group(&self, place: Place) -> Vec<Place> {
        let mut group = vec![place];
        let mut next = 0;
        while let Some(&place) = group.get(next).filter(|_| self.stone(place).is_some()) {
            let same = |other: &Place| self.stone(*other) == self.stone(place);
            for other in self.neighbours(place).filter(same) {
                if !group.contains(&other) {
                    group.push(other);
                }
            }
            next += 1;
        }
        group
    }

    /// All places, row by row from the top.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let size = self.size;
        (0..size * size).map(move |index| Place::new(index % size, index / size))
    }

    /// The places of a seat's stones.
    pub fn stones(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        self.places().filter(move |&place| self.stone(place) == Some(seat))
    }

    /// The rows from the top, one character per cell.
    pub fn rows(&self) -> Vec<String> {
        self.cells.chunks(self.size).map(|row| row.iter().copied().map(sign).collect()).collect()
    }
}

impl Serialize for SeenBoard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            size: usize,
            rows: Vec<String>,
            black: Vec<Place>,
            white: Vec<Place>,
            swap: bool,
            chain: &'a [Place],
        }
        let [black, white] = [Seat::FIRST, Seat::SECOND].map(|seat| self.stones(seat).collect());
        let SeenBoard { size, may_swap: swap, chain, .. } = self;
        Form { size: *size, rows: self.rows(), black, white, swap: *swap, chain }.serialize(serializer)
    }
}

impl<const WORDS: usize> Shown for Position<WORDS> {
    type Board = SeenBoard;
    type Insight = SeenConnections;

    fn board(&self, _: Eyes) -> SeenBoard {
        SeenBoard::of(self)
    }

    fn text(&self, _: Eyes) -> String {
        self.to_string()
    }

    fn marked(&self, signs: &[(Move, char)]) -> Option<String> {
        let at = |cell| signs.iter().find(|(mv, _)| *mv == Move::Stone(cell)).map(|&(_, sign)| sign);
        Some(text(self, |cell| at(cell).unwrap_or_else(|| sign(self.stone(cell)))))
    }

    fn insight(
        &self,
        control: &Control,
        progress: &mut (dyn FnMut(SeenConnections) + Send),
    ) -> Option<SeenConnections> {
        let seen = SeenConnections::of(self);
        let outcome =
            SeenOutcome::seek(self, control, &mut |outcome| progress(SeenConnections { outcome, ..seen.clone() }));
        Some(SeenConnections { outcome, ..seen })
    }

    fn cells(&self) -> Vec<(String, Option<Seat>)> {
        let board = Shown::board(self, Eyes::All);
        board.places().map(|place| (place.to_string(), board.stone(place))).collect()
    }

    fn set_up(&self, set_up: &SetUp) -> Result<Self, SetUpError> {
        let mut stones = [Seat::FIRST, Seat::SECOND].map(|seat| self.stones(seat));
        for (name, owner) in &set_up.stones {
            let cell = self.board().parse(name).ok_or_else(|| SetUpError::NoCell { cell: name.clone() })?;
            stones.iter_mut().for_each(|stones| stones.remove(cell));
            if let Some(seat) = *owner {
                stones.get_mut(seat.index()).ok_or(SetUpError::NoSeat { seat })?.insert(cell);
            }
        }
        let turn = set_up.turn.unwrap_or(self.mover());
        if turn.index() >= usize::from(self.seats()) {
            return Err(SetUpError::NoSeat { seat: turn });
        }
        Position::set_up(self, stones, turn).map_err(|error| SetUpError::Impossible { why: Why::of(&error) })
    }
}
