//! The list of chapters, and the files of the book: one for each chapter and language, and translations of declarations.

/// A file of the book: language, chapter, content.
type File = (&'static str, &'static str, &'static str);

macro_rules! chapters {
    ($($name:literal)*) => {
        /// The chapters in the order of the book; a name is part of a permanent address.
        pub const NAMES: &[&str] = &[$($name),*];

        const FILES: &[File] = &[$(
            ("en", $name, include_str!(concat!("../../book/en/", $name, ".md"))),
            ("es", $name, include_str!(concat!("../../book/es/", $name, ".md"))),
            ("ca", $name, include_str!(concat!("../../book/ca/", $name, ".md"))),
        )*];
    };
}

chapters! {
    "playing-hex"
    "always-a-winner"
    "connections"
    "electricity"
    "alpha-beta"
    "solving-connect-four"
    "monte-carlo"
    "proof-numbers"
    "how-hard"
    "go-on-hexagons"
    "hidden-hands"
    "parallel"
    "own-program"
    "terms"
}

/// The languages of the book; others read it in the first.
pub const LANGUAGES: &[&str] = &["en", "es", "ca"];

/// The chapters that explain a bot, by its name.
pub fn chapters_about(bot: &str) -> &'static [&'static str] {
    match bot {
        "minimax" | "alphabeta" | "deep" | "negamax" => &["alpha-beta", "parallel"],
        "perfect" => &["solving-connect-four"],
        "mcts" => &["monte-carlo"],
        "ismcts" => &["monte-carlo", "hidden-hands"],
        "tree" | "greedy" => &["hidden-hands"],
        "hexodus" => &["connections", "electricity", "parallel"],
        "expert" => &["monte-carlo", "connections", "proof-numbers"],
        _ => &[],
    }
}

/// The translations of declarations by language; they are declared in English.
const GLOSSES: [(&str, &str); 2] =
    [("es", include_str!("../../book/es/manual.po")), ("ca", include_str!("../../book/ca/manual.po"))];

/// The content of a chapter in a language of the book.
pub(super) fn content(language: &str, name: &str) -> Option<&'static str> {
    FILES.iter().find(|file| file.0 == language && file.1 == name).map(|file| file.2)
}

/// The file with the translations of declarations into a language of the book; empty for English.
pub(super) fn glosses(language: &str) -> &'static str {
    GLOSSES.iter().find(|(known, _)| *known == language).map_or("", |(_, file)| file)
}
