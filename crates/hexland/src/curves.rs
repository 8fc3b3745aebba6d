//! How the estimates of the bots become chances to win.

use rusc_search::Curve;

/// For points ahead, as negamax counts them.
pub(crate) fn negamax(ply: u32, cells: u32) -> Curve {
    let shift = if ply.is_multiple_of(2) { 0.27 } else { -0.46 };
    Curve::slope(2.8 / f64::from(cells)).shifted(shift)
}
