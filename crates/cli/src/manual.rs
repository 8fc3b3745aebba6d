//! The manual in the browser: the commands as `--help` describes them, and what only the program knows.

use clap::{Command, CommandFactory};
use rusc_view::book::{self, Manual};

use crate::{App, Arguments};

/// What the program says about its commands, protocols and external bots.
pub(crate) fn manual(app: &App) -> Manual {
    let mut program = Arguments::command().disable_help_subcommand(true).term_width(0).bin_name("rusc");
    program.build();
    let external = |entry: &rusc_catalog::Entry| {
        let name = entry.name();
        rusc_engine::bots(entry).into_iter().map(move |bot| (name, bot)).collect::<Vec<_>>()
    };
    Manual {
        commands: program.get_subcommands_mut().map(described).collect(),
        protocols: vec![("htp", rusc_engine::commands().into_iter().map(str::to_owned).collect())],
        samples: rusc_lab::ladders().first().map(|(_, file)| ("tournament", *file)).into_iter().collect(),
        guests: app.catalog.games().iter().flat_map(external).collect(),
    }
}

/// A command as its help describes it.
fn described(command: &mut Command) -> book::Command {
    let usage = command.render_usage().to_string();
    let text = |words: Option<&clap::builder::StyledStr>| words.map(ToString::to_string).unwrap_or_default();
    let options = command.get_arguments().filter(|argument| !argument.is_hide_set()).map(|argument| {
        let name = argument.to_string();
        let default: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let about = text(argument.get_help());
        let is_told = default.iter().any(|value| !value.is_empty()) && argument.get_action().takes_values();
        (name, if is_told { format!("{about} [{}]", default.join(" ")) } else { about })
    });
    book::Command {
        name: command.get_name().to_owned(),
        about: text(command.get_about()),
        usage: usage.trim_start_matches("Usage: ").to_owned(),
        options: options.collect(),
        more: text(command.get_after_help()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manual_says_what_the_help_says() {
        let manual = manual(&App::builtin());
        let mut program = Arguments::command().term_width(0);
        program.build();
        for command in program.get_subcommands_mut().filter(|command| command.get_name() != "help") {
            let help = command.render_help().to_string();
            let told = manual.command(command.get_name()).expect("every command is in the manual");
            assert!(help.contains(&told.about) && help.contains(told.more.trim()), "{help}");
            for (name, about) in &told.options {
                let about = about.split(" [").next().unwrap_or_default();
                assert!(help.contains(about.trim()), "{name}: {about}\n{help}");
            }
        }
        assert!(manual.command("solve").unwrap().options.iter().any(|(name, _)| name.contains("--proof")));
        assert!(manual.protocols[0].1.iter().any(|name| name == "genmove"));
        assert_eq!(manual.guests.len(), 1);
        assert!(manual.samples.iter().any(|(name, text)| *name == "tournament" && text.contains("bots = [")));
    }
}
