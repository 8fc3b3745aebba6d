//! Hex as all Hex programs write it: `GM[11]`, cells as `c2`, or as two letters, column and row, on Little Golem.

use hex::SeenBoard;
use host::Position;
use present::{Eyes, Item, Spec};

use super::{Dialect, Word};

/// The dialect of Hex programs.
pub(super) struct Hex;

impl Dialect for Hex {
    fn game(&self) -> &'static str {
        "hex"
    }
    fn title(&self) -> &'static str {
        "Hex"
    }
    fn number(&self) -> &'static str {
        "11"
    }
    fn usual_size(&self) -> u64 {
        11
    }
    fn is_meant(&self, says: &dyn Fn(&str, &str) -> bool) -> bool {
        says("SO", "littlegolem") || says("EV", "hex.")
    }
    fn spec(&self, size: u64, has_swap: bool) -> String {
        format!("hex:{size}{}", if has_swap { ",swap" } else { "" })
    }
    fn size(&self, position: &dyn Position) -> Option<u64> {
        position.board(Eyes::All).get::<SeenBoard>().map(|board| u64::from(board.size))
    }
    fn swaps_in_place(&self, position: &dyn Position) -> bool {
        let in_place = Item::Pair("swap".to_owned(), "in-place".to_owned());
        position.spec().parse().is_ok_and(|spec: Spec| spec.items.contains(&in_place))
    }
    fn cell(&self, text: &str) -> Option<String> {
        place(text).map(|(column, row)| written(column, row))
    }
    fn reflected(&self, text: &str) -> Option<String> {
        place(text).map(|(column, row)| written(row, column))
    }
    fn word(&self, text: &str) -> Option<Word> {
        match text {
            "pass" => Some(Word::Pass),
            "swap" | "swap-pieces" => Some(Word::SwapPieces),
            "swap-sides" => Some(Word::SwapSides),
            _ => None,
        }
    }
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
            assert_eq!((Hex.cell(text).as_deref(), Hex.reflected(text).as_deref()), (Some(plain), Some(across)), "{text}");
        }
        for text in ["", "a", "a0", "7", "a27", "swap", "ñ1", "abc", "a1b", "a256", "a+1"] {
            assert_eq!(Hex.cell(text), None, "{text}");
        }
    }
}
