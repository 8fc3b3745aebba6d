//! The distribution of colours in a hand, and the published score of a placement based on it.

use std::ops::RangeInclusive;

use crate::hand::Hand;
use crate::layout::Site;
use crate::oriented::Oriented;
use crate::piece::{KINDS, Kind};

/// The share of each colour in a hand, in coloured triangles. Jokers do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shares {
    /// Number of triangles of each colour; white and black are never counted.
    triangles: [i32; 7],
    /// Number of all coloured triangles; 1 if there are none, so that every share is 0.
    total: i32,
    /// The sum of the counts over the six triangles of each kind.
    of_kind: [i32; KINDS],
    /// The smallest and the largest number of triangles of one colour.
    colour_bounds: (i32, i32),
}

impl Shares {
    /// The shares of the colours in a hand.
    pub(crate) fn new(hand: &Hand) -> Self {
        let mut triangles = [0; 7];
        for kind in Kind::all().filter(|kind| !kind.is_joker() && hand.count(*kind) > 0) {
            edges(kind).for_each(|triangle| triangles[triangle] += i32::from(hand.count(kind)));
        }
        let total = triangles.iter().sum::<i32>().max(1);
        let of_kind = std::array::from_fn(|kind| edges(Kind::new(kind)).map(|triangle| triangles[triangle]).sum());
        let bounds = |(least, most): (i32, i32), &count: &i32| (least.min(count), most.max(count));
        let colour_bounds = triangles[..5].iter().fold((i32::MAX, 0), bounds);
        Shares { triangles, total, of_kind, colour_bounds }
    }

    /// The value of a placement for the owner of the hand: one minus the share of each touching triangle, plus the share of each
    /// free one. It is an integer, in units of one coloured triangle, so that equal values compare equal.
    #[inline]
    pub(crate) fn worth(&self, site: &Site, piece: Oriented) -> i32 {
        let neighbours = self.total * site.touched.count_ones() as i32;
        if piece.kind().is_joker() {
            return neighbours;
        }
        let mut touching = self.touching(site);
        let mut white = site.white;
        while white != 0 {
            touching += self.triangles[piece.triangle(white.trailing_zeros() as usize).index()];
            white &= white - 1;
        }
        neighbours + self.of_kind[piece.kind().index()] - 2 * touching
    }

    /// Bounds on the value of any piece at a site.
    #[inline]
    pub(crate) fn bounds(&self, site: &Site) -> RangeInclusive<i32> {
        // The extreme sums belong to pieces of a single colour.
        let (fewest, most) = self.colour_bounds;
        let neighbours = self.total * site.touched.count_ones() as i32;
        let touching = self.touching(site);
        let beside_white = site.white.count_ones() as i32 * most;
        let coloured = neighbours - 2 * touching;
        neighbours.min(coloured + 6 * fewest - 2 * beside_white)..=neighbours.max(coloured + 6 * most)
    }

    /// The sum of the counts of the colours around a site: any coloured piece shows the same ones there.
    #[inline]
    pub(crate) fn touching(&self, site: &Site) -> i32 {
        (site.colours.iter().zip(&self.triangles)).map(|(&edges, &triangles)| i32::from(edges) * triangles).sum()
    }
}

/// The indices of a kind's six triangles.
fn edges(kind: Kind) -> impl Iterator<Item = usize> {
    let piece = Oriented::new(kind, 0);
    (0..6).map(move |edge| piece.triangle(edge).index())
}
