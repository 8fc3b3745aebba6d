//! All commands: one line each in the table, one function each below it.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_present::Eyes;

use super::asked::{Asked, Refusal, number, seat, time};
use super::clocks::{Clocks, TimeSettings};
use super::thinking::{Choice, in_protocol};
use super::{Session, looking, settings};
use crate::hex::ANALYSES;

pub(super) type Answer = Result<String, Refusal>;
type Does = fn(&mut Session, &Asked) -> Answer;

const COMMANDS: &[(&str, Does)] = &[
    ("all_legal_moves", all_legal_moves),
    ("boardsize", boardsize),
    ("clear_board", clear_board),
    ("dfpn-solve-state", looking::solve_state),
    ("dfpn-solver-find-winning", looking::find_winning),
    ("final_score", final_score),
    ("genmove", genmove),
    ("gogui-interrupt", |_, _| Ok(String::new())),
    ("hexgui-analyze_commands", |_, _| Ok(menu())),
    ("known_command", known_command),
    ("list_commands", |_, _| Ok(names().join("\n"))),
    ("loadsgf", loadsgf),
    ("name", |_, _| Ok("Rusc".to_owned())),
    ("param_dfpn", settings::param_dfpn),
    ("param_mohex", settings::param_mohex),
    ("param_rusc", settings::param_rusc),
    ("param_wolve", settings::param_wolve),
    ("play", play),
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("quit", quit),
    ("reg_genmove", reg_genmove),
    ("rusc-line", looking::line),
    ("rusc-values", looking::values),
    ("showboard", |session, _| Ok(format!("\n{}", session.position().text(Eyes::All)))),
    ("time_left", time_left),
    ("time_settings", time_settings),
    ("undo", undo),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
];

/// The entries of HexGui's analysis menu: type of response, label and command.
const ANALYZE: &[&str] = &[
    "param/Settings/param_rusc",
    "var/Suggest a Move/reg_genmove %m",
    "pspairs/Values of Moves/rusc-values %m",
    "var/Expected Line/rusc-line %m",
    "string/Winner/dfpn-solve-state %m",
    "plist/Winning Moves/dfpn-solver-find-winning %m",
    "plist/Legal Moves/all_legal_moves",
    "string/Show Board/showboard",
    "string/Final Score/final_score",
];

impl Session<'_> {
    pub(super) fn obey(&mut self, name: &str, asked: &Asked) -> Answer {
        if name.is_empty() {
            return Err(Refusal::NoCommand);
        }
        if let Some((_, does)) = COMMANDS.iter().find(|(known, _)| *known == name) {
            return does(self, asked);
        }
        let analysis = ANALYSES.iter().find(|analysis| analysis.name == name);
        let analysis = analysis.ok_or_else(|| Refusal::UnknownCommand(name.to_owned()))?;
        analysis.answer(&self.position().board(Eyes::All), asked.arguments, asked.stop)
    }
}

/// The names of all commands, in alphabetical order.
pub(crate) fn names() -> Vec<&'static str> {
    let commands = COMMANDS.iter().map(|&(name, _)| name);
    let mut names: Vec<&str> = commands.chain(ANALYSES.iter().map(|analysis| analysis.name)).collect();
    names.sort_unstable();
    names
}

fn menu() -> String {
    let entries = ANALYZE.iter().copied().chain(ANALYSES.iter().map(|analysis| analysis.menu));
    entries.collect::<Vec<_>>().join("\n")
}

fn known_command(_: &mut Session, asked: &Asked) -> Answer {
    let [name] = asked.arguments else { return Err(Refusal::Arguments("known_command NAME")) };
    Ok(names().contains(&name.as_str()).to_string())
}

fn quit(session: &mut Session, _: &Asked) -> Answer {
    session.has_quit = true;
    Ok(String::new())
}

fn boardsize(session: &mut Session, asked: &Asked) -> Answer {
    let size = match asked.arguments {
        [size] => number(size)?,
        [columns, rows] if columns == rows => number(columns)?,
        [columns, rows] => return Err(Refusal::Size(format!("{columns}x{rows}"))),
        _ => return Err(Refusal::Arguments("boardsize SIZE or boardsize COLUMNS ROWS")),
    };
    session.restart(size)?;
    Ok(String::new())
}

fn clear_board(session: &mut Session, _: &Asked) -> Answer {
    session.restart(session.size)?;
    Ok(String::new())
}

fn play(session: &mut Session, asked: &Asked) -> Answer {
    let [colour, text] = asked.arguments else { return Err(Refusal::Arguments("play COLOUR MOVE")) };
    session.play(seat(colour)?, text)?;
    Ok(String::new())
}

fn undo(session: &mut Session, _: &Asked) -> Answer {
    if session.history.len() == 1 {
        return Err(Refusal::NothingToUndo);
    }
    session.history.pop();
    session.resigned = None;
    Ok(String::new())
}

fn genmove(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("genmove COLOUR")) };
    let seat = seat(colour)?;
    let (choice, used) = session.suggest(seat, asked.stop)?;
    session.clocks.spend(seat, used);
    let name = choice.in_protocol();
    match choice {
        Choice::Resign => session.resigned = Some(seat),
        Choice::Play(played) => session.put(played.position),
    }
    Ok(name)
}

fn reg_genmove(session: &mut Session, asked: &Asked) -> Answer {
    let [colour] = asked.arguments else { return Err(Refusal::Arguments("reg_genmove COLOUR")) };
    session.suggest(seat(colour)?, asked.stop).map(|(choice, _)| choice.in_protocol())
}

/// The legal moves, of the colour to move or of the colour given as argument.
fn all_legal_moves(session: &mut Session, asked: &Asked) -> Answer {
    let position = match asked.arguments {
        [] => Arc::clone(session.position()),
        [colour] => session.turned_to(seat(colour)?)?,
        _ => return Err(Refusal::Arguments("all_legal_moves [COLOUR]")),
    };
    Ok(position.moves().iter().map(|name| in_protocol(name)).collect::<Vec<_>>().join(" "))
}

/// Plays the main line of a file, or its first moves up to a given number.
fn loadsgf(session: &mut Session, asked: &Asked) -> Answer {
    let (file, most) = match asked.arguments {
        [file] => (file, usize::MAX),
        [file, most] => (file, number(most)? as usize),
        _ => return Err(Refusal::Arguments("loadsgf FILE [MOVES]")),
    };
    session.load(file, most)?;
    Ok(String::new())
}

fn final_score(session: &mut Session, _: &Asked) -> Answer {
    let letter = |seat: Seat| if seat == Seat::FIRST { "B" } else { "W" };
    match (session.position().winners()[..].first(), session.resigned) {
        (Some(&winner), _) => Ok(format!("{}+", letter(winner))),
        (None, Some(loser)) => Ok(format!("{}+Resign", letter(loser.rival()))),
        (None, None) => Err(Refusal::NotOver),
    }
}

fn time_settings(session: &mut Session, asked: &Asked) -> Answer {
    let [main, overtime, stones] = asked.arguments else {
        return Err(Refusal::Arguments("time_settings MAIN OVERTIME STONES"));
    };
    let settings = TimeSettings { main: time(main)?, overtime: time(overtime)?, stones: number(stones)? };
    session.clocks = Clocks::new(settings);
    Ok(String::new())
}

fn time_left(session: &mut Session, asked: &Asked) -> Answer {
    let (colour, left, stones) = match asked.arguments {
        [colour, left] => (seat(colour)?, time(left)?, 0),
        [colour, left, stones] => (seat(colour)?, time(left)?, number(stones)?),
        _ => return Err(Refusal::Arguments("time_left COLOUR SECONDS [STONES]")),
    };
    session.clocks.set(colour, left, stones);
    Ok(String::new())
}
