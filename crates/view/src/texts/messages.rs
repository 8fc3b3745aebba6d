//! The messages of one language.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// Messages that came together.
type Bundle = FluentBundle<FluentResource>;

/// The messages of one language.
#[derive(Clone)]
pub struct Texts {
    language: LanguageIdentifier,
    /// Its own messages, then those for what they leave out.
    bundles: Vec<Arc<Bundle>>,
}

rusc_present::reasons! {
    /// Why a file of messages is not taken.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TextsError {
        /// The name is not that of a language.
        #[error("{name:?} is not the name of a language, such as \"ca\"")]
        Language {
            /// What was given.
            name: String,
        } => "texts-language",
        /// The file cannot be read as messages.
        #[error("{file}: {why}")]
        Syntax {
            /// The file.
            file: String,
            /// What is wrong first.
            why: rusc_present::Why,
        } => "texts-syntax",
    }
}

impl Texts {
    /// The messages of these files (name, content) in a language.
    ///
    /// # Errors
    /// Names the file that cannot be read, and why.
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

    /// The same messages, with others for what they leave out.
    #[must_use]
    pub fn or(mut self, other: &Texts) -> Texts {
        self.bundles.extend(other.bundles.iter().cloned());
        self
    }

    /// The tag of the language, such as `ca`.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// The tag without country and the like.
    pub(super) fn main_language(&self) -> &str {
        self.language.language.as_str()
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
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let values: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
            Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
        })
    }
}
