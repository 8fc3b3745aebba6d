//! How the estimates of the bots become chances to win.
//!
//! Rough slopes, to be fitted by `rusc bench curve` to games between the bots.

use rusc_search::Curve;

/// For points ahead, as negamax counts them.
pub(crate) const NEGAMAX: Curve = Curve::slope(0.25);
