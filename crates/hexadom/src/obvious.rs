//! Decisions that the published bot makes without a search: when and where to play jokers, and when to draw.

use crate::layout::{Placement, Site};
use crate::moves::Move;
use crate::piece::Kind;
use crate::public_state::Stage;
use crate::shares::Shares;
use crate::view::View;

/// The result of the published bot's first steps.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Obvious {
    /// The move to play.
    Move(Move),
    /// One of these placements, none of them a joker, is to be played.
    OneOf(Vec<Placement>),
}

/// Makes the obvious decisions for the seat to move.
pub(crate) fn obvious(view: &View) -> Obvious {
    let placements: Vec<Placement> = view.choices().placements().collect();
    let (jokers, coloured): (Vec<Placement>, Vec<Placement>) =
        placements.into_iter().partition(|placement| placement.piece.kind().is_joker());
    let own_size = view.sizes()[view.seat().index()];
    let someone_is_far_ahead = view.sizes().iter().any(|size| size + 2 <= own_size);
    let joker = |kind| best_joker(view, &jokers, kind).map(Move::Place);
    let settled = joker(Kind::BLACK).filter(|_| someone_is_far_ahead).or_else(|| match coloured[..] {
        [] => joker(Kind::WHITE).or_else(|| joker(Kind::BLACK)).or(Some(nothing_to_play(view.public().stage()))),
        [only] => Some(Move::Place(only)),
        _ => None,
    });
    settled.map_or(Obvious::OneOf(coloured), Obvious::Move)
}

fn nothing_to_play(stage: Stage) -> Move {
    if stage == Stage::Drawn { Move::Keep } else { Move::Draw }
}

/// The best placement of a white or a black. A leader wants blacks to touch many pieces and whites few; others want the opposite.
/// Ties go to the cell that touches the colours rarest in the hand.
fn best_joker(view: &View, jokers: &[Placement], kind: Kind) -> Option<Placement> {
    let own_size = view.sizes()[view.seat().index()];
    let is_leading = view.sizes().iter().all(|&size| own_size <= size);
    let wants_neighbours = is_leading == (kind == Kind::BLACK);
    let shares = Shares::new(view.hand());
    let preference = |site: &Site| {
        let neighbours = site.touched.count_ones() as i32;
        (if wants_neighbours { -neighbours } else { neighbours }, shares.touching(site))
    };
    let board = view.public().board();
    jokers
        .iter()
        .filter(|placement| placement.piece.kind() == kind)
        .min_by_key(|placement| board.site(placement.cell).map(preference))
        .copied()
}
