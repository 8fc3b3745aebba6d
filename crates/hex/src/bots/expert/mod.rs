//! The bot `expert`: tree search with learned patterns, virtual connections, a small network and proven results.

mod beside;
mod knowledge;
mod observer;

pub use observer::Observer;

use rusc_game::Seat;
use rusc_search::mcts::{Finding, Mcts, MctsSettings, NodeKnowledge};
use rusc_search::{Bot, Candidate, Control, Limits, Proof, Report, Score};

use beside::{Beside, PARTS, Theory, bounded, part};
use knowledge::{Examination, Expertise};

use super::hexodus::{Hexodus, Strength, opening_report};
use crate::connections::Detail;
use crate::patterns::{PatternWeights, Style};
use crate::{Move, Position};

rusc_present::parameters! {
    /// Parameters of the bot `expert`.
    pub struct ExpertParameters {
        /// number of simulations if neither time nor nodes are limited
        simulations: u64 = 20_000, 1..=1_000_000_000_000, simulations;
        /// exploration constant in hundredths: how much rarely tried moves are preferred
        exploration: u32 = 0, 0..=1_000;
        /// visits at which a move's own results outweigh those of playouts in which it came later; 0 turns this off
        rave: u32 = 1_000, 0..=1_000_000;
        /// how much moves with likely patterns are preferred, in hundredths
        prior: u32 = 250, 0..=10_000;
        /// visits after which a node is expanded
        expand: u32 = 8, 0..=1_000;
        /// visits after which connections are looked for in a position
        examine: u32 = 128, 8..=1_000_000;
        /// power to which the network's probabilities of moves are raised, in hundredths; 0 uses patterns and resistances instead
        network: u32 = 100, 0..=1_000;
        /// number of games that the value of a position by the network or by its resistances counts as; 0 ignores it
        evaluation: u32 = 32, 0..=1_000_000;
        /// how many connections it keeps
        detail: Detail = Detail::SHARP;
        /// maximum number of empty cells at which the solver checks chosen moves; 0 for never
        check: u32 = 90, 0..=361;
        /// how strictly playouts follow the patterns, in hundredths; 0 plays at random
        strictness: u32 = 100, 0..=200;
        /// memory for the tree in megabytes
        memory: usize = 128, 0..=65_536, megabytes;
    }
}

/// The strongest bot.
pub struct Expert<const WORDS: usize> {
    search: Mcts<Position<WORDS>, Expertise<WORDS>>,
    expertise: Expertise<WORDS>,
    /// Plays on where the result is proven: the quickest win, or the longest defence.
    finisher: Hexodus<WORDS>,
    beside: Beside<WORDS>,
    /// Simulations if nothing else limits them.
    simulations: u64,
    /// Maximum number of empty cells at which the solver checks chosen moves.
    check: usize,
}

/// The search of a move ends if no other one would be chosen with this share of the simulations that are left: hardly ever does one
/// get more, and the time is worth more where the choice is open.
const MAY_CATCH_UP: f32 = 0.75;
/// How many moves the finisher looks ahead.
const FINISHING_DEPTH: u32 = 2;

impl<const WORDS: usize> Expert<WORDS> {
    /// A bot for boards of this size.
    pub fn new(size: usize, parameters: ExpertParameters) -> Self {
        Expert::with_weights(size, parameters, PatternWeights::shipped())
    }

    /// A bot with weights of its own, to compare them with others.
    pub fn with_weights(size: usize, parameters: ExpertParameters, weights: &'static PatternWeights) -> Self {
        let style = Style::new(weights, parameters.strictness as f32 / 100.0);
        let examination = Examination {
            detail: parameters.detail,
            at: parameters.examine,
            network: parameters.network as f32 / 100.0,
        };
        let proven = Theory::new(size);
        let expertise = Expertise::new(style, examination, Some(proven.clone()));
        let settings = MctsSettings {
            simulations: parameters.simulations,
            exploration: parameters.exploration as f32 / 100.0,
            rave: parameters.rave as f32,
            prior: parameters.prior as f32 / 100.0,
            first_play: 0.35,
            expand_at: parameters.expand,
            most_games: 1,
            evaluation_games: parameters.evaluation,
            ends_early: Some(MAY_CATCH_UP),
            bytes: parameters.memory << 20,
            ..MctsSettings::default()
        };
        Expert {
            search: Mcts::with_knowledge(settings, expertise.clone()),
            expertise,
            finisher: Hexodus::new(size, Strength::depth(FINISHING_DEPTH)),
            beside: Beside::new(proven),
            simulations: parameters.simulations,
            check: parameters.check as usize,
        }
    }
}

impl<const WORDS: usize> Bot<Position<WORDS>> for Expert<WORDS> {
    fn think(
        &mut self,
        position: &Position<WORDS>,
        seat: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        if let Some(opening) = opening_report(position) {
            return opening;
        }
        if position.winner().is_some() {
            return self.search.search(position, control, progress);
        }
        let own = (!control.limits.may_interrupt()).then_some(self.simulations);
        let limits = Limits { nodes: control.limits.nodes.or(own), ..control.limits };
        let mut is_checked = false;
        let proven = match self.expertise.examine(position, None) {
            Finding::Won(_) => {
                let limits = Limits { depth: Some(FINISHING_DEPTH), nodes: None, ..control.limits };
                let report = self.finisher.think(position, seat, &Control { limits, ..*control }, progress);
                if let (Some(mv), Some(score)) = (report.best, report.score.filter(|score| score.proof().is_some())) {
                    // Whoever compares moves learns at least what this one is worth.
                    return Report { candidates: vec![Candidate { mv, score, visits: 1 }], ..report };
                }
                // The solver has proven it before and knows how.
                self.beside.look(position, part(limits, 0, 1), control)
            }
            Finding::Open(open) => {
                is_checked = open.filled.as_ref().unwrap_or(position).empty().len() <= self.check;
                let moves = open.moves.map_or(position.empty().len(), |moves| moves.len());
                let parts = if moves <= FEW_MOVES { NEAR_END } else { u32::from(is_checked) };
                if parts > 0 { self.beside.look(position, part(limits, 0, parts), control) } else { None }
            }
        };
        match proven {
            Some(proven) if proven.best.is_some() => proven,
            // The longest defence of a lost position is among the moves that the tree search likes best.
            proven => {
                let control = &Control { limits, ..*control };
                let report = if is_checked && proven.is_none() {
                    self.search_and_check(position, control, progress)
                } else {
                    self.search.search(position, control, progress)
                };
                Report { score: proven.and_then(|proven| proven.score).or(report.score), ..report }
            }
        }
    }
}

/// The end is near if at most this many moves are worth trying.
const FEW_MOVES: usize = 20;
/// The parts of the work on a move in which the solver looks at the position near the end. Before, it gets one part, from when it
/// checks moves: there are short proofs that no other part of the work finds.
const NEAR_END: u32 = 4;
/// The parts of the work on a move that are done after the first search, and after the checks.
const SEARCHED: u32 = 16;
const CHECKED: u32 = 24;
/// On small boards proofs are short, so checks get more of the work.
const SEARCHED_ON_SMALL_BOARDS: u32 = 8;
/// The area of the largest small board, 7x7.
const SMALL: usize = 49;
/// Maximum number of moves that are checked; a search of one part follows each that is refuted.
const MOST_CHECKS: u32 = 6;

impl<const WORDS: usize> Expert<WORDS> {
    /// Searches, and lets the solver check the chosen move: playouts may like a move that a proof of a few hundred nodes refutes.
    fn search_and_check(
        &mut self,
        position: &Position<WORDS>,
        control: &Control,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let (whole, mut nodes) = (control.limits, 0);
        let [searched, mut for_checks] = first_shares(whole, position.board().area());
        let mut search = |search: &mut Mcts<_, _>, limits| {
            let report = search.search(position, &Control { limits, ..*control }, progress);
            nodes += report.nodes;
            Report { nodes, ..report }
        };
        let mut report = search(&mut self.search, searched);
        self.strike_out(position);
        let mut done = CHECKED;
        while done < CHECKED + MOST_CHECKS
            && has_choice(&report)
            && let Some(best) = report.best.filter(|_| report.score.is_some_and(|score| !score.is_proven()))
            && let Some(proof) = self.beside.check(position, best, &mut for_checks, control)
        {
            self.search.prove(best, proof);
            self.strike_out(position);
            let mut limits = part(whole, done, done + 1);
            limits.time = whole.time.map(|most| most.min(control.elapsed() + most / PARTS));
            report = search(&mut self.search, limits);
            done += 1;
        }
        if report.score.is_some_and(Score::is_proven) {
            return report;
        }
        search(&mut self.search, part(whole, done, PARTS))
    }

    /// Tells the tree search which moves lose: what refutes one move refutes all that do not meet the same threat.
    fn strike_out(&mut self, position: &Position<WORDS>) {
        for cell in self.beside.losing(position).iter() {
            self.search.prove(Move::Stone(cell), Proof::Loss);
        }
    }
}

/// Whether more than one move does not lose, as far as is known.
fn has_choice(report: &Report<Move>) -> bool {
    report.candidates.iter().filter(|candidate| candidate.score.proof() != Some(Proof::Loss)).nth(1).is_some()
}

/// The limits of the first search and of all checks after it, on a board of this area.
fn first_shares(whole: Limits, area: usize) -> [Limits; 2] {
    if area <= SMALL {
        [(0, SEARCHED_ON_SMALL_BOARDS), (SEARCHED_ON_SMALL_BOARDS, CHECKED)].map(|(from, to)| part(whole, from, to))
    } else {
        [part(whole, 0, SEARCHED), bounded(part(whole, SEARCHED, CHECKED))]
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Rng};

    use super::*;
    use crate::SwapRule;

    #[test]
    fn what_the_solver_has_proven_decides_examinations() {
        let theory = Theory::<1>::new(6);
        let mut beside = Beside::new(theory.clone());
        let expertise = |proven| {
            let examination = Examination { detail: Detail::SHARP, at: 0, network: 0.0 };
            Expertise::new(Style::new(PatternWeights::shipped(), 1.0), examination, proven)
        };
        let (mut alone, mut with) = (expertise(None), expertise(Some(theory)));
        let (mut rng, mut compared) = (Rng::new(4), 0);
        while compared < 10 {
            let mut position = Position::<1>::new(6, SwapRule::Off).expect("6x6 is a size");
            for _ in 0..5 {
                let mv = position.random_move(&mut rng, &mut Vec::new()).expect("the game goes on");
                position.play(mv);
            }
            if matches!(alone.examine(&position, None), Finding::Won(_)) {
                continue;
            }
            compared += 1;
            let proof =
                beside.look(&position, Limits::default(), &Control::unlimited()).and_then(|report| report.score);
            let wins = proof.and_then(Score::proof) == Some(Proof::Win);
            let winner = if wins { position.mover() } else { position.mover().rival() };
            assert!(matches!(with.examine(&position, None), Finding::Won(seat) if seat == winner));
        }
    }

    #[test]
    fn checks_have_a_bound_on_large_boards() {
        let nodes = |area, simulations| first_shares(Limits::nodes(simulations), area).map(|limits| limits.nodes);
        assert_eq!(nodes(121, 64_000), [Some(32_000), Some(16_000)]);
        assert_eq!(nodes(121, 640_000), [Some(320_000), Some(25_000)]);
        assert_eq!(nodes(49, 640_000), [Some(160_000), Some(320_000)]);
        let by_time = Limits { time: Some(std::time::Duration::from_secs(32)), ..Limits::default() };
        assert_eq!(first_shares(by_time, 121).map(|limits| limits.nodes), [None, Some(25_000)]);
    }
}
