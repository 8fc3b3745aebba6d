//! The commands that show what the solver and the bot think of the position.

use std::sync::atomic::{AtomicBool, Ordering};

use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_present::{Eyes, Solution, Unsolved, Wanted};
use rusc_search::{Control, Limits, Proof, Score};

use super::asked::{Asked, Refusal, seat};
use super::commands::Answer;
use super::live::{Live, solver_picture};
use super::thinking::{Choice, in_protocol};
use super::{Choices, Session, lying};
use crate::hex::{Doing, Stone, ToSolve, solve};

/// What a bot thought, and what it thought about.
pub(super) struct Remembered {
    about: Subject,
    thought: Thought,
}

/// A board, the colour to move, and the bot with its settings.
#[derive(PartialEq, Eq)]
pub(super) struct Subject {
    stones: Vec<Stone>,
    size: u32,
    seat: Seat,
    choices: Choices,
}

impl Session<'_> {
    /// The subject of a thought about the current position.
    pub(super) fn subject(&self, seat: Seat) -> Subject {
        Subject { stones: lying(self.position()), size: self.size, seat, choices: self.choices.clone() }
    }

    pub(super) fn remember(&mut self, about: Subject, thought: Thought) {
        self.remembered = Some(Remembered { about, thought });
    }

    /// What the bot thinks of the position; it is asked only if it has not just thought about it.
    fn consider(&mut self, seat: Seat, stop: &AtomicBool) -> Result<&Thought, Refusal> {
        let subject = self.subject(seat);
        if self.remembered.as_ref().is_none_or(|remembered| remembered.about != subject)
            && let (Choice::Resign, _) = self.suggest(seat, stop)?
        {
            return Err(Refusal::Resigns);
        }
        self.remembered.as_ref().map(|remembered| &remembered.thought).ok_or(Refusal::NoMove)
    }

    fn solve(&self, seat: Seat, wanted: Wanted, stop: &AtomicBool) -> Result<Found, Refusal> {
        let began = (self.environment.clock)();
        let clock = || (self.environment.clock)().saturating_sub(began);
        let limits = Limits { time: self.choices.time, ..Limits::default() };
        let threads = self.choices.threads;
        let control =
            Control { limits, threads, cores: threads, seed: self.environment.seed, stop, clock: Some(&clock) };
        let board = self.turned_to(seat)?.board(Eyes::All);
        let to_solve = ToSolve { board: &board, seat, swap: self.choices.swap, wanted };
        let mut live = Live::new(&self.environment, &self.choices);
        let mut last = Doing::default();
        let solved = solve(&to_solve, &control, &mut |doing| {
            live.show(|| (!doing.line.is_empty()).then(|| solver_picture(&doing, seat)));
            last = doing;
        });
        match solved {
            Ok(solution) => Ok(Found::Solution(solution)),
            Err(Unsolved::Interrupted { so_far }) => {
                let end = if stop.load(Ordering::Relaxed) {
                    format!("stopped after {:.1} s", clock().as_secs_f64())
                } else {
                    format!("not solved in {} s", limits.time.unwrap_or_else(clock).as_secs_f64())
                };
                let text = format!("{end}; so far: {so_far}");
                // Where the answer is an error, HexGui shows nothing else.
                live.show_now(|| solver_picture(&Doing { text: format!("unknown: {text}"), ..last }, seat));
                Ok(Found::Unknown(text))
            }
            Err(unsolved) => Err(Refusal::Unsolved(unsolved.to_string())),
        }
    }
}

/// What the solver found.
enum Found {
    Solution(Solution<String>),
    /// It was stopped or ran out of time, and this is what it says.
    Unknown(String),
}

/// Answers the winner with best play.
pub(super) fn solve_state(session: &mut Session, asked: &Asked) -> Answer {
    let seat = match asked.arguments {
        [] => session.position().turn().seat().unwrap_or(Seat::FIRST),
        [colour] => seat(colour)?,
        _ => return Err(Refusal::Arguments("dfpn-solve-state [COLOUR]")),
    };
    let winner = match session.position().winners()[..] {
        [winner, ..] => Some(winner),
        [] => match session.solve(seat, Wanted::BestMoves, asked.stop)? {
            Found::Solution(solution) => solution.winner,
            // HexGui does not show errors.
            Found::Unknown(text) => return Ok(format!("unknown: {text}")),
        },
    };
    Ok(winner.map_or("draw", |winner| if winner == Seat::FIRST { "black" } else { "white" }).to_owned())
}

/// Answers all winning moves; none if the position is lost.
pub(super) fn find_winning(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("dfpn-solver-find-winning COLOUR")) };
    let seat = seat(colour)?;
    let solution = match session.solve(seat, Wanted::EveryMove, asked.stop)? {
        Found::Solution(solution) => solution,
        // Controllers read a list of cells, which an incomplete one would not be.
        Found::Unknown(text) => return Err(Refusal::WinningUnknown(text)),
    };
    let best = if solution.winner == Some(seat) { solution.best } else { Vec::new() };
    Ok(best.iter().map(|name| in_protocol(name)).collect::<Vec<_>>().join(" "))
}

/// Answers the chance to win, in percent, of each move that the bot considered.
pub(super) fn values(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("rusc-values COLOUR")) };
    let seat = seat(colour)?;
    let thought = session.consider(seat, asked.stop)?;
    let pairs = worthwhile(&thought.candidates).map(|worth| (&worth.name, value(worth.score, worth.chance)));
    let mut pairs: Vec<_> = pairs.collect();
    if pairs.is_empty() {
        // A bot that does not compare moves still has a value for the one that it would play.
        pairs.extend(thought.best.iter().map(|best| (best, value(thought.score, thought.chance(seat)))));
    }
    Ok(pairs.iter().map(|(name, value)| format!("{} {value}", in_protocol(name))).collect::<Vec<_>>().join(" "))
}

/// The moves whose values mean something: they are proven, or visited at least a hundredth as often as the most visited one.
pub(super) fn worthwhile(candidates: &[Worth]) -> impl Iterator<Item = &Worth> {
    let most = candidates.iter().map(|worth| worth.visits).max().unwrap_or(0);
    candidates.iter().filter(move |worth| proven(worth.score).is_some() || worth.visits >= most.div_ceil(100))
}

/// Answers the moves that the bot expects, beginning with its own.
pub(super) fn line(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("rusc-line COLOUR")) };
    let line = &session.consider(seat(colour)?, asked.stop)?.line;
    Ok(line.iter().map(|name| in_protocol(name)).collect::<Vec<_>>().join(" "))
}

/// The value of a move: proven, a chance in percent, or none if the bot did not think, as with a first stone from a table.
fn value(score: Option<Score>, chance: f64) -> String {
    match (proven(score), score) {
        (Some(sign), _) => sign.to_owned(),
        (None, Some(_)) => format!("{:.1}", 100.0 * chance),
        (None, None) => "unrated".to_owned(),
    }
}

/// `W` for a move that is proven to win, `L` for one that is proven to lose.
pub(super) fn proven(score: Option<Score>) -> Option<&'static str> {
    match score?.proof()? {
        Proof::Win => Some("W"),
        Proof::Loss => Some("L"),
        Proof::Draw => None,
    }
}
