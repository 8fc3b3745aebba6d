//! How the estimates of the bots become chances to win: rough slopes, to be fitted by `rusc bench curve`.

use rusc_search::Curve;

/// Of `minimax` and `alphabeta`, by the weight their discs have more.
pub(crate) const STUDY: Curve = Curve::slope(0.05);
/// Of `deep`, and of `perfect` where it only looks ahead, by weights and threats.
pub(crate) const DEEP: Curve = Curve::slope(0.03);
