//! The board, the clock and the options of the game; those that few people change are folded away.

use maud::{Markup, html};
use rusc_present::{Kind, Parameter};

use super::{NewGame, choice};
use crate::page::shell::Reader;

/// The option whose values have pictures.
const SIZE: &str = "size";

/// A choice between at most this many numbers is a list.
const LISTED: i64 = 10;

/// The sizes of the board, each with its picture.
pub(super) fn sizes(reader: &Reader, form: &NewGame) -> Markup {
    let texts = reader.texts;
    let Some(option) = form.options.iter().find(|option| option.name == SIZE) else { return html! {} };
    let chosen = form.filled("option-size", &option.default);
    let is_other = !form.sizes.iter().any(|(size, _)| *size == chosen);
    let other = form.filled("size-other", if is_other && chosen != "other" { chosen } else { "" });
    html! {
        fieldset {
            legend { (texts.say("board")) }
            div class="choices boards" {
                @for (size, picture) in form.sizes {
                    (choice("option-size", size, chosen == *size, html! {
                        @if let Some(picture) = picture { (picture.small()) }
                        span { (board_size(reader, form.game, size)) }
                    }))
                }
                (choice("option-size", "other", is_other, html! { span { (texts.say("board-other")) } }))
            }
            label class="field only-other-size" { (label(reader, form, option))
                input name="size-other" value=(other) title=(texts.why(&option.expected()));
            }
        }
    }
}

/// A size in words.
pub(in crate::page) fn board_size(reader: &Reader, game: &str, size: &str) -> String {
    reader.texts.find(&format!("size-{game}"), &[("size", size.replace('x', " × ").into())]).unwrap_or(size.to_owned())
}

/// The options that are not folded away, except the size.
pub(super) fn main(reader: &Reader, form: &NewGame) -> Markup {
    html! { @for option in form.options.iter().filter(|option| is_main(reader, form, option)) { (field(reader, form, option)) } }
}

/// The options that few people change.
pub(super) fn more(reader: &Reader, form: &NewGame) -> Markup {
    let is_sized = !form.sizes.is_empty();
    let is_shown = |option: &&Parameter| !(is_main(reader, form, option) || is_sized && option.name == SIZE);
    let rest: Vec<&Parameter> = form.options.iter().filter(is_shown).collect();
    html! {
        @if !rest.is_empty() {
            details class="more" {
                summary { (reader.texts.say("options-more")) }
                div { @for option in rest { (field(reader, form, option)) } }
            }
        }
    }
}

fn is_main(reader: &Reader, form: &NewGame, option: &Parameter) -> bool {
    usual(reader, form.game, option.name).is_some()
}

/// What a new game has for an option unless its players choose otherwise.
fn usual(reader: &Reader, game: &str, option: &str) -> Option<&'static str> {
    let usual = reader.drawings.art(game)?.usual();
    usual.iter().find(|(name, _)| *name == option).map(|(_, value)| *value)
}

fn label(reader: &Reader, form: &NewGame, option: &Parameter) -> String {
    let label = reader.texts.find(&format!("option-{}-{}", form.game, option.name), &[]);
    label.unwrap_or_else(|| option.about.to_owned())
}

/// The field of one option.
fn field(reader: &Reader, form: &NewGame, option: &Parameter) -> Markup {
    let texts = reader.texts;
    let name = format!("option-{}", option.name);
    let filled = form.filled(&name, usual(reader, form.game, option.name).unwrap_or(&option.default));
    let word = |word: &str| texts.find(&format!("word-{word}"), &[]).unwrap_or_else(|| word.to_owned());
    let choices = |words: &[(String, String)]| {
        html! {
            select id=(name) name=(name) {
                @for (value, label) in words { option value=(value) selected[filled == *value] { (label) } }
            }
        }
    };
    let named = |words: &[&str]| words.iter().map(|value| ((*value).to_owned(), word(value))).collect::<Vec<_>>();
    html! {
        div class="field" {
            label for=(name) { (label(reader, form, option)) }
            @match option.kind {
                Kind::Flag { words } => (choices(&named(&[&["off", "on"], words].concat()))),
                Kind::Word { words } => (choices(&named(words))),
                Kind::Number { least, most, words: [] } if most - least < LISTED => {
                    @let none = option.default.is_empty().then(|| (String::new(), texts.say("drawn-by-lot")));
                    @let numbers = (least..=most).map(|number| (number.to_string(), number.to_string()));
                    (choices(&none.into_iter().chain(numbers).collect::<Vec<_>>()))
                }
                Kind::Number { least, most, words: [] } => {
                    @let nothing = if option.default.is_empty() { texts.say("drawn-by-lot") } else { option.default.clone() };
                    input id=(name) name=(name) type="number" min=(least) max=(most) value=(filled) placeholder=(nothing);
                }
                Kind::Number { .. } | Kind::Text { .. } => {
                    input id=(name) name=(name) value=(filled) title=(texts.why(&option.expected()));
                }
            }
        }
    }
}

/// The clock.
pub(super) fn clock(reader: &Reader, form: &NewGame) -> Markup {
    let texts = reader.texts;
    let chosen = form.filled("clock", "none");
    let number = |name: &str, default: &str, needed: &str| {
        html! {
            label class="field" data-needs="clock" data-equals=(needed) {
                (texts.say(&format!("clock-{name}")))
                input type="number" name=(name) min="0" max="86400" value=(form.filled(name, default));
            }
        }
    };
    html! {
        fieldset {
            legend { (texts.say("clock")) }
            div class="choices" {
                @for kind in ["none", "move", "total"] {
                    @let label = texts.say(&format!("clock-{kind}"));
                    (choice("clock", kind, chosen == kind, html! { span { (label) } }))
                }
            }
            (number("move-seconds", "30", "move"))
            (number("total-minutes", "10", "total"))
            (number("increment-seconds", "5", "total"))
        }
    }
}
