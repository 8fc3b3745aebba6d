//! Positions as the expert's network sees them, to learn from.

use super::knowledge::{Examination, Expertise};
use crate::connections::Detail;
use crate::network::Features;
use crate::patterns::{PatternWeights, Style};
use crate::{Cell, Cells, Position};

/// Looks at positions as the expert does when it examines them.
pub struct Observer<const WORDS: usize>(Expertise<WORDS>);

impl<const WORDS: usize> Observer<WORDS> {
    /// An observer with the settings of the expert.
    pub fn new() -> Self {
        let style = Style::new(PatternWeights::shipped(), 1.0);
        Observer(Expertise::new(style, Examination { detail: Detail::SHARP, at: 0, network: 0.0 }, None))
    }

    /// The moves worth trying and what the network sees; `None` if connections decide the position. `last` is the rival's last
    /// stone, if there is one.
    pub fn observe(&mut self, position: &Position<WORDS>, last: Option<Cell>) -> Option<(Cells<WORDS>, Features)> {
        self.0.observe(position, last)
    }
}

impl<const WORDS: usize> Default for Observer<WORDS> {
    fn default() -> Self {
        Self::new()
    }
}
