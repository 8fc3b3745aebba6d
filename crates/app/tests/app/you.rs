//! Visitors who keep a name on the internet, and drop it all again; visitors who are banned or muted.

use rusc_app::{Sanctions, Secret};

use crate::support::{AGAINST_BOT, House, THROUGH_LINK, TWO_PEOPLE, Visitor, link};

/// Keeps a name and returns the code that the page shows.
async fn keep(visitor: &mut Visitor, name: &str) -> String {
    let page = visitor.post("/you/keep", &[("name", name)]).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let code = page.body.split("class=\"code\">").nth(1).expect("the page shows a code");
    code.split('<').next().unwrap().to_owned()
}

/// The tag of a visitor.
fn tag(visitor: &Visitor) -> String {
    Secret::read(&visitor.cookies[0].1[..32]).unwrap().tag()
}

#[tokio::test]
async fn at_home_nobody_is_asked_for_a_name() {
    let house = House::new();
    let mut ana = house.visitor();
    assert!(!ana.get("/").await.body.contains("/you"));
    assert_eq!(ana.get("/you").await.status, 404);
    assert_eq!(ana.post("/you/keep", &[("name", "Ana")]).await.status, 404);
}

#[tokio::test]
async fn a_code_gives_name_and_games_on_another_device() {
    let house = House::online();
    let mut ana = house.visitor();
    assert!(ana.get("/").await.body.contains("href=\"/you\""));
    let code = keep(&mut ana, "Ana").await;
    assert_eq!(code.replace('-', "").len(), 26);
    assert!(!ana.get("/you").await.body.contains(&code), "a code is shown once");
    let id = ana.begin("connect4", AGAINST_BOT).await;
    assert_eq!(ana.record(&id).await.seats[0].name, "Ana", "the name is on the seat");

    let mut phone = house.visitor();
    for wrong in ["nonsense", &"a".repeat(26)] {
        assert_eq!(phone.post("/you/recover", &[("code", wrong)]).await.status, 403, "{wrong}");
    }
    assert_eq!(phone.post("/you/recover", &[("code", &code.to_uppercase())]).await.status, 303);
    assert_eq!(phone.cookies, ana.cookies);
    assert!(phone.get("/").await.body.contains(&id));
    assert_eq!(phone.play(&id, "4").await.told(), (204, ""));

    let new = keep(&mut ana, "Anna").await;
    let mut tablet = house.visitor();
    assert_eq!(tablet.post("/you/recover", &[("code", &code)]).await.status, 403, "a new code replaces the old one");
    assert_eq!(tablet.post("/you/recover", &[("code", &new)]).await.status, 303);
    assert!(tablet.get("/you").await.body.contains("Anna"));
}

#[tokio::test]
async fn a_name_is_on_the_seat_that_is_taken_through_a_link() {
    let house = House::online();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    keep(&mut bob, "Bob").await;
    let id = ana.begin("hex", THROUGH_LINK).await;
    bob.post(&link(&ana.get(&format!("/m/{id}")).await.body), &[]).await;
    assert_eq!(ana.record(&id).await.seats[1].name, "Bob");
    for name in ["", " ", &"x".repeat(41)] {
        assert_eq!(bob.post("/you/keep", &[("name", name)]).await.status, 400, "{name:?}");
    }
}

#[tokio::test]
async fn everything_of_a_visitor_can_be_dropped() {
    let house = House::online();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let code = keep(&mut bob, "Bob").await;
    let own = bob.begin("connect4", TWO_PEOPLE).await;
    let lost = bob.begin("connect4", AGAINST_BOT).await;
    bob.act(&lost, "resign", &[]).await;
    let shared = ana.begin("hex", THROUGH_LINK).await;
    bob.post(&link(&ana.get(&format!("/m/{shared}")).await.body), &[]).await;
    let old = bob.cookies.clone();

    assert_eq!(bob.post("/you/drop", &[]).await.status, 400, "not by accident");
    assert_eq!(bob.get(&format!("/m/{own}")).await.status, 200);
    assert_eq!(bob.post("/you/drop", &[("sure", "on")]).await.status, 303);
    assert_ne!(bob.cookies, old, "a new visitor");
    for id in [&own, &lost] {
        assert_eq!(bob.get(&format!("/m/{id}")).await.status, 404);
    }
    let record = ana.record(&shared).await;
    assert_eq!(record.seats[1].name, "");
    assert_eq!(record.outcome.unwrap().winners, [rusc_game::Seat::FIRST], "who is gone has resigned");
    assert_eq!(bob.post("/you/recover", &[("code", &code)]).await.status, 403);
    // Not even the old cookie has anything left.
    bob.cookies = old;
    assert!(!bob.get("/results").await.body.contains("<td>1</td>"));
    assert_eq!(bob.act(&shared, "comment", &[("node", "0"), ("comment", "x")]).await.status, 403);
}

#[tokio::test]
async fn the_operator_bans_and_mutes() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = eve.begin("connect4", TWO_PEOPLE).await;
    ana.get("/").await;
    let tags = |tag: String| [tag].into_iter().collect();
    house.app.sanction(Sanctions { muted: tags(tag(&eve)), ..Sanctions::default() });
    for (action, fields) in [("comment", [("node", "0"), ("comment", "x")]), ("name", [("seat", "1"), ("name", "x")])] {
        assert_eq!(eve.act(&id, action, &fields).await.status, 403, "{action}");
    }
    assert_eq!(eve.play(&id, "4").await.told(), (204, ""), "who is muted may play");
    house.app.sanction(Sanctions { banned: tags(tag(&eve)), ..Sanctions::default() });
    let page = eve.get("/").await;
    assert!(page.status == 403 && page.body.contains("operator"), "{}", page.body);
    assert_eq!(eve.play(&id, "4").await.status, 403);
    assert_eq!(ana.get("/").await.status, 200);
    house.app.sanction(Sanctions::default());
    assert_eq!(eve.get("/").await.status, 200);
}
