//! A second person who joins through a link, and people who only watch.

use rusc_app::Method;

use crate::support::{AGAINST_BOT, House, THROUGH_LINK, TWO_PEOPLE, link};

#[tokio::test]
async fn who_opens_a_link_first_has_the_seat() {
    let house = House::new();
    let (mut ana, mut bob, mut eve) = (house.visitor(), house.visitor(), house.visitor());
    let id = ana.begin("hex", THROUGH_LINK).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    assert!(!eve.get(&format!("/m/{id}")).await.body.contains("/seat/"), "watchers do not see the link");

    assert_eq!(eve.ask(Method::Head, &address, &[]).await.status, 200);
    assert!(eve.get(&address).await.body.contains("Take the seat"), "looking at the link takes nothing");
    assert_eq!(ana.get(&address).await.status, 303, "the host may try the link");
    assert_eq!(ana.post(&address, &[]).await.status, 303, "and its button");
    let answer = bob.post(&address, &[]).await;
    assert_eq!((answer.status, answer.header("location")), (303, &*format!("/m/{id}")));
    assert_eq!(eve.get(&address).await.status, 409, "it is taken");
    assert_eq!(eve.post(&address, &[]).await.status, 409, "it is taken");
    assert_eq!(bob.get(&address).await.status, 303, "who has it may come back");
    assert!(!ana.get(&format!("/m/{id}")).await.body.contains("/seat/"), "the link is not shown any more");

    assert_eq!(bob.play(&id, "a1").await.status, 409);
    assert_eq!(ana.play(&id, "a1").await.told(), (204, ""));
    assert_eq!(ana.play(&id, "b2").await.status, 409);
    assert_eq!(bob.play(&id, "b2").await.told(), (204, ""));
    assert_eq!(eve.play(&id, "c3").await.status, 403);

    // The seats are the same after a restart.
    let (secrets, house) = ([&ana, &bob, &eve].map(|visitor| visitor.cookies.clone()), {
        drop((ana, bob, eve));
        house.reopened()
    });
    let [mut ana, mut bob, mut eve] = secrets.map(|cookies| {
        let mut visitor = house.visitor();
        visitor.cookies = cookies;
        visitor
    });
    assert_eq!(bob.play(&id, "c3").await.status, 409);
    assert_eq!(ana.play(&id, "c3").await.told(), (204, ""));
    assert_eq!(bob.play(&id, "d4").await.told(), (204, ""));
    assert_eq!(eve.get(&address).await.status, 409);
    assert_eq!(ana.moves(&id).await, 4);
}

#[tokio::test]
async fn the_host_renews_and_withdraws_an_invitation() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let id = ana.begin("hex", THROUGH_LINK).await;
    let page = format!("/m/{id}");
    let old = link(&ana.get(&page).await.body);
    let renew = [("seat", "2"), ("link", "renew")];
    assert_eq!(bob.act(&id, "invite", &renew).await.status, 403);
    assert_eq!(ana.act(&id, "invite", &renew).await.told(), (204, ""));
    let new = link(&ana.get(&page).await.body);
    assert_eq!(bob.post(&old, &[]).await.status, 404, "the old link leads nowhere");
    assert_eq!(bob.get(&new).await.status, 200);

    assert_eq!(ana.act(&id, "invite", &[("seat", "2"), ("link", "withdraw")]).await.told(), (204, ""));
    assert_eq!(bob.post(&new, &[]).await.status, 404);
    assert_eq!((ana.play(&id, "a1").await.told(), ana.play(&id, "b2").await.told()), ((204, ""), (204, "")));
    assert_eq!(ana.act(&id, "invite", &renew).await.status, 409, "the seat is taken");
}

#[tokio::test]
async fn clocks_start_when_every_seat_is_taken() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let fields = [("seat-1", "person"), ("seat-2", "link"), ("clock", "move"), ("move-seconds", "60")];
    let id = ana.begin("hex", &fields).await;
    let page = format!("/m/{id}");
    let address = link(&ana.get(&page).await.body);
    house.skip(100);
    house.app.tick(&rusc_app::MatchId::read(&id).unwrap()).await;
    let body = ana.get(&page).await.body;
    assert!(body.contains("data-clock=\"60000\"") && !body.contains("data-running"), "{body}");
    bob.post(&address, &[]).await;
    assert!(ana.get(&page).await.body.contains("data-running"));
    house.skip(61);
    house.app.tick(&rusc_app::MatchId::read(&id).unwrap()).await;
    assert!(ana.get(&page).await.body.contains("out of time"), "now it runs");
}

#[tokio::test]
async fn an_invitation_that_nobody_accepts_costs_no_memory() {
    let house = House::new();
    let mut ana = house.visitor();
    let fields = [("seat-1", "person"), ("seat-2", "link"), ("clock", "move"), ("move-seconds", "60")];
    let id = ana.begin("hex", &fields).await;
    ana.get(&format!("/m/{id}")).await;
    assert_eq!(house.app.sweep(std::time::Duration::ZERO), 0);
    let house = house.reopened();
    house.app.resume().await;
    assert_eq!(house.app.sweep(std::time::Duration::MAX), 0);
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let fields = [("seat-1", "person"), ("seat-2", "link"), ("clock", "move"), ("move-seconds", "60")];
    let id = ana.begin("hex", &fields).await;
    let page = format!("/m/{id}");
    bob.post(&link(&ana.get(&page).await.body), &[]).await;
    house.skip(20);
    house.app.keep_clocks().await.unwrap();
    let cookies = ana.cookies.clone();
    drop((ana, bob));
    let house = house.reopened();
    house.app.resume().await;
    let mut ana = house.visitor();
    ana.cookies = cookies;
    house.skip(10);
    let body = ana.get(&page).await.body;
    // The clock of the other side comes first.
    let left =
        |body: &str| -> u64 { body.split("data-clock=\"").nth(2).unwrap().split('"').next().unwrap().parse().unwrap() };
    assert!((29_000..=30_000).contains(&left(&body)) && body.contains("data-running"), "{body}");
    assert_eq!(ana.play(&id, "a1").await.told(), (204, ""));
    let seconds = ana.record(&id).await.tree.node(rusc_record::NodeId(1)).seconds.unwrap();
    assert!((30.0..31.0).contains(&seconds), "{seconds}");
}

#[tokio::test]
async fn wrong_links_lead_nowhere() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let id = ana.begin("hex", THROUGH_LINK).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    let zeros = "0".repeat(32);
    for wrong in [
        address[..address.len() - 1].to_owned(),
        format!("/m/{id}/seat/2/{zeros}"),
        address.replace("/seat/2/", "/seat/1/"),
        address.replace("/seat/2/", "/seat/0/"),
        address.replace("/seat/2/", "/seat/255/"),
    ] {
        assert_eq!(bob.get(&wrong).await.status, 404, "{wrong}");
    }
    assert_eq!(bob.play(&id, "a1").await.status, 403);
}

#[tokio::test]
async fn those_who_watch_can_do_nothing() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let own = ana.begin("connect4", AGAINST_BOT).await;
    let shared = ana.begin("connect4", THROUGH_LINK).await;
    let actions: &[(&str, &[(&str, &str)])] = &[
        ("play", &[("move", "4")]),
        ("undo", &[]),
        ("redo", &[]),
        ("hint", &[]),
        ("hint-stop", &[]),
        ("now", &[]),
        ("resign", &[]),
        ("level", &[("seat", "2"), ("bot", "expert")]),
        ("name", &[("seat", "1"), ("name", "Eve")]),
        ("pause", &[]),
        ("resume", &[]),
        ("step", &[]),
        ("speed", &[("seconds", "0")]),
        ("analysis", &[("on", "on")]),
        ("analysis", &[("on", "off")]),
        ("comment", &[("node", "0"), ("comment", "x")]),
        ("again", &[]),
    ];
    for id in [&own, &shared] {
        let before = ana.record(id).await;
        for (action, fields) in actions {
            let answer = eve.act(id, action, fields).await;
            assert_eq!(answer.status, 403, "{action}: {}", answer.body);
        }
        assert_eq!(ana.record(id).await, before);
    }
    let answer = eve.act(&own, "jump", &[("node", "0")]).await;
    assert_eq!(answer.header("location"), format!("/m/{own}/at/0"), "one looks back alone");
    let page = eve.get(&format!("/m/{own}")).await.body;
    assert!(page.contains("id=\"board\"") && !page.contains("tabindex=\"0\" data-move"), "the board can be seen");
}

#[tokio::test]
async fn nobody_turns_back_time_for_another() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let id = ana.begin("connect4", THROUGH_LINK).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    bob.post(&address, &[]).await;
    ana.play(&id, "4").await;
    bob.play(&id, "3").await;
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("undo", &[]),
        ("redo", &[]),
        ("hint", &[]),
        ("pause", &[]),
        ("resume", &[]),
        ("level", &[("seat", "2"), ("bot", "normal")]),
        ("analysis", &[("on", "on")]),
    ];
    for (action, fields) in cases {
        for visitor in [&mut ana, &mut bob] {
            let answer = visitor.act(&id, action, fields).await;
            assert_eq!(answer.status, 409, "{action}: {}", answer.body);
            assert!(answer.body.contains("Another person"), "{action}: {}", answer.body);
        }
    }
    let answer = ana.act(&id, "jump", &[("node", "1")]).await;
    assert_eq!(answer.header("location"), format!("/m/{id}/at/1"), "one looks back alone");
    let page = ana.get(&format!("/m/{id}/at/1")).await.body;
    assert!(page.contains("data-at=\"1\""));
    assert!(bob.get(&format!("/m/{id}")).await.body.contains("data-at=\"2\""));
    assert_eq!(ana.play(&id, "4").await.told(), (204, ""));
    // After the end both may see the bot's thoughts.
    bob.act(&id, "resign", &[]).await;
    assert_eq!(ana.act(&id, "analysis", &[("on", "on")]).await.told(), (204, ""));
    // Both players get the same rematch, with the seats changed.
    let other: &[(&str, &str)] = &[("sides", "other")];
    let (his, hers) = tokio::join!(bob.act(&id, "again", other), ana.act(&id, "again", other));
    let next = his.header("location").strip_prefix("/m/").unwrap().to_owned();
    assert_eq!(hers.header("location"), format!("/m/{next}"));
    assert_eq!(ana.play(&next, "4").await.status, 409);
    assert_eq!(bob.play(&next, "4").await.told(), (204, ""));
}

#[tokio::test]
async fn people_at_one_device_play_for_each_other() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexland", TWO_PEOPLE).await;
    for name in ["a1", "b1", "pass", "pass"] {
        assert_eq!(ana.play(&id, name).await.told(), (204, ""), "{name}");
    }
    assert_eq!(ana.play(&id, "c1").await.status, 409, "it is over");
}
