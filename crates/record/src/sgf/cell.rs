//! Cells of a Hex board as SGF writes them: `c2`, or two letters, column and row, as on Little Golem.

use std::collections::HashSet;

use game::Seat;

/// A cell in the usual notation; none where the text names none.
pub(super) fn name(text: &str) -> Option<String> {
    place(text).map(|(column, row)| written(column, row))
}

/// The cell on the other side of the long diagonal.
pub(super) fn reflected(text: &str) -> Option<String> {
    place(text).map(|(column, row)| written(row, column))
}

/// The stones of a set-up in the order of SGF: Black's, White's, none. A cell that is named twice holds what was said last.
pub(super) fn sorted(stones: &[(String, Option<Seat>)]) -> Vec<(String, Option<Seat>)> {
    let mut named = HashSet::new();
    let mut last: Vec<_> = stones.iter().rev().filter(|(cell, _)| named.insert(cell)).cloned().collect();
    last.reverse();
    last.sort_by_key(|(_, owner)| (owner.is_none(), *owner));
    last
}

/// Column and row from 0, of the largest board or smaller.
fn place(text: &str) -> Option<(u8, u8)> {
    let text = text.trim().to_ascii_lowercase();
    let letter = |byte: u8| byte.checked_sub(b'a').filter(|&number| number < 26);
    let (&first, rest) = text.as_bytes().split_first()?;
    let row = match *rest {
        [second] if second.is_ascii_alphabetic() => letter(second)?,
        _ if !rest.iter().all(u8::is_ascii_digit) => return None,
        _ => str::from_utf8(rest).ok()?.parse::<u8>().ok()?.checked_sub(1)?,
    };
    Some((letter(first)?, row)).filter(|&(_, row)| row < 26)
}

fn written(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_notations_are_read_and_reflected() {
        for (text, plain, across) in
            [("c2", "c2", "b3"), (" K11 ", "k11", "k11"), ("mf", "m6", "f13"), ("AA", "a1", "a1")]
        {
            assert_eq!((name(text).as_deref(), reflected(text).as_deref()), (Some(plain), Some(across)), "{text}");
        }
        for text in ["", "a", "a0", "7", "a27", "swap", "ñ1", "abc", "a1b", "a256", "a+1"] {
            assert_eq!(name(text), None, "{text}");
        }
    }
}
