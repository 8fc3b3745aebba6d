//! Random names that cannot be guessed: ids of matches, secrets of visitors and of links to seats.

use std::fmt::Write;

use hmac_sha256::Hash;
use rusc_present::Seed;

use crate::Shell;

/// Letters and digits that are hard to confuse with each other.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// The id of a match; everyone who knows it may watch.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MatchId(String);

impl MatchId {
    const LENGTH: usize = 12;

    /// A new random id.
    pub(crate) fn draw(shell: &dyn Shell) -> MatchId {
        MatchId(letters::<{ MatchId::LENGTH }>(shell))
    }

    /// Parses an id; `None` if the text cannot be one.
    pub fn read(text: &str) -> Option<MatchId> {
        let is_name = text.len() == MatchId::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        is_name.then(|| MatchId(text.to_owned()))
    }

    /// The id as text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A secret known only to one visitor, or to those who have a link.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Secret(String);

impl Secret {
    pub(crate) const LENGTH: usize = 32;
    /// The length of a tag.
    const TAG: usize = 10;

    /// A new random secret.
    pub(crate) fn draw(shell: &dyn Shell) -> Secret {
        let write = |mut text: String, byte: u8| {
            write!(text, "{byte:02x}").expect("a text takes all");
            text
        };
        Secret(random::<{ Secret::LENGTH / 2 }>(shell).into_iter().fold(String::new(), write))
    }

    /// Parses a secret; `None` if the text cannot be one.
    pub fn read(text: &str) -> Option<Secret> {
        let is_hexadecimal = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == Secret::LENGTH && text.bytes().all(is_hexadecimal)).then(|| Secret(text.to_owned()))
    }

    /// A secret from the store.
    pub fn kept(text: String) -> Secret {
        Secret(text)
    }

    /// The secret as text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// A short name for the visitor, which does not reveal the secret.
    pub fn tag(&self) -> String {
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
        Hash::hash(self.0.as_bytes()).iter().take(Secret::TAG).map(letter).collect()
    }

    /// Whether a text can be the tag of a visitor.
    pub fn is_tag(text: &str) -> bool {
        text.len() == Secret::TAG && text.bytes().all(|byte| LETTERS.contains(&byte))
    }
}

// Implemented by hand so that secrets do not end up in messages by accident.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Random letters and digits.
pub(crate) fn letters<const N: usize>(shell: &dyn Shell) -> String {
    random::<N>(shell).iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn random<const N: usize>(shell: &dyn Shell) -> [u8; N] {
    let mut bytes = [0; N];
    shell.random(&mut bytes);
    bytes
}

/// The bytes that a text gives in hexadecimal digits.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let byte = |pair: &[u32]| <[u32; 2]>::try_from(pair).ok().map(|[high, low]| (16 * high + low) as u8);
    digits.chunks(2).map(byte).collect()
}

/// The seed of a deal that nobody can guess.
pub(crate) fn random_deal(shell: &dyn Shell) -> Seed {
    Seed::Secret(u128::from_le_bytes(random(shell)))
}

/// A random number.
pub(crate) fn random_number(shell: &dyn Shell) -> u32 {
    u32::from_le_bytes(random(shell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_from_digits() {
        assert_eq!((bytes("00fF10"), bytes("")), (Some(vec![0, 255, 16]), Some(Vec::new())));
        assert_eq!(["0", "0g", "é0", "+1", "zz"].map(bytes), [const { None }; 5]);
    }

    #[test]
    fn names_are_read_back_and_nothing_else_is() {
        let (id, secret) = (MatchId("23456789abcd".to_owned()), Secret("0123456789abcdef".repeat(2)));
        assert_eq!(MatchId::read(id.text()), Some(id.clone()));
        assert_eq!(Secret::read(secret.text()), Some(secret.clone()));
        for text in ["", "../../etc/pw", "ABCDEFGHJKMN", "aaaaaaaaaaaaa", "éééééé"] {
            assert_eq!(MatchId::read(text), None, "{text}");
        }
        assert_eq!(Secret::read(&"G".repeat(32)), None);
        assert_eq!(format!("{secret:?}"), "Secret");
    }
}
