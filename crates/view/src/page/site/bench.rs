//! The page that measures how fast the bots think in the browser, beside the figures of the program.

use maud::{Markup, PreEscaped, html};

use super::Site;

/// A tree search that is measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The spec of the game.
    pub game: String,
    /// The spec of the bot.
    pub bot: String,
}

/// The page; `script` measures and fills in the table.
pub fn bench(site: &Site, measured: &[Measured], script: &str) -> Markup {
    let texts = site.texts;
    let columns = ["browser", "program", "share"].map(|column| texts.say(&format!("site-bench-{column}")));
    let content = html! {
        section class="panel prose" {
            h1 { (texts.say("site-bench")) }
            p { (texts.say("site-bench-about")) }
            p class="actions" { button type="button" id="measure" { (texts.say("site-bench-measure")) } }
            table class="bench" {
                thead { tr { th scope="col" { (texts.say("site-bench-search")) } @for column in &columns { th scope="col" class="figure" { (column) } } } }
                tbody {
                    @for Measured { game, bot } in measured {
                        tr data-game=(game) data-bot=(bot) {
                            th scope="row" { code { (game) } " " code { (bot) } }
                            @for name in ["browser", "program", "share"] { td class="figure" data-figure=(name) { "–" } }
                        }
                    }
                }
            }
            p class="soft" role="status" id="measured" data-done=(texts.say("site-bench-done")) data-failed=(texts.say("site-too-old")) {}
            h2 { (texts.say("site-bench-program")) }
            label for="printed" { (texts.say("site-bench-paste")) }
            textarea id="printed" rows="4" spellcheck="false" placeholder="rusc bench mcts" {}
        }
        script { (PreEscaped(script)) }
    };
    site.page("bench", &texts.say("site-bench"), &texts.say("site-bench-about"), content)
}
