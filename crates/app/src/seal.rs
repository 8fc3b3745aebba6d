//! The seal on visitors' cookies, so that nobody can make up a visitor.

use hmac_sha256::HMAC;

use crate::Secret;
use crate::secret::bytes;

/// The key that cookies are sealed with. It stays with the store: with another key all visitors become strangers.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl Key {
    /// The key with these bytes, which must be random.
    pub fn new(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// The value of a cookie that holds a secret and the seal of this server.
    pub(crate) fn seal(&self, secret: &Secret) -> String {
        let seal = self.derive(secret.text());
        let letters = seal.iter().map(|byte| format!("{byte:02x}"));
        [secret.text().to_owned()].into_iter().chain(letters).collect()
    }

    /// The secret in a cookie; `None` if this server did not seal it.
    pub(crate) fn open(&self, cookie: &str) -> Option<Secret> {
        let (secret, seal) = cookie.split_at_checked(Secret::LENGTH)?;
        let secret = Secret::read(secret)?;
        let seal = bytes(seal)?.try_into().ok()?;
        HMAC::verify(secret.text(), self.0, &seal).then_some(secret)
    }

    /// Bytes for another purpose, which only this server can compute.
    pub(crate) fn derive(&self, purpose: &str) -> [u8; 32] {
        HMAC::mac(purpose, self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sealed_cookies_are_opened() {
        let (key, secret) = (Key::new([1; 32]), Secret::kept("0123456789abcdef".repeat(2)));
        let cookie = key.seal(&secret);
        assert_eq!((cookie.len(), key.open(&cookie)), (96, Some(secret.clone())));
        assert_eq!(Key::new([2; 32]).open(&cookie), None, "another server sealed it");
        let other = cookie.replacen('0', "1", 1);
        for wrong in [&cookie[..32], &cookie[..94], &format!("{cookie}00"), &other, "", "é", &"é".repeat(48)] {
            assert_eq!(key.open(wrong), None, "{wrong}");
        }
    }
    /// Cookies and challenges from before an update still hold after it.
    #[test]
    fn seals_are_hmacs_that_any_program_computes_alike() {
        let other = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, &[7; 32]);
        for text in ["", "abc", &"long ".repeat(40)] {
            assert_eq!(Key::new([7; 32]).derive(text), ring::hmac::sign(&other, text.as_bytes()).as_ref(), "{text}");
        }
    }
}
