//! Writes proofs that need no trust in the solver: every step follows from earlier ones by the rules.
//!
//! The solver only says where to look; what its theorems claim is shown again on their stones and carriers. The form of the text is
//! described in `verify.rs`, which shares no code with this file.

use std::sync::{Arc, PoisonError, RwLock};
use std::{fmt, slice};

use rusc_game::Seat;
use rusc_present::{Unsolved, Why};
use rusc_search::Control;
use rusc_search::dfpn::{Dfpn, Settings};

use super::solve::SoFar;
use super::{HexProver, Theorem, Theorems};
use crate::{Cell, Cells, Position, Rhombus};

rusc_present::reasons! {
    /// Why a proof cannot be written.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unproven {
        /// The swap rule is not part of proofs.
        #[error("the first stone can still be swapped, which proofs do not cover: prove a later position")]
        Swap => "hex-unproven-swap",
        /// The solver's result does not follow from the rules.
        #[error("the solver's result could not be confirmed by the rules")]
        Unconfirmed => "hex-unproven-unconfirmed",
    }
}

/// Steps between two reports of progress.
const BETWEEN_REPORTS: usize = 100;

/// The search for a proof.
pub(super) struct Proving<'a, const WORDS: usize> {
    theorems: Arc<RwLock<Theorems<WORDS>>>,
    search: Dfpn<Position<WORDS>, HexProver<'a, WORDS>>,
    prover: HexProver<'a, WORDS>,
    control: &'a Control<'a>,
    progress: &'a mut (dyn FnMut(&str) + Send),
    steps: Vec<Step<WORDS>>,
}

/// One step of a proof: the winner wins with these stones and empty cells.
struct Step<const WORDS: usize> {
    stones: Cells<WORDS>,
    carrier: Cells<WORDS>,
    how: How,
}

/// Why a step holds; other steps are named by their index.
enum How {
    /// The stones join the edges.
    Joins,
    /// The winner plays a cell, and then a step holds.
    Plays(Cell, usize),
    /// Whatever the rival plays, one of these steps holds.
    Answers(Vec<usize>),
}

/// The position to be proved, with the winner.
#[derive(Clone, Copy)]
struct Claim<const WORDS: usize> {
    position: Position<WORDS>,
    winner: Seat,
}

impl<'a, const WORDS: usize> Proving<'a, WORDS> {
    pub(super) fn new(
        theorems: Arc<RwLock<Theorems<WORDS>>>,
        control: &'a Control<'a>,
        progress: &'a mut (dyn FnMut(&str) + Send),
    ) -> Self {
        let prover = HexProver::new(Arc::clone(&theorems), control.stop);
        Proving { theorems, search: Dfpn::new(Settings::default()), prover, control, progress, steps: Vec::new() }
    }

    /// The proof of who wins a position that is not over.
    pub(super) fn proof(mut self, position: &Position<WORDS>) -> Result<String, Unsolved> {
        let (mover, rival) = (position.mover(), position.mover().rival());
        let winner = if self.theorem(&Claim { position: *position, winner: mover })?.is_some() { mover } else { rival };
        let claim = Claim { position: *position, winner };
        self.step(&claim)?;
        let board = position.board();
        let name = |seat| if seat == Seat::FIRST { "black" } else { "white" };
        let stones = |seat| format!("{} {}", name(seat), board.names(position.stones(seat)));
        let head = [
            stones(Seat::FIRST),
            stones(Seat::SECOND),
            format!("turn {}", name(mover)),
            format!("winner {}", name(winner)),
        ];
        let head: String = head.iter().map(|line| format!("{}\n", line.trim_end())).collect();
        Ok(head + &Written { steps: &self.steps, board }.to_string())
    }

    /// Adds a step that holds in a position, unless there is one, and returns its index.
    fn step(&mut self, claim: &Claim<WORDS>) -> Result<usize, Unsolved> {
        if let Some(index) = self.found(claim) {
            return Ok(index);
        }
        let theorem = self.theorem(claim)?.ok_or_else(unconfirmed)?;
        if claim.is_joined() {
            return Ok(self.add(Step { stones: theorem.stones, carrier: Cells::EMPTY, how: How::Joins }));
        }
        let narrowed = claim.narrowed(theorem);
        if claim.position.mover() == claim.winner { self.move_in(&narrowed) } else { self.answers_in(&narrowed) }
    }

    /// A step in which the winner is to move.
    fn move_in(&mut self, claim: &Claim<WORDS>) -> Result<usize, Unsolved> {
        let carrier = claim.position.empty();
        let from_centre = claim.position.board().from_centre().iter().copied();
        let cells: Vec<Cell> = from_centre.filter(|&cell| carrier.contains(cell)).collect();
        // A move after which something is known takes no search.
        let known = cells.iter().copied().find(|&cell| self.is_known(&claim.with(claim.winner, cell)));
        for cell in known.into_iter().chain(cells) {
            let after = claim.with(claim.winner, cell);
            if self.found(&after).is_none() && self.theorem(&after)?.is_none() {
                continue;
            }
            let then = self.step(&after)?;
            let Step { stones, carrier, .. } = self.steps[then];
            let (stones, carrier) = (stones.without(cell), carrier | Cells::of(cell));
            return Ok(self.add(Step { stones, carrier, how: How::Plays(cell, then) }));
        }
        Err(unconfirmed())
    }

    /// A step in which the rival is to move.
    fn answers_in(&mut self, claim: &Claim<WORDS>) -> Result<usize, Unsolved> {
        let own = claim.position.stones(claim.winner);
        let passed = Claim { position: claim.turned_over(), ..*claim };
        let mut answers = vec![self.step(&passed)?];
        let mut common = self.reach(answers[0]) & !own;
        while let Some(cell) = common.lowest() {
            let answer = self.step(&claim.with(claim.winner.rival(), cell))?;
            common &= self.reach(answer);
            answers.push(answer);
        }
        let union = |all: Cells<WORDS>, cells: Cells<WORDS>| all | cells;
        let needed = answers.iter().map(|&index| self.steps[index].stones).fold(Cells::EMPTY, union);
        let reach = answers.iter().map(|&index| self.reach(index)).fold(Cells::EMPTY, union);
        // A stone that all carriers contain must be there already, since the rival could take its cell.
        let shared = answers.iter().map(|&index| self.reach(index)).fold(own, |all, cells| all & cells);
        let stones = needed | shared;
        Ok(self.add(Step { stones, carrier: reach & !stones, how: How::Answers(answers) }))
    }

    fn add(&mut self, step: Step<WORDS>) -> usize {
        self.steps.push(step);
        if self.steps.len().is_multiple_of(BETWEEN_REPORTS) {
            (self.progress)(&format!("{} steps of the proof", self.steps.len()));
        }
        self.steps.len() - 1
    }

    fn reach(&self, index: usize) -> Cells<WORDS> {
        self.steps[index].stones | self.steps[index].carrier
    }

    /// A step that holds in a position.
    fn found(&self, claim: &Claim<WORDS>) -> Option<usize> {
        let (own, rivals) = (claim.position.stones(claim.winner), claim.position.stones(claim.winner.rival()));
        let moves_first = claim.position.mover() == claim.winner;
        self.steps.iter().position(|step| {
            let is_turn = match step.how {
                How::Joins => true,
                How::Plays(..) => moves_first,
                How::Answers(_) => !moves_first,
            };
            is_turn && step.stones.is_within(own) && !(step.stones | step.carrier).meets(rivals)
        })
    }

    fn is_known(&self, claim: &Claim<WORDS>) -> bool {
        self.found(claim).is_some() || claim.is_joined() || self.kept(claim).is_some()
    }

    /// The smallest theorem found before by which the claim is true.
    fn kept(&self, claim: &Claim<WORDS>) -> Option<Theorem<WORDS>> {
        let Claim { position, winner } = claim;
        let theorems = self.theorems.read().unwrap_or_else(PoisonError::into_inner);
        let holding = theorems.holding(position, *winner, position.mover() == *winner);
        holding.min_by_key(|theorem| theorem.reach().len()).map(|theorem| theorem.applied(position, *winner))
    }

    /// Why the claim is true, in the solver's opinion; `None` if it is not.
    fn theorem(&mut self, claim: &Claim<WORDS>) -> Result<Option<Theorem<WORDS>>, Unsolved> {
        let Claim { position, winner } = claim;
        if let Some(joined) = position.winner() {
            let chain = position.winning_chain().into_iter().collect();
            return Ok((joined == *winner).then_some(Theorem { stones: chain, carrier: Cells::EMPTY }));
        }
        if let Some(theorem) = self.kept(claim) {
            return Ok(Some(theorem));
        }
        let proven = self.search.prove(position, slice::from_mut(&mut self.prover), self.control, &mut |_| ());
        let so_far = || Why::of(&SoFar::Open { nodes: self.search.nodes() });
        let proven = proven.ok_or_else(|| Unsolved::Interrupted { so_far: so_far() })?;
        let is_true = proven.is_won == (position.mover() == *winner);
        Ok(is_true.then(|| proven.proof.applied(position, *winner)))
    }
}

impl<const WORDS: usize> Claim<WORDS> {
    fn is_joined(&self) -> bool {
        self.position.winner() == Some(self.winner)
    }

    /// The claim in the position where the winner has only what a theorem needs, and the rival all the rest.
    fn narrowed(&self, theorem: Theorem<WORDS>) -> Self {
        let rest = self.position.board().all() & !theorem.reach();
        self.in_position(theorem.stones, rest, self.position.mover())
    }

    /// The claim after a stone of a player, with the other player to move.
    fn with(&self, seat: Seat, cell: Cell) -> Self {
        let mut stones = [self.winner, self.winner.rival()].map(|seat| self.position.stones(seat));
        stones[usize::from(seat != self.winner)].insert(cell);
        self.in_position(stones[0], stones[1], seat.rival())
    }

    /// The position with the winner to move.
    fn turned_over(&self) -> Position<WORDS> {
        let [own, rivals] = [self.winner, self.winner.rival()].map(|seat| self.position.stones(seat));
        self.in_position(own, rivals, self.winner).position
    }

    fn in_position(&self, own: Cells<WORDS>, rivals: Cells<WORDS>, mover: Seat) -> Self {
        let mut stones = [own; 2];
        stones[self.winner.rival().index()] = rivals;
        let position = self.position.set_up(stones, mover).expect("the stones lie apart on the board");
        Claim { position, ..*self }
    }
}

fn unconfirmed() -> Unsolved {
    Unsolved::NotProven { why: Why::of(&Unproven::Unconfirmed) }
}

/// The steps that the last one needs, as text.
struct Written<'s, const WORDS: usize> {
    steps: &'s [Step<WORDS>],
    board: &'static Rhombus<WORDS>,
}

impl<const WORDS: usize> Written<'_, WORDS> {
    /// The number of each step in the text; 0 if the last step does not need it.
    fn numbers(&self) -> Vec<usize> {
        let mut numbers = vec![0; self.steps.len()];
        if let Some(last) = numbers.last_mut() {
            *last = 1;
        }
        for (index, step) in self.steps.iter().enumerate().rev() {
            if numbers[index] == 0 {
                continue;
            }
            match &step.how {
                How::Joins => {}
                How::Plays(_, then) => numbers[*then] = 1,
                How::Answers(answers) => answers.iter().for_each(|&answer| numbers[answer] = 1),
            }
        }
        let mut count = 0;
        for number in numbers.iter_mut().filter(|number| **number > 0) {
            count += 1;
            *number = count;
        }
        numbers
    }
}

impl<const WORDS: usize> fmt::Display for Written<'_, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.numbers();
        for (step, &number) in self.steps.iter().zip(&numbers).filter(|(_, number)| **number > 0) {
            let how = match &step.how {
                How::Joins => "joins".to_owned(),
                How::Plays(cell, then) => format!("plays {} then {}", self.board.name(*cell), numbers[*then]),
                How::Answers(answers) => {
                    let answers: Vec<String> = answers.iter().map(|&answer| numbers[answer].to_string()).collect();
                    format!("answers {}", answers.join(" "))
                }
            };
            let [stones, carrier] = [step.stones, step.carrier].map(|cells| self.board.names(cells));
            writeln!(f, "{number}; {how}; stones {stones}; carrier {carrier}")?;
        }
        Ok(())
    }
}
