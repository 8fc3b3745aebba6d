//! Just enough JSON for findings that are printed by one run and averaged by a later one.

use std::fmt;
use std::str::{Chars, FromStr};

/// A value of JSON.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An object with these fields.
    pub(super) fn object(fields: impl IntoIterator<Item = (&'static str, Json)>) -> Json {
        Json::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// The field of an object.
    pub(super) fn field(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|(other, _)| other == name).map(|(_, value)| value),
            _ => None,
        }
    }

    pub(super) fn number(&self) -> Option<f64> {
        if let Json::Number(number) = self { Some(*number) } else { None }
    }

    /// A number that counts something.
    pub(super) fn count(&self) -> Option<u64> {
        self.number().filter(|number| *number >= 0.0 && number.fract() == 0.0).map(|number| number as u64)
    }

    pub(super) fn text(&self) -> Option<&str> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    pub(super) fn list(&self) -> Option<&[Json]> {
        if let Json::List(values) = self { Some(values) } else { None }
    }
}

impl From<f64> for Json {
    fn from(number: f64) -> Self {
        Json::Number(number)
    }
}

impl From<usize> for Json {
    fn from(count: usize) -> Self {
        Json::Number(count as f64)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl FromIterator<Json> for Json {
    fn from_iter<I: IntoIterator<Item = Json>>(values: I) -> Self {
        Json::List(values.into_iter().collect())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Flag(flag) => write!(f, "{flag}"),
            Json::Number(number) if number.is_finite() => write!(f, "{number}"),
            Json::Number(_) => f.write_str("null"),
            Json::Text(text) => quote(f, text),
            Json::List(values) => {
                f.write_str("[")?;
                for (index, value) in values.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "," })?;
                    value.fmt(f)?;
                }
                f.write_str("]")
            }
            Json::Object(fields) => {
                f.write_str("{")?;
                for (index, (name, value)) in fields.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "," })?;
                    quote(f, name)?;
                    write!(f, ":{value}")?;
                }
                f.write_str("}")
            }
        }
    }
}

fn quote(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    for sign in text.chars() {
        match sign {
            '"' | '\\' => write!(f, "\\{sign}")?,
            sign if sign < ' ' => write!(f, "\\u{:04x}", sign as u32)?,
            sign => write!(f, "{sign}")?,
        }
    }
    f.write_str("\"")
}

/// Text that is not JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NotJson;

impl FromStr for Json {
    type Err = NotJson;

    fn from_str(text: &str) -> Result<Self, NotJson> {
        let mut reader = Reader { rest: text.chars() };
        let value = reader.value(DEEPEST).ok_or(NotJson)?;
        reader.skip_blanks();
        if reader.rest.as_str().is_empty() { Ok(value) } else { Err(NotJson) }
    }
}

/// No findings hold lists in lists in lists any deeper.
const DEEPEST: u32 = 16;

struct Reader<'t> {
    rest: Chars<'t>,
}

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        self.rest = self.rest.as_str().trim_start_matches([' ', '\t', '\n', '\r']).chars();
    }

    /// Takes a word if it stands next.
    fn take(&mut self, word: &str) -> bool {
        let rest = self.rest.as_str().strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest.as_str()).chars();
        rest.is_some()
    }

    fn value(&mut self, deepest: u32) -> Option<Json> {
        let deepest = deepest.checked_sub(1)?;
        self.skip_blanks();
        if self.take("null") {
            Some(Json::Null)
        } else if self.take("true") {
            Some(Json::Flag(true))
        } else if self.take("false") {
            Some(Json::Flag(false))
        } else if self.take("\"") {
            self.text().map(Json::Text)
        } else if self.take("[") {
            self.items("]", |reader| reader.value(deepest)).map(Json::List)
        } else if self.take("{") {
            self.items("}", |reader| reader.named(deepest)).map(Json::Object)
        } else {
            self.number()
        }
    }

    /// What stands between commas, up to the end.
    fn items<T>(&mut self, end: &str, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.skip_blanks();
        if self.take(end) {
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            self.skip_blanks();
            if self.take(end) {
                return Some(items);
            }
            if !self.take(",") {
                return None;
            }
        }
    }

    fn named(&mut self, deepest: u32) -> Option<(String, Json)> {
        self.skip_blanks();
        let name = if self.take("\"") { self.text()? } else { return None };
        self.skip_blanks();
        let value = if self.take(":") { self.value(deepest)? } else { return None };
        Some((name, value))
    }

    /// The rest of a text whose first quotation mark was read.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            match self.rest.next()? {
                '"' => return Some(text),
                '\\' => text.push(match self.rest.next()? {
                    'n' => '\n',
                    't' => '\t',
                    'r' => '\r',
                    'b' => '\u{8}',
                    'f' => '\u{c}',
                    'u' => {
                        let digits = self.rest.as_str().get(..4)?;
                        self.rest = self.rest.as_str()[4..].chars();
                        char::from_u32(u32::from_str_radix(digits, 16).ok()?)?
                    }
                    sign @ ('"' | '\\' | '/') => sign,
                    _ => return None,
                }),
                sign => text.push(sign),
            }
        }
    }

    fn number(&mut self) -> Option<Json> {
        let rest = self.rest.as_str();
        let length = rest.find(|sign: char| !matches!(sign, '0'..='9' | '+' | '-' | '.' | 'e' | 'E'));
        let (digits, rest) = rest.split_at(length.unwrap_or(rest.len()));
        self.rest = rest.chars();
        digits.parse().ok().map(Json::Number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_others_read_it_too() {
        let value = Json::object([
            ("nothing", Json::Null),
            ("flag", Json::Flag(true)),
            ("numbers", [0.5, -3.0, 1e-9, 1e18].into_iter().map(Json::from).collect()),
            ("text", "a \"b\" \\ c\n\u{1} é".into()),
            ("empty", Json::Object(Vec::new())),
        ]);
        let text = value.to_string();
        assert_eq!(text.parse(), Ok(value));
        let other: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(other["numbers"][2], 1e-9);
        assert_eq!(serde_json::to_string_pretty(&other).expect("it is JSON").parse::<Json>(), text.parse());
    }

    #[test]
    fn what_is_not_json_is_refused() {
        let deep = "[".repeat(1_000_000);
        for text in ["", "{", "[1,]", "{\"a\"}", "nul", "1 2", "\"a", "\"\\x\"", "\"\\u12\"", "-", &deep] {
            assert_eq!(text.parse::<Json>(), Err(NotJson), "{}", &text[..text.len().min(20)]);
        }
    }
}
