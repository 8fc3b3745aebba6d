//! The commands that show what the solver and the bot think of the position.

use std::sync::atomic::AtomicBool;

use rusc_game::Seat;
use rusc_host::{Thought, Worth};
use rusc_present::{Solution, Wanted};
use rusc_search::{Control, Limits, Proof};

use super::asked::{Asked, Refusal, seat};
use super::commands::Answer;
use super::live::{Live, solver_picture};
use super::thinking::{Choice, in_protocol};
use super::{Choices, Session, lying};
use crate::hex::Stone;

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

    fn solve(&self, seat: Seat, wanted: Wanted, stop: &AtomicBool) -> Result<Solution<String>, Refusal> {
        let began = (self.environment.clock)();
        let clock = || (self.environment.clock)().saturating_sub(began);
        let limits = Limits { time: self.choices.time, ..Limits::default() };
        let threads = self.choices.threads;
        let control =
            Control { limits, threads, cores: threads, seed: self.environment.seed, stop, clock: Some(&clock) };
        let mut live = Live::new(&self.environment, &self.choices);
        let mut progress = |text: &str| live.show(|| Some(solver_picture(text)));
        let solved = self.turned_to(seat)?.solve(wanted, &control, &mut progress).ok_or(Refusal::NoSolver)?;
        solved.map_err(|unsolved| Refusal::Unsolved(unsolved.to_string()))
    }
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
        [] => session.solve(seat, Wanted::BestMoves, asked.stop)?.winner,
    };
    Ok(winner.map_or("draw", |winner| if winner == Seat::FIRST { "black" } else { "white" }).to_owned())
}

/// Answers all winning moves; none if the position is lost.
pub(super) fn find_winning(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("dfpn-solver-find-winning COLOUR")) };
    let seat = seat(colour)?;
    let solution = session.solve(seat, Wanted::EveryMove, asked.stop)?;
    let best = if solution.winner == Some(seat) { solution.best } else { Vec::new() };
    Ok(best.iter().map(|name| in_protocol(name)).collect::<Vec<_>>().join(" "))
}

/// Answers the chance to win, in percent, of each move that the bot considered.
pub(super) fn values(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("rusc-values COLOUR")) };
    let candidates = &session.consider(seat(colour)?, asked.stop)?.candidates;
    let pairs: Vec<String> =
        candidates.iter().map(|worth| format!("{} {}", in_protocol(&worth.name), value(worth))).collect();
    if pairs.is_empty() {
        return Err(Refusal::NoValues(session.choices.bot.clone()));
    }
    Ok(pairs.join(" "))
}

/// Answers the moves that the bot expects, beginning with its own.
pub(super) fn line(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("rusc-line COLOUR")) };
    let line = &session.consider(seat(colour)?, asked.stop)?.line;
    Ok(line.iter().map(|name| in_protocol(name)).collect::<Vec<_>>().join(" "))
}

fn value(worth: &Worth) -> String {
    match proven(worth) {
        Some(sign) => sign.to_owned(),
        None => format!("{:.1}", 100.0 * worth.chance),
    }
}

/// `W` for a move that is proven to win, `L` for one that is proven to lose.
pub(super) fn proven(worth: &Worth) -> Option<&'static str> {
    match worth.score?.proof()? {
        Proof::Win => Some("W"),
        Proof::Loss => Some("L"),
        Proof::Draw => None,
    }
}
