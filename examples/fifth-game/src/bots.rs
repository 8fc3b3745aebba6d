//! The bots: random moves, the library's tree search, and alpha-beta to the end of the game.

use rusc::game::Seat;
use rusc::present::{BotOffer, MctsParameters, Playable, mcts, parameters, random};
use rusc::search::{AlphaBeta, Bot, Control, Limits, Payoff, Report};

use crate::rules::{Cell, TicTacToe};

parameters! {
    /// The parameters of the perfect player.
    pub struct PerfectParameters {
        /// depth of the search in moves
        depth: u32 = 9, 1..=9, plies;
    }
}

/// Searches to a depth; nine moves are the whole game.
struct Perfect {
    search: AlphaBeta<Payoff>,
    depth: u32,
}

impl Bot<TicTacToe> for Perfect {
    fn think(
        &mut self,
        view: &TicTacToe,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let limits = Limits { depth: control.limits.depth.or(Some(self.depth)), ..control.limits };
        self.search.search(view, &Control { limits, ..*control }, progress)
    }
}

impl Playable for TicTacToe {
    type Rules = ();

    fn rules(&self) {}
    fn bots() -> Vec<BotOffer<Self>> {
        let perfect =
            |told: PerfectParameters, _: &(), _| Perfect { search: AlphaBeta::new(Payoff, 1 << 16), depth: told.depth };
        vec![
            random("marks any cell"),
            mcts(MctsParameters { simulations: 1_000, memory: 1, ..MctsParameters::default() }),
            BotOffer::new("perfect", "searches to the end of the game", PerfectParameters::default(), perfect),
        ]
    }
}
