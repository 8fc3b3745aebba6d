//! Turns the estimates of the bots into winning chances. The values are those that the named commands print, ± half the
//! width of the 95 % interval.
//!
//! The evaluations ignore the value of having the turn, hence the shifts. Their sign depends on who has the turn at the leaves:
//! at even depths the side to move at the root, at odd depths its opponent.

use rusc_search::Curve;

/// Fitted by `rusc bench curve --game connect4 --bot alphabeta:depth=6 --games 6000`: slope 0.0669 ± 0.0069, shift 0.260 ± 0.037.
///
/// Depth 4 gives a slope of 0.0675 ± 0.0077, and 0.0527 ± 0.0065 on 8x8. On 5x4 the estimates
/// predict nothing (0.0095 ± 0.0124).
const STUDY_EVEN: Curve = Curve::slope(0.0669).shifted(0.260);

/// Fitted by `rusc bench curve --game connect4 --bot alphabeta:depth=5 --games 6000`: slope 0.0682 ± 0.0082, shift -0.426 ± 0.049.
const STUDY_ODD: Curve = Curve::slope(0.0682).shifted(-0.426).until(15.0);

/// The curve of `deep`, and of `perfect` when it cannot solve the position. A limit on nodes or time stops a search at even and
/// odd depths, so this curve averages both.
///
/// Fitted by `rusc bench curve --game connect4 --bot deep:table=1 --nodes 5000 --games 3000`: slope 0.0256 ± 0.0026,
/// shift -0.113 ± 0.042.
pub(crate) const DEEP: Curve = Curve::slope(0.0256).shifted(-0.113);

/// The curve of `minimax` and `alphabeta` at a depth.
pub(crate) fn study(depth: u32) -> Curve {
    if depth.is_multiple_of(2) { STUDY_EVEN } else { STUDY_ODD }
}
