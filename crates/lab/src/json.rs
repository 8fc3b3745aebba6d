//! Versioned JSON output.

use serde_json::{Map, Number, Value};

/// Adds a version in front of the fields of a JSON object, and replaces negative zeros with zeros.
///
/// ```
/// let object = serde_json::json!({ "elo": -0.0, "list": [{ "value": -0.0 }, -1.5, 0] });
/// let printed = rusc_lab::versioned(1, object).to_string();
/// assert_eq!(printed, r#"{"version":1,"elo":0.0,"list":[{"value":0.0},-1.5,0]}"#);
/// ```
pub fn versioned(version: u32, object: Value) -> Value {
    let fields = if let Value::Object(fields) = object { fields } else { Map::new() };
    Value::Object(
        [("version".to_owned(), version.into())].into_iter().chain(fields.into_iter().map(plain_field)).collect(),
    )
}

fn plain_field((name, value): (String, Value)) -> (String, Value) {
    (name, plain(value))
}

/// Replaces negative zeros in a JSON value with zeros.
fn plain(value: Value) -> Value {
    match value {
        Value::Array(values) => values.into_iter().map(plain).collect(),
        Value::Object(fields) => Value::Object(fields.into_iter().map(plain_field).collect()),
        Value::Number(number) if number.as_f64() == Some(0.0) && number.is_f64() => Number::from_f64(0.0).into(),
        other => other,
    }
}
