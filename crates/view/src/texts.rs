//! What is said, in each language: messages by key, English where a language has none.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

macro_rules! files {
    ($($language:literal: $($file:literal)*;)*) => {
        &[$($(($language, $file, include_str!(concat!("../texts/", $language, "/", $file)))),*),*]
    };
}

/// The texts that come with the program: language, file, messages.
pub const FILES: &[(&str, &str, &str)] = files! {
    "en": "boards.ftl" "pages.ftl" "rules.ftl" "terminal.ftl";
    "ca": "boards.ftl" "pages.ftl" "rules.ftl" "terminal.ftl";
    "es": "boards.ftl" "pages.ftl" "rules.ftl" "terminal.ftl";
};

/// The messages of one language.
pub struct Texts {
    language: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    fallback: Option<Arc<Texts>>,
}

/// Why a file of messages is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextsError {
    /// The name is not that of a language.
    Language(String),
    /// The file cannot be read as messages.
    Syntax {
        /// The file.
        file: String,
        /// What is wrong first.
        reason: String,
    },
}

impl std::fmt::Display for TextsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TextsError::Language(name) => write!(f, "{name:?} is not the name of a language, such as \"ca\""),
            TextsError::Syntax { file, reason } => write!(f, "{file}: {reason}"),
        }
    }
}

impl std::error::Error for TextsError {}

impl Texts {
    /// The messages of these files (name, content) in a language, with others for what they leave out.
    ///
    /// # Errors
    /// Names the file that cannot be read, and why.
    pub fn new(language: &str, files: &[(&str, &str)], fallback: Option<Arc<Texts>>) -> Result<Texts, TextsError> {
        let language: LanguageIdentifier = language.parse().map_err(|_| TextsError::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        bundle.set_use_isolating(false);
        for (file, content) in files {
            let resource =
                FluentResource::try_new((*content).to_owned()).map_err(|(_, errors)| TextsError::Syntax {
                    file: (*file).to_owned(),
                    reason: errors.first().map_or_else(String::new, ToString::to_string),
                })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Texts { language, bundle, fallback })
    }

    /// The tag of the language, such as `ca`.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// A message.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A message with something filled in.
    pub fn tell(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// A message with something filled in, if there is one.
    pub fn find(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return self.fallback.as_ref()?.find(key, values);
        };
        let values: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }
}

/// All languages there are.
pub struct Languages(Vec<Arc<Texts>>);

impl Languages {
    /// The languages that come with the program, English first.
    pub fn built_in() -> Languages {
        let mut languages: Vec<Arc<Texts>> = Vec::new();
        for language in ["en", "ca", "es"] {
            let own = FILES.iter().filter(|(other, _, _)| *other == language);
            let files: Vec<(&str, &str)> = own.map(|(_, name, content)| (*name, *content)).collect();
            let texts = Texts::new(language, &files, languages.first().cloned());
            languages.push(Arc::new(texts.expect("the program's own texts can be read")));
        }
        Languages(languages)
    }

    /// Adds a language, or other words for one there is; what the files leave out is said as before, or in English.
    ///
    /// # Errors
    /// Names the file that cannot be read, and why.
    pub fn add(&mut self, language: &str, files: &[(&str, &str)]) -> Result<(), TextsError> {
        let place = self.0.iter().position(|texts| texts.language() == language);
        let fallback = self.0[place.unwrap_or(0)].clone();
        let texts = Arc::new(Texts::new(language, files, Some(fallback))?);
        match place {
            Some(place) => self.0[place] = texts,
            None => self.0.push(texts),
        }
        Ok(())
    }

    /// The tags and own names of the languages.
    pub fn names(&self) -> Vec<(String, String)> {
        self.0.iter().map(|texts| (texts.language(), texts.say("language-name"))).collect()
    }

    /// The texts of a language, if there are any.
    pub fn texts(&self, language: &str) -> Option<&Arc<Texts>> {
        self.0.iter().find(|texts| texts.language() == language)
    }

    /// The language that suits best what a browser or a system accepts, such as `ca,en;q=0.8` or `ca_ES.UTF-8`.
    pub fn negotiate(&self, accepted: &str) -> &Arc<Texts> {
        let mut wishes: Vec<(f32, &str)> = accepted.split(',').map(wish).collect();
        wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
        let speaks = |name: &str| {
            let wanted = name.split(['-', '_', '.', '@']).next().unwrap_or_default();
            self.0.iter().find(|texts| texts.language.language.as_str().eq_ignore_ascii_case(wanted))
        };
        let spoken = wishes.iter().filter(|(weight, _)| *weight > 0.0).find_map(|(_, name)| speaks(name));
        spoken.unwrap_or(&self.0[0])
    }
}

/// A language and how much it is wished for.
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
        assert_eq!(languages.add("?", &[]), Err(TextsError::Language("?".to_owned())));
    }

    #[test]
    fn every_language_says_everything_with_the_same_values() {
        let messages = |language: &str| -> Vec<(String, Vec<String>)> {
            let own = FILES.iter().filter(|(other, _, _)| *other == language);
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

    /// The messages of a file with the values they use.
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
