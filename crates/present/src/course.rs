//! Tutorials: a few steps on the real board, from nothing to the first win.

/// A step of a game's tutorial. Its texts are `learn-GAME-KEY`, with `-title` and, once it is done, `-done`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The last part of the step's keys.
    pub key: &'static str,
    /// The spec of the game.
    pub spec: &'static str,
    /// The moves from the start to the position, separated by spaces.
    pub moves: &'static str,
    /// What the learner has to do, one move after the other.
    pub tasks: &'static [Task],
}

/// One move of a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The right moves; one that ends with `*` stands for all that begin alike. Every legal move is right if there are none.
    pub right: &'static [&'static str],
    /// The rival's answer, which may be several moves; empty if the step ends here or the learner goes on.
    pub reply: &'static str,
    /// Whether the board shows the first of the right moves.
    pub is_shown: bool,
}

impl Task {
    /// A move to be found.
    pub const fn find(right: &'static [&'static str]) -> Task {
        Task { right, reply: "", is_shown: false }
    }

    /// A move that the board shows.
    pub const fn show(right: &'static [&'static str]) -> Task {
        Task { right, reply: "", is_shown: true }
    }

    /// Any move at all.
    pub const fn any() -> Task {
        Task { right: &[], reply: "", is_shown: false }
    }

    /// The same move with the rival's answer to it.
    #[must_use]
    pub const fn answered(self, reply: &'static str) -> Task {
        Task { reply, ..self }
    }
}
