//! The lists of puzzles, and the list of tutorials.

use maud::{Markup, html};
use rusc_present::{Grade, Puzzle};

use super::exercise::{grade, streak};
use super::shell::{Reader, shell};
use crate::Picture;

/// The content of the page of all puzzles.
pub struct Puzzles {
    /// The games that have puzzles, with their numbers.
    pub games: Vec<(&'static str, usize)>,
    /// The address of the puzzle of the day, if there are any puzzles.
    pub daily: Option<String>,
    /// The number of the day.
    pub day: i64,
    /// The visitor's own mistakes.
    pub mistakes: Vec<Mistake>,
}

/// A mistake that the visitor has made.
pub struct Mistake {
    /// The address of its page.
    pub address: String,
    /// What the browser remembers when it is solved.
    pub key: String,
    /// The game's name in specs.
    pub game: String,
    /// The number of the move.
    pub number: usize,
    /// The chance to win that was lost.
    pub lost: f64,
}

/// The page of all puzzles.
pub fn puzzles(reader: &Reader, puzzles: &Puzzles) -> Markup {
    let texts = reader.texts;
    let title = texts.say("puzzles");
    let content = html! {
        section class="welcome" data-today=(puzzles.day) {
            h1 { (title) }
            p { (texts.say("puzzles-more")) }
            @if let Some(daily) = &puzzles.daily {
                p class="actions" { a class="button" href=(daily) { (texts.say("puzzle-daily")) } (streak(reader)) }
            }
        }
        section class="games" aria-label=(texts.say("games")) {
            @for (index, (game, count)) in puzzles.games.iter().enumerate() {
                @let picture = reader.drawings.art(game).and_then(|art| art.sample(texts, &format!("g{index}")));
                @let address = format!("/puzzles/{game}");
                (card(reader, game, &address, picture, &texts.tell("puzzles-count", &[("count", (*count).into())]), "puzzles-solve"))
            }
        }
        section class="panel" {
            h2 { (texts.say("puzzles-own")) }
            @if puzzles.mistakes.is_empty() { p class="soft" { (texts.say("puzzles-own-none")) } }
            ul class="matches" {
                @for mistake in &puzzles.mistakes {
                    li {
                        a href=(mistake.address) data-puzzle=(mistake.key) {
                            strong { (texts.say(&format!("game-{}", mistake.game))) }
                            span { (texts.tell("puzzles-own-move", &[("number", mistake.number.into())])) }
                            span class="soft" { (texts.tell("puzzle-lost", &[("chance", texts.chance(mistake.lost).into())])) }
                        }
                    }
                }
            }
        }
        script type="module" src="/assets/learn.js" {}
    };
    shell(reader, &title, content)
}

/// The page of the puzzles of one game.
pub fn puzzles_of(reader: &Reader, game: &str, all: &[Puzzle]) -> Markup {
    let texts = reader.texts;
    let title = texts.tell("puzzles-of", &[("game", texts.say(&format!("game-{game}")).into())]);
    let numbered = || all.iter().zip(1..);
    let content = html! {
        section class="welcome" { h1 { (title) } p { (texts.say("puzzles-grades")) } }
        @for one in Grade::ALL {
            section class="panel" {
                h2 { (grade(reader, one)) }
                ol class="numbers" {
                    @for (_, number) in numbered().filter(|(puzzle, _)| puzzle.grade == one) {
                        li {
                            a class="chip" href={ "/puzzles/" (game) "/" (number) } data-puzzle={ (game) "/" (number) } { (number) }
                        }
                    }
                }
            }
        }
        p class="actions" { a class="quiet" href="/puzzles" { (texts.say("puzzles")) } }
        script type="module" src="/assets/learn.js" {}
    };
    shell(reader, &title, content)
}

/// The page of all tutorials.
pub fn tutorials(reader: &Reader, games: &[&str]) -> Markup {
    let texts = reader.texts;
    let title = texts.say("learn");
    let content = html! {
        section class="welcome" { h1 { (title) } p { (texts.say("learn-more")) } }
        section class="games" aria-label=(texts.say("games")) {
            @for (index, game) in games.iter().enumerate() {
                @let picture = reader.drawings.art(game).and_then(|art| art.sample(texts, &format!("g{index}")));
                (card(reader, game, &format!("/tutorial/{game}/1"), picture, &texts.say(&format!("about-{game}")), "learn-begin"))
            }
        }
    };
    shell(reader, &title, content)
}

/// The offer of the tutorials on the first page, until it is put away.
pub(super) fn offer(reader: &Reader, games: &[&str]) -> Markup {
    let texts = reader.texts;
    html! {
        section class="panel offer" data-once="learn" hidden {
            p { (texts.say("learn-offer")) }
            p class="actions" {
                @for game in games {
                    a class="button small" href={ "/tutorial/" (game) "/1" } { (texts.say(&format!("game-{game}"))) }
                }
                button type="button" class="plain" data-dismiss { (texts.say("learn-dismiss")) }
            }
        }
        script type="module" src="/assets/learn.js" {}
    }
}

fn card(reader: &Reader, game: &str, address: &str, picture: Option<Picture>, about: &str, button: &str) -> Markup {
    let title = reader.texts.say(&format!("game-{game}"));
    html! {
        article class="card" {
            a class="picture" href=(address) tabindex="-1" aria-hidden="true" {
                @if let Some(picture) = picture { (picture.image()) }
            }
            h2 { (title) }
            p { (about) }
            p class="actions" { a class="button" href=(address) { (reader.texts.say(button)) span class="hidden" { " " (title) } } }
        }
    }
}
