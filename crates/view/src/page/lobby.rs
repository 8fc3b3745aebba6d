//! The first page: the games, unfinished matches, and a file to open.

use maud::{Markup, html};
use rusc_present::Why;

use super::shell::{Reader, shell};
use crate::AnyArt;
use crate::fragment::deletion;

/// The content of the first page.
pub struct Lobby {
    /// The unfinished matches, the latest first.
    pub unfinished: Vec<Listed>,
    /// The ids of the unfinished matches that cannot be read, and why.
    pub damaged: Vec<(String, Why)>,
    /// Why a file could not be opened, if one was sent.
    pub problem: Option<Why>,
}

/// A match in a list.
pub struct Listed {
    /// The id of the match in addresses.
    pub id: String,
    /// The game's name in specs.
    pub game: String,
    /// The spec of the game without its secret options.
    pub spec: String,
    /// The names of the players.
    pub players: Vec<String>,
    /// The number of moves.
    pub moves: usize,
    /// Whether it is the viewer's turn.
    pub is_own_turn: bool,
}

/// Draws the first page, with the games and the visitor's unfinished matches.
pub fn lobby(reader: &Reader, lobby: &Lobby) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="welcome" {
            h1 { (texts.say("welcome")) }
            p { (texts.say("welcome-more")) }
        }
        section class="games" aria-label=(texts.say("games")) {
            @for (index, art) in reader.drawings.all().enumerate() { (card(reader, art, index)) }
        }
        @if !lobby.unfinished.is_empty() {
            section class="panel" {
                h2 { (texts.say("unfinished")) }
                ul class="matches" { @for listed in &lobby.unfinished { (entry(reader, listed)) } }
            }
        }
        @if !lobby.damaged.is_empty() {
            section class="panel" {
                p class="problem" { (texts.say("damaged")) }
                ul { @for (id, why) in &lobby.damaged { li { (texts.why(why)) (deletion(texts, id)) } } }
            }
        }
        section class="panel" {
            h2 { (texts.say("open")) }
            p class="soft" { (texts.say("open-more")) }
            @if let Some(problem) = &lobby.problem { p class="problem" role="alert" { (texts.why(problem)) } }
            form class="open" method="post" action="/open" enctype="multipart/form-data" {
                input type="file" name="file" accept=".sgf,.json" aria-label=(texts.say("open-file"));
                details { summary { (texts.say("open-text")) }
                    textarea name="text" rows="4" aria-label=(texts.say("open-text")) {}
                }
                button { (texts.say("open-button")) }
            }
        }
    };
    shell(reader, &texts.say("welcome-title"), content)
}

fn card(reader: &Reader, art: &dyn AnyArt, index: usize) -> Markup {
    let texts = reader.texts;
    let title = texts.say(&format!("game-{}", art.name()));
    let unseen = html! { span class="hidden" { " " (title) } };
    html! {
        article class="card" {
            a class="picture" href={ "/new/" (art.name()) } tabindex="-1" aria-hidden="true" {
                @if let Some(picture) = art.sample(texts, &format!("g{index}")) { (picture.image()) }
            }
            h2 { (title) }
            p { (texts.say(&format!("about-{}", art.name()))) }
            p class="actions" {
                a class="button" href={ "/new/" (art.name()) } { (texts.say("play")) (unseen) }
                a class="quiet" href={ "/rules/" (art.name()) } { (texts.say("rules")) (unseen) }
            }
        }
    }
}

fn entry(reader: &Reader, listed: &Listed) -> Markup {
    let texts = reader.texts;
    html! {
        li {
            a href={ "/m/" (listed.id) } {
                strong { (texts.say(&format!("game-{}", listed.game))) }
                span { (listed.players.join(" – ")) }
                span class="soft" { (texts.tell("moves-count", &[("count", listed.moves.into())])) }
                @if listed.is_own_turn { span class="badge" { (texts.say("your-turn")) } }
            }
        }
    }
}
