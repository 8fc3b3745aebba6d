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
        let default = if argument.get_action().takes_values() { default.join(" ") } else { String::new() };
        book::Argument { name, about, default }
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
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_manual_says_what_the_help_says() {
        let manual = manual(&App::builtin());
        let mut program = Arguments::command().term_width(0);
        program.build();
        for command in program.get_subcommands_mut().filter(|command| command.get_name() != "help") {
            let help = command.render_help().to_string();
            let entry = manual.command(command.get_name()).expect("every command is in the manual");
            assert!(help.contains(&entry.about) && help.contains(entry.more.trim()), "{help}");
            for book::Argument { name, about, default } in &entry.options {
                assert!(help.contains(about.trim()) && help.contains(default), "{name}: {about} [{default}]\n{help}");
            }
        }
        assert!(manual.command("solve").unwrap().options.iter().any(|option| option.name.contains("--proof")));
        assert!(manual.protocols[0].1.iter().any(|name| name == "genmove"));
        assert_eq!(manual.guests.len(), 1);
        assert!(manual.samples.iter().any(|(name, text)| *name == "tournament" && text.contains("bots = [")));
    }

    /// All texts that the reference shows in the reader's language, as they are declared.
    fn declared() -> BTreeSet<String> {
        let app = App::builtin();
        let manual = manual(&app);
        let own = app.catalog.games().iter().flat_map(|entry| entry.bots());
        let bots = own.chain(manual.guests.iter().map(|(_, bot)| bot.clone()));
        let bots = bots.flat_map(|bot| {
            let parameters = bot.parameters.iter().map(|parameter| parameter.about.to_owned());
            parameters.chain([bot.about.to_owned()]).collect::<Vec<_>>()
        });
        let commands = manual.commands.iter().flat_map(|command| {
            let options = command.options.iter().map(|option| option.about.clone());
            let more = command.more.lines().map(|line| line.trim().to_owned());
            // Of an example only the word before it is translated, unless it has words of its own.
            let more = more.filter(|line| !line.starts_with("rusc "));
            options.chain(more).chain([command.about.clone()]).collect::<Vec<_>>()
        });
        bots.chain(commands).filter(|text| !text.is_empty()).collect()
    }

    #[test]
    fn the_reference_is_translated_and_nothing_else_is() {
        let declared = declared();
        for language in book::LANGUAGES.iter().filter(|language| **language != "en") {
            let book = book::Volume::built_in(language);
            let translated = |text: &str| book.gloss(text);
            let is_example = |text: &str| text.starts_with("Example: rusc ");
            let missing: Vec<_> =
                declared.iter().filter(|text| translated(text).is_none() && !is_example(text)).collect();
            assert!(missing.is_empty(), "manual.po in {language} lacks {missing:#?}");
            assert!(translated("Example:").is_some());
            let idle: Vec<_> =
                book.glosses.keys().filter(|text| *text != "Example:" && !declared.contains(*text)).collect();
            assert!(idle.is_empty(), "manual.po in {language} has what nothing declares: {idle:#?}");
        }
    }
}
