//! The reference: a page for each bot, file format, protocol and command, drawn from the declarations that the program itself uses.

use maud::{Markup, html};
use rusc_catalog::{Catalog, Entry, Level};
use rusc_game::{Rng, Seat};
use rusc_host::BotInfo;
use rusc_present::{Kind, Parameter};
use rusc_record::{Action, NodeId, Record, Replay, Sitter};

use super::shell::{Reader, described};
use crate::book::{Argument, Command, Manual, Volume, chapters_about, rungs};
use crate::{Texts, bot_about, bot_name};

/// The file formats and protocols, in the order of the list. The names are parts of permanent addresses.
pub const FORMATS: [&str; 6] = ["json", "jsonl", "sgf", "htp", "tournament", "proof"];

/// A proof, as the solver writes it; a test verifies it.
const PROOF: &str = include_str!("../../book/proof.txt");

/// The number of moves in the example of a file format.
const EXAMPLE_MOVES: usize = 4;

/// The addresses of all pages of the reference.
pub fn references(catalog: &Catalog, manual: &Manual) -> Vec<String> {
    let bots = catalog.games().iter().flat_map(|entry| {
        bots(entry, manual).into_iter().map(|bot| format!("/learn/reference/bots/{}/{}", entry.name(), bot.name))
    });
    let formats = FORMATS.iter().map(|name| format!("/learn/reference/formats/{name}"));
    let commands = manual.commands.iter().map(|command| format!("/learn/reference/commands/{}", command.name));
    bots.chain(formats).chain(commands).collect()
}

/// The bots of a game, those that are other programs last.
fn bots(entry: &Entry, manual: &Manual) -> Vec<BotInfo> {
    let guests = manual.guests.iter().filter(|(game, _)| *game == entry.name()).map(|(_, bot)| bot.clone());
    entry.bots().into_iter().chain(guests).collect()
}

/// The list of all pages.
pub fn reference(reader: &Reader, book: &Volume, catalog: &Catalog, manual: &Manual) -> Markup {
    let texts = reader.texts;
    let content = html! {
        article class="panel prose book" {
            (way_up(reader))
            h1 { (texts.say("reference")) }
            p { (texts.say("reference-about")) }
            h2 id="bots" { (texts.say("reference-bots")) }
            @for entry in catalog.games() {
                h3 { (game(texts, entry)) }
                ul {
                    @for bot in bots(entry, manual) {
                        li {
                            a href=(reader.to(&format!("/learn/reference/bots/{}/{}", entry.name(), bot.name))) { (bot_name(texts, bot.name)) }
                            @if let Some(about) = bot_about(texts, bot.name) { ": " (about) }
                        }
                    }
                }
            }
            h2 id="formats" { (texts.say("reference-formats")) }
            ul { @for name in FORMATS { li { a href=(reader.to(&format!("/learn/reference/formats/{name}"))) { (texts.say(&format!("format-{name}"))) } } } }
            h2 id="commands" { (texts.say("reference-commands")) }
            // In a browser there is no command line.
            @if manual.commands.is_empty() { p { (texts.say("site-commands")) } pre tabindex="0" { code { "rusc --help" } } }
            @else {
                ul {
                    @for command in &manual.commands {
                        li { a href=(reader.to(&format!("/learn/reference/commands/{}", command.name))) { code { "rusc " (command.name) } } ": " (translated(texts, book, &command.about)) }
                    }
                }
            }
        }
    };
    described(reader, &texts.say("reference"), &texts.say("reference-about"), content)
}

/// The page of a bot; `None` if the game has no such bot.
pub fn reference_bot(reader: &Reader, book: &Volume, entry: &Entry, manual: &Manual, name: &str) -> Option<Markup> {
    let texts = reader.texts;
    let bot = bots(entry, manual).into_iter().find(|bot| bot.name == name)?;
    let (called, game) = (bot_name(texts, name), game(texts, entry));
    let title = texts.tell("reference-bot", &[("name", called.as_str().into()), ("game", game.as_str().into())]);
    let about = bot_about(texts, name).unwrap_or_default();
    let levels: Vec<Level> = Level::ALL.into_iter().filter(|level| is_bot(entry.level(*level), name)).collect();
    let rungs = rungs(entry.name(), name);
    let chapters = chapters_about(name).iter().filter_map(|name| Some((name, book.chapter(name)?)));
    let content = html! {
        article class="panel prose book" {
            (way_up(reader))
            h1 { (title) }
            h2 { (texts.say("reference-idea")) }
            p { (about) }
            p { (sentence(texts, book, bot.about)) }
            ul { @for (name, chapter) in chapters { li { a href=(reader.to(&format!("/learn/{name}"))) { (chapter.title) } } } }
            h2 { (texts.say("reference-parameters")) }
            (parameters(texts, book, &bot.parameters))
            pre tabindex="0" { code { "rusc genmove " (entry.name()) " --bot " (sample(&bot)) } }
            h2 { (texts.say("reference-strength")) }
            @for level in levels {
                p { (texts.tell("reference-level", &[("level", texts.say(&format!("level-{}", level.name())).into())])) " " code { (entry.level(level)) } }
            }
            @if rungs.is_empty() { p { (texts.say("reference-no-ladder")) } }
            @else {
                table tabindex="0" {
                    thead { tr { th { (texts.say("reference-game")) } th { (texts.say("reference-spec")) } th { "Elo (95 %)" } th { (texts.say("reference-points")) } } }
                    tbody { @for rung in rungs { tr { td { code { (rung.game) } } td { code { (rung.bot) } } td lang="en" { (rung.rating) } td { (rung.points[0]) " / " (rung.points[1]) } } } }
                }
                p { (texts.say("reference-ladder")) }
            }
            h2 { (texts.say("reference-source")) }
            p { (texts.find(&format!("bot-source-{name}"), &[]).unwrap_or_else(|| texts.say("bot-source-none"))) }
        }
    };
    Some(described(reader, &title, &format!("{title}. {about}"), content))
}

/// The page of a file format or protocol; `None` if there is none with this name.
pub fn reference_format(reader: &Reader, catalog: &Catalog, manual: &Manual, name: &str) -> Option<Markup> {
    let texts = reader.texts;
    let name = FORMATS.into_iter().find(|known| *known == name)?;
    let (title, about) = (texts.say(&format!("format-{name}")), texts.say(&format!("format-{name}-about")));
    let examples = catalog.games().iter().filter_map(|entry| Some((entry, example(catalog, entry, name)?)));
    let said = manual.protocols.iter().find(|(known, _)| *known == name);
    let content = html! {
        article class="panel prose book" {
            (way_up(reader))
            h1 { (title) }
            p { (about) }
            @if let Some((_, commands)) = said {
                h2 { (texts.say("reference-says")) }
                ul class="names" { @for command in commands { li { code { (command) } } } }
            }
            @for (_, text) in manual.samples.iter().chain(&[("proof", PROOF)]).filter(|(known, _)| *known == name) {
                pre tabindex="0" aria-label=(title) { code { (text) } }
            }
            @for (entry, text) in examples {
                h2 { (game(texts, entry)) }
                pre tabindex="0" aria-label=(game(texts, entry)) { code { (text) } }
            }
        }
    };
    Some(described(reader, &title, &about, content))
}

/// The page of a command; `None` if there is none with this name.
pub fn reference_command(reader: &Reader, book: &Volume, manual: &Manual, name: &str) -> Option<Markup> {
    let texts = reader.texts;
    let Command { name, about, usage, options, more } = manual.command(name)?;
    let title = format!("rusc {name}");
    let described_as = book.gloss(about).unwrap_or(about);
    let content = html! {
        article class="panel prose book" {
            (way_up(reader))
            h1 { code { (title) } }
            p { (translated(texts, book, about)) "." }
            pre tabindex="0" { code { (usage) } }
            h2 { (texts.say("reference-options")) }
            dl {
                @for Argument { name, about, default } in options {
                    dt { code { (name) } }
                    dd { (translated(texts, book, about)) @if !default.is_empty() { " " code { "[" (default) "]" } } }
                }
            }
            @if !more.is_empty() { pre tabindex="0" { code { @for line in more.lines() { (remark(texts, book, line)) "\n" } } } }
        }
    };
    Some(described(
        reader,
        &title,
        &texts.tell("reference-command", &[("name", title.as_str().into()), ("about", described_as.into())]),
        content,
    ))
}

/// A declared text in the reader's language, or else in English and marked so.
fn translated(texts: &Texts, book: &Volume, english: &str) -> Markup {
    match book.gloss(english) {
        Some(text) => html! { (text) },
        None if texts.language() == "en" => html! { (english) },
        None => html! { span lang="en" { (english) } },
    }
}

/// A declared text as a sentence: it is declared without a capital letter and a full stop.
fn sentence(texts: &Texts, book: &Volume, english: &str) -> Markup {
    let capital = |text: &str| text.chars().take(1).flat_map(char::to_uppercase).chain(text.chars().skip(1)).collect();
    let found = book.gloss(english);
    let text: String = capital(found.unwrap_or(english));
    let language = (found.is_none() && texts.language() != "en").then_some("en");
    html! { span lang=[language] { (text) "." } }
}

/// A line below the options of a command: an example, of which only the first word is translated, or a remark.
fn remark(texts: &Texts, book: &Volume, line: &str) -> Markup {
    match (book.gloss(line.trim()), line.strip_prefix("Example:"), book.gloss("Example:")) {
        (None, Some(example), Some(word)) => html! { (word) (example) },
        (None, None, _) if line.starts_with("rusc ") || line.is_empty() => html! { (line) },
        _ => translated(texts, book, line.trim()),
    }
}

/// Links to the book and to the list of the reference.
fn way_up(reader: &Reader) -> Markup {
    let link = |path: &str, key: &str| html! { a href=(reader.to(path)) { (reader.texts.say(key)) } };
    html! { p class="soft" { (link("/learn", "book-title")) " · " (link("/learn/reference", "reference")) } }
}

fn game(texts: &Texts, entry: &Entry) -> String {
    texts.find(&format!("game-{}", entry.name()), &[]).unwrap_or_else(|| entry.title().to_owned())
}

fn is_bot(spec: &str, name: &str) -> bool {
    spec.split(':').next() == Some(name)
}

fn parameters(texts: &Texts, book: &Volume, parameters: &[Parameter]) -> Markup {
    if parameters.is_empty() {
        return html! { p { (texts.say("reference-no-parameters")) } };
    }
    html! {
        table tabindex="0" {
            thead {
                tr {
                    th { (texts.say("reference-name")) }
                    th { (texts.say("reference-values")) }
                    th { (texts.say("reference-default")) }
                    th { (texts.say("reference-meaning")) }
                }
            }
            tbody {
                @for parameter in parameters {
                    tr {
                        td { code { (parameter.name) } }
                        td { (values(texts, parameter)) }
                        td { code { (parameter.default) } }
                        td { (translated(texts, book, parameter.about)) }
                    }
                }
            }
        }
    }
}

/// The permitted values of a parameter; words that a spec uses are code, in no language.
fn values(texts: &Texts, parameter: &Parameter) -> Markup {
    let values = texts.why(&parameter.expected());
    match parameter.kind {
        Kind::Flag { .. } | Kind::Word { .. } => html! { code { (values) } },
        Kind::Number { .. } | Kind::Text { .. } => html! { (values) },
    }
}

/// The spec of a bot with its first parameter at its default.
fn sample(bot: &BotInfo) -> String {
    match bot.parameters.iter().find(|parameter| !parameter.default.is_empty()) {
        Some(parameter) => format!("{}:{}={}", bot.name, parameter.name, parameter.default),
        None => bot.name.to_owned(),
    }
}

/// A short game in a file format, written by the program; `None` if the format cannot hold the game.
fn example(catalog: &Catalog, entry: &Entry, format: &str) -> Option<String> {
    let spec = catalog.dealt(entry.name(), 1).ok()?;
    let (_, mut position) = catalog.start(&spec).ok()?;
    let sitters = Seat::all(position.seats()).map(|_| Sitter::bot(Level::Normal.name())).collect();
    let mut record = Record::new(position.spec(), sitters);
    let (mut rng, mut at) = (Rng::new(1), NodeId::ROOT);
    for _ in 0..EXAMPLE_MOVES {
        let played = position.play(&position.random_move(&mut rng)?).ok()?;
        at = record.tree.add(at, Action::Move(played.name));
        position = played.position;
    }
    match format {
        "json" => Some(rusc_record::json::write(&record)),
        "jsonl" => Some(rusc_record::json::write_line(&record)),
        "sgf" => rusc_record::sgf::write(&Replay::new(catalog, record).ok()?).ok(),
        _ => None,
    }
}
