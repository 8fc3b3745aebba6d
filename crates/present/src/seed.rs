//! The seed of a deal: a number that anybody can try out, or bits that nobody can guess.

use std::ops::RangeInclusive;

use crate::{Kind, Value};

/// The seed of a deal. Written as a number, or as 32 hexadecimal digits.
///
/// ```
/// use rusc_present::{Seed, Value};
///
/// assert_eq!(Seed::read("7"), Some(Seed::Number(7)));
/// assert_eq!(Seed::Secret(0xbee).write(), "00000000000000000000000000000bee");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// For studies and tests: small enough to be found by trying all.
    Number(u64),
    /// For games between people: as good as its bits are random.
    Secret(u128),
}

impl Seed {
    /// Number of hexadecimal digits of secret bits; every seed that is a number has fewer digits.
    const DIGITS: usize = 32;
}

impl Value for Seed {
    fn kind(_: Option<RangeInclusive<i64>>) -> Kind {
        Kind::Text { expected: "expected-seed", english: "a number, or 32 hexadecimal digits" }
    }
    fn read(text: &str) -> Option<Self> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if text.len() == Seed::DIGITS && is_plain {
            return u128::from_str_radix(text, 16).ok().map(Seed::Secret);
        }
        let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))?;
        // Programs that read numbers with a sign must be able to read it.
        i64::try_from(number).is_ok().then_some(Seed::Number(number))
    }
    fn write(&self) -> String {
        match self {
            Seed::Number(number) => number.to_string(),
            Seed::Secret(bits) => format!("{bits:032x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for seed in [Seed::Number(0), Seed::Number(i64::MAX as u64), Seed::Secret(0), Seed::Secret(u128::MAX)] {
            assert_eq!(Seed::read(&seed.write()), Some(seed));
        }
        for text in
            ["", "-1", "x", "9223372036854775808", "0x10", "+0000000000000000000000000000001", "ä".repeat(16).as_str()]
        {
            assert_eq!(Seed::read(text), None, "{text}");
        }
    }
}
