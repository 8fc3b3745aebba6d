//! Stones that cannot be captured, and the points they guarantee.

use rusc_game::{Seat, Word};

use crate::island::Island;
use crate::situation::Situation;

/// The cells that a seat keeps no matter what its opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Safe<W> {
    /// Stones that cannot be captured even if the seat always passes: groups with two vital eyes (D. B. Benson, 1976).
    stones: W,
    /// Cells of eyes on which no rival stone can survive: each touches every safe group around its eye, so that the seat can
    /// capture there and keep the eye.
    eyes: W,
}

/// A lower bound on the final lead of `seat` in points, without komi.
pub(crate) fn least_lead<I: Island>(board: &Situation<I>, seat: Seat) -> i32 {
    let [own, theirs] = [seat, seat.rival()].map(|seat| board.stones()[seat.index()]);
    let safe = safe(board, seat);
    let kept = safe.stones | safe.eyes;
    // If the seat only captures in its eyes, it loses at most all other stones and cells.
    let (taken, lost) = (safe.eyes & theirs, own & !safe.stones);
    let cells = 2 * kept.count() as i32 - I::CELLS as i32;
    board.capture_lead(seat) + cells + taken.count() as i32 - lost.count() as i32
}

fn safe<I: Island>(board: &Situation<I>, seat: Seat) -> Safe<I::Word> {
    let empty = board.empty();
    let mut stones = board.stones()[seat.index()];
    let mut eyes = I::LAND & !stones;
    while let Some(group) = groups::<I>(stones).find(|&group| vital_eyes::<I>(group, eyes, empty) < 2) {
        stones &= !group;
        // A region next to a group that may die is no longer an eye.
        eyes &= !I::joined(I::neighbours(group) & eyes, eyes);
    }
    let is_kept = |eye: I::Word| {
        let mut around = groups::<I>(I::joined(I::neighbours(eye) & stones, stones));
        around.all(|group| (eye & !I::neighbours(group)).is_empty())
    };
    // If no group is alive, the whole island may be left as one eye without an owner.
    let eyes = groups::<I>(eyes).filter(|&eye| !stones.is_empty() && is_kept(eye));
    Safe { stones, eyes: eyes.fold(I::Word::ZERO, |all, eye| all | eye) }
}

/// The number of eyes whose empty cells are all adjacent to the group.
fn vital_eyes<I: Island>(group: I::Word, eyes: I::Word, empty: I::Word) -> usize {
    let liberties = I::neighbours(group);
    let touched = I::joined(liberties & eyes, eyes);
    groups::<I>(touched).filter(|&eye| (eye & empty & !liberties).is_empty()).count()
}

/// The connected components of a set.
fn groups<I: Island>(mut set: I::Word) -> impl Iterator<Item = I::Word> {
    std::iter::from_fn(move || {
        (!set.is_empty()).then(|| {
            let group = I::joined(set.lowest_alone(), set);
            set &= !group;
            group
        })
    })
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Rng};

    use super::*;
    use crate::cell::{Cell, Move};
    use crate::island::{Five, Seven};
    use crate::position::Position;

    fn after(moves: &str) -> Position<Five> {
        moves.split_whitespace().fold(Position::default(), |p, text| p.after(p.parse(text).expect("a move")))
    }

    #[test]
    fn two_eyes_live_and_one_dies() {
        let one_eye = after("a2 pass b1 pass b2");
        assert_eq!(safe(one_eye.board(), Seat::FIRST), Safe { stones: 0, eyes: 0 });
        assert_eq!(least_lead(one_eye.board(), Seat::FIRST), -19 - 3);
        let two_eyes = after("a2 pass b1 pass b2 pass b3 pass b4");
        assert_eq!(safe(two_eyes.board(), Seat::FIRST).stones, two_eyes.board().stones()[0]);
        // Five stones and two eyes are safe; everything else is open.
        assert_eq!(least_lead(two_eyes.board(), Seat::FIRST), 7 - 12);
        assert_eq!(least_lead(two_eyes.board(), Seat::SECOND), -19);
    }

    #[test]
    fn stones_in_an_eye_are_taken() {
        // The eyes are a corner and the pair a1, a2, with a rival stone in it.
        let position = after("a3 a1 b1 pass b2 pass b3 pass b4 pass c5 pass d4 pass d3 pass e2 pass");
        let least = least_lead(position.board(), Seat::FIRST);
        assert_eq!(safe(position.board(), Seat::FIRST).eyes.count(), 3, "{position}");
        assert_eq!(least, 12 - 7 + 1, "{position}");
    }

    /// Plays random rival moves against a seat that only captures in its eyes.
    fn holds<I: Island>(games: u64) {
        let (mut some_safe, mut some_taken) = (0, 0);
        for index in 0..games {
            let mut rng = Rng::stream(11, index);
            let mut position = Position::<I>::default();
            let mut moves = Vec::new();
            for _ in 0..rng.below(5 * I::CELLS) {
                match position.random_move(&mut rng, &mut moves) {
                    Some(mv) if position.after(mv).is_over() => break,
                    Some(mv) => position.play(mv),
                    None => break,
                }
            }
            let seat = position.board().mover().rival();
            let (kept, least) = (safe(position.board(), seat), least_lead(position.board(), seat));
            some_safe += u32::from(!kept.stones.is_empty());
            for _ in 0..3 * I::CELLS {
                moves.clear();
                position.moves(&mut moves);
                moves.pop();
                // Now and then the rival passes, so that the seat can capture what is left in its eyes.
                let stone = if rng.below(8) == 0 { None } else { rng.choose(&moves).copied() };
                position.play(stone.unwrap_or(Move::Pass));
                assert!((kept.stones & !position.board().stones()[seat.index()]).is_empty(), "{position}");
                let answer = capture_in(&position, kept.eyes, seat);
                some_taken += u32::from(answer != Move::Pass);
                if position.check(answer).is_err() {
                    // Superko may forbid the capture; the solver reports this case.
                    break;
                }
                position.play(answer);
                if position.is_over() {
                    assert!(position.board().lead(seat) >= least, "{position}");
                    break;
                }
            }
        }
        assert!(some_safe > games as u32 / 20 && some_taken > 0, "{some_safe} and {some_taken} of {games}");
    }

    /// A capture of a rival stone in an eye, if possible, else a pass.
    fn capture_in<I: Island>(position: &Position<I>, eyes: I::Word, seat: Seat) -> Move {
        let rivals = position.board().stones()[seat.rival().index()] & eyes;
        let liberties = I::neighbours(rivals) & eyes & position.board().empty();
        if liberties.is_empty() { Move::Pass } else { Move::Place(Cell(liberties.lowest() as u8)) }
    }

    #[test]
    fn no_rival_takes_what_is_certain() {
        holds::<Five>(4_000);
        holds::<Seven>(1_000);
    }
}
