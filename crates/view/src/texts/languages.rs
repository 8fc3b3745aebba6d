//! All languages, and the choice of the best one for a person.

use std::sync::Arc;

use super::{File, Texts, TextsError};
use crate::boards;

macro_rules! list {
    ($($language:literal: $($file:literal)*;)*) => {
        &[$($(($language, $file, include_str!(concat!("../../texts/", $language, "/", $file)))),*),*]
    };
}

/// The texts that belong to no game.
const FILES: &[File] = list! {
    "en": "app.ftl" "boards.ftl" "bots.ftl" "games.ftl" "learn.ftl" "looks.ftl" "pages.ftl" "reasons.ftl" "reference.ftl" "site.ftl" "terminal.ftl";
    "ca": "app.ftl" "boards.ftl" "bots.ftl" "games.ftl" "learn.ftl" "looks.ftl" "pages.ftl" "reasons.ftl" "reference.ftl" "site.ftl" "terminal.ftl";
    "es": "app.ftl" "boards.ftl" "bots.ftl" "games.ftl" "learn.ftl" "looks.ftl" "pages.ftl" "reasons.ftl" "reference.ftl" "site.ftl" "terminal.ftl";
};

/// The language used where another lacks a message.
const ENGLISH: &str = "en";

/// The texts that come with the program.
pub fn files() -> impl Iterator<Item = File> {
    FILES.iter().chain(boards::TEXTS.iter().copied().flatten()).copied()
}

/// The list of languages.
#[derive(Clone)]
pub struct Languages(Vec<Arc<Texts>>);

impl Languages {
    /// The languages that come with the program, English first.
    pub fn built_in() -> Languages {
        let mut languages = Languages(Vec::new());
        languages.add_texts(&files().collect::<Vec<_>>()).expect("the program's own texts can be read");
        languages
    }

    /// Adds a language, or replaces messages of an existing one; messages missing in the files (name, content) stay as they were,
    /// or are in English.
    ///
    /// # Errors
    /// Names the file that cannot be parsed, and why.
    pub fn add(&mut self, language: &str, files: &[(&str, &str)]) -> Result<(), TextsError> {
        let texts = Texts::new(language, files)?;
        if language == ENGLISH {
            let others = self.0.iter_mut().filter(|other| other.language() != ENGLISH);
            others.for_each(|other| *other = Arc::new(Texts::clone(other).or(&texts)));
        }
        let place = self.0.iter().position(|texts| texts.language() == language);
        let texts = Arc::new(match self.0.get(place.unwrap_or(0)) {
            Some(before) => texts.or(before),
            None => texts,
        });
        match place {
            Some(place) => self.0[place] = texts,
            None => self.0.push(texts),
        }
        Ok(())
    }

    /// Adds messages in several languages, such as those of a game.
    ///
    /// # Errors
    /// Names the file that cannot be parsed, and why.
    pub fn add_texts(&mut self, files: &[(&str, &str, &str)]) -> Result<(), TextsError> {
        let mut languages: Vec<&str> = Vec::new();
        for (language, _, _) in files {
            if !languages.contains(language) {
                languages.push(language);
            }
        }
        for language in languages {
            let own = files.iter().filter(|(other, _, _)| *other == language);
            self.add(language, &own.map(|(_, name, content)| (*name, *content)).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// The tags and native names of the languages.
    pub fn names(&self) -> Vec<(String, String)> {
        self.0.iter().map(|texts| (texts.language(), texts.say("language-name"))).collect()
    }

    /// The texts of a language, if there are any.
    pub fn texts(&self, language: &str) -> Option<&Arc<Texts>> {
        self.0.iter().find(|texts| texts.language() == language)
    }

    /// The best language for the preferences of a browser or a system, such as `ca,en;q=0.8` or `ca_ES.UTF-8`.
    pub fn negotiate(&self, accepted: &str) -> &Arc<Texts> {
        let mut wishes: Vec<(f32, &str)> = accepted.split(',').map(wish).collect();
        wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
        let speaks = |name: &str| {
            let wanted = name.split(['-', '_', '.', '@']).next().unwrap_or_default();
            self.0.iter().find(|texts| texts.main_language().eq_ignore_ascii_case(wanted))
        };
        let spoken = wishes.iter().filter(|(weight, _)| *weight > 0.0).find_map(|(_, name)| speaks(name));
        spoken.unwrap_or(&self.0[0])
    }
}

/// A language and its weight in a list of preferences.
fn wish(item: &str) -> (f32, &str) {
    let (name, weight) = item.split_once(";q=").unwrap_or((item, "1"));
    (weight.trim().parse().ok().filter(|weight: &f32| weight.is_finite()).unwrap_or(0.0), name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        let languages = Languages::built_in();
        let chosen = |accepted: &str| languages.negotiate(accepted).language();
        let cases = [
            ("ca,en;q=0.8", "ca"),
            ("fr-FR, es-AR;q=0.9, en;q=0.5", "es"),
            ("en;q=0.1,es;q=0.2", "es"),
            ("es;q=0,de", "en"),
            ("ca_ES.UTF-8", "ca"),
            ("ca@valencia", "ca"),
            ("C", "en"),
            ("", "en"),
            (";q=,;q=NaN,é", "en"),
        ];
        assert!(cases.iter().all(|(accepted, language)| chosen(accepted) == *language));
    }

    #[test]
    fn a_language_can_be_added_and_changed() {
        let mut languages = Languages::built_in();
        languages.add("fr", &[("a.ftl", "language-name = Français")]).unwrap();
        assert_eq!(languages.negotiate("fr").say("language-name"), "Français");
        assert_eq!(languages.negotiate("fr").say("game-hex"), languages.negotiate("en").say("game-hex"));
        languages.add("ca", &[("a.ftl", "language-name = Valencià")]).unwrap();
        assert_eq!(languages.names().len(), 4);
        assert_eq!(languages.texts("ca").unwrap().say("language-name"), "Valencià");
        assert!(languages.add("fr", &[("a.ftl", "language-name")]).unwrap_err().to_string().starts_with("a.ftl: "));
        assert_eq!(languages.add("?", &[]), Err(TextsError::Language { name: "?".to_owned() }));
    }

    #[test]
    fn a_game_brings_its_own_messages() {
        let mut languages = Languages::built_in();
        languages.add("fr", &[("a.ftl", "language-name = Français")]).unwrap();
        let brought =
            [("ca", "nim.ftl", "game-nim = Nim català"), ("en", "nim.ftl", "game-nim = Nim\nnim-empty = Empty.")];
        languages.add_texts(&brought).unwrap();
        let say = |language: &str, key: &str| languages.texts(language).unwrap().say(key);
        assert_eq!(say("ca", "game-nim"), "Nim català");
        assert_eq!([say("es", "game-nim"), say("fr", "game-nim")], ["Nim", "Nim"], "English where a language has none");
        assert_eq!(say("ca", "nim-empty"), "Empty.");
        assert_eq!(say("ca", "language-name"), "Català");
        assert_eq!(languages.names().len(), 4);
    }

    #[test]
    fn every_language_says_everything_with_the_same_values() {
        let messages = |language: &str| -> Vec<(String, Vec<String>)> {
            let own = files().filter(|(other, _, _)| *other == language);
            let mut all: Vec<_> = own.flat_map(|(_, _, content)| parsed(content)).collect();
            all.sort();
            all
        };
        let english = messages("en");
        assert!(english.windows(2).all(|pair| pair[0].0 != pair[1].0), "every key stands for one message");
        for language in ["ca", "es"] {
            assert_eq!(messages(language), english, "{language}");
        }
    }

    /// The messages of a file with the arguments they use.
    fn parsed(content: &str) -> Vec<(String, Vec<String>)> {
        let mut messages: Vec<(String, Vec<String>)> = Vec::new();
        for line in content.lines() {
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| !key.starts_with([' ', '#', '[', '*'])) {
                messages.push((key.to_owned(), Vec::new()));
            }
            let Some((_, values)) = messages.last_mut() else { continue };
            values.extend(
                line.split('$').skip(1).map(|rest| {
                    rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
                }),
            );
            values.sort();
            values.dedup();
        }
        messages
    }
}
