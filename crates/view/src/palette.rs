//! The colours of everything, light and dark, by name: the one place where a colour is written.

use std::fmt::Write;

/// A colour in both themes.
pub struct Colour {
    /// What the style sheets call it.
    pub name: &'static str,
    /// On a light page.
    pub light: &'static str,
    /// On a dark page.
    pub dark: &'static str,
}

const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

/// Every colour.
pub const COLOURS: &[Colour] = &[
    // Pages.
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
    // Marks on boards.
    colour("mark", "#d6336c", "#ff6b9a"),
    colour("hint", "#0b6e8f", "#4cc3e8"),
    // Hex.
    colour("comb", "#efcf85", "#836a3b"),
    colour("comb-line", "#c79a45", "#5a4725"),
    colour("side-line", "#c79a45", "#b8945a"),
    colour("black", "#2a2622", "#171513"),
    colour("on-black", "#8f867a", "#8f867a"),
    colour("white", "#fffdf7", "#f4efe4"),
    colour("on-white", "#8d8475", "#8d8475"),
    // Connect Four.
    colour("frame", "#2f62b5", "#2c58a0"),
    colour("frame-dark", "#234c90", "#1e3f76"),
    colour("hole", "#e9e4d8", "#151310"),
    colour("red", "#d8412f", "#dd4f3d"),
    colour("red-dark", "#9e2416", "#a02c1e"),
    colour("yellow", "#f5c431", "#f2c53d"),
    colour("yellow-dark", "#a97a05", "#a97a05"),
    // Hexland.
    colour("sea", "#a9d6e0", "#1f3f4c"),
    colour("sea-wave", "#d3ecf1", "#315a69"),
    // Hexadom.
    colour("felt", "#e6ebe2", "#2a322b"),
    colour("tile-blue", "#3d7fd0", "#4a86d0"),
    colour("tile-green", "#3f9d5c", "#45a062"),
    colour("tile-red", "#d9503f", "#da5a4a"),
    colour("tile-yellow", "#f2c744", "#ecc247"),
    colour("tile-purple", "#8d5bb8", "#9a6bc4"),
    colour("tile-white", "#fdfaf3", "#f3eee3"),
    colour("tile-black", "#2c2926", "#3d3833"),
    colour("tile-line", "#3b352d", "#0e0d0c"),
];

/// The style sheet that gives every colour its name, for the theme of the system or the one chosen.
pub fn style() -> String {
    let list = |value: fn(&Colour) -> &'static str| {
        COLOURS.iter().fold(String::new(), |mut list, colour| {
            write!(list, "--{}:{};", colour.name, value(colour)).expect("a string takes all text");
            list
        })
    };
    let (light, dark) = (list(|colour| colour.light), list(|colour| colour.dark));
    format!(
        ":root{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
}

/// A style sheet with the light colours in the place of their names, for pictures that stand alone.
pub fn resolved(style: &str) -> String {
    COLOURS
        .iter()
        .fold(style.to_owned(), |style, colour| style.replace(&format!("var(--{})", colour.name), colour.light))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How bright a colour is, as the accessibility guidelines measure it.
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
        let named = |name: &str| COLOURS.iter().find(|colour| colour.name == name).unwrap();
        for (text, ground) in pairs.chain([("on-accent", "accent"), ("ink", "felt"), ("ink", "sea")]) {
            let (text, ground) = (named(text), named(ground));
            for contrast in [contrast(text.light, ground.light), contrast(text.dark, ground.dark)] {
                assert!(contrast >= 4.5, "{} on {}: {contrast:.2}", text.name, ground.name);
            }
        }
    }
}
