//! The book in one language, as plain data: what comes with the program, or what a shell has loaded.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use super::chapters::{content, glosses};
use super::gloss::parse;
use super::{Chapter, LANGUAGES, NAMES};

/// The book in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Volume {
    /// The chapters by name.
    pub chapters: BTreeMap<String, Chapter>,
    /// What the program declares about its bots and commands, translated, by the English text.
    pub glosses: BTreeMap<String, String>,
}

static BUILT_IN: LazyLock<BTreeMap<&str, Arc<Volume>>> =
    LazyLock::new(|| LANGUAGES.iter().map(|language| (*language, Arc::new(Volume::parse(language)))).collect());

impl Volume {
    /// The book that comes with the program, in the [`edition`] for a language.
    ///
    /// # Panics
    /// If a chapter cannot be parsed, which a test rules out.
    pub fn built_in(language: &str) -> &'static Arc<Volume> {
        &BUILT_IN[edition(language)]
    }

    /// The chapter with this name; `None` if there is no such chapter.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.get(name)
    }

    /// The chapters with their names, in the order of the book.
    pub fn chapters(&self) -> impl Iterator<Item = (&'static str, &Chapter)> {
        NAMES.iter().filter_map(|name| Some((*name, self.chapter(name)?)))
    }

    /// The translation of a declared text; `None` if there is none, or if the language is English.
    pub fn gloss(&self, english: &str) -> Option<&str> {
        self.glosses.get(english).map(String::as_str)
    }

    fn parse(language: &str) -> Volume {
        let chapter = |name: &&str| {
            let chapter = Chapter::parse(content(language, name)?);
            Some(((*name).to_owned(), chapter.expect("the book's chapters are checked by a test")))
        };
        Volume { chapters: NAMES.iter().filter_map(chapter).collect(), glosses: parse(glosses(language)) }
    }
}

/// The language in which speakers of a language read the book: their own, or the first of [`LANGUAGES`].
pub fn edition(language: &str) -> &'static str {
    let spoken = language.split('-').next().unwrap_or(language);
    LANGUAGES.iter().find(|known| **known == spoken).unwrap_or(&LANGUAGES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_languages_read_the_first_edition() {
        assert_eq!(["ca", "ca-ES", "en-GB", "fr", ""].map(edition), ["ca", "ca", "en", "en", "en"]);
    }

    #[test]
    fn every_edition_is_complete() {
        for language in LANGUAGES {
            let names: Vec<&str> = Volume::built_in(language).chapters().map(|(name, _)| name).collect();
            assert_eq!(names, NAMES, "{language}");
        }
    }

    #[test]
    fn declarations_are_found_by_their_english() {
        let gloss = |language: &str, english: &str| Volume::built_in(language).gloss(english).map(str::to_owned);
        assert_eq!(gloss("es", "Number of games").as_deref(), Some("Número de partidas"));
        assert_eq!(gloss("ca-ES", "Number of games").as_deref(), Some("Nombre de partides"));
        assert_eq!(gloss("en", "Number of games"), None);
        assert_eq!(gloss("es", "Number of elephants"), None);
    }
}
