//! Who wins when a game ends.

use rusc_game::Seat;

use crate::hand::Hand;
use crate::piece::Kind;
use crate::public_state::Winners;

/// The players with the fewest pieces. Ties are broken by not counting blacks, then not counting whites either, then not
/// counting pieces of one colour either.
pub(crate) fn winners(hands: &[Hand]) -> Winners {
    let ignored: [fn(Kind) -> bool; 4] =
        [|_| false, |kind| kind == Kind::BLACK, |kind| kind.is_joker(), |kind| kind.colours() == 1];
    let mut left: Vec<Seat> = Seat::all(hands.len() as u8).collect();
    for ignored in ignored {
        let counted = |seat: &Seat| hands[seat.index()].size_without(ignored);
        let fewest = left.iter().map(counted).min();
        left.retain(|seat| Some(counted(seat)) == fewest);
        if left.len() == 1 {
            break;
        }
    }
    left.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_by(hands: &[&str]) -> Vec<u8> {
        let hands: Vec<Hand> = hands
            .iter()
            .map(|hand| hand.split_whitespace().map(|word| Kind::of_word(word).unwrap()).collect())
            .collect();
        let winners = winners(&hands);
        Seat::all(hands.len() as u8).filter(|&seat| winners.contains(seat)).map(Seat::number).collect()
    }

    #[test]
    fn the_fewest_pieces_win_whatever_they_are() {
        assert_eq!(won_by(&["BG BG", "K K K"]), [1]);
        assert_eq!(won_by(&["BG BG", "K K K", ""]), [3]);
    }

    #[test]
    fn ties_are_broken_step_by_step() {
        assert_eq!(won_by(&["BG BG", "BG K"]), [2], "without blacks");
        assert_eq!(won_by(&["BG K W", "BG K B", "BG W W", "R Y P"]), [1], "then without whites too");
        assert_eq!(won_by(&["BG GR W", "BG GR P", "BG B W"]), [3], "then without pieces of one colour too");
        assert_eq!(won_by(&["W W B", "W B B", "W B BG"]), [1]);
    }

    #[test]
    fn who_is_out_of_a_tie_stays_out() {
        // The third player would have the fewest pieces without blacks, but has one more in all.
        assert_eq!(won_by(&["BG GR", "BG B", "K K K"]), [2]);
        // The second player would win without pieces of one colour, but is behind without whites.
        assert_eq!(won_by(&["W BG", "B B"]), [1]);
    }

    #[test]
    fn equal_hands_share_the_win() {
        assert_eq!(won_by(&["BG W", "RY W", "R Y K"]), [1, 2]);
        assert_eq!(won_by(&["B R", "Y P"]), [1, 2]);
    }
}
