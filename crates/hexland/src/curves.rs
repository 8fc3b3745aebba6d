//! Turns the estimates of the bots into winning chances.

use rusc_search::Curve;

/// The curve of `negamax`, whose unit is a point. The larger the island, the less a point is worth.
///
/// Rounded by hand from fits by `rusc bench curve --game hexland:size=N --bot negamax`; their errors are not recorded yet.
pub(crate) fn negamax(ply: u32, cells: u32) -> Curve {
    let shift = if ply.is_multiple_of(2) { 0.27 } else { -0.46 };
    Curve::slope(2.8 / f64::from(cells)).shifted(shift)
}
