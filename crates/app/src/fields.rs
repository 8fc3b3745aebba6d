//! The fields of a form.

use std::str::FromStr;

use rusc_game::Seat;
use rusc_record::NodeId;

use crate::problem::{Problem, Trouble};
use crate::request::Request;

/// The text fields of a form, by name.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The fields of the form in a request.
    pub(crate) fn of(request: &Request) -> Fields {
        let text = |(name, value): &(String, Vec<u8>)| (name.clone(), String::from_utf8_lossy(value).into_owned());
        Fields(request.form.iter().map(text).collect())
    }

    /// The value of a field; `None` if it is missing or empty.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        found.filter(|value| !value.is_empty())
    }

    /// The value of a required field.
    pub(crate) fn needed(&self, name: &str) -> Result<&str, Problem> {
        Ok(self.text(name).ok_or_else(|| Trouble::NoField { name: name.to_owned() })?)
    }

    /// The number in a required field.
    pub(crate) fn number<T: FromStr>(&self, name: &str) -> Result<T, Problem> {
        number(name, self.needed(name)?)
    }

    /// The node in a required field.
    pub(crate) fn node(&self, name: &str) -> Result<NodeId, Problem> {
        Ok(NodeId(self.number(name)?))
    }

    /// The seat that the form is about.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        let number: u8 = self.number("seat")?;
        Ok(number.checked_sub(1).map(Seat::new).ok_or(Trouble::SeatsFromOne)?)
    }
}

/// Parses a number.
pub(crate) fn number<T: FromStr>(name: &str, text: &str) -> Result<T, Problem> {
    let trouble = |_| Trouble::NoNumber { name: name.to_owned(), text: text.to_owned() };
    Ok(text.parse().map_err(trouble)?)
}

/// The refusal of a field with an invalid value.
pub(crate) fn no_choice(name: &str, text: &str) -> Problem {
    Trouble::NoChoice { name: name.to_owned(), text: text.to_owned() }.into()
}
