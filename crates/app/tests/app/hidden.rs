//! Hexadom: visitors see neither the hands of others nor anything that reveals them.

use ring::digest::{SHA256, digest};
use rusc_app::{Body, Method};

use crate::support::{House, THROUGH_LINK, TWO_PEOPLE, Visitor, link};

/// A seed that cannot be on a page by accident.
const SEED: &str = "918273645546372819";

/// The pieces that a page offers.
fn hand(page: &str) -> Vec<String> {
    page.split("data-choose=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The first event sent to a page.
async fn first_events(visitor: &mut Visitor, path: &str) -> String {
    match visitor.send(Method::Get, path, &[]).await.body {
        Body::Bytes(bytes) => String::from_utf8(bytes).unwrap(),
        Body::Events(mut watcher) => watcher.next().await.unwrap().to_string(),
    }
}

/// Whether a page offers a move: a piece to choose, or drawing one if none fits.
fn can_move(page: &str) -> bool {
    !hand(page).is_empty() || page.contains("value=\"draw\"")
}

#[tokio::test]
async fn each_sees_the_own_hand_and_watchers_see_none() {
    let house = House::new();
    let mut seen = [false; 2];
    // In a few deals the first player can only draw.
    for _ in 0..1_000 {
        let (mut ana, mut bob) = (house.visitor(), house.visitor());
        let path = format!("/m/{}", ana.begin("hexadom", THROUGH_LINK).await);
        bob.post(&link(&ana.get(&path).await.body), &[]).await;
        let pages = [ana.get(&path).await.body, bob.get(&path).await.body];
        assert_eq!(pages.iter().filter(|page| can_move(page)).count(), 1, "who is to move can choose or draw");
        let has_to_draw = pages.iter().all(|page| hand(page).is_empty());
        if !std::mem::replace(&mut seen[usize::from(has_to_draw)], true) {
            let other = if can_move(&pages[0]) { ("?as=1", &mut bob) } else { ("?as=2", &mut ana) };
            assert!(!can_move(&other.1.get(&format!("{path}{}", other.0)).await.body));
            look_as_a_stranger(&house, &path).await;
        }
        if seen == [true; 2] {
            return;
        }
    }
    panic!("every hand has a piece that fits");
}

/// Looks at a match in every possible way, and checks that no hand is visible.
async fn look_as_a_stranger(house: &House, match_path: &str) {
    let mut eve = house.visitor();
    // Claiming to be another player shows nothing more.
    for path in [
        match_path.to_owned(),
        format!("{match_path}?as=1"),
        format!("{match_path}?as=2"),
        format!("{match_path}/at/0?as=1"),
    ] {
        let page = eve.get(&path).await.body;
        assert!(!can_move(&page) && !page.contains("data-move="), "{path}");
    }
    for path in
        [format!("{match_path}/events"), format!("{match_path}/events?as=1"), format!("{match_path}/overlay/none?as=2")]
    {
        let sent = first_events(&mut eve, &path).await;
        assert!(sent.contains("id=\"board\"") && !can_move(&sent) && !sent.contains("data-move="), "{path}");
    }
}

#[tokio::test]
async fn at_one_device_a_hand_is_shown_to_who_is_to_move_and_says_so() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexadom", TWO_PEOPLE).await;
    let pages = [ana.get(&format!("/m/{id}?as=1")).await.body, ana.get(&format!("/m/{id}?as=2")).await.body];
    let shown = pages.iter().filter(|page| can_move(page)).count();
    assert_eq!(shown, 1, "the hand of who is to move, and not before they say that they are there");
    assert!(!can_move(&ana.get(&format!("/m/{id}")).await.body));
}

#[tokio::test]
async fn the_seed_and_the_values_stay_here_until_the_end() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = ana.begin("hexadom", &[("option-seed", SEED), ("seat-1", "person"), ("seat-2", "beginner")]).await;
    let paths = [
        format!("/m/{id}"),
        format!("/m/{id}/at/0"),
        format!("/m/{id}/record.json"),
        format!("/m/{id}/record.sgf"),
        "/".to_owned(),
    ];
    for path in &paths {
        for visitor in [&mut ana, &mut eve] {
            let answer = visitor.get(path).await;
            assert!(!answer.body.contains(SEED), "{path}");
            assert!(!answer.body.contains("\"value\":") && !answer.body.contains("\"score\":"), "{path}");
        }
    }
    assert!(!first_events(&mut eve, &format!("/m/{id}/events")).await.contains(SEED));
    for visitor in [&mut ana, &mut eve] {
        let answer = visitor.act(&id, "analysis", &[("on", "on")]).await;
        assert!([409, 403].contains(&answer.status), "{}", answer.body);
    }
    ana.act(&id, "resign", &[]).await;
    assert!(eve.get(&paths[2]).await.body.contains(SEED), "nothing is hidden any more");
    assert_eq!(ana.act(&id, "analysis", &[("on", "on")]).await.told(), (204, ""));
}

#[tokio::test]
async fn what_was_seen_cannot_be_taken_back() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexadom", TWO_PEOPLE).await;
    assert_eq!(ana.play(&id, "draw").await.told(), (204, ""));
    let answer = ana.act(&id, "undo", &[]).await;
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("hidden"), "{}", answer.body);
}

#[tokio::test]
async fn a_hint_is_seen_by_who_asked_for_it() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = ana.begin("hexadom", &[("option-first", "1"), ("seat-1", "person"), ("seat-2", "beginner")]).await;
    assert_eq!(ana.act(&id, "hint", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}"), |page| page.contains("form class=\"suggestion\"")).await;
    assert!(!eve.get(&format!("/m/{id}")).await.body.contains("suggest"));
}

/// The seal on a page.
fn seal(page: &str) -> String {
    let begin = page.find("SHA-256 <code>").expect("the deal is sealed") + "SHA-256 <code>".len();
    page[begin..].chars().take_while(char::is_ascii_hexdigit).collect()
}

#[tokio::test]
async fn a_deal_is_sealed_at_the_start_and_opened_at_the_end() {
    let house = House::new();
    let mut ana = house.visitor();
    let path = format!("/m/{}", ana.begin("hexadom", TWO_PEOPLE).await);
    let sealed = ana.get(&path).await.body;
    assert!(!sealed.contains("seed="), "{sealed}");
    ana.post(&format!("{path}/resign"), &[]).await;
    let opened = ana.get(&path).await.body;
    let begin = opened.find("printf %s &#39;").or_else(|| opened.find("printf %s '")).expect("the deal is open");
    let spec = &opened[begin..];
    let spec = &spec[spec.find("hexadom").expect("the spec")..];
    let spec: String = spec.chars().take_while(|c| c.is_ascii_alphanumeric() || ":=,".contains(*c)).collect();
    let seed = spec.split("seed=").nth(1).expect("the secret bits");
    assert_eq!(seed.split(',').next().map(str::len), Some(32), "128 bits: {spec}");
    let hash = digest(&SHA256, spec.as_bytes()).as_ref().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!((seal(&sealed), seal(&opened)), (hash.clone(), hash));

    let again = format!("/m/{}", ana.begin("hexadom", TWO_PEOPLE).await);
    assert_ne!(seal(&ana.get(&again).await.body), seal(&sealed), "another deal");
}

#[tokio::test]
async fn a_deal_by_number_says_that_it_is_not_secret() {
    let house = House::new();
    let mut ana = house.visitor();
    let fields = [("option-seed", "7"), ("seat-1", "person"), ("seat-2", "person")];
    let path = format!("/m/{}", ana.begin("hexadom", &fields).await);
    assert!(ana.get(&path).await.body.contains("it is not secret"));
}
