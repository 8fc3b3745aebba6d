//! The properties that have a meaning here, and those of our own for what SGF has no word for.

/// The spec of the game, where the board and the moves do not tell it.
pub(super) const SPEC: &str = "RUSCSPEC";
/// The bot in each seat.
pub(super) const BOTS: [&str; 2] = ["RUSCPB", "RUSCPW"];
/// The result as in JSON, where `RE` cannot tell it.
pub(super) const RESULT: &str = "RUSCRE";
/// How the match ended at a node, as in JSON, where no move tells it.
pub(super) const END: &str = "RUSCEND";
/// The seconds a player thought.
pub(super) const SECONDS: &str = "RUSCTIME";
/// What a move was worth to who made it, as in JSON, where `V` cannot tell it.
pub(super) const SCORE: &str = "RUSCSCORE";
/// A property that cannot stand under its own name: `match` or `node`, the name, the values.
pub(super) const PROPERTY: &str = "RUSCPROPERTY";

/// The move that takes over the first stone.
pub(super) const SWAP: &str = "swap";

/// The players, Black first.
pub(super) const PLAYERS: [&str; 2] = ["PB", "PW"];

/// Properties that put cells into words, and so are reflected with the board.
pub(super) const MARKS: [&str; 12] = ["AR", "CR", "DD", "LB", "LN", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"];

/// What is read from every node.
const NODE: [&str; 12] = ["B", "W", "AB", "AW", "AE", "PL", "C", "V", END, SECONDS, SCORE, PROPERTY];
/// What is read from the first node, of the whole match.
const ROOT: [&str; 12] = ["FF", "GM", "CA", "AP", "SZ", "PB", "PW", "RE", SPEC, BOTS[0], BOTS[1], RESULT];
/// What is said in the first node about the whole match.
const MATCH: [&str; 27] = [
    "AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "IS", "KM", "LC", "LT", "ON", "OT", "PC", "RE", "RO",
    "RU", "SO", "ST", "SZ", "TM", "US", "WR", "WT",
];

/// Whether something is understood in every node, and not only kept.
pub(super) fn is_of_node(name: &str) -> bool {
    NODE.contains(&name)
}

/// Whether something is understood in the first node.
pub(super) fn is_of_root(name: &str) -> bool {
    NODE.contains(&name) || ROOT.contains(&name)
}

/// Whether something in the first node that is only kept is about the whole match.
pub(super) fn is_of_match(name: &str) -> bool {
    MATCH.contains(&name)
}
