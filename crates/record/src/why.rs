//! Serialises a reason as data, or as plain text if it has no key; older versions wrote all reasons as plain text. For
//! `#[serde(with = "rusc_record::why")]`.

use rusc_present::Why;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serialises a reason.
///
/// # Errors
/// The errors of the serializer.
pub fn serialize<S: Serializer>(why: &Why, serializer: S) -> Result<S::Ok, S::Error> {
    if *why == Why::quoted(&*why.english) { why.english.serialize(serializer) } else { why.serialize(serializer) }
}

/// Deserialises a reason.
///
/// # Errors
/// The errors of the deserializer, and data that is neither a text nor a reason.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Why, D::Error> {
    Ok(match Form::deserialize(deserializer)? {
        Form::Quoted(words) => Why::quoted(words),
        Form::Known(why) => why,
    })
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a text, or a reason with key and english")]
enum Form {
    Quoted(String),
    Known(Why),
}
