//! Output of commands.

use std::io::{IsTerminal, Write, stdout};

use rusc_lab::versioned;
use serde_json::Value;

use crate::failure::Failure;
use crate::trouble::Trouble;

/// Prints text unchanged.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints text with styles, which only a terminal gets, and not if `NO_COLOR` is set.
pub(crate) fn print_styled(text: &str) -> Result<(), Failure> {
    let mut out = anstream::AutoStream::auto(stdout().lock());
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints binary data, unless the output is a terminal.
pub(crate) fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    if stdout().is_terminal() {
        return Err(Failure::wrong(Trouble::NotForTerminals));
    }
    let mut out = stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Prints a JSON object on one line, with its version.
pub(crate) fn print_json(version: u32, object: Value) -> Result<(), Failure> {
    print(&json_line(version, object))
}

/// A JSON object on one line, with its version.
pub(crate) fn json_line(version: u32, object: Value) -> String {
    format!("{}\n", versioned(version, object))
}

/// A number with sign and decimals; a number rounded to zero has no minus.
pub(crate) fn signed(number: f64, decimals: usize) -> String {
    let text = format!("{number:+.decimals$}");
    let is_zero = text.bytes().all(|byte| !byte.is_ascii_digit() || byte == b'0');
    if is_zero { text.replacen('-', "+", 1) } else { text }
}

/// A number with thousands separators.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).expect("digits are text")).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_apart() {
        let cases = [(0, "0"), (999, "999"), (1_000, "1,000"), (5_673_234, "5,673,234")];
        assert!(cases.iter().all(|&(number, text)| grouped(number) == text));
    }

    #[test]
    fn zero_has_no_minus() {
        let cases = [(-0.001, 2, "+0.00"), (-0.0, 0, "+0"), (-0.4, 0, "+0"), (-0.6, 0, "-1"), (12.345, 1, "+12.3")];
        for (number, decimals, text) in cases {
            assert_eq!(signed(number, decimals), text);
        }
    }
}
