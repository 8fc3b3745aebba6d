//! What a search has found.

/// What is certain about a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It wins whatever the rival does.
    Win,
    /// It loses whatever it does.
    Loss,
    /// Neither side can win by force.
    Draw,
}

impl Proof {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Proof::Win => "win",
            Proof::Loss => "loss",
            Proof::Draw => "draw",
        }
    }
}

/// What a search thinks of one move at its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side that plays it.
    pub value: i32,
    /// How often it was tried.
    pub visits: u32,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The best move; none when the game is over.
    pub best: Option<M>,
    /// The value of the position for the side to move.
    pub value: i32,
    /// What is certain.
    pub proof: Option<Proof>,
    /// The moves both sides are expected to play, the best move first.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many moves ahead the search has finished looking.
    pub depth: u32,
    /// The moves it weighs against each other, the most tried first; none where it does not count.
    pub candidates: Vec<Candidate<M>>,
}

impl<M> Report<M> {
    /// A report of nothing found.
    pub fn empty() -> Self {
        Report { best: None, value: 0, proof: None, line: Vec::new(), nodes: 0, depth: 0, candidates: Vec::new() }
    }
}
