//! How the estimates of the bots become chances to win: rough slopes, to be fitted by `rusc bench curve`.

use rusc_search::Curve;

/// Of `dijkstra`, by the stones the rival needs more.
pub(crate) const DIJKSTRA: Curve = Curve::slope(0.5);
/// Of `hexodus`, by the logarithm of the rival's resistance over its own.
pub(crate) const HEXODUS: Curve = Curve::slope(0.8);
