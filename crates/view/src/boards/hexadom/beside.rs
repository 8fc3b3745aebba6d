//! What stands beside the plane: the own hand, the pile, the other hands, the pieces nobody has seen yet.

use maud::{Markup, html};
use serde_json::Value;

use super::piece::{copies, kinds, tile};
use super::{Placed, words};
use crate::Drawing;

/// The own hand at the left; pile, rivals and unseen pieces at the right.
pub(super) fn beside(drawing: &Drawing) -> [Markup; 2] {
    [own(drawing), others(drawing)]
}

fn pieces_of(pieces: &Value) -> impl Iterator<Item = &str> {
    pieces.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// The seat that looks, counted from 1; none where everything is shown.
fn looker(drawing: &Drawing) -> Option<usize> {
    drawing.board["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok())
}

fn own(drawing: &Drawing) -> Markup {
    let Some(seat) = looker(drawing) else { return html! {} };
    let hand = &drawing.board["hands"][seat - 1]["pieces"];
    let drawn = drawing.board["drawn"].as_str();
    let mut pieces: Vec<&str> = pieces_of(hand).collect();
    // The piece just drawn is already counted in the hand, and stands apart.
    if let Some(place) = drawn.and_then(|drawn| pieces.iter().position(|piece| *piece == drawn)) {
        pieces.remove(place);
    }
    let fits = |piece: &str| {
        let legal = drawing.legal.unwrap_or_default().iter();
        legal.filter_map(|name| Placed::read(name)).any(|placed| placed.piece == piece)
    };
    let (playable, waiting): (Vec<&str>, Vec<&str>) = pieces.iter().partition(|piece| fits(piece));
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
            div class="pieces" { @for piece in &playable { (choice(drawing, piece, true)) } }
            p class="soft" { (texts.say("hand-choose")) }
        }
        @if !waiting.is_empty() {
            h3 { (texts.say("hand-waiting")) }
            div class="pieces waiting" { @for piece in &waiting { (choice(drawing, piece, false)) } }
        }
    }
}

/// A piece in the hand, to be chosen where it can be played.
fn choice(drawing: &Drawing, piece: &str, is_playable: bool) -> Markup {
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

fn others(drawing: &Drawing) -> Markup {
    let texts = drawing.texts;
    let count = |number: &Value| texts.tell("pieces-count", &[("count", number.as_u64().unwrap_or(0).into())]);
    let looker = looker(drawing);
    let hands = drawing.board["hands"].as_array().into_iter().flatten().enumerate();
    html! {
        h2 { (texts.say("pile")) }
        p class="pile" { span class="back" aria-hidden="true" {} (count(&drawing.board["pile"]["size"])) }
        ul class="hands" {
            @for (index, hand) in hands.filter(|(index, _)| Some(index + 1) != looker) {
                li {
                    span class="name" { (drawing.name_of(index)) } " " span class="count" { (count(&hand["size"])) }
                    @let open = if hand["pieces"].is_array() { &hand["pieces"] } else { &hand["known"] };
                    @if open.as_array().is_some_and(|open| !open.is_empty()) {
                        div class="pieces small" {
                            @for piece in pieces_of(open) {
                                @let words = words(texts, piece);
                                span role="img" aria-label=(words) title=(words) { (tile(drawing.id, piece)) }
                            }
                        }
                    }
                }
            }
        }
        @if looker.is_some() { (unseen(drawing)) }
    }
}

/// The kinds of which some have not been seen, with how many.
fn unseen(drawing: &Drawing) -> Markup {
    let board = drawing.board;
    let placed = board["pieces"].as_array().into_iter().flatten().filter_map(|piece| piece["piece"].as_str());
    let hands = board["hands"].as_array().into_iter().flatten();
    let held =
        hands.flat_map(|hand| pieces_of(if hand["pieces"].is_array() { &hand["pieces"] } else { &hand["known"] }));
    let seen: Vec<&str> = placed.chain(held).chain(pieces_of(&board["pile"]["bottom"])).collect();
    let left = |kind: &String| copies(kind).saturating_sub(seen.iter().filter(|piece| *piece == kind).count());
    let kinds = kinds();
    html! {
        details class="unseen" {
            summary { (drawing.texts.say("unseen")) " " span class="count" { (kinds.iter().map(left).sum::<usize>()) } }
            div class="pieces small" {
                @for kind in kinds.iter().filter(|kind| left(kind) > 0) {
                    @let values = [("piece", words(drawing.texts, kind).into()), ("count", left(kind).into())];
                    @let label = drawing.texts.tell("unseen-count", &values);
                    span class="left" role="img" aria-label=(label) title=(label) {
                        (tile(drawing.id, kind)) small { (left(kind)) }
                    }
                }
            }
        }
    }
}
