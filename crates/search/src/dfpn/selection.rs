//! Which move of a node to look at next, with regard to the threads at work.

use super::Numbers;

/// An open move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<M> {
    pub(super) mv: M,
    /// The numbers of the position after the move.
    pub(super) numbers: Numbers,
    /// Number of threads at work in that position.
    pub(super) threads: u32,
    /// Whether a thread is looking at that position for the first time.
    pub(super) is_being_expanded: bool,
}

/// The move to look at next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Selection {
    /// Its place among the open moves.
    pub(super) at: usize,
    /// The numbers of the node.
    pub(super) numbers: Numbers,
    /// The number of the second-best move, at which it would be the better one.
    pub(super) second: u32,
}

impl Selection {
    /// The best move; `None` if there is none.
    pub(super) fn of<M>(children: &[Child<M>]) -> Option<Self> {
        let sum = |sum: u32, child: &Child<M>| sum.saturating_add(child.numbers.proof).min(Numbers::MOST);
        let disproof = children.iter().fold(0, sum);
        let looks_lost = disproof < children.iter().map(|child| child.numbers.disproof).min()?;
        let weighed = |child: &Child<M>| {
            // In a lost position every move must be refuted, so threads part. In a won one the best move is enough, so they stay
            // together, but do not look at the same new position.
            let others = if looks_lost { child.threads } else { 0 } + u32::from(child.is_being_expanded);
            child.numbers.disproof.saturating_mul(1 + others).min(Numbers::MOST)
        };
        let (at, proof) = children.iter().map(weighed).enumerate().min_by_key(|&(_, weighed)| weighed)?;
        let others = children.iter().enumerate().filter(|&(other, _)| other != at);
        let second = others.map(|(_, child)| weighed(child)).min().unwrap_or(u32::MAX);
        Some(Selection { at, numbers: Numbers { proof, disproof }, second })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two moves with their numbers; the first leads where another thread is at work.
    fn moves(proof: u32, disproofs: [u32; 2]) -> [Child<()>; 2] {
        let child = |disproof, threads| Child {
            mv: (),
            numbers: Numbers { proof, disproof },
            threads,
            is_being_expanded: false,
        };
        [child(disproofs[0], 1), child(disproofs[1], 0)]
    }

    #[test]
    fn threads_part_where_every_move_must_be_refuted() {
        let lost = Selection::of(&moves(1, [10, 15])).unwrap();
        assert_eq!(lost, Selection { at: 1, numbers: Numbers { proof: 15, disproof: 2 }, second: 20 });
    }

    #[test]
    fn threads_stay_together_where_one_move_is_enough() {
        let won = Selection::of(&moves(100, [10, 15])).unwrap();
        assert_eq!(won, Selection { at: 0, numbers: Numbers { proof: 10, disproof: 200 }, second: 15 });
    }

    #[test]
    fn no_two_threads_expand_the_same_position() {
        let mut won = moves(100, [10, 15]);
        won[0].is_being_expanded = true;
        assert_eq!(Selection::of(&won).unwrap().at, 1);
        assert_eq!(Selection::of::<()>(&[]), None);
    }
}
