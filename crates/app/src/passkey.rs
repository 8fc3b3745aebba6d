//! Passkeys: a key in a visitor's device proves who they are. The browser makes and uses it (WebAuthn); here its signatures are
//! checked. Only ES256 is accepted, which every authenticator knows, and no attestation is asked for.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac_sha256::Hash;
use serde_json::Value;

use crate::{Key, Secret};

/// How long a challenge is given out, in seconds; afterwards it is accepted for as long again.
const LASTING: u64 = 300;
/// What comes before the point of the curve in a public key for ES256 as browsers give it (DER, RFC 5480).
const BEFORE_POINT: [u8; 26] =
    *b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
/// The length of a point of the curve, without compression.
const POINT: usize = 65;
/// The first byte of such a point.
const UNCOMPRESSED: u8 = 4;
/// The flag for a person who was present.
const PRESENT: u8 = 1;

/// What is challenged: this visitor's browser, on the site with this address, at a moment.
#[derive(Clone, Copy)]
pub(crate) struct Challenge<'a> {
    pub(crate) key: &'a Key,
    pub(crate) visitor: &'a Secret,
    pub(crate) origin: &'a str,
    pub(crate) now: Duration,
}

impl Challenge<'_> {
    /// The challenge as browsers write it. It needs no memory, since only this server can compute it.
    pub(crate) fn text(self) -> String {
        self.numbered(self.number())
    }

    fn number(self) -> u64 {
        self.now.as_secs() / LASTING
    }

    fn numbered(self, number: u64) -> String {
        URL_SAFE_NO_PAD.encode(self.key.derive(&format!("passkey {} {number}", self.visitor.text())))
    }

    /// The public key of a passkey that was just made, from the form in which browsers give it.
    pub(crate) fn made(self, client: &[u8], key: &[u8]) -> Option<Vec<u8>> {
        self.is_answered("webauthn.create", client).then_some(())?;
        let point = key.strip_prefix(&BEFORE_POINT)?;
        (point.len() == POINT && point[0] == UNCOMPRESSED).then(|| point.to_vec())
    }

    /// Whether the device with this public key has signed the challenge.
    pub(crate) fn is_signed(self, point: &[u8], client: &[u8], data: &[u8], signature: &[u8]) -> bool {
        let host = self.origin.split("://").nth(1).unwrap_or_default();
        let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
        let is_of_site = data.get(..32) == Some(&Hash::hash(host.as_bytes())[..]);
        let is_present = data.get(32).is_some_and(|flags| flags & PRESENT != 0);
        let signed = [data, &Hash::hash(client)[..]].concat();
        is_of_site && is_present && self.is_answered("webauthn.get", client) && is_signature(signature, &signed, point)
    }

    /// Whether the browser answers this challenge, on a page of this site.
    fn is_answered(self, kind: &str, client: &[u8]) -> bool {
        let Ok(client) = serde_json::from_slice::<Value>(client) else { return false };
        let numbers = self.number().saturating_sub(1)..=self.number();
        let is_fresh = |challenge: &str| numbers.clone().any(|number| challenge == self.numbered(number));
        client["type"] == kind && client["origin"] == self.origin && client["challenge"].as_str().is_some_and(is_fresh)
    }
}

/// Whether the owner of a key for ES256 has signed a message. A point that is not on the curve has signed nothing.
#[cfg(not(target_family = "wasm"))]
fn is_signature(signature: &[u8], message: &[u8], point: &[u8]) -> bool {
    use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature).is_ok()
}

/// An app inside a browser has one visitor, and no passkeys.
#[cfg(target_family = "wasm")]
fn is_signature(_: &[u8], _: &[u8], _: &[u8]) -> bool {
    false
}
