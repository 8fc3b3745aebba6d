//! How a reason is kept: as data, or as a plain text where somebody gave it in words of their own, as older versions wrote
//! all of them. For `#[serde(with = "rusc_record::why")]`.

use rusc_present::Why;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes a reason.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(why: &Why, serializer: S) -> Result<S::Ok, S::Error> {
    if *why == Why::quoted(&*why.english) { why.english.serialize(serializer) } else { why.serialize(serializer) }
}

/// Reads a reason.
///
/// # Errors
/// Those of the deserializer, and what is neither a text nor a reason.
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
