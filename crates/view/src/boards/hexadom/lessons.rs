//! How the rules of Hexadom are told, with boards to look at.

use crate::boards::Lesson;

const BOARD: &str = r#"{"pieces":[
{"piece":"GY","q":0,"r":0,"rotation":1},{"piece":"BRY","q":1,"r":0,"rotation":4},
{"piece":"W","q":1,"r":-1,"rotation":0},{"piece":"RY","q":0,"r":-1,"rotation":4},
{"piece":"W","q":0,"r":1,"rotation":0},{"piece":"GYP","q":-1,"r":1,"rotation":4},
{"piece":"GPY","q":-1,"r":0,"rotation":0},{"piece":"GR","q":1,"r":1,"rotation":5},
{"piece":"BGR","q":2,"r":-1,"rotation":2},{"piece":"Y","q":-1,"r":-1,"rotation":0},
{"piece":"PRY","q":1,"r":-2,"rotation":5},{"piece":"BP","q":-2,"r":1,"rotation":2},
{"piece":"GP","q":2,"r":-2,"rotation":0},{"piece":"BR","q":0,"r":2,"rotation":0}
]}"#;

const PIECES: &str = r#"{"pieces":[
{"piece":"B","q":-4,"r":0,"rotation":0},{"piece":"BG","q":-2,"r":0,"rotation":0},
{"piece":"BGR","q":0,"r":0,"rotation":0},{"piece":"W","q":2,"r":0,"rotation":0},
{"piece":"K","q":4,"r":0,"rotation":0}
]}"#;

const MATCH: &str = r#"{"pieces":[
{"piece":"GY","q":0,"r":0,"rotation":0},{"piece":"BGY","q":1,"r":0,"rotation":0}
],
"places":[[1,-1],[0,1]]}"#;

const JOKERS: &str = r#"{"pieces":[
{"piece":"GY","q":0,"r":0,"rotation":0},{"piece":"BGY","q":1,"r":0,"rotation":0},
{"piece":"W","q":1,"r":-1,"rotation":0},{"piece":"K","q":0,"r":1,"rotation":0}
]}"#;

pub(super) const LESSONS: &[Lesson] = &[
    Lesson::shown("aim", BOARD),
    Lesson::shown("pieces", PIECES),
    Lesson::told("start"),
    Lesson::told("turn"),
    Lesson::pointed("match", MATCH, "BYR@1:-1:5"),
    Lesson::shown("jokers", JOKERS),
    Lesson::told("end"),
    Lesson::told("know"),
];
