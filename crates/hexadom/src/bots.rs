//! The bots of Hexadom; each gets only a view.

use rusc_game::{Rng, Seat, Turn};
use rusc_present::NumberOr;
use rusc_search::{Bot, Control, Report};

use crate::moves::Move;
use crate::position::Position;
use crate::published::{self, Depth};
use crate::tree::Shape;
use crate::view::View;

/// Plays uniformly random moves.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// A bot whose choices are fixed by the seed.
    pub fn new(seed: u64) -> Self {
        Random(Rng::new(seed))
    }
}

impl Bot<Position> for Random {
    fn think(&mut self, view: &View, _: Seat, _: &Control, _: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
        let best = at_turn(view).and_then(|view| view.choices().random(&mut self.0));
        Report { best, line: best.into_iter().collect(), nodes: 1, ..Report::empty() }
    }
}

/// Makes the published bot's obvious decisions, otherwise plays the best score at one ply.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Bot<Position> for Greedy {
    fn think(&mut self, view: &View, _: Seat, _: &Control, _: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
        let best = at_turn(view).map(published::greedy);
        Report { best, line: best.into_iter().collect(), nodes: 1, ..Report::empty() }
    }
}

rusc_present::parameters! {
    /// Parameters of the bot `tree`.
    pub struct TreeParameters {
        /// depth in moves; what the words mean depends on the number of players
        depth: NumberOr<Depth> = NumberOr::Word(Depth::Standard), 1..=40, plies;
        /// number of replies searched in each position
        children: usize = 2, 1..=16;
    }
}

impl TreeParameters {
    /// The size of the tree in a game with this many players.
    pub fn shape(&self, players: u8) -> Shape {
        let depth = match self.depth {
            NumberOr::Number(levels) => levels,
            NumberOr::Word(depth) => depth.levels(players),
        };
        Shape { depth, children: self.children }
    }
}

/// The published bot of Hexadom, which searches a tree.
#[derive(Clone, Debug)]
pub struct TreeBot(pub TreeParameters);

impl Bot<Position> for TreeBot {
    fn think(
        &mut self,
        view: &View,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let shape = self.0.shape(view.public().rules().players());
        at_turn(view).map_or_else(Report::empty, |view| published::tree(view, shape, control, progress))
    }
}

/// The view, if it is the turn of its seat.
fn at_turn(view: &View) -> Option<&View> {
    (view.public().turn() == Turn::Seat(view.seat())).then_some(view)
}
