//! The first page: the games, unfinished matches, and a file to open.

use maud::{Markup, html};
use rusc_present::Why;

use super::archive::{Listed, entry};
use super::new_game::summary;
use super::puzzles::offer;
use super::shell::{Reader, shell};
use crate::AnyArt;

/// The content of the first page.
pub struct Lobby {
    /// The settings used last, by game: names and values of fields.
    pub habits: Vec<(String, Vec<(String, String)>)>,
    /// The unfinished matches, the latest first.
    pub unfinished: Vec<Listed>,
    /// The games that have a tutorial.
    pub courses: Vec<&'static str>,
    /// Why a file could not be opened, if one was sent.
    pub problem: Option<Why>,
}

/// Draws the first page, with the games and the visitor's unfinished matches.
pub fn lobby(reader: &Reader, lobby: &Lobby) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="welcome" {
            h1 { (texts.say("welcome")) }
            p { (texts.say("welcome-more")) }
        }
        @if lobby.habits.is_empty() && lobby.unfinished.is_empty() { (offer(reader, &lobby.courses)) }
        section class="games" aria-label=(texts.say("games")) {
            @for (index, art) in reader.drawings.all().enumerate() { (card(reader, lobby, art, index)) }
        }
        @if !lobby.unfinished.is_empty() {
            section class="panel" {
                h2 { (texts.say("unfinished")) }
                ul class="matches" { @for listed in &lobby.unfinished { (entry(reader, listed, false)) } }
                p { a class="quiet" href="/archive" { (texts.say("archive-all-games")) } }
            }
        }
        section class="panel" {
            h2 { (texts.say("book-title")) }
            p class="soft" { (texts.say("book-about")) }
            p class="actions" {
                a class="quiet" href="/learn" { (texts.say("book-read")) }
                a class="quiet" href="/tutorial" { (texts.say("learn-steps")) }
                a class="quiet" href="/about" { (texts.say("about-title")) }
            }
        }
        details class="panel opening" open[lobby.problem.is_some()] {
            summary { h2 { (texts.say("open")) } }
            p class="soft" { (texts.say("open-more")) }
            @if let Some(problem) = &lobby.problem { p class="problem" role="alert" { (texts.why(problem)) } }
            form class="open" method="post" action="/open" enctype="multipart/form-data" {
                input type="file" name="file" accept=".sgf,.json" aria-label=(texts.say("open-file"));
                label { (texts.say("open-text")) textarea name="text" rows="4" {} }
                button { (texts.say("open-button")) }
            }
        }
    };
    shell(reader, &texts.say("welcome-title"), content)
}

fn card(reader: &Reader, lobby: &Lobby, art: &dyn AnyArt, index: usize) -> Markup {
    let texts = reader.texts;
    let habits = lobby.habits.iter().find(|(game, _)| game == art.name()).map_or(&[][..], |(_, fields)| fields);
    let title = texts.say(&format!("game-{}", art.name()));
    let unseen = html! { span class="hidden" { " " (title) } };
    html! {
        article class="card" {
            a class="picture" href={ "/new/" (art.name()) } tabindex="-1" aria-hidden="true" {
                @if let Some(picture) = art.sample(texts, &format!("g{index}")) { (picture.image()) }
            }
            h2 { (title) }
            p { (texts.say(&format!("about-{}", art.name()))) }
            form class="one-click" method="post" action={ "/play/" (art.name()) } {
                button { (texts.say("play")) (unseen) }
                small { (summary(reader, art, habits)) }
            }
            p class="actions" {
                a class="quiet" href={ "/new/" (art.name()) } { (texts.say("new-game-link")) (unseen) }
                a class="quiet" href={ "/rules/" (art.name()) } { (texts.say("rules")) (unseen) }
            }
        }
    }
}
