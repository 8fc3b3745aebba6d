//! All games of a visitor, and the list of those that go on.

use maud::{Markup, html};
use rusc_present::Why;

use super::shell::{Reader, shell};
use crate::iso_date;

/// The content of the page with all games.
pub struct Archive<'a> {
    /// The games to choose from, by their names in specs.
    pub games: Vec<&'static str>,
    /// The kinds of opponents to choose from, as words.
    pub rivals: Vec<&'static str>,
    /// The results to choose from, as words.
    pub finishes: Vec<&'static str>,
    /// The chosen game; empty for all.
    pub game: &'a str,
    /// The chosen opponent; empty for all.
    pub rival: &'a str,
    /// The chosen result; empty for all.
    pub finish: &'a str,
    /// Whether this is the first page.
    pub is_first: bool,
    /// The matches of this page, the latest first.
    pub listed: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<String>,
    /// The number of all matches of the visitor.
    pub total: usize,
    /// The number of files that hold them all.
    pub files: usize,
    /// The number of games that were just taken in.
    pub taken: Option<usize>,
    /// Why no games could be taken in.
    pub problem: Option<Why>,
}

/// A match in a list.
pub struct Listed {
    /// The id of the match in addresses.
    pub id: String,
    /// The game's name in specs.
    pub game: String,
    /// The names of the players.
    pub players: Vec<String>,
    /// The number of moves.
    pub moves: usize,
    /// Whether it is the viewer's turn.
    pub is_own_turn: bool,
    /// The result in words, if the match is over.
    pub result: Option<String>,
    /// The date of the start, in seconds since 1970.
    pub begun: i64,
    /// The date of the last event.
    pub touched: i64,
    /// Whether the viewer may delete the match.
    pub may_delete: bool,
    /// Why the match cannot be read, if so.
    pub damage: Option<Why>,
}

/// The page with all games of the visitor.
pub fn archive(reader: &Reader, archive: &Archive) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="panel archive" {
            div class="head" {
                h1 { (texts.say("archive")) }
                span class="soft" { (texts.tell("archive-count", &[("count", archive.total.into())])) }
            }
            (filters(reader, archive))
            @if archive.listed.is_empty() { p class="nothing" { (texts.say("archive-nothing")) } }
            ul class="matches" { @for listed in &archive.listed { (entry(reader, listed, true)) } }
            p class="actions" {
                @if !archive.is_first { a class="quiet" href={ "/archive?" (query(archive)) } { (texts.say("archive-first")) } }
                @if let Some(next) = &archive.next {
                    a class="button small next" href={ "/archive?" (query(archive)) "&after=" (next) } { (texts.say("archive-next")) }
                }
            }
        }
        section class="panel" {
            h2 { (texts.say("archive-keep")) }
            p class="soft" { (texts.say("archive-keep-more")) }
            p class="actions" {
                @for part in 1..=archive.files {
                    a class="button small" href={ "/archive/games.zip?part=" (part) } download {
                        @if archive.files == 1 { (texts.say("archive-download")) }
                        @else { (texts.tell("archive-download-part", &[("part", part.into()), ("parts", archive.files.into())])) }
                    }
                }
            }
            @if let Some(taken) = archive.taken {
                p class="taken" role="status" { (texts.tell("archive-taken", &[("count", taken.into())])) }
            }
            @if let Some(problem) = &archive.problem { p class="problem" role="alert" { (texts.why(problem)) } }
            form class="open" method="post" action="/archive" enctype="multipart/form-data" {
                input type="file" name="file" accept=".zip,.sgf,.json" aria-label=(texts.say("open-file")) required;
                button class="small" { (texts.say("archive-take")) }
            }
        }
    };
    shell(reader, &texts.say("archive"), content)
}

/// The choices that an address carries.
fn query(archive: &Archive) -> String {
    format!("game={}&rival={}&finish={}", archive.game, archive.rival, archive.finish)
}

fn filters(reader: &Reader, archive: &Archive) -> Markup {
    let texts = reader.texts;
    let choice = |name: &str, chosen: &str, words: &[&'static str], key: &str| {
        html! {
            label { (texts.say(&format!("archive-{name}")))
                select name=(name) data-auto {
                    option value="" { (texts.say("archive-all")) }
                    @for word in words {
                        option value=(word) selected[chosen == *word] { (texts.say(&format!("{key}-{word}"))) }
                    }
                }
            }
        }
    };
    html! {
        form class="filters" method="get" action="/archive" {
            (choice("game", archive.game, &archive.games, "game"))
            (choice("rival", archive.rival, &archive.rivals, "rival"))
            (choice("finish", archive.finish, &archive.finishes, "finish"))
            button class="small" { (texts.say("archive-show")) }
        }
    }
}

/// A match in a list, with its small picture.
pub(super) fn entry(reader: &Reader, listed: &Listed, is_editable: bool) -> Markup {
    let texts = reader.texts;
    html! {
        li {
            a href={ "/m/" (listed.id) } {
                img src={ "/m/" (listed.id) "/small.svg" } alt="" width="72" height="54" loading="lazy";
                strong { (texts.say(&format!("game-{}", listed.game))) }
                span class="who" { (listed.players.join(" – ")) }
                (date(if is_editable { listed.begun } else { listed.touched }))
                @match (&listed.damage, &listed.result) {
                    (Some(why), _) => span class="problem" { (texts.why(why)) },
                    (None, Some(result)) => span class="result" { (result) },
                    (None, None) => span class="soft count" { (texts.tell("moves-count", &[("count", listed.moves.into())])) },
                }
                @if listed.is_own_turn { span class="badge" { (texts.say("your-turn")) } }
            }
            @if is_editable && listed.may_delete { (deletion(reader, &listed.id)) }
        }
    }
}

/// The button that deletes a match, once it is unfolded.
fn deletion(reader: &Reader, id: &str) -> Markup {
    let texts = reader.texts;
    html! {
        details class="delete" {
            summary class="quiet" { (texts.say("delete")) }
            p { (texts.say("delete-more")) }
            form method="post" action={ "/m/" (id) "/delete" } {
                button class="small" name="back" value=(reader.path) { (texts.say("delete-yes")) }
            }
        }
    }
}

/// A date, which the script writes in the viewer's language and time zone.
pub(super) fn date(seconds: i64) -> Markup {
    let text = iso_date(seconds);
    html! { time class="soft" datetime=(text) { (text[..10]) } }
}
