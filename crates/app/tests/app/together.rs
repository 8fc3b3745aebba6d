//! Two people by link: an address that others reach, chat and presence, undo by consent, a rematch with other sides.

use std::sync::Arc;

use rusc_app::Sanctions;

use crate::support::{House, THROUGH_LINK, Visitor, link};

/// A match of two people, and a third one.
async fn three(house: &House) -> (Visitor, Visitor, Visitor, String) {
    let (mut ana, mut bob, eve) = (house.visitor(), house.visitor(), house.visitor());
    let id = ana.begin("hex", &[THROUGH_LINK, &[("option-size", "5"), ("name", "Ana")]].concat()).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    bob.post(&address, &[("name", "Bob")]).await;
    (ana, bob, eve, id)
}

/// A visitor who was there before.
fn returning(house: &House, cookies: Vec<(String, String)>) -> Visitor {
    let mut visitor = house.visitor();
    visitor.cookies = cookies;
    visitor
}

#[tokio::test]
async fn an_invitation_names_an_address_that_others_reach() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", THROUGH_LINK).await;
    let page = ana.get(&format!("/m/{id}")).await.body;
    assert!(
        page.contains("Only this computer") && page.contains("--addr 0.0.0.0") && !page.contains("class=\"qr\""),
        "{page}"
    );
    house.app.set_address("http://192.0.2.7:7680".to_owned());
    let page = ana.get(&format!("/m/{id}")).await.body;
    let address = format!("http://192.0.2.7:7680/m/{id}/seat/2/");
    assert!(page.contains(&address) && page.contains("class=\"qr\"") && !page.contains("Only this computer"), "{page}");
    let mut online = house.visitor().at("https://games.example.org");
    let id = online.begin("hex", THROUGH_LINK).await;
    assert!(online.get(&format!("/m/{id}")).await.body.contains(&format!("https://games.example.org/m/{id}/seat/2/")));
}

#[tokio::test]
async fn a_third_person_is_led_to_watching() {
    let house = House::new();
    let (mut ana, mut bob, mut eve) = (house.visitor(), house.visitor(), house.visitor());
    let id = ana.begin("hex", THROUGH_LINK).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    bob.post(&address, &[]).await;
    for answer in [eve.get(&address).await, eve.post(&address, &[]).await] {
        assert!(answer.status == 409 && answer.body.contains(&format!("href=\"/m/{id}\"")), "{}", answer.body);
    }
}

#[tokio::test]
async fn players_talk_unless_one_switches_it_off() {
    let house = House::new();
    let (mut ana, mut bob, mut eve, id) = three(&house).await;
    let page = format!("/m/{id}");
    let say = |text: &'static str| [("text", text)];
    assert_eq!(ana.act(&id, "say", &say("good <luck>")).await.told(), (204, ""));
    for visitor in [&mut ana, &mut bob] {
        assert!(visitor.get(&page).await.body.contains("good &lt;luck&gt;"));
    }
    assert!(!eve.get(&page).await.body.contains("luck"), "who watches does not hear it");
    assert_eq!(eve.act(&id, "say", &say("hello")).await.status, 403);
    assert_eq!(bob.act(&id, "say", &[("text", &"x".repeat(201))]).await.status, 400);
    // Presence: whoever has an open page is there.
    assert!(ana.get(&page).await.body.contains("Bob is away"));
    let stream = bob.listen(&format!("/m/{id}/events")).await;
    assert!(ana.get(&page).await.body.contains("Bob is here"));
    drop(stream);
    assert!(ana.get(&page).await.body.contains("Bob is away"));

    assert_eq!(bob.act(&id, "chat", &[("on", "off")]).await.told(), (204, ""));
    assert_eq!(ana.act(&id, "say", &say("are you there?")).await.status, 409);
    assert!(ana.get(&page).await.body.contains("Bob has switched the chat off"));
    assert!(!bob.get(&page).await.body.contains("luck"), "and reads nothing any more");
    assert_eq!(bob.act(&id, "chat", &[("on", "on")]).await.told(), (204, ""));
    for _ in 0..5 {
        assert_eq!(bob.act(&id, "say", &say("again")).await.told(), (204, ""));
    }
    assert_eq!(bob.act(&id, "say", &say("again")).await.status, 429, "nobody floods the other");
    house.skip(20);
    assert_eq!(bob.act(&id, "say", &say("sorry")).await.told(), (204, ""));
    let muted = rusc_app::Secret::kept(bob.cookies[0].1[..32].to_owned()).tag();
    house.app.sanction(Sanctions { muted: [muted].into(), ..Sanctions::default() });
    assert_eq!(bob.act(&id, "say", &say("hello")).await.status, 403);

    // It is all there after a restart; alone there is nobody to talk to.
    let cookies = ana.cookies.clone();
    drop((ana, bob, eve));
    let house = house.reopened();
    let mut ana = house.visitor();
    ana.cookies = cookies;
    assert!(ana.get(&page).await.body.contains("sorry"));
    let alone = ana.begin("hex", crate::support::TWO_PEOPLE).await;
    assert_eq!(ana.act(&alone, "say", &say("hello")).await.status, 409);
    assert!(Arc::strong_count(&house.app) > 0);
}

#[tokio::test]
async fn a_move_is_taken_back_by_consent() {
    let house = House::new();
    let (mut ana, mut bob, mut eve, id) = three(&house).await;
    let page = format!("/m/{id}");
    let node = |body: &str| body.split("data-at=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(ana.act(&id, "undo-ask", &[]).await.status, 409, "there is nothing to take back");
    ana.play(&id, "c3").await;
    assert_eq!(ana.act(&id, "undo", &[]).await.status, 409, "nobody goes back alone");
    assert_eq!(ana.act(&id, "undo-ask", &[]).await.told(), (204, ""));
    assert!(bob.get(&page).await.body.contains("Ana would like to take the last move back"));
    assert!(!eve.get(&page).await.body.contains("undo-allow"));
    for (visitor, status) in [(&mut ana, 409), (&mut eve, 403)] {
        assert_eq!(visitor.act(&id, "undo-allow", &[]).await.status, status, "only the other player allows it");
    }
    assert_eq!(bob.act(&id, "undo-refuse", &[]).await.told(), (204, ""));
    assert!(!bob.get(&page).await.body.contains("undo-allow"));
    assert_eq!(bob.act(&id, "undo-allow", &[]).await.status, 409);
    ana.act(&id, "undo-ask", &[]).await;
    assert_eq!(bob.act(&id, "undo-allow", &[]).await.told(), (204, ""));
    assert_eq!(node(&ana.get(&page).await.body), "0");
    // A move ends the question.
    ana.play(&id, "d4").await;
    ana.act(&id, "undo-ask", &[]).await;
    bob.play(&id, "a1").await;
    assert!(!bob.get(&page).await.body.contains("undo-allow"));

    // The question outlives a restart, unless a move has answered it.
    let cookies = [ana.cookies.clone(), bob.cookies.clone()];
    drop((ana, bob, eve));
    let house = house.reopened();
    let [ana, mut bob] = cookies.map(|cookies| returning(&house, cookies));
    assert!(!bob.get(&page).await.body.contains("undo-allow"));
    assert_eq!(bob.act(&id, "undo-ask", &[]).await.told(), (204, ""));
    let cookies = ana.cookies.clone();
    drop((ana, bob));
    let house = house.reopened();
    let mut ana = returning(&house, cookies);
    assert!(ana.get(&page).await.body.contains("Bob would like to take the last move back"));
    assert_eq!(ana.act(&id, "undo-allow", &[]).await.told(), (204, ""));
    assert_eq!(node(&ana.get(&page).await.body), "2", "his move is taken back");
}

#[tokio::test]
async fn a_rematch_changes_sides() {
    let house = House::new();
    let (mut ana, mut bob, _, id) = three(&house).await;
    ana.play(&id, "c3").await;
    bob.act(&id, "resign", &[]).await;
    let next = bob.act(&id, "again", &[]).await.header("location").strip_prefix("/m/").unwrap().to_owned();
    assert!(ana.get(&format!("/m/{id}")).await.body.contains(&format!("/m/{next}")), "the other is led there");
    assert_eq!(ana.act(&id, "again", &[]).await.header("location"), format!("/m/{next}"), "there is only one");
    let names: Vec<String> = ana.record(&next).await.seats.into_iter().map(|sitter| sitter.name).collect();
    assert_eq!(names, ["Bob", "Ana"]);
    assert_eq!(ana.play(&next, "a1").await.status, 409);
    assert_eq!(bob.play(&next, "a1").await.told(), (204, ""));
    assert_eq!(ana.play(&next, "b2").await.told(), (204, ""));
}
