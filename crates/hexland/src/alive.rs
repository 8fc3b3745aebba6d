//! Stones that cannot be captured, and the points they make certain.

use game::Seat;

use crate::board::Board;
use crate::island::Island;
use crate::word::Word;

/// The stones of a seat that the rival could not capture even if the seat never placed another stone: those of groups with two
/// eyes that are vital to them, as D. B. Benson (1976) has it.
pub(crate) fn alive<I: Island>(board: &Board<I>, seat: Seat) -> I::Word {
    let empty = board.empty();
    let mut stones = board.stones()[seat.index()];
    let mut eyes = I::LAND & !stones;
    loop {
        let dying = groups::<I>(stones).find(|&group| vital_eyes::<I>(group, eyes, empty) < 2);
        let Some(group) = dying else { return stones };
        stones &= !group;
        // What touches a group that may die is an eye no more.
        eyes &= !I::joined(I::neighbours(group) & eyes, eyes);
    }
}

/// How many points `seat` is ahead at the end of the game at least, without komi, whatever the rival does.
pub(crate) fn least_lead<I: Island>(board: &Board<I>, seat: Seat) -> i32 {
    let alive = alive(board, seat);
    // No rival stone can be placed on a cell with nothing but safe stones around.
    let safe = alive | board.empty() & !I::neighbours(I::LAND & !alive);
    let lost = board.stones()[seat.index()] & !alive;
    // If the seat only passes, the rival takes at most all other stones and all other cells.
    board.capture_lead(seat) + 2 * safe.count() as i32 - I::CELLS as i32 - lost.count() as i32
}

/// The eyes of which the group touches every empty cell.
fn vital_eyes<I: Island>(group: I::Word, eyes: I::Word, empty: I::Word) -> usize {
    let liberties = I::neighbours(group);
    let touched = I::joined(liberties & eyes, eyes);
    groups::<I>(touched).filter(|&eye| (eye & empty & !liberties).is_empty()).count()
}

/// The connected parts of a set.
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
    use game::{Game, Rng};

    use super::*;
    use crate::cell::Move;
    use crate::island::{Five, Seven};
    use crate::position::Position;

    fn after(moves: &str) -> Position<Five> {
        moves.split_whitespace().fold(Position::default(), |p, text| p.after(p.parse(text).expect("a move")))
    }

    #[test]
    fn two_eyes_live_and_one_dies() {
        let one_eye = after("a2 pass b1 pass b2");
        assert_eq!(alive(one_eye.board(), Seat::FIRST), 0);
        let two_eyes = after("a2 pass b1 pass b2 pass b3 pass b4");
        assert_eq!(alive(two_eyes.board(), Seat::FIRST), two_eyes.board().stones()[0]);
        // Five stones and two eyes are safe; all else is open.
        assert_eq!(least_lead(two_eyes.board(), Seat::FIRST), 7 - 12);
        assert_eq!(least_lead(two_eyes.board(), Seat::SECOND), -19);
    }

    /// Lets the rival do what it likes to a seat that only passes.
    fn holds<I: Island>(games: u64) {
        let mut some_alive = 0;
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
            let (alive, least) = (alive(position.board(), seat), least_lead(position.board(), seat));
            some_alive += u32::from(!alive.is_empty());
            for _ in 0..3 * I::CELLS {
                moves.clear();
                position.moves(&mut moves);
                moves.pop();
                let Some(&stone) = rng.choose(&moves) else { break };
                position.play(stone);
                assert!((alive & !position.board().stones()[seat.index()]).is_empty(), "{position}");
                assert!(position.board().lead(seat) >= least, "{position}");
                position.play(Move::Pass);
            }
        }
        assert!(some_alive > games as u32 / 20, "{some_alive} of {games}");
    }

    #[test]
    fn no_rival_takes_what_is_certain() {
        holds::<Five>(2_000);
        holds::<Seven>(500);
    }
}
