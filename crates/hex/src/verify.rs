//! Checks proofs by the rules alone; nothing here knows the solver.
//!
//! A proof is about one winner. Each step says that the winner joins their edges with some stones and the empty cells of a carrier,
//! although the rival may hold every other cell of the board. A step `joins` if its stones join the edges; it `plays` a cell of its
//! carrier if the winner is to move and an earlier step holds after that; it `answers` with earlier steps if the rival is to move
//! and no single stone of the rival can break all of them. The last step is about the position at the top.

use rusc_game::Seat;
use rusc_present::{Unverified, Verified, Why};

use crate::{Cell, Cells, Position, Rhombus, SwapRule};

rusc_present::reasons! {
    /// What is wrong with a line of a proof.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Flaw {
        /// Something else should be here.
        #[error("expected {expected:?}")]
        Expected {
            /// What should be here.
            expected: String,
        } => "hex-flaw-expected",
        /// The text is not a list of cells.
        #[error("{text:?} is not a list of cells on this board")]
        Cells {
            /// The text.
            text: String,
        } => "hex-flaw-cells",
        /// A cell is in two sets that must not overlap.
        #[error("{cell} is named twice")]
        Twice {
            /// The cell.
            cell: String,
        } => "hex-flaw-twice",
        /// The number is not that of an earlier step.
        #[error("{text:?} is not the number of an earlier step")]
        Later {
            /// The text.
            text: String,
        } => "hex-flaw-later",
        /// The step named is about the wrong player's turn.
        #[error("step {step} is about a position with the other player to move")]
        Turn {
            /// The number of the step.
            step: usize,
        } => "hex-flaw-turn",
        /// The move is not in the carrier.
        #[error("{cell} is not in the carrier")]
        Outside {
            /// The cell.
            cell: String,
        } => "hex-flaw-outside",
        /// The step named needs a stone or a cell that is not there.
        #[error("step {step} needs {cell}, which is not there")]
        Needs {
            /// The number of the step.
            step: usize,
            /// The cell.
            cell: String,
        } => "hex-flaw-needs",
        /// One stone of the rival breaks all answers.
        #[error("no answer holds after a rival stone at {cell}")]
        Common {
            /// The cell.
            cell: String,
        } => "hex-flaw-common",
        /// The stones do not join the edges.
        #[error("the stones do not join the winner's edges")]
        NotJoined => "hex-flaw-not-joined",
    }
}

/// A step that has been checked.
struct Step<const WORDS: usize> {
    stones: Cells<WORDS>,
    carrier: Cells<WORDS>,
    /// Who is to move; `None` if the edges are joined.
    mover: Option<Seat>,
}

/// The position a proof is about, and the winner.
struct Claim<const WORDS: usize> {
    position: Position<WORDS>,
    winner: Seat,
}

/// Checks a proof on a board.
///
/// # Errors
/// Names the first line that is wrong, and says why.
pub fn verify<const WORDS: usize>(
    board: &'static Rhombus<WORDS>,
    proof: &str,
) -> Result<Verified<Position<WORDS>>, Unverified> {
    let mut lines = proof.lines();
    let claim = Claim::read(board, &mut lines)?;
    let mut steps: Vec<Step<WORDS>> = Vec::new();
    for (index, line) in lines.enumerate() {
        let step = claim.step(line, &steps).map_err(|flaw| at(HEAD + index + 1, &flaw))?;
        steps.push(step);
    }
    let Claim { position, winner } = claim;
    let last = HEAD + steps.len().max(1);
    if steps.is_empty() {
        return Err(at(last, &expected("1; joins")));
    }
    let free = position.empty();
    usable(&steps, steps.len(), position.mover(), position.stones(winner), free, board)
        .map_err(|flaw| at(last, &flaw))?;
    Ok(Verified { position, winner, steps: steps.len() })
}

/// Number of lines before the steps.
const HEAD: usize = 4;

impl<const WORDS: usize> Claim<WORDS> {
    /// Reads the lines before the steps.
    fn read<'t>(board: &'static Rhombus<WORDS>, lines: &mut impl Iterator<Item = &'t str>) -> Result<Self, Unverified> {
        let mut rest = |line: usize, word: &str| {
            let text = lines.next().and_then(|text| after(text, word));
            text.ok_or_else(|| at(line, &expected(word)))
        };
        let black = cells(board, rest(1, "black")?).map_err(|flaw| at(1, &flaw))?;
        let white = cells(board, rest(2, "white")?).map_err(|flaw| at(2, &flaw))?;
        let mover = seat(rest(3, "turn")?).map_err(|flaw| at(3, &flaw))?;
        let winner = seat(rest(4, "winner")?).map_err(|flaw| at(4, &flaw))?;
        apart(board, black, white).map_err(|flaw| at(2, &flaw))?;
        let start = Position::new(board.size(), SwapRule::Off).expect("the board exists");
        let position = start.set_up([black, white], mover).expect("the stones lie apart on the board");
        Ok(Claim { position, winner })
    }

    /// Reads and checks a step.
    fn step(&self, line: &str, before: &[Step<WORDS>]) -> Result<Step<WORDS>, Flaw> {
        let (board, winner) = (self.position.board(), self.winner);
        let mut fields = line.split(';').map(str::trim);
        let number = (before.len() + 1).to_string();
        if fields.next() != Some(&number) {
            return Err(expected(&number));
        }
        let how = fields.next().unwrap_or_default();
        let mut set =
            |word| cells(board, fields.next().and_then(|text| after(text, word)).ok_or_else(|| expected(word))?);
        let (stones, carrier) = (set("stones")?, set("carrier")?);
        apart(board, stones, carrier)?;
        if let Some(extra) = fields.next() {
            return Err(Flaw::Cells { text: extra.to_owned() });
        }
        let mover = if how == "joins" {
            if !self.joins(stones) {
                return Err(Flaw::NotJoined);
            }
            None
        } else if let Some(text) = after(how, "plays") {
            let (name, then) = text.split_once(" then ").ok_or_else(|| expected("then"))?;
            let cell = board.parse(name).ok_or_else(|| Flaw::Cells { text: name.to_owned() })?;
            if !carrier.contains(cell) {
                return Err(Flaw::Outside { cell: board.name(cell) });
            }
            let then = earlier(then, before.len())?;
            usable(before, then, winner.rival(), stones | Cells::of(cell), carrier.without(cell), board)?;
            Some(winner)
        } else if let Some(answers) = after(how, "answers") {
            let mut common = carrier;
            for text in answers.split_whitespace() {
                let answer = earlier(text, before.len())?;
                usable(before, answer, winner, stones, carrier, board)?;
                let step = &before[answer - 1];
                common &= step.stones | step.carrier;
            }
            if answers.is_empty() {
                return Err(Flaw::Later { text: answers.to_owned() });
            }
            if let Some(cell) = common.lowest() {
                return Err(Flaw::Common { cell: board.name(cell) });
            }
            Some(winner.rival())
        } else {
            return Err(expected("joins, plays or answers"));
        };
        Ok(Step { stones, carrier, mover })
    }

    /// Whether stones of the winner join the winner's edges, by the rules.
    fn joins(&self, stones: Cells<WORDS>) -> bool {
        let mut all = [Cells::EMPTY; 2];
        all[self.winner.index()] = stones;
        self.position.set_up(all, self.winner).is_ok_and(|position| position.winner() == Some(self.winner))
    }
}

/// Checks that a step holds where the winner has these stones, and these cells are empty.
fn usable<const WORDS: usize>(
    steps: &[Step<WORDS>],
    number: usize,
    mover: Seat,
    stones: Cells<WORDS>,
    empty: Cells<WORDS>,
    board: &Rhombus<WORDS>,
) -> Result<(), Flaw> {
    let step = &steps[number - 1];
    if step.mover.is_some_and(|seat| seat != mover) {
        return Err(Flaw::Turn { step: number });
    }
    let lacking: Cells<WORDS> = (step.stones & !stones) | (step.carrier & !(stones | empty));
    lacking.lowest().map_or(Ok(()), |cell: Cell| Err(Flaw::Needs { step: number, cell: board.name(cell) }))
}

/// The text after a word, if it begins with the word.
fn after<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
}

fn cells<const WORDS: usize>(board: &Rhombus<WORDS>, text: &str) -> Result<Cells<WORDS>, Flaw> {
    board.parse_all(text).ok_or_else(|| Flaw::Cells { text: text.to_owned() })
}

fn seat(text: &str) -> Result<Seat, Flaw> {
    match text {
        "black" => Ok(Seat::FIRST),
        "white" => Ok(Seat::SECOND),
        _ => Err(expected("black or white")),
    }
}

/// Reads the number of a step among the first `count`.
fn earlier(text: &str, count: usize) -> Result<usize, Flaw> {
    let number = text.trim().parse().ok().filter(|number| (1..=count).contains(number));
    number.ok_or_else(|| Flaw::Later { text: text.to_owned() })
}

fn apart<const WORDS: usize>(board: &Rhombus<WORDS>, one: Cells<WORDS>, other: Cells<WORDS>) -> Result<(), Flaw> {
    (one & other).lowest().map_or(Ok(()), |cell| Err(Flaw::Twice { cell: board.name(cell) }))
}

fn expected(what: &str) -> Flaw {
    Flaw::Expected { expected: what.to_owned() }
}

fn at(line: usize, flaw: &Flaw) -> Unverified {
    Unverified::Line { line, why: Why::of(flaw) }
}
