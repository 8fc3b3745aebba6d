//! Translations of what the program declares about its bots and commands. The English text is the key, so that a declaration that
//! changes loses its translation, and a test notices.

use std::collections::BTreeMap;

/// Parses a file in the format of gettext: `msgid "English"`, then `msgstr "translation"`.
pub(super) fn parse(file: &str) -> BTreeMap<String, String> {
    let quoted = |rest: &str| {
        let inside = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(rest);
        inside.replace("\\\"", "\"").replace("\\\\", "\\")
    };
    let mut glosses = BTreeMap::new();
    let mut english = String::new();
    for line in file.lines() {
        if let Some(rest) = line.strip_prefix("msgid ") {
            english = quoted(rest);
        } else if let Some(rest) = line.strip_prefix("msgstr ") {
            glosses.insert(std::mem::take(&mut english), quoted(rest));
        }
    }
    glosses
}

#[cfg(test)]
mod tests {
    use super::super::LANGUAGES;
    use super::super::chapters::glosses;
    use super::*;

    #[test]
    fn quotation_marks_are_escaped() {
        assert_eq!(
            parse("# A\nmsgid \"a \\\"b\\\"\"\nmsgstr \"c\"\n"),
            BTreeMap::from([("a \"b\"".into(), "c".into())])
        );
    }

    #[test]
    fn every_line_of_the_files_is_understood() {
        for language in LANGUAGES {
            let file = glosses(language);
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
