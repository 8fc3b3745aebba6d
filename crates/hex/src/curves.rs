//! Turns the estimates of the bots into winning chances. The values are those that the named commands print, ± half the
//! width of the 95 % interval.
//!
//! The evaluations ignore the value of having the turn, hence the shifts. Their sign depends on who has the turn at the leaves:
//! at even depths the side to move at the root, at odd depths its opponent.

use rusc_search::Curve;

/// The board size of the games that the curves were fitted to.
const FITTED_SIZE: f64 = 7.0;

/// Fitted by `rusc bench curve --game hex:size=7 --bot dijkstra:depth=2 --games 3000`: slope 0.8225 ± 0.0510, shift 0.486 ± 0.052.
const DIJKSTRA_EVEN: Curve = Curve::slope(0.8225).shifted(0.486);

/// Fitted by `rusc bench curve --game hex:size=7 --bot dijkstra:depth=1 --games 3000`: slope 0.8647 ± 0.0500, shift -0.754 ± 0.063.
const DIJKSTRA_ODD: Curve = Curve::slope(0.8647).shifted(-0.754);

/// Fitted by `rusc bench curve --game hex:size=7 --bot hexodus:depth=2 --games 2000`: slope 1.5660 ± 0.2747, shift 1.208 ± 0.222.
const HEXODUS_EVEN: Curve = Curve::slope(1.5660).shifted(1.208).until(1.35);

/// Fitted by `rusc bench curve --game hex:size=7 --bot hexodus:depth=1 --games 3000`: slope 1.2280 ± 0.1990, shift -1.241 ± 0.190.
const HEXODUS_ODD: Curve = Curve::slope(1.2280).shifted(-1.241).until(1.55);

/// The curve of `dijkstra`, whose unit is a stone.
///
/// A stone is worth less the larger the board. Slope and shift times the size hardly depend on the size: 6.5 and 4.1 on 5x5
/// (slope 1.3004 ± 0.0775), 5.8 and 3.4 on 7x7, 5.5 and 3.2 on 11x11 (slope 0.5042 ± 0.0521).
pub(crate) fn dijkstra(depth: u32, size: usize) -> Curve {
    let Curve { slope, shift, most } = if depth.is_multiple_of(2) { DIJKSTRA_EVEN } else { DIJKSTRA_ODD };
    let share = FITTED_SIZE / size as f64;
    Curve { slope: share * slope, shift: share * shift, most }
}

/// The curve of `hexodus`, whose unit is the logarithm of a ratio of resistances.
///
/// Most estimates lie within ±2, but there are outliers: about 19 where the connections that Hexodus keeps show no path for one
/// side, and 900 where it is not sure of a loss because it has not tried all moves. They are kept as part of the published
/// player, but they do not mean a certain result: on 7x7 the side at -19 still wins one game in three. Hence the bound.
pub(crate) fn hexodus(depth: u32) -> Curve {
    if depth.is_multiple_of(2) { HEXODUS_EVEN } else { HEXODUS_ODD }
}
