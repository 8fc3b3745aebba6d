//! Hex in the notation that Hex programs share: `GM[11]`, cells as `c2`, or on Little Golem as two letters for column and row.

mod foreign;

use rusc_hex::{Hex, Options, Place, SeenBoard, SwapRule};
use rusc_host::AnyPosition;
use rusc_present::{Eyes, Offer, Parameters, Spec};

use super::{Dialect, Foreign, Stated, Word};

/// The SGF dialect of Hex.
pub(super) struct HexDialect;

impl Dialect for HexDialect {
    fn game(&self) -> &'static str {
        Hex::NAME
    }
    fn title(&self) -> &'static str {
        Hex::TITLE
    }
    fn number(&self) -> &'static str {
        "11"
    }
    fn usual_size(&self) -> u64 {
        Options::default().size as u64
    }
    fn is_meant(&self, says: &dyn Fn(&str, &str) -> bool) -> bool {
        says("SO", "littlegolem") || says("EV", "hex.")
    }
    fn spec(&self, Stated { size, has_swap }: Stated) -> String {
        format!("hex:{size}{}", if has_swap { ",swap" } else { "" })
    }
    fn size(&self, position: &dyn AnyPosition) -> Option<u64> {
        position.board(Eyes::All).get::<SeenBoard>().map(|board| board.size as u64)
    }
    fn swaps_in_place(&self, position: &dyn AnyPosition) -> bool {
        let options = position.spec().parse().and_then(|spec: Spec| Options::default().read(&spec));
        options.is_ok_and(|options| options.swap == SwapRule::InPlace)
    }
    fn cell(&self, text: &str) -> Option<String> {
        place(text).map(|place| place.to_string())
    }
    fn reflected(&self, text: &str) -> Option<String> {
        place(text).map(|Place { column, row }| Place::new(row, column).to_string())
    }
    fn foreign(&self, text: &str) -> Option<Foreign> {
        foreign::foreign(text)
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

/// The place that a text names in either notation.
fn place(text: &str) -> Option<Place> {
    let text = text.trim();
    match text.as_bytes() {
        &[column, row] if row.is_ascii_alphabetic() => {
            // Rows as letters count like columns.
            let number = row.to_ascii_lowercase() - b'a' + 1;
            format!("{}{number}", char::from(column)).parse().ok()
        }
        _ => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_notations_are_read_and_reflected() {
        for (text, plain, across) in
            [("c2", "c2", "b3"), (" K11 ", "k11", "k11"), ("mf", "m6", "f13"), ("AA", "a1", "a1")]
        {
            assert_eq!(
                (HexDialect.cell(text).as_deref(), HexDialect.reflected(text).as_deref()),
                (Some(plain), Some(across)),
                "{text}"
            );
        }
        for text in ["", "a", "a0", "7", "a27", "swap", "ñ1", "abc", "a1b", "a256", "a+1", "zz", "éa"] {
            assert_eq!(HexDialect.cell(text), None, "{text}");
        }
    }
}
