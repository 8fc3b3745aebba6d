//! How the estimates of the bots become chances to win.
//!
//! Rough slopes, to be fitted by `rusc bench curve` to games between the bots.

use rusc_search::Curve;

/// For promises, as the published player counts them.
pub(crate) const TREE: Curve = Curve::slope(0.3);
