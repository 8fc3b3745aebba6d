//! The frame of every page: head, navigation, settings, footer.

use maud::{DOCTYPE, Markup, html};

use crate::book::LANGUAGES;
use crate::{Drawings, Taste, Texts};

/// The person that a page is for.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The texts in the reader's language.
    pub texts: &'a Texts,
    /// The languages to choose from: tag and native name.
    pub languages: &'a [(String, String)],
    /// The drawings of the games.
    pub drawings: &'a Drawings,
    /// The theme that the reader chose.
    pub theme: Theme,
    /// How the reader wants boards to look.
    pub taste: Taste,
    /// Whether the reader switched on the sound.
    pub has_sound: bool,
    /// Whether the server is on the internet, where visitors may keep a name.
    pub is_online: bool,
    /// Whether other devices can reach the app, so that people can be invited by link.
    pub is_reachable: bool,
    /// The path of the page, to return to after a change of settings.
    pub path: &'a str,
    /// Whether the address names the language, so that links to other pages must keep it.
    pub names_language: bool,
}

impl Reader<'_> {
    /// The address of a page in the reader's language, if the address of this page names it; otherwise the path alone.
    pub(super) fn to(&self, path: &str) -> String {
        if self.names_language { in_language(path, &self.texts.language()) } else { path.to_owned() }
    }
}

/// The address of a page in a language.
fn in_language(path: &str, language: &str) -> String {
    format!("{path}?language={language}")
}

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The theme that the system is set to.
    #[default]
    System,
    /// The light theme.
    Light,
    /// The dark theme.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The theme's name in forms and cookies.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// A page with this title and content.
pub(super) fn shell(reader: &Reader, title: &str, content: Markup) -> Markup {
    described(reader, title, &reader.texts.say("welcome-more"), content)
}

/// A page with this title, description for search engines and content.
pub(super) fn described(reader: &Reader, title: &str, description: &str, content: Markup) -> Markup {
    let texts = reader.texts;
    html! {
        (DOCTYPE)
        html lang=(texts.language()) data-theme=(reader.theme.name()) data-colours=(reader.taste.colours.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Rusc" }
                meta name="description" content=(description);
                @if reader.path.starts_with("/learn") { (addresses(reader)) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/style.css";
                script type="module" src="/assets/script.js" {}
            }
            body data-sound=(if reader.has_sound { "on" } else { "off" }) data-copied=(texts.say("copied"))
                data-offline=(texts.say("offline")) data-tap=(texts.say("tap-again")) {
                a class="skip" href="#content" { (texts.say("skip")) }
                header class="bar" {
                    a class="brand" href="/" { (logo()) span { "Rusc" } }
                    nav aria-label=(texts.say("navigation")) {
                        a href="/learn" { (texts.say("book")) }
                        a href="/archive" { (texts.say("archive")) }
                        a href="/puzzles" { (texts.say("puzzles")) }
                        a href="/results" { (texts.say("results")) }
                        @if reader.is_online { a href="/you" { (texts.say("you-page")) } }
                        a class="rarely" href="/about" { (texts.say("about")) }
                        a class="rarely" href="/keys" data-key="?" title=(texts.say("keys")) aria-label=(texts.say("keys")) { "?" }
                    }
                    (settings(reader))
                }
                main id="content" { (content) }
            }
        }
    }
}

/// The addresses of a page of the book for search engines: the same page in each language has its own. The answer to a puzzle is in
/// the address too, but is not a page of its own.
fn addresses(reader: &Reader) -> Markup {
    let language = reader.texts.language();
    let own = LANGUAGES.iter().find(|known| **known == language).unwrap_or(&LANGUAGES[0]);
    html! {
        link rel="canonical" href=(in_language(reader.path, own));
        @for language in LANGUAGES { link rel="alternate" hreflang=(language) href=(in_language(reader.path, language)); }
        link rel="alternate" hreflang="x-default" href=(reader.path);
    }
}

/// The logo: three cells of a honeycomb.
pub(crate) fn logo() -> Markup {
    html! {
        svg class="logo" viewBox="0 0 44 42" aria-hidden="true" {
            path d="M11 1l10 5.8v11.6L11 24.2 1 18.4V6.8z" {}
            path d="M33 1l10 5.8v11.6l-10 5.8-10-5.8V6.8z" {}
            path d="M22 19l10 5.8v11.6L22 42.2l-10-5.8V24.8z" {}
        }
    }
}

fn settings(reader: &Reader) -> Markup {
    let texts = reader.texts;
    let chosen = texts.language();
    let option =
        |value: &str, is_chosen: bool, name: String| html! { option value=(value) selected[is_chosen] { (name) } };
    let languages: Vec<Markup> =
        reader.languages.iter().map(|(tag, name)| option(tag, *tag == chosen, name.clone())).collect();
    let themes = Theme::ALL
        .map(|theme| option(theme.name(), theme == reader.theme, texts.say(&format!("theme-{}", theme.name()))));
    let sounds = [("off", false), ("on", true)]
        .map(|(value, is_on)| option(value, is_on == reader.has_sound, texts.say(&format!("sound-{value}"))));
    let choice = |name: &str, options: &[Markup]| {
        html! { label { (texts.say(name)) select name=(name) data-auto { @for option in options { (option) } } } }
    };
    html! {
        details class="settings" {
            summary title=(texts.say("settings")) {
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5" {}
                }
                span class="hidden" { (texts.say("settings")) " " }
                span { (chosen.to_uppercase()) }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(reader.path);
                (choice("language", &languages))
                (choice("theme", &themes))
                (choice("sound", &sounds))
                h2 { (texts.say("looks")) }
                @for (name, values) in Taste::choices() {
                    label {
                        (texts.say(&format!("look-{name}")))
                        select name=(name) data-auto {
                            @for value in values {
                                (option(value, reader.taste.chosen(name) == value, texts.say(&format!("look-{name}-{value}"))))
                            }
                        }
                    }
                }
                button class="small" { (texts.say("save")) }
            }
        }
    }
}
