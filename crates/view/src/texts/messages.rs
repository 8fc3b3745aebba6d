//! The messages of one language.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// Messages from the same source.
type Bundle = FluentBundle<FluentResource>;

/// The messages of one language.
#[derive(Clone)]
pub struct Texts {
    language: LanguageIdentifier,
    /// The language's own messages first, then the fallbacks.
    bundles: Vec<Arc<Bundle>>,
}

rusc_present::reasons! {
    /// Why a file of messages is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TextsError {
        /// The name is not a language tag.
        #[error("{name:?} is not a language tag such as \"ca\"")]
        Language {
            /// The name that was given for the language.
            name: String,
        } => "texts-language",
        /// The file cannot be parsed.
        #[error("{file}: {why}")]
        Syntax {
            /// The name of the file.
            file: String,
            /// The first error in the file.
            why: rusc_present::Why,
        } => "texts-syntax",
    }
}

impl Texts {
    /// Parses the messages of a language from files (name, content).
    ///
    /// # Errors
    /// Names the file that cannot be parsed, and why.
    pub fn new(language: &str, files: &[(&str, &str)]) -> Result<Texts, TextsError> {
        let language: LanguageIdentifier =
            language.parse().map_err(|_| TextsError::Language { name: language.to_owned() })?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        bundle.set_use_isolating(false);
        for (file, content) in files {
            let resource =
                FluentResource::try_new((*content).to_owned()).map_err(|(_, errors)| TextsError::Syntax {
                    file: (*file).to_owned(),
                    why: rusc_present::Why::quoted(errors.first().map_or_else(String::new, ToString::to_string)),
                })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Texts { language, bundles: vec![Arc::new(bundle)] })
    }

    /// The same messages, with others as fallback.
    #[must_use]
    pub fn or(mut self, other: &Texts) -> Texts {
        self.bundles.extend(other.bundles.iter().cloned());
        self
    }

    /// The tag of the language, such as `ca`.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// The tag without a region.
    pub(super) fn main_language(&self) -> &str {
        self.language.language.as_str()
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A message with arguments.
    pub fn tell(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// A message with arguments, if it exists.
    pub fn find(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let values: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
            Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
        })
    }
}
