//! The bots that visitors may play against: those of the catalog, within reason, and never in the way of the pages.

use catalog::{Entry, Level};
use offer::{Player, Position, Settings, Spec, SpecError, Thought};
use search::Control;

/// What a bot may take at most, by the name of its parameter: visitors share the memory and the time of this machine.
const MOST: [(&str, i64); 4] = [("table", 256), ("memory", 256), ("seconds", 60), ("threads", 64)];

/// The bot that a spec or a level names.
///
/// # Errors
/// Names the bot or the parameter that is not taken.
pub(crate) fn bot(entry: &Entry, start: &dyn Position, spec: &str, seed: u64) -> Result<Box<dyn Player>, SpecError> {
    if Level::named(spec).is_none() {
        stay_within_reason(entry, &spec.parse()?)?;
    }
    Ok(Box::new(Polite(entry.bot(start, spec, seed)?)))
}

fn stay_within_reason(entry: &Entry, spec: &Spec) -> Result<(), SpecError> {
    // A bot that does not exist is refused by the catalog.
    let Some(offered) = entry.offer.bots().iter().find(|bot| bot.name == spec.name) else { return Ok(()) };
    let settings = Settings::read(spec, offered.parameters)?;
    let is_taken = |key: &str| offered.parameters.iter().any(|parameter| parameter.name == key);
    for (key, most) in MOST.into_iter().filter(|(key, _)| is_taken(key)) {
        if settings.number(key).is_some_and(|number| number > most) {
            return Err(settings.refuse(key, format!("at most {most} in the browser")));
        }
    }
    Ok(())
}

/// A bot that lets the pages go first.
struct Polite(Box<dyn Player>);

impl Player for Polite {
    fn think(&mut self, position: &dyn Position, control: &Control, progress: &mut dyn FnMut(&Thought)) -> Thought {
        step_back();
        self.0.think(position, control, progress)
    }
}

/// Gives this thread, and those it starts, a lower priority. Where that cannot be done it goes on as it was.
fn step_back() {
    // On Linux "this process" means the thread that asks.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

/// How many threads a bot may use: all cores where it can step back, else one is left to the pages.
pub(crate) fn threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if cfg!(target_os = "linux") { cores } else { cores.saturating_sub(1).max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_stay_within_reason() {
        let (entry, start) = catalog::start("connect4").unwrap();
        let refusal = |spec: &str| bot(entry, &*start, spec, 0).err().map(|error| error.to_string());
        for fine in ["beginner", "normal", "expert", "alphabeta:depth=4", "perfect:table=64,seconds=5"] {
            assert_eq!(refusal(fine), None, "{fine}");
        }
        for (spec, reason) in [
            ("perfect:table=65536", "at most 256"),
            ("perfect:seconds=86400", "at most 60"),
            ("/bin/sh", "no bot"),
            ("htp:command=sh", "no bot"),
            ("", "name is missing"),
        ] {
            assert!(refusal(spec).is_some_and(|refusal| refusal.contains(reason)), "{spec}: {:?}", refusal(spec));
        }
    }
}
