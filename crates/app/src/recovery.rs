//! Recovery codes: who has one finds their name and games on another device.

use hmac_sha256::Hash;

use crate::Shell;
use crate::secret::letters;
use crate::store::CodeHash;

/// The number of letters in a code; each has five bits.
const LENGTH: usize = 26;
/// The number of letters in a group.
const GROUP: usize = 5;

/// A new code, for the eyes of its owner.
pub(crate) fn draw(shell: &dyn Shell) -> String {
    let letters: Vec<char> = letters::<LENGTH>(shell).chars().collect();
    letters.chunks(GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// The hash of a code as a person types it; `None` if the text cannot be a code. A code is too long to be guessed, so a plain hash
/// is enough.
pub(crate) fn hash(text: &str) -> Option<CodeHash> {
    let plain: String = text.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
    (plain.len() == LENGTH).then(|| Hash::hash(plain.to_ascii_lowercase().as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_in_many_ways() {
        let code = "abcde-fghij-kmnpq-rstuv-wxyz2-3";
        let expected = hash(code);
        assert!(expected.is_some());
        assert_eq!(hash(&format!("  {} ", code.to_uppercase().replace('-', " "))), expected);
        assert_ne!(hash(&code.replace('3', "4")), expected);
        assert_eq!((hash(""), hash("abc"), hash(&"é".repeat(26))), (None, None, None));
    }
}
