//! What the program declares about its bots and commands, in the other languages of the book. The English text is the key, so
//! that a declaration that changes loses its translation, and a test notices.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The translations by language, as files in the format of gettext: `msgid "English"`, then `msgstr "translation"`.
const FILES: [(&str, &str); 2] =
    [("es", include_str!("../../book/es/manual.po")), ("ca", include_str!("../../book/ca/manual.po"))];

/// The translations of a language by their English text.
type Gloss = BTreeMap<String, String>;

static GLOSSES: LazyLock<[(&str, Gloss); 2]> = LazyLock::new(|| FILES.map(|(language, file)| (language, parse(file))));

/// The translation of a declared text; `None` if there is none, or if the language is English.
pub fn gloss(language: &str, english: &str) -> Option<&'static str> {
    glosses(language).and_then(|gloss| gloss.get(english)).map(String::as_str)
}

/// All English texts that have a translation into a language.
pub fn glossed(language: &str) -> impl Iterator<Item = &'static str> {
    glosses(language).into_iter().flat_map(|gloss| gloss.keys().map(String::as_str))
}

fn glosses(language: &str) -> Option<&'static Gloss> {
    let spoken = language.split('-').next().unwrap_or(language);
    GLOSSES.iter().find(|(known, _)| *known == spoken).map(|(_, gloss)| gloss)
}

fn parse(file: &str) -> Gloss {
    let quoted = |rest: &str| {
        let inside = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(rest);
        inside.replace("\\\"", "\"").replace("\\\\", "\\")
    };
    let mut gloss = Gloss::new();
    let mut english = String::new();
    for line in file.lines() {
        if let Some(rest) = line.strip_prefix("msgid ") {
            english = quoted(rest);
        } else if let Some(rest) = line.strip_prefix("msgstr ") {
            gloss.insert(std::mem::take(&mut english), quoted(rest));
        }
    }
    gloss
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_found_by_their_english() {
        assert_eq!(gloss("es", "Number of games"), Some("Número de partidas"));
        assert_eq!(gloss("ca-ES", "Number of games"), Some("Nombre de partides"));
        assert_eq!(gloss("en", "Number of games"), None);
        assert_eq!(gloss("es", "Number of elephants"), None);
        assert_eq!(
            parse("# A\nmsgid \"a \\\"b\\\"\"\nmsgstr \"c\"\n"),
            BTreeMap::from([("a \"b\"".into(), "c".into())])
        );
    }

    #[test]
    fn every_line_of_the_files_is_understood() {
        for (language, file) in FILES {
            let count = file.lines().filter(|line| line.starts_with("msgid ")).count();
            assert_eq!(parse(file).len(), count, "{language}: a text is there twice");
            for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
                let text = line.strip_prefix("msgid ").or(line.strip_prefix("msgstr "));
                assert!(
                    text.is_some_and(|text| text.len() > 2 && text.starts_with('"') && text.ends_with('"')),
                    "{line}"
                );
            }
        }
    }
}
