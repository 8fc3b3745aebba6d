//! Set-up of a game from a seed: the shuffled pile, the two pieces on the board and the starting player.

use rusc_game::{Rng, Seat};
use rusc_present::Seed;

use crate::cell::{Cell, opposite};
use crate::hand::Hand;
use crate::layout::Placement;
use crate::oriented::Oriented;
use crate::piece::{Kind, PIECES, Triangle};
use crate::rules::Rules;
use crate::secret::SecretDraws;

/// A game before the hands are dealt.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setup {
    /// The two initial pieces on the board.
    pub(crate) start: [Placement; 2],
    /// The pile from the bottom up, before the hands are dealt from its top.
    pub(crate) pile: Vec<Kind>,
    /// Number of pieces at the bottom of the pile that all players have seen.
    pub(crate) seen: usize,
    pub(crate) first: Seat,
}

impl Setup {
    /// The set-up for a seed.
    pub(crate) fn of_seed(rules: Rules, seed: Seed) -> Setup {
        match seed {
            Seed::Number(number) => {
                let mut rng = Rng::new(number);
                Setup::drawn(rules, &mut |bound| rng.below(bound))
            }
            Seed::Secret(bits) => {
                let mut draws = SecretDraws::new(bits);
                Setup::drawn(rules, &mut |bound| draws.below(bound))
            }
        }
    }

    /// The set-up for a source of random numbers below a bound.
    fn drawn(rules: Rules, below: &mut dyn FnMut(u32) -> u32) -> Setup {
        let mut pile: Vec<Kind> = Hand::full().kinds().collect();
        for last in (1..pile.len()).rev() {
            pile.swap(last, below(last as u32 + 1) as usize);
        }
        let first = Seat::new(below(u32::from(rules.players())) as u8);
        Setup::of_pile(pile, rules.first().unwrap_or(first))
    }

    /// The set-up for a pile, given from the bottom up.
    pub(crate) fn of_pile(mut pile: Vec<Kind>, first: Seat) -> Setup {
        let mut turned_up: Vec<Kind> = Vec::new();
        loop {
            let later = pile.pop().expect("two of the pieces share a colour");
            let earlier = turned_up.iter().position(|&earlier| shared_colour(earlier, later).is_some());
            if let Some(earlier) = earlier {
                let start = joined(turned_up.remove(earlier), later);
                let seen = turned_up.len();
                // Each goes below the one before it, so the last is the lowest.
                let pile = turned_up.into_iter().rev().chain(pile).collect();
                return Setup { start, pile, seen, first };
            }
            turned_up.push(later);
        }
    }

    /// Whether board and pile together are the full set of pieces.
    pub(crate) fn is_whole(&self) -> bool {
        let on_board = self.start.iter().map(|placement| placement.piece.kind());
        self.pile.len() + 2 == PIECES && on_board.chain(self.pile.iter().copied()).collect::<Hand>() == Hand::full()
    }
}

/// The first colour shared by two pieces of more than one colour.
fn shared_colour(one: Kind, other: Kind) -> Option<Triangle> {
    let shows = |kind: Kind, colour| kind.colours() > 1 && (0..6).any(|edge| kind.triangle(edge) == colour);
    Triangle::COLOURS.into_iter().find(|&colour| shows(one, colour) && shows(other, colour))
}

/// Two pieces side by side in the middle, joined on their first shared colour, each rotated as little as possible.
fn joined(earlier: Kind, later: Kind) -> [Placement; 2] {
    const RIGHT: usize = 0;
    let colour = shared_colour(earlier, later).expect("the pieces to join share a colour");
    let showing = |kind: Kind, edge: usize| {
        (0..6)
            .map(|rotation| Oriented::new(kind, rotation))
            .find(|piece| piece.triangle(edge) == colour)
            .expect("some rotation shows each colour of a piece")
    };
    let middle = Cell::new(0, 0);
    [
        Placement { piece: showing(earlier, RIGHT), cell: middle },
        Placement { piece: showing(later, opposite(RIGHT)), cell: middle.beyond(RIGHT) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(words: &str) -> Vec<Kind> {
        words.split(' ').map(|word| Kind::of_word(word).unwrap()).collect()
    }

    /// A set-up in which these pieces are turned up first.
    fn turning_up(words: &str) -> Setup {
        let mut rest = Hand::full();
        let first = kinds(words);
        first.iter().for_each(|&kind| rest.remove(kind));
        let pile: Vec<Kind> = rest.kinds().chain(first.into_iter().rev()).collect();
        let setup = Setup::of_pile(pile, Seat::FIRST);
        assert!(setup.is_whole());
        setup
    }

    #[test]
    fn the_first_two_that_share_a_colour_are_joined() {
        let setup = turning_up("W B BG K RY PRY");
        assert_eq!(format!("{:?}", setup.start), "[RY@0:0:0, PRY@1:0:0]");
        assert_eq!(setup.pile[..4], kinds("K BG B W"));
        assert_eq!(setup.seen, 4);
    }

    #[test]
    fn an_earlier_piece_goes_before_a_later_one() {
        let setup = turning_up("BG RY GR");
        assert_eq!(format!("{:?}", setup.start), "[BG@0:0:1, GR@1:0:1]");
    }

    #[test]
    fn the_first_shared_colour_is_joined_in_the_order_of_the_rules() {
        // Purple comes before red alphabetically but after it in the rules.
        let setup = turning_up("GPR PRY");
        assert_eq!(format!("{:?}", setup.start), "[GPR@0:0:1, PRY@1:0:0]");
    }

    #[test]
    fn a_seed_always_gives_the_same_game() {
        let setup = Setup::of_seed(Rules::new(4).unwrap(), Seed::Number(7));
        assert!(setup.is_whole());
        assert_eq!(format!("{:?} {}", setup.start, setup.first), "[PRY@0:0:3, BRG@1:0:0] 2");
        let top: Vec<Kind> = setup.pile.iter().rev().copied().take(10).collect();
        assert_eq!(format!("{top:?}"), "[GP, GYP, PR, BY, BYR, W, BYP, BPY, K, B]");
        let given = Setup::of_seed(Rules::new(4).unwrap().beginning_with(3).unwrap(), Seed::Number(7));
        assert_eq!((given.first, given.pile), (Seat::new(2), setup.pile));
    }

    #[test]
    fn a_secret_deal_is_fixed_by_all_of_its_bits() {
        let rules = Rules::new(4).unwrap();
        let deal = |bits| Setup::of_seed(rules, Seed::Secret(bits));
        let setup = deal(7);
        assert!(setup.is_whole());
        assert_eq!(setup, deal(7));
        assert!((0..128).all(|bit| deal(7 ^ 1 << bit).pile != setup.pile));
        let firsts: Vec<u8> = (0..40).map(|bits| deal(bits).first.number()).collect();
        assert!((1..=4).all(|seat| firsts.contains(&seat)), "{firsts:?}");
    }
}
