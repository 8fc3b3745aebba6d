//! The panels beside the plane: the viewer's hand, the pile, the other hands, and the unseen pieces.

use maud::{Markup, html};
use rusc_game::Seat;
use rusc_hexadom::Kind;

use super::piece::tile;
use super::{Plane, fits, words};
use crate::Drawing;

/// The panels: the viewer's hand on the left; pile, opponents and unseen pieces on the right.
pub(super) fn beside(drawing: &Drawing<Plane>) -> [Markup; 2] {
    [drawing.board.looker.map_or_else(Markup::default, |seat| own(drawing, seat)), others(drawing)]
}

fn own(drawing: &Drawing<Plane>, seat: Seat) -> Markup {
    let hand = drawing.board.hands[seat.index()].pieces.as_ref();
    let drawn = drawing.board.drawn;
    let mut pieces: Vec<Kind> = hand.into_iter().flat_map(|hand| hand.kinds()).collect();
    // The piece just drawn is part of the hand, but shown separately.
    if let Some(place) = drawn.and_then(|drawn| pieces.iter().position(|piece| *piece == drawn)) {
        pieces.remove(place);
    }
    let placements = fits(drawing);
    let fits = |piece: Kind| placements.iter().any(|placed| placed.piece.kind() == piece);
    let (playable, waiting): (Vec<Kind>, Vec<Kind>) = pieces.iter().partition(|piece| fits(**piece));
    let texts = drawing.texts;
    html! {
        h2 { (texts.say("hand")) " " span class="count" { (pieces.len() + usize::from(drawn.is_some())) } }
        @if let Some(drawn) = drawn {
            div class="drawn" {
                h3 { (texts.say("hand-drawn")) }
                (choice(drawing, drawn, fits(drawn)))
                @if fits(drawn) {
                    button type="button" class="small" data-choose=(drawn) { (texts.say("move-play")) }
                } @else {
                    p class="soft" { (texts.say("hand-cannot")) }
                }
            }
        }
        @if !playable.is_empty() {
            h3 { (texts.say("hand-playable")) }
            div class="pieces" { @for &piece in &playable { (choice(drawing, piece, true)) } }
            p class="soft" { (texts.say("hand-choose")) }
        }
        @if !waiting.is_empty() {
            h3 { (texts.say("hand-waiting")) }
            div class="pieces waiting" { @for &piece in &waiting { (choice(drawing, piece, false)) } }
        }
    }
}

/// A piece in the hand, as a button if it can be played.
fn choice(drawing: &Drawing<Plane>, piece: Kind, is_playable: bool) -> Markup {
    let words = words(drawing.texts, piece);
    html! {
        @if is_playable {
            button type="button" class="choice" data-choose=(piece) aria-pressed="false" aria-label=(words)
                title=(words) {
                (tile(drawing.id, piece))
            }
        } @else {
            span class="choice" role="img" aria-label=(words) title=(words) { (tile(drawing.id, piece)) }
        }
    }
}

fn others(drawing: &Drawing<Plane>) -> Markup {
    let (texts, board) = (drawing.texts, drawing.board);
    let count = |size: u8| texts.tell("pieces-count", &[("count", size.into())]);
    let hands = Seat::all(board.hands.len() as u8).zip(&board.hands);
    html! {
        h2 { (texts.say("pile")) }
        p class="pile" { span class="back" aria-hidden="true" {} (count(board.pile.size)) }
        ul class="hands" {
            @for (seat, hand) in hands.filter(|(seat, _)| board.looker != Some(*seat)) {
                li {
                    span class={ "dot hexadom-" (seat) } aria-hidden="true" {} " "
                    span class="name" { (drawing.name_of(seat)) } " " span class="count" { (count(hand.size)) }
                    @let mut open = hand.pieces.as_ref().unwrap_or(&hand.known).kinds().peekable();
                    @if open.peek().is_some() {
                        div class="pieces small" {
                            @for piece in open {
                                @let words = words(texts, piece);
                                span role="img" aria-label=(words) title=(words) { (tile(drawing.id, piece)) }
                            }
                        }
                    }
                }
            }
        }
        @if board.looker.is_some() { (unseen(drawing)) }
    }
}

/// The kinds of pieces not seen yet, with their numbers.
fn unseen(drawing: &Drawing<Plane>) -> Markup {
    let left = drawing.board.unseen();
    html! {
        details class="unseen" {
            summary { (drawing.texts.say("unseen")) " " span class="count" { (left.size()) } }
            div class="pieces small" {
                @for kind in Kind::all().filter(|kind| left.count(*kind) > 0) {
                    @let values = [("piece", words(drawing.texts, kind).into()), ("count", left.count(kind).into())];
                    @let label = drawing.texts.tell("unseen-count", &values);
                    span class="left" role="img" aria-label=(label) title=(label) {
                        (tile(drawing.id, kind)) small { (left.count(kind)) }
                    }
                }
            }
        }
    }
}
