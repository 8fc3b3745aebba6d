//! `rusc games`: lists the games, their options, bots and levels.

use clap::Args;
use rusc_catalog::{Entry, Level};
use rusc_host::BotInfo;
use rusc_present::Parameter;
use serde_json::{Value, json};

use crate::App;
use crate::failure::Failure;
use crate::output::{print_json, print_styled};
use crate::styles::{NAME, TITLE, described, styled};

/// List the games, their options, their bots and levels
#[derive(Args)]
#[command(after_help = "Example: rusc games --json")]
pub(crate) struct Games {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The version of the JSON output.
const VERSION: u32 = 1;

impl Games {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let games = app.catalog.games().iter();
        if self.json {
            print_json(VERSION, json!({ "games": games.map(data).collect::<Vec<_>>() }))
        } else {
            print_styled(&games.map(text).collect::<Vec<_>>().join("\n"))
        }
    }
}

fn data(entry: &Entry) -> Value {
    let bot = |bot: BotInfo| json!({ "name": bot.name, "about": bot.about, "parameters": parameters(&bot.parameters) });
    let levels: serde_json::Map<String, Value> =
        Level::ALL.iter().map(|&level| (level.name().to_owned(), entry.level(level).into())).collect();
    json!({
        "name": entry.name(),
        "title": entry.title(),
        "options": parameters(&entry.options()),
        "bots": bots(entry).map(bot).collect::<Vec<_>>(),
        "levels": levels,
    })
}

/// All bots of a game, including external programs.
fn bots(entry: &Entry) -> impl Iterator<Item = BotInfo> {
    entry.bots().into_iter().chain(rusc_engine::bots(entry))
}

fn parameters(parameters: &[Parameter]) -> Vec<Value> {
    let described = |parameter: &Parameter| {
        json!({
            "name": parameter.name,
            "about": parameter.about,
            "expected": parameter.expected().english,
            "default": parameter.default,
        })
    };
    parameters.iter().map(described).collect()
}

fn text(entry: &Entry) -> String {
    let mut text = format!("{} ({})\n", styled(TITLE, entry.title()), styled(NAME, entry.name()));
    text += &described(2, &entry.options().iter().map(pair).collect::<Vec<_>>());
    for bot in bots(entry) {
        text += &format!("  bot {}: {}\n", styled(NAME, bot.name), bot.about);
        text += &described(4, &bot.parameters.iter().map(pair).collect::<Vec<_>>());
    }
    let level = |level: &Level| (format!("level {}", level.name()), entry.level(*level).to_owned());
    text + &described(2, &Level::ALL.iter().map(level).collect::<Vec<_>>())
}

/// A parameter and its description.
fn pair(parameter: &Parameter) -> (String, String) {
    let default = match &*parameter.default {
        "" => String::new(),
        default => format!("; {default} unless given"),
    };
    (format!("{}={}", parameter.name, parameter.expected()), format!("{}{default}", parameter.about))
}
