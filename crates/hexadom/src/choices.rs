//! The legal moves of the seat to move, computed from what that seat knows.

use rusc_game::Rng;

use crate::hand::Hand;
use crate::layout::{Layout, Placement};
use crate::moves::{Illegal, Move};
use crate::piece::{Kind, Triangle};
use crate::pieces::Pieces;
use crate::public_state::{PublicState, Stage};
use crate::rules::BlackBesideWhite;

/// The options of the seat to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices<'a> {
    board: &'a Layout,
    /// The pieces that may be played if they fit somewhere.
    pub(crate) playable: Pieces,
    /// The move that places nothing (draw or keep); `None` once the game is over.
    otherwise: Option<Move>,
    drawn: Option<Kind>,
}

impl<'a> Choices<'a> {
    /// The options of the seat to move, which holds `hand` and may have drawn a piece.
    #[inline]
    pub(crate) fn new(public: &'a PublicState, hand: &Hand, drawn: Option<Kind>) -> Self {
        let (playable, otherwise) = match (public.stage, drawn) {
            (Stage::Begun, _) => (hand.held(), Some(Move::Draw)),
            (Stage::Drawn, Some(kind)) => (Pieces::of(kind), Some(Move::Keep)),
            (Stage::Drawn, None) | (Stage::Over(_), _) => (Pieces::NONE, None),
        };
        Choices { board: &public.board, playable, otherwise, drawn }
    }

    /// The legal placements: in reading order, then by kind, then by rotation.
    pub(crate) fn placements(self) -> impl Iterator<Item = Placement> + 'a {
        self.board.places().flat_map(move |(cell, fits)| {
            (fits & self.playable).into_iter().map(move |piece| Placement { piece, cell })
        })
    }

    /// All legal moves; drawing or keeping a piece comes last.
    pub(crate) fn moves(self) -> impl Iterator<Item = Move> + 'a {
        self.placements().map(Move::Place).chain(self.otherwise)
    }

    /// Number of legal moves.
    pub(crate) fn count(self) -> usize {
        let placements: u32 = self.board.places().map(|(_, fits)| (fits & self.playable).len()).sum();
        placements as usize + usize::from(self.otherwise.is_some())
    }

    /// A legal move chosen uniformly at random.
    #[inline]
    pub(crate) fn random(self, rng: &mut Rng) -> Option<Move> {
        let otherwise = self.otherwise?;
        let mut skip = rng.below(self.count() as u32);
        for (cell, fits) in self.board.places() {
            let here = fits & self.playable;
            let count = here.len();
            if skip < count {
                return here.nth(skip).map(|piece| Move::Place(Placement { piece, cell }));
            }
            skip -= count;
        }
        Some(otherwise)
    }

    /// Checks that a move is legal, or says why not.
    pub(crate) fn check(self, mv: Move) -> Result<(), Illegal> {
        let otherwise = self.otherwise.ok_or(Illegal::Over)?;
        match mv {
            Move::Place(placement) => self.check_place(placement),
            _ if mv == otherwise => Ok(()),
            Move::Draw => Err(Illegal::AlreadyDrawn),
            Move::Keep => Err(Illegal::NothingDrawn),
        }
    }

    fn check_place(self, placement: Placement) -> Result<(), Illegal> {
        let Placement { piece, cell } = placement;
        if !self.playable.contains(piece) {
            return Err(match (self.otherwise, self.drawn) {
                (Some(Move::Keep), Some(drawn)) => Illegal::NotTheDrawn { piece: drawn },
                _ => Illegal::NotHeld { piece: piece.kind() },
            });
        }
        if self.board.takes(placement) {
            return Ok(());
        }
        if self.board.piece(cell).is_some() {
            return Err(Illegal::Occupied { place: cell });
        }
        if self.board.neighbours(cell) < 2 {
            return Err(Illegal::TooFewNeighbours { place: cell });
        }
        let touches = |kind: Kind| {
            cell.around().any(|(_, beside)| self.board.piece(beside).is_some_and(|piece| piece.kind() == kind))
        };
        let forbidden = self.board.black_beside_white() == BlackBesideWhite::Forbidden;
        Err(if touches(Kind::BLACK) {
            Illegal::BesideBlack { place: cell }
        } else if forbidden && piece.triangle(0) == Triangle::Black && touches(Kind::WHITE) {
            Illegal::BlackBesideWhite { place: cell }
        } else {
            Illegal::ColoursDiffer { place: cell }
        })
    }
}
