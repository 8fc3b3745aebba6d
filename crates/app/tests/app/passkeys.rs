//! Passkeys, with an authenticator in the test.

use hmac_sha256::Hash;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

use crate::support::{House, TWO_PEOPLE, Visitor};

const SITE: &str = "https://games.example.org";

/// A device with one key.
struct Device(EcdsaKeyPair);

impl Device {
    fn new() -> Device {
        let (algorithm, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let secret = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Device(EcdsaKeyPair::from_pkcs8(algorithm, secret.as_ref(), &random).unwrap())
    }

    /// The public key as browsers give it: the point at the end of a structure.
    fn key(&self) -> String {
        let structure = "3059301306072a8648ce3d020106082a8648ce3d030107034200";
        structure.to_owned() + &hex(self.0.public_key().as_ref())
    }

    /// What a browser sends to show the key to a site.
    fn show(&self, client: &str, site: &str, flags: u8) -> [String; 3] {
        let data = [&Hash::hash(site.as_bytes())[..], &[flags, 0, 0, 0, 1]].concat();
        let signed = [&data[..], &Hash::hash(client.as_bytes())].concat();
        let signature = self.0.sign(&SystemRandom::new(), &signed).unwrap();
        [hex(client.as_bytes()), hex(&data), hex(signature.as_ref())]
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a browser says about a challenge.
fn client(kind: &str, challenge: &str, origin: &str) -> String {
    format!(
        "{{\"type\":\"webauthn.{kind}\",\"challenge\":\"{challenge}\",\"origin\":\"{origin}\",\"crossOrigin\":false}}"
    )
}

/// The challenge on the visitor's page.
async fn challenge(visitor: &mut Visitor) -> String {
    let page = visitor.get("/you").await.body;
    page.split("data-challenge=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// Makes a passkey for a visitor; returns the status.
async fn make(visitor: &mut Visitor, device: &Device, id: &str) -> u16 {
    let client = hex(client("create", &challenge(visitor).await, SITE).as_bytes());
    visitor.post("/you/passkey", &[("id", id), ("key", &device.key()), ("client", &client)]).await.status
}

/// Shows a passkey; returns the status.
async fn show(visitor: &mut Visitor, id: &str, [client, data, signature]: [String; 3]) -> u16 {
    let fields = [("id", id), ("client", &*client), ("data", &*data), ("signature", &*signature)];
    visitor.post("/you/enter", &fields).await.status
}

#[tokio::test]
async fn a_passkey_gives_the_games_on_another_device() {
    let house = House::online();
    let (mut ana, device) = (house.visitor().at(SITE), Device::new());
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    assert_eq!(make(&mut ana, &device, "abcd").await, 303);
    let mut phone = house.visitor().at(SITE);
    let said = client("get", &challenge(&mut phone).await, SITE);
    assert_eq!(show(&mut phone, "abcd", device.show(&said, "games.example.org", 5)).await, 303);
    assert_eq!(phone.cookies, ana.cookies);
    assert_eq!(phone.play(&id, "4").await.told(), (204, ""));
    // Dropped with everything else.
    phone.post("/you/drop", &[("sure", "on")]).await;
    let said = client("get", &challenge(&mut phone).await, SITE);
    assert_eq!(show(&mut phone, "abcd", device.show(&said, "games.example.org", 5)).await, 403);
}

#[tokio::test]
async fn a_passkey_is_not_believed_for_less() {
    let house = House::online();
    let (mut ana, device) = (house.visitor().at(SITE), Device::new());
    assert_eq!(make(&mut ana, &device, "abcd").await, 303);
    let mut eve = house.visitor().at(SITE);
    let (his, hers) = (challenge(&mut eve).await, challenge(&mut ana).await);
    let right = client("get", &his, SITE);
    let site = "games.example.org";
    let mut forged = device.show(&right, site, 5);
    forged[1].replace_range(66..74, "00000002");
    for (why, shown) in [
        ("another key", Device::new().show(&right, site, 5)),
        ("another's challenge", device.show(&client("get", &hers, SITE), site, 5)),
        ("another kind", device.show(&client("create", &his, SITE), site, 5)),
        ("another page", device.show(&client("get", &his, "https://evil.example"), site, 5)),
        ("another site", device.show(&right, "evil.example", 5)),
        ("nobody present", device.show(&right, site, 4)),
        ("changed data", forged),
        ("nonsense", ["00", "zz", "30"].map(str::to_owned)),
    ] {
        assert_eq!(show(&mut eve, "abcd", shown).await, 403, "{why}");
    }
    assert_eq!(show(&mut eve, "abce", device.show(&right, site, 5)).await, 403, "an unknown passkey");
    // An id that is taken stays with its owner.
    let other = Device::new();
    assert_eq!(make(&mut eve, &other, "abcd").await, 303);
    assert_eq!(show(&mut eve, "abcd", other.show(&right, site, 5)).await, 403);
    assert_eq!(show(&mut eve, "abcd", device.show(&right, site, 5)).await, 303);
}

#[tokio::test]
async fn only_keys_as_browsers_give_them_are_kept() {
    let (mut ana, right) = (House::online().visitor().at(SITE), Device::new().key());
    let client = hex(client("create", &challenge(&mut ana).await, SITE).as_bytes());
    let other_curve = right.replacen("2a8648ce3d030107", "2a8648ce3d030108", 1);
    let compressed = format!("{}02{}", &right[..52], &right[54..]);
    for wrong in [&right[..right.len() - 2], &right[52..], &other_curve, &compressed, &format!("{right}00"), ""] {
        let fields = [("id", "abcd"), ("key", wrong), ("client", &*client)];
        assert_ne!(ana.post("/you/passkey", &fields).await.status, 303, "{wrong}");
    }
    let fields = [("id", "abcd"), ("key", &*right), ("client", &*client)];
    assert_eq!(ana.post("/you/passkey", &fields).await.status, 303);
}

#[tokio::test]
async fn a_challenge_grows_old() {
    let house = House::online();
    let (mut ana, device) = (house.visitor().at(SITE), Device::new());
    assert_eq!(make(&mut ana, &device, "abcd").await, 303);
    let said = client("get", &challenge(&mut ana).await, SITE);
    let shown = device.show(&said, "games.example.org", 1);
    house.skip(601);
    assert_eq!(show(&mut ana, "abcd", shown).await, 403);
}
