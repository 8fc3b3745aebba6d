//! The steps of the rules of Hexadom, with boards.

use rusc_hexadom::{Cell, SeenBoard};

use crate::Lesson;

pub(super) fn lessons() -> Vec<Lesson<SeenBoard>> {
    let board = |pieces: &str, places: &[Cell]| {
        SeenBoard::from_pieces(pieces, places).expect("the pieces of lessons are written as moves are")
    };
    let aim = "GY@0:0:1 BRY@1:0:4 W@1:-1:0 RY@0:-1:4 W@0:1:0 GYP@-1:1:4 GPY@-1:0:0 GR@1:1:5 BGR@2:-1:2 Y@-1:-1:0 \
               PRY@1:-2:5 BP@-2:1:2 GP@2:-2:0 BR@0:2:0";
    let places = [Cell::new(1, -1), Cell::new(0, 1)];
    vec![
        Lesson::shown("aim", board(aim, &[])),
        Lesson::shown("pieces", board("B@-4:0:0 BG@-2:0:0 BGR@0:0:0 W@2:0:0 K@4:0:0", &[])),
        Lesson::text("start"),
        Lesson::text("turn"),
        Lesson::shown("match", board("GY@0:0:0 BGY@1:0:0", &places)).with_hint("BYR@1:-1:5"),
        Lesson::shown("jokers", board("GY@0:0:0 BGY@1:0:0 W@1:-1:0 K@0:1:0", &[])),
        Lesson::text("end"),
        Lesson::text("know"),
    ]
}
