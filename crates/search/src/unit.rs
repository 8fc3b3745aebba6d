//! The unit of an estimate: a short name, so that estimates with different meanings are never compared.

use std::fmt;

/// The unit of an estimate, by name: `points`, `win chance`, or an evaluation's own scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit {
    /// ASCII letters, digits, spaces and hyphens, padded with zeros.
    bytes: [u8; Unit::LONGEST],
}

impl Unit {
    /// Maximum length of a name in bytes.
    pub const LONGEST: usize = 24;

    /// The probability that the side to move wins, from 0 to 1.
    pub const WIN_CHANCE: Unit = Unit::new("win chance");
    /// The points by which the side to move is ahead.
    pub const POINTS: Unit = Unit::new("points");
    /// The unit of a number that was stored without its unit.
    pub const UNKNOWN: Unit = Unit::new("unknown");

    /// The unit with this name.
    ///
    /// # Panics
    /// If the name is empty, too long, or has characters other than ASCII letters, digits, spaces and hyphens.
    pub const fn new(name: &str) -> Unit {
        match Unit::named(name) {
            Some(unit) => unit,
            None => panic!("a unit has a short name of letters, digits, spaces and hyphens"),
        }
    }

    /// The unit with this name, or `None` if the name is invalid.
    pub const fn named(name: &str) -> Option<Unit> {
        let name = name.as_bytes();
        if name.is_empty() || name.len() > Unit::LONGEST {
            return None;
        }
        let mut bytes = [0; Unit::LONGEST];
        let mut at = 0;
        while at < name.len() {
            if !(name[at].is_ascii_alphanumeric() || name[at] == b' ' || name[at] == b'-') {
                return None;
            }
            bytes[at] = name[at];
            at += 1;
        }
        Some(Unit { bytes })
    }

    /// The name of the unit.
    pub fn name(&self) -> &str {
        let length = self.bytes.iter().position(|&byte| byte == 0).unwrap_or(Unit::LONGEST);
        std::str::from_utf8(&self.bytes[..length]).expect("a unit is named in ASCII")
    }

    /// The value of an even position.
    pub fn even(self) -> f64 {
        if self == Unit::WIN_CHANCE { 0.5 } else { 0.0 }
    }
}

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unit({:?})", self.name())
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
