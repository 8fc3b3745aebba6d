//! The page with the visitor's results against every bot.

use maud::{Markup, html};

use super::shell::{Reader, shell};
use crate::bot_name;

/// The results against one opponent in one game.
pub struct Tally {
    /// The game's name in specs.
    pub game: String,
    /// The spec or level of the bot, or the name of a person.
    pub opponent: String,
    /// Games won.
    pub won: u32,
    /// Games drawn or shared.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// The page with all results, in the order given.
pub fn results(reader: &Reader, tallies: &[Tally]) -> Markup {
    let texts = reader.texts;
    let content = html! {
        section class="panel" {
            h1 { (texts.say("results")) }
            @if tallies.is_empty() { p { (texts.say("results-none")) } } @else {
                div class="scroll" {
                    table {
                        thead {
                            tr {
                                @for key in ["game", "opponent", "won", "drawn", "lost"] {
                                    th scope="col" { (texts.say(&format!("results-{key}"))) }
                                }
                            }
                        }
                        tbody {
                            @for tally in tallies {
                                tr {
                                    th scope="row" { (texts.say(&format!("game-{}", tally.game))) }
                                    td { (bot_name(texts, &tally.opponent)) }
                                    td { (tally.won) } td { (tally.drawn) } td { (tally.lost) }
                                }
                            }
                        }
                    }
                }
            }
            @if !reader.is_online { p { a href="/tournaments" { (texts.say("tournaments")) } } }
        }
    };
    shell(reader, &texts.say("results"), content)
}
