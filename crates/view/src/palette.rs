//! All colours, light and dark, by name; no other file contains a colour.

use std::fmt::Write;

use crate::Drawings;

/// A colour in both themes.
pub struct Colour {
    /// The colour's name in style sheets.
    pub name: &'static str,
    /// The value in the light theme.
    pub light: &'static str,
    /// The value in the dark theme.
    pub dark: &'static str,
}

/// A colour with its name and both values.
pub const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

/// The colours of pages and of elements on all boards; the drawing of a game brings its own.
pub const COLOURS: &[Colour] = &[
    colour("page", "#f5f1e8", "#181614"),
    colour("surface", "#fffdf9", "#23201c"),
    colour("raised", "#f0eadd", "#2e2a24"),
    colour("line", "#dcd3c1", "#423c33"),
    colour("ink", "#2b2620", "#ede7db"),
    colour("soft", "#675d50", "#b0a697"),
    colour("accent", "#96560a", "#f0b34a"),
    colour("on-accent", "#ffffff", "#221a0c"),
    colour("good", "#1f6b43", "#7fcf9f"),
    colour("bad", "#a8321f", "#f39a86"),
    colour("mark", "#d6336c", "#ff6b9a"),
    colour("hint", "#0b6e8f", "#4cc3e8"),
    colour("felt", "#e6ebe2", "#2a322b"),
];

/// The style sheet that defines all colours, including those of the games, for the system's theme or the chosen one.
pub(crate) fn style(drawings: &Drawings) -> String {
    let list = |value: fn(&Colour) -> &'static str| {
        let mut list = String::new();
        for colour in COLOURS.iter().chain(drawings.all().flat_map(|art| art.colours())) {
            write!(list, "--{}:{};", colour.name, value(colour)).expect("a string takes all text");
        }
        list
    };
    let (light, dark) = (list(|colour| colour.light), list(|colour| colour.dark));
    format!(
        ":root{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
}

/// A style sheet with the names replaced by the light colours, for standalone pictures.
pub(crate) fn resolved(style: &str, own: &[Colour]) -> String {
    COLOURS
        .iter()
        .chain(own)
        .fold(style.to_owned(), |style, colour| style.replace(&format!("var(--{})", colour.name), colour.light))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as the accessibility guidelines define it.
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_can_be_read_in_both_themes() {
        let texts = ["ink", "soft", "accent", "good", "bad"];
        let grounds = ["page", "surface", "raised"];
        let pairs = texts.iter().flat_map(|text| grounds.map(|ground| (*text, ground)));
        let drawings = Drawings::builtin();
        let colours = || COLOURS.iter().chain(drawings.all().flat_map(|art| art.colours()));
        let named = |name: &str| colours().find(|colour| colour.name == name).unwrap();
        for (text, ground) in pairs.chain([("on-accent", "accent"), ("ink", "felt"), ("ink", "sea")]) {
            let (text, ground) = (named(text), named(ground));
            for contrast in [contrast(text.light, ground.light), contrast(text.dark, ground.dark)] {
                assert!(contrast >= 4.5, "{} on {}: {contrast:.2}", text.name, ground.name);
            }
        }
    }

    #[test]
    fn every_colour_has_one_meaning_and_every_name_a_colour() {
        let drawings = Drawings::builtin();
        let mut names: Vec<&str> =
            COLOURS.iter().chain(drawings.all().flat_map(|art| art.colours())).map(|colour| colour.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "two drawings call their colours the same");
        for art in drawings.all() {
            assert!(!resolved(art.style(), art.colours()).contains("var(--"), "{} names an unknown colour", art.name());
        }
    }
}
