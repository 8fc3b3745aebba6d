//! What a command prints.

use std::io::{IsTerminal, Write, stdout};

use serde_json::Value;

use crate::failure::Failure;

/// Prints text as it is.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints bytes that are no text, unless a person would see them.
pub(crate) fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    if stdout().is_terminal() {
        return Err(Failure::wrong("a terminal cannot show this: name a file with -o FILE"));
    }
    let mut out = stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Prints one JSON object on a line.
pub(crate) fn print_json(value: &Value) -> Result<(), Failure> {
    print(&format!("{value}\n"))
}

/// A number with its thousands apart, as people read it.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).expect("digits are text")).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_apart() {
        let cases = [(0, "0"), (999, "999"), (1_000, "1,000"), (5_673_234, "5,673,234")];
        assert!(cases.iter().all(|&(number, text)| super::grouped(number) == text));
    }
}
