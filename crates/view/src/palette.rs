//! All colours, light and dark, by name; no other file contains a colour.

use std::fmt::Write;

use crate::{Colours, Drawings};

/// A colour in both themes, and where a person chose other colours for boards.
pub struct Colour {
    /// The colour's name in style sheets.
    pub name: &'static str,
    /// The value in the light theme.
    pub light: &'static str,
    /// The value in the dark theme.
    pub dark: &'static str,
    /// The light and the dark value in cool greys, if they differ.
    slate: Option<(&'static str, &'static str)>,
    /// The light and the dark value with most contrast, if they differ.
    contrast: Option<(&'static str, &'static str)>,
}

/// A colour with its name and both values.
pub const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark, slate: None, contrast: None }
}

impl Colour {
    /// The same colour with other values on grey boards.
    #[must_use]
    pub const fn slate(self, light: &'static str, dark: &'static str) -> Colour {
        Colour { slate: Some((light, dark)), ..self }
    }

    /// The same colour with other values on boards with most contrast.
    #[must_use]
    pub const fn contrast(self, light: &'static str, dark: &'static str) -> Colour {
        Colour { contrast: Some((light, dark)), ..self }
    }

    /// The light and the dark value on boards of these colours, if they have their own.
    fn on(&self, colours: Colours) -> Option<(&'static str, &'static str)> {
        match colours {
            Colours::Honey => None,
            Colours::Slate => self.slate,
            Colours::Contrast => self.contrast,
        }
    }
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
    colour("felt", "#e6ebe2", "#2a322b").slate("#dbe1e6", "#2a3138").contrast("#ffffff", "#000000"),
];

/// The style sheet that defines all colours, including those of the games, for the system's theme or the chosen one.
pub(crate) fn style(drawings: &Drawings) -> String {
    let list = |value: &dyn Fn(&Colour) -> Option<&'static str>| {
        let mut list = String::new();
        for colour in COLOURS.iter().chain(drawings.all().flat_map(|art| art.colours())) {
            if let Some(value) = value(colour) {
                write!(list, "--{}:{value};", colour.name).expect("a string takes all text");
            }
        }
        list
    };
    let mut sheet =
        rules("", &list(&|colour: &Colour| Some(colour.light)), &list(&|colour: &Colour| Some(colour.dark)));
    for &colours in &Colours::ALL[1..] {
        let chosen = format!("[data-colours={}]", colours.name());
        let light = list(&|colour: &Colour| Some(colour.on(colours)?.0));
        let dark = list(&|colour: &Colour| Some(colour.on(colours)?.1));
        sheet += &rules(&chosen, &light, &dark);
    }
    sheet
}

/// The rules that define colours for the system's theme or the chosen one, where the page matches a selector.
fn rules(chosen: &str, light: &str, dark: &str) -> String {
    format!(
        ":root{chosen}{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root{chosen}:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root{chosen}[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
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

    /// Pairs of colours of pieces and what they lie on, which must differ clearly in the dark; in the light pieces have outlines.
    const APART: [(&str, &str); 6] = [
        ("black", "comb"),
        ("white", "comb"),
        ("red", "hole"),
        ("yellow", "hole"),
        ("frame", "hole"),
        ("black", "white"),
    ];

    #[test]
    fn pieces_stand_out_in_the_dark_in_all_colours_of_boards() {
        let drawings = Drawings::builtin();
        for &colours in Colours::ALL {
            let dark = |name: &str| {
                let all = drawings.all().flat_map(|art| art.colours());
                let colour = all.into_iter().find(|colour| colour.name == name).unwrap();
                colour.on(colours).map_or(colour.dark, |(_, dark)| dark)
            };
            for (piece, ground) in APART {
                let least = if piece == "frame" { 2.0 } else { 3.0 };
                let contrast = contrast(dark(piece), dark(ground));
                assert!(contrast >= least, "{piece} on {ground} in {}: {contrast:.2}", colours.name());
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
