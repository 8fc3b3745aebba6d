//! The game as some eyes may see it: plain data for drawings, files and lessons.

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

/// What is to be seen of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenBoard {
    /// The pieces on the board in the order in which they were played.
    pub pieces: Vec<Placement>,
    /// The places where some piece can go, in reading order.
    pub places: Vec<Cell>,
    /// The hand of each seat.
    pub hands: Vec<SeenHand>,
    /// The face-down pile.
    pub pile: SeenPile,
    /// Whether a piece was drawn in this turn, to be played or kept.
    pub has_drawn: bool,
    /// Which piece that was, where it may be known.
    pub drawn: Option<Kind>,
    /// The seat that looks, if one does.
    #[serde(rename = "seat", skip_serializing_if = "Option::is_none", serialize_with = "number")]
    pub looker: Option<Seat>,
}

/// What is to be seen of a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenHand {
    /// How many pieces are in it.
    pub size: u8,
    /// The pieces, where they may be seen.
    pub pieces: Option<Hand>,
    /// The pieces that everybody knows to be in it.
    pub known: Hand,
}

/// What is to be seen of the pile.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeenPile {
    /// How many pieces are in it.
    pub size: u8,
    /// All of them from the top down, where they may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<Kind>>,
    /// The lowest ones from the top down, which everybody has seen.
    pub bottom: Vec<Kind>,
}

impl SeenBoard {
    /// All of it, for those who may see everything.
    pub(crate) fn whole(game: &Position) -> SeenBoard {
        let hands = game.hands().iter().map(|hand| (hand.size(), Some(*hand)));
        let pile = SeenPile { pieces: Some(downwards(game.pile())), ..SeenPile::new(game.pile().len(), game.bottom()) };
        SeenBoard::new(game.public(), hands, pile, game.drawn(), None)
    }

    /// What a seat may know.
    pub(crate) fn of(view: &View) -> SeenBoard {
        let hand = |seat| (seat == view.seat()).then(|| *view.hand());
        let hands = view.seats().zip(view.sizes()).map(|(seat, &size)| (size, hand(seat)));
        let pile = SeenPile::new(usize::from(view.pile_size()), view.bottom());
        SeenBoard::new(view.public(), hands, pile, view.drawn(), Some(view.seat()))
    }

    /// What lies open, for those who sit in no seat.
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

    /// A board with these pieces, written as moves are, and these open places; nobody holds anything. The rules are not asked.
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
    /// Says what is wrong with a piece.
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

    /// The pieces that could be anywhere: those that are neither on the board nor seen or known elsewhere.
    pub fn unseen(&self) -> Hand {
        let on_board = self.pieces.iter().map(|placement| placement.piece.kind());
        let held = self.hands.iter().flat_map(|hand| hand.pieces.as_ref().unwrap_or(&hand.known).kinds());
        let in_pile = self.pile.pieces.as_ref().unwrap_or(&self.pile.bottom).iter().copied();
        let mut unseen = Hand::full();
        for kind in on_board.chain(held).chain(in_pile) {
            // A board made by hand may hold more pieces of a kind than there are.
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

/// A seat by its number.
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
