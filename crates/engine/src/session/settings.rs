//! The settings of a session, which the controller reads and changes by Rusc's own command or by Benzene's.

use rusc_catalog::Level;
use rusc_present::time_with_unit;
use rusc_search::MOST_THREADS;

use super::asked::{Asked, Refusal, number, time};
use super::commands::Answer;
use super::{Session, Swap};

/// The parameters of Benzene's programs that have the same meaning here: command, parameter, and Rusc's name for it. HexGui's
/// button for solving sends the first.
const BENZENE: &[(&str, &str, &str)] = &[
    ("param_dfpn", "use_guifx", "live_gfx"),
    ("param_dfpn", "threads", "threads"),
    ("param_dfpn", "timelimit", "time"),
    ("param_mohex", "use_livegfx", "live_gfx"),
    ("param_mohex", "num_threads", "threads"),
    ("param_mohex", "max_time", "time"),
    ("param_wolve", "use_guifx", "live_gfx"),
    ("param_wolve", "max_time", "time"),
];

const OWN: &[&str] = &["bot", "time", "threads", "swap", "live_gfx"];

/// Shows all parameters, or changes one.
pub(super) fn param_rusc(session: &mut Session, asked: &Asked) -> Answer {
    match asked.arguments {
        [] => Ok(OWN.iter().map(|key| session.parameter(key, key)).collect()),
        [key, value] => {
            session.set_parameter(key, value)?;
            Ok(String::new())
        }
        _ => Err(Refusal::Arguments("param_rusc or param_rusc KEY VALUE")),
    }
}

pub(super) fn param_dfpn(session: &mut Session, asked: &Asked) -> Answer {
    of_benzene("param_dfpn", session, asked)
}

pub(super) fn param_mohex(session: &mut Session, asked: &Asked) -> Answer {
    of_benzene("param_mohex", session, asked)
}

pub(super) fn param_wolve(session: &mut Session, asked: &Asked) -> Answer {
    of_benzene("param_wolve", session, asked)
}

/// Shows or changes parameters under the names that one of Benzene's commands has for them.
fn of_benzene(command: &'static str, session: &mut Session, asked: &Asked) -> Answer {
    let known = || BENZENE.iter().filter(|(of, ..)| *of == command);
    match asked.arguments {
        [] => Ok(known().map(|(_, key, own)| session.parameter(key, own)).collect()),
        [key, value] => {
            let found = known().find(|(_, name, _)| name == key);
            let &(_, name, own) = found.ok_or_else(|| {
                let names: Vec<&str> = known().map(|&(_, name, _)| name).collect();
                Refusal::BenzenesParameter { command, key: key.clone(), known: names.join(", ") }
            })?;
            // Benzene's solver takes no limit for a limit of 0.
            let is_unlimited = name == "timelimit" && time(value).is_ok_and(|time| time.is_zero());
            session.set_parameter(own, if is_unlimited { "auto" } else { value })?;
            Ok(String::new())
        }
        _ => Err(Refusal::Arguments("no arguments or KEY VALUE")),
    }
}

impl Session<'_> {
    /// A parameter under the name `key`, with the kind of input field that HexGui shows for it.
    fn parameter(&self, key: &str, own: &str) -> String {
        let choices = &self.choices;
        let switch = |is_on: bool| ("bool".to_owned(), u8::from(is_on).to_string());
        let text = |text: String| ("string".to_owned(), text);
        let (kind, value) = match own {
            "bot" => (self.kind_of_bot(), choices.bot.clone()),
            "time" => text(choices.time.map_or_else(|| "auto".to_owned(), |time| time.as_secs_f64().to_string())),
            "threads" => text(choices.threads.to_string()),
            "swap" => switch(choices.swap == Swap::On),
            _ => switch(choices.live_gfx),
        };
        format!("\n[{kind}] {key} {value}")
    }

    /// A list of all levels and bots to choose from, if the present choice can be a part of it.
    fn kind_of_bot(&self) -> String {
        let bot = &self.choices.bot;
        if bot.contains(|c: char| c.is_whitespace() || "/[]".contains(c)) {
            return "string".to_owned();
        }
        let mut names: Vec<&str> = Level::ALL.map(Level::name).to_vec();
        let bots = self.history[0].in_public().bots();
        for name in bots.iter().map(|bot| bot.name).chain([bot.as_str()]) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        format!("list/{}", names.join("/"))
    }

    fn set_parameter(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        match key {
            "bot" => {
                self.player = Some(self.seat_bot(value)?);
                value.clone_into(&mut self.choices.bot);
            }
            "time" if value == "auto" => self.choices.time = None,
            "time" => {
                let read = time_with_unit(value).or_else(|| time(value).ok());
                self.choices.time = Some(read.ok_or_else(|| Refusal::NotATime(value.to_owned()))?);
            }
            "threads" => {
                let threads =
                    usize::try_from(number(value)?).ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
                self.choices.threads = threads.ok_or(Refusal::Threads)?;
            }
            "swap" => {
                let is_on = is_on(value).ok_or(Refusal::Arguments("swap on or swap off"))?;
                self.set_swap(if is_on { Swap::On } else { Swap::Off })?;
            }
            "live_gfx" => {
                self.choices.live_gfx = is_on(value).ok_or(Refusal::Arguments("live_gfx on or live_gfx off"))?;
            }
            _ => return Err(Refusal::Parameter(key.to_owned())),
        }
        Ok(())
    }
}

fn is_on(value: &str) -> Option<bool> {
    match value {
        "1" | "on" | "true" => Some(true),
        "0" | "off" | "false" => Some(false),
        _ => None,
    }
}
