//! The game as plain data for one viewer, for display and output.

use rusc_game::{ParseMoveError, Seat};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::cell::Cell;
use crate::hand::Hand;
use crate::layout::Placement;
use crate::piece::{Kind, Triangle};
use crate::position::Position;
use crate::public_state::{PublicState, Stage};
use crate::view::View;

/// The game as shown to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenBoard {
    /// The pieces on the board in the order played.
    pub pieces: Vec<Placement>,
    /// The open cells, in reading order.
    pub places: Vec<Cell>,
    /// The hand of each seat.
    pub hands: Vec<SeenHand>,
    /// The face-down pile.
    pub pile: SeenPile,
    /// Whether a piece was drawn this turn, to be played or kept.
    pub has_drawn: bool,
    /// The drawn piece, if the viewer may know it.
    pub drawn: Option<Kind>,
    /// The viewer's seat, if they have one.
    #[serde(rename = "seat", skip_serializing_if = "Option::is_none", serialize_with = "number")]
    pub looker: Option<Seat>,
}

/// A hand as shown to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenHand {
    /// Number of pieces in the hand.
    pub size: u8,
    /// The pieces, if the viewer may see them.
    pub pieces: Option<Hand>,
    /// The pieces that all players know to be in the hand.
    pub known: Hand,
}

/// The pile as shown to one viewer.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeenPile {
    /// Number of pieces in the pile.
    pub size: u8,
    /// All pieces from the top down, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<Kind>>,
    /// The pieces at the bottom that all players have seen, from the top down.
    pub bottom: Vec<Kind>,
}

impl SeenBoard {
    /// The full board, for a viewer who may see everything.
    pub(crate) fn whole(game: &Position) -> SeenBoard {
        let hands = game.hands().iter().map(|hand| (hand.size(), Some(*hand)));
        let pile = SeenPile { pieces: Some(downwards(game.pile())), ..SeenPile::new(game.pile().len(), game.bottom()) };
        SeenBoard::new(game.public(), hands, pile, game.drawn(), None)
    }

    /// The board as a seat sees it.
    pub(crate) fn of(view: &View) -> SeenBoard {
        let hand = |seat| (seat == view.seat()).then(|| *view.hand());
        let hands = view.seats().zip(view.sizes()).map(|(seat, &size)| (size, hand(seat)));
        let pile = SeenPile::new(usize::from(view.pile_size()), view.bottom());
        SeenBoard::new(view.public(), hands, pile, view.drawn(), Some(view.seat()))
    }

    /// The board as spectators see it.
    pub(crate) fn public(game: &Position) -> SeenBoard {
        let hands = game.hands().iter().map(|hand| (hand.size(), None));
        let pile = SeenPile::new(game.pile().len(), game.bottom());
        SeenBoard::new(game.public(), hands, pile, game.publicly_drawn(), None)
    }

    fn new(
        public: &PublicState,
        hands: impl Iterator<Item = (u8, Option<Hand>)>,
        pile: SeenPile,
        drawn: Option<Kind>,
        looker: Option<Seat>,
    ) -> SeenBoard {
        let hands = hands.zip(public.seats()).map(|((size, pieces), seat)| {
            let known = *public.known(seat);
            SeenHand { size, pieces, known }
        });
        SeenBoard {
            pieces: public.board().placements().collect(),
            places: public.board().places().map(|(cell, _)| cell).collect(),
            hands: hands.collect(),
            pile,
            has_drawn: public.stage() == Stage::Drawn,
            drawn,
            looker,
        }
    }

    /// A board with these pieces in move notation and these open cells, and empty hands. The rules are not checked.
    ///
    /// ```
    /// use rusc_hexadom::{Cell, SeenBoard};
    ///
    /// let board = SeenBoard::from_pieces("GY@0:0:1 BRY@1:0:4", &[Cell::new(1, -1)])?;
    /// assert_eq!((board.pieces.len(), board.pieces[1].cell), (2, Cell::new(1, 0)));
    /// # Ok::<(), rusc_game::ParseMoveError>(())
    /// ```
    ///
    /// # Errors
    /// Says which piece is invalid.
    pub fn from_pieces(pieces: &str, places: &[Cell]) -> Result<SeenBoard, ParseMoveError> {
        Ok(SeenBoard {
            pieces: pieces.split_whitespace().map(str::parse).collect::<Result<_, _>>()?,
            places: places.to_vec(),
            hands: Vec::new(),
            pile: SeenPile::default(),
            has_drawn: false,
            drawn: None,
            looker: None,
        })
    }

    /// The pieces that could be anywhere: neither on the board nor seen or known elsewhere.
    pub fn unseen(&self) -> Hand {
        let on_board = self.pieces.iter().map(|placement| placement.piece.kind());
        let held = self.hands.iter().flat_map(|hand| hand.pieces.as_ref().unwrap_or(&hand.known).kinds());
        let in_pile = self.pile.pieces.as_ref().unwrap_or(&self.pile.bottom).iter().copied();
        let mut unseen = Hand::full();
        for kind in on_board.chain(held).chain(in_pile) {
            // A hand-made board may hold more pieces of a kind than exist.
            if unseen.count(kind) > 0 {
                unseen.remove(kind);
            }
        }
        unseen
    }
}

impl SeenPile {
    fn new(size: usize, bottom: &[Kind]) -> SeenPile {
        SeenPile { size: size as u8, pieces: None, bottom: downwards(bottom) }
    }
}

/// Part of the pile from the top down.
fn downwards(pile: &[Kind]) -> Vec<Kind> {
    pile.iter().rev().copied().collect()
}

/// Serialises a seat as its number.
fn number<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(Seat::number).serialize(serializer)
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.q, self.r].serialize(serializer)
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let triangles: String = self.piece.triangles().map(Triangle::letter).iter().collect();
        let mut piece = serializer.serialize_struct("Placement", 5)?;
        piece.serialize_field("piece", &self.piece.kind())?;
        piece.serialize_field("q", &self.cell.q)?;
        piece.serialize_field("r", &self.cell.r)?;
        piece.serialize_field("rotation", &self.piece.rotation())?;
        piece.serialize_field("triangles", &triangles)?;
        piece.end()
    }
}
