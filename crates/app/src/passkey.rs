//! Passkeys: a key in a visitor's device proves who they are. The browser makes and uses it (WebAuthn); here its signatures are
//! checked. Only ES256 is accepted, which every authenticator knows, and no attestation is asked for.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Key, Secret};

/// How long a challenge is given out, in seconds; afterwards it is accepted for as long again.
const LASTING: u64 = 300;
/// The length of a point of the curve, without compression.
const POINT: usize = 65;
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
        // The point is at the end of the structure around it.
        let point = key.get(key.len().checked_sub(POINT)?..)?;
        VerifyingKey::from_sec1_bytes(point).ok()?;
        Some(point.to_vec())
    }

    /// Whether the device with this public key has signed the challenge.
    pub(crate) fn is_signed(self, point: &[u8], client: &[u8], data: &[u8], signature: &[u8]) -> bool {
        let (Ok(key), Ok(signature)) = (VerifyingKey::from_sec1_bytes(point), Signature::from_der(signature)) else {
            return false;
        };
        let host = self.origin.split("://").nth(1).unwrap_or_default();
        let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
        let is_of_site = data.get(..32) == Some(&Sha256::digest(host)[..]);
        let is_present = data.get(32).is_some_and(|flags| flags & PRESENT != 0);
        let signed = [data, &Sha256::digest(client)[..]].concat();
        is_of_site && is_present && self.is_answered("webauthn.get", client) && key.verify(&signed, &signature).is_ok()
    }

    /// Whether the browser answers this challenge, on a page of this site.
    fn is_answered(self, kind: &str, client: &[u8]) -> bool {
        let Ok(client) = serde_json::from_slice::<Value>(client) else { return false };
        let numbers = self.number().saturating_sub(1)..=self.number();
        let is_fresh = |challenge: &str| numbers.clone().any(|number| challenge == self.numbered(number));
        client["type"] == kind && client["origin"] == self.origin && client["challenge"].as_str().is_some_and(is_fresh)
    }
}
