//! A solver without the type of its game.

use rusc_game::Game;
use rusc_present::{Keeper, Solution, Solver, Unsolved, Wanted};
use rusc_search::Control;

/// The solver of one position; moves are names.
pub trait AnySolver {
    /// Uses the facts of a keeper from now on, and adds those that are proved.
    ///
    /// # Errors
    /// If the solver keeps nothing, or the facts are about something else.
    fn keep(&mut self, keeper: Box<dyn Keeper>) -> Result<(), Unsolved>;

    /// Solves the position.
    ///
    /// # Errors
    /// Says why there is no exact value.
    fn solve(
        &mut self,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<String>, Unsolved>;

    /// Whether a proof of the position can be written once it is solved.
    ///
    /// # Errors
    /// Says why there is no proof.
    fn may_prove(&self) -> Result<(), Unsolved>;

    /// A proof of who wins the position, as lines of text.
    ///
    /// # Errors
    /// Says why there is no proof.
    fn proof(&mut self, control: &Control, progress: &mut (dyn FnMut(&str) + Send)) -> Result<String, Unsolved>;
}

/// A typed solver and its position.
pub(crate) struct Solving<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) solver: Box<dyn Solver<G>>,
}

impl<G: Game> AnySolver for Solving<'_, G> {
    fn keep(&mut self, keeper: Box<dyn Keeper>) -> Result<(), Unsolved> {
        self.solver.keep(self.game, keeper)
    }
    fn solve(
        &mut self,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<String>, Unsolved> {
        let solved = self.solver.solve(self.game, wanted, control, progress);
        solved.map(|solution| solution.map(|mv| self.game.name(mv)))
    }
    fn may_prove(&self) -> Result<(), Unsolved> {
        self.solver.may_prove(self.game)
    }
    fn proof(&mut self, control: &Control, progress: &mut (dyn FnMut(&str) + Send)) -> Result<String, Unsolved> {
        self.solver.proof(self.game, control, progress)
    }
}
