//! Turns the estimates of the bots into winning chances. The values are those that the named commands print, ± half the
//! width of the 95 % interval.

use rusc_search::Curve;

/// The curve between two players, fitted by `rusc bench curve --game hexadom --bot tree --games 40000`: slope 0.0434 ± 0.0083,
/// shift -0.053 ± 0.023.
const DUEL: Curve = Curve::slope(0.0434).shifted(-0.053).until(4.44);

/// The curve of `tree`, whose unit is a promise.
///
/// Promises serve to choose between moves, but hardly predict the winner: between two players the log loss is 0.6921, and 0.6931
/// for equal chances. Among more players they predict nothing, so all seats get equal chances:
/// `rusc bench curve --game hexadom:players=N --bot tree` gives slopes of 0.0074 ± 0.0244 for three players, 0.0112 ± 0.0493 for
/// four (6000 games each) and 0.0484 ± 0.4607 for six (3000).
pub(crate) fn tree(players: u8) -> Curve {
    if players == 2 { DUEL } else { Curve::FLAT }
}
