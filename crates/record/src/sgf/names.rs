//! The SGF properties that have a meaning here, and the names of our own for what SGF cannot express.

/// The property for the spec of the game, written unless board size and swap already imply it.
pub(super) const SPEC: &str = "RUSCSPEC";
/// The bot in each seat.
pub(super) const BOTS: [&str; 2] = ["RUSCPB", "RUSCPW"];
/// The property for the result as in JSON, where `RE` cannot express it.
pub(super) const RESULT: &str = "RUSCRE";
/// The property for the ending of the match at a node, as in JSON, where no move expresses it.
pub(super) const END: &str = "RUSCEND";
/// The thinking time in seconds.
pub(super) const SECONDS: &str = "RUSCTIME";
/// The property for the score of a move for the player who made it, as in JSON, where `V` cannot express it.
pub(super) const SCORE: &str = "RUSCSCORE";
/// The property for another property that cannot be written under its own name: `match` or `node`, then the name, then the
/// values.
pub(super) const PROPERTY: &str = "RUSCPROPERTY";

/// The name of the move that takes over the first stone.
pub(super) const SWAP: &str = "swap";

/// The properties with the players' names, Black first.
pub(super) const PLAYERS: [&str; 2] = ["PB", "PW"];

/// Properties whose values name cells, so that they are reflected with the board.
pub(super) const MARKS: [&str; 12] = ["AR", "CR", "DD", "LB", "LN", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"];

/// The properties that are understood in every node.
const NODE: [&str; 12] = ["B", "W", "AB", "AW", "AE", "PL", "C", "V", END, SECONDS, SCORE, PROPERTY];
/// The properties that are understood only in the first node.
const ROOT: [&str; 12] = ["FF", "GM", "CA", "AP", "SZ", "PB", "PW", "RE", SPEC, BOTS[0], BOTS[1], RESULT];
/// Properties of the first node that concern the whole match.
const MATCH: [&str; 27] = [
    "AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "IS", "KM", "LC", "LT", "ON", "OT", "PC", "RE", "RO",
    "RU", "SO", "ST", "SZ", "TM", "US", "WR", "WT",
];

/// Whether a property is understood in every node, not just kept.
pub(super) fn is_of_node(name: &str) -> bool {
    NODE.contains(&name)
}

/// Whether a property is understood in the first node.
pub(super) fn is_of_root(name: &str) -> bool {
    NODE.contains(&name) || ROOT.contains(&name)
}

/// Whether a property of the first node that is just kept concerns the whole match.
pub(super) fn is_of_match(name: &str) -> bool {
    MATCH.contains(&name)
}
