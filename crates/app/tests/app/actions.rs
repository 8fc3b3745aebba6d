//! Actions of players in a match, and which are refused.

use rusc_catalog::Catalog;

use crate::support::{AGAINST_BOT, BOT_BEGINS, House, TWO_PEOPLE};

/// The fields of a form.
type Sent = &'static [(&'static str, &'static str)];

#[tokio::test]
async fn moves_are_played_by_script_and_by_form() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    assert_eq!(ana.play(&id, "4").await.told(), (204, ""));
    let answer = ana.post(&format!("/m/{id}/play"), &[("move", "4"), ("at", "1")]).await;
    assert_eq!((answer.status, answer.header("location")), (303, &*format!("/m/{id}")));
    assert_eq!(ana.record(&id).await.tree.len(), 3);
}

#[tokio::test]
async fn the_bot_answers() {
    let house = House::new();
    let mut ana = house.visitor();
    for seats in [AGAINST_BOT, BOT_BEGINS] {
        let id = ana.begin("connect4", seats).await;
        if seats == AGAINST_BOT {
            assert_eq!(ana.play(&id, "4").await.status, 204);
        }
        let least = if seats == AGAINST_BOT { 2 } else { 1 };
        ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == least).await;
    }
}

#[tokio::test]
async fn what_cannot_be_done_says_why_and_changes_nothing() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("option-size", "5"), ("seat-1", "person"), ("seat-2", "person")]).await;
    ana.play(&id, "c3").await;
    let before = ana.record(&id).await;
    let cases: &[(&str, Sent, u16, &str)] = &[
        ("play", &[], 400, "move"),
        ("play", &[("move", "z9")], 400, "z9"),
        ("play", &[("move", "c3")], 400, "occupied"),
        ("play", &[("move", "a1"), ("at", "0")], 409, "match has moved on"),
        ("play", &[("move", "a1"), ("at", "x")], 400, "number"),
        ("jump", &[("node", "77")], 400, "77"),
        ("jump", &[], 400, "node"),
        ("redo", &[], 409, "nothing to"),
        ("level", &[("seat", "1"), ("bot", "normal")], 409, "person"),
        ("level", &[("seat", "9"), ("bot", "normal")], 400, "player 9"),
        ("level", &[("seat", "0"), ("bot", "normal")], 400, "from 1"),
        ("speed", &[("seconds", "1e99")], 400, "60"),
        ("speed", &[("seconds", "NaN")], 400, "60"),
        ("comment", &[("node", "5"), ("comment", "x")], 400, "5"),
        ("now", &[], 409, "no bot"),
        ("step", &[], 409, "no bot"),
        ("analysis", &[("on", "maybe")], 400, "maybe"),
        ("again", &[], 409, "not over"),
        ("name", &[("seat", "1"), ("name", "12345678901234567890123456789012345678901")], 400, "40"),
        ("dance", &[], 404, "dance"),
    ];
    for (action, fields, status, reason) in cases {
        let answer = ana.act(&id, action, fields).await;
        assert_eq!(answer.status, *status, "{action} {fields:?}: {}", answer.body);
        assert!(answer.body.contains(reason), "{action} {fields:?}: {}", answer.body);
        assert!(answer.header("content-type").starts_with("text/plain"));
    }
    assert_eq!(ana.record(&id).await, before);
}

#[tokio::test]
async fn a_move_out_of_turn_waits_for_the_bot_and_is_seen_by_its_player_alone() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana
        .begin("hex", &[("option-size", "11"), ("seat-1", "person"), ("seat-2", "bot"), ("bot-2", "hexodus:depth=6")])
        .await;
    ana.play(&id, "a1").await;
    assert_eq!(house.visitor().play(&id, "b2").await.status, 403, "who watches moves never");
    assert_eq!(ana.play(&id, "b2").await.told(), (202, ""));
    let path = format!("/m/{id}");
    assert!(ana.get(&path).await.body.contains("cell planned\" data-move=\"b2\""));
    assert!(!house.visitor().get(&path).await.body.contains("planned\" data-move"));
    assert_eq!(ana.moves(&id).await, 1, "it is not played yet");
    ana.act(&id, "unplan", &[]).await;
    assert!(!ana.get(&path).await.body.contains("planned\" data-move"));
    // A move that turns out to be impossible is refused when its time comes.
    ana.play(&id, "a1").await;
    ana.act(&id, "now", &[]).await;
    ana.wait_for(&path, |page| page.contains("data-at=\"2\"") && page.contains("occupied")).await;
}

#[tokio::test]
async fn new_games_that_cannot_be_are_refused_on_the_form() {
    let house = House::new();
    let mut ana = house.visitor();
    let cases: &[(Sent, &str)] = &[
        (&[("game", "hex"), ("option-size", "99"), ("seat-1", "person"), ("seat-2", "person")], "99"),
        (&[("game", "hex"), ("seat-1", "person")], "player 2"),
        (&[("game", "hex"), ("seat-1", "person"), ("seat-2", "bot"), ("bot-2", "/bin/sh")], "/bin/sh"),
        (&[("game", "hex"), ("seat-1", "person"), ("seat-2", "bot")], "player 2"),
        (&[("game", "hex"), ("seat-1", "person"), ("seat-2", "master")], "master"),
        (&[("game", "connect4"), ("seat-1", "person"), ("seat-2", "bot"), ("bot-2", "perfect:table=65536")], "256"),
        (
            &[("game", "hex"), ("seat-1", "person"), ("seat-2", "person"), ("clock", "move"), ("move-seconds", "0")],
            "clock",
        ),
        (&[("game", "hex"), ("seat-1", "person"), ("seat-2", "person"), ("clock", "sun")], "sun"),
        (&[("game", "hexadom"), ("seat-1", "person"), ("seat-2", "link"), ("option-seed", "7")], "seed"),
    ];
    for (fields, reason) in cases {
        let answer = ana.post("/new", fields).await;
        assert_eq!(answer.status, 400, "{fields:?}");
        assert!(answer.body.contains(reason) && answer.body.contains("action=\"/new\""), "{fields:?}");
    }
    for fields in [&[][..], &[("game", "chess")]] {
        assert_eq!(ana.post("/new", fields).await.status, 400);
    }
}

#[tokio::test]
async fn moves_are_taken_back_played_again_and_varied() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", AGAINST_BOT).await;
    ana.play(&id, "4").await;
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == 2).await;
    assert_eq!(ana.act(&id, "undo", &[]).await.told(), (204, ""));
    assert!(ana.get(&format!("/m/{id}")).await.body.contains("data-at=\"0\""), "back at the person's own turn");
    assert_eq!(ana.act(&id, "redo", &[]).await.told(), (204, ""));
    assert!(ana.get(&format!("/m/{id}")).await.body.contains("data-at=\"2\""));
    assert_eq!(ana.act(&id, "jump", &[("node", "0")]).await.told(), (204, ""));
    assert_eq!(ana.play(&id, "1").await.told(), (204, ""));
    let page = ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == 4).await;
    let record = rusc_record::json::read(&Catalog::builtin(), &page).unwrap().record;
    assert_eq!(record.tree.node(rusc_record::NodeId::ROOT).children.len(), 2, "the old line stays");
}

#[tokio::test]
async fn level_name_and_comment_can_be_changed() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", AGAINST_BOT).await;
    assert_eq!(ana.act(&id, "level", &[("seat", "2"), ("bot", "expert")]).await.told(), (204, ""));
    assert_eq!(ana.act(&id, "level", &[("seat", "2"), ("bot", "hexodus:threads=200")]).await.status, 400);
    assert_eq!(ana.act(&id, "name", &[("seat", "1"), ("name", "Ana <b>")]).await.told(), (204, ""));
    assert_eq!(ana.act(&id, "name", &[("seat", "2"), ("name", "X")]).await.status, 403);
    assert_eq!(ana.act(&id, "comment", &[("node", "0"), ("comment", "Bon dia")]).await.told(), (204, ""));
    let record = ana.record(&id).await;
    assert_eq!(record.seats[1].bot.as_deref(), Some("expert"));
    assert_eq!(record.seats[0].name, "Ana <b>");
    assert_eq!(record.tree.node(rusc_record::NodeId::ROOT).comment, "Bon dia");
    assert!(!ana.get(&format!("/m/{id}")).await.body.contains("Ana <b>"), "names are no HTML");
}

#[tokio::test]
async fn hints_and_values_are_given_when_asked_for() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    for name in ["4", "3", "4", "3", "4", "3"] {
        ana.play(&id, name).await;
    }
    assert_eq!(ana.act(&id, "hint", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}"), |page| page.contains("suggest")).await;
    assert_eq!(ana.act(&id, "hint-stop", &[]).await.told(), (204, ""));
    assert_eq!(ana.act(&id, "analysis", &[("on", "on")]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}"), |page| page.contains("class=\"candidates\"")).await;
    assert_eq!(ana.get(&format!("/m/{id}/overlay/values")).await.status, 200);
    assert_eq!(ana.act(&id, "analysis", &[("on", "off")]).await.told(), (204, ""));
    assert_eq!(ana.moves(&id).await, 6, "nothing was played");
}

#[tokio::test]
async fn a_demonstration_can_be_paused_and_stepped() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", &[("seat-1", "beginner"), ("seat-2", "beginner")]).await;
    assert_eq!(ana.act(&id, "pause", &[]).await.told(), (204, ""));
    let before = ana.moves(&id).await;
    assert_eq!(ana.act(&id, "step", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == before + 1).await;
    assert_eq!(ana.act(&id, "speed", &[("seconds", "0")]).await.told(), (204, ""));
    assert_eq!(ana.act(&id, "resume", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.contains("\"outcome\"")).await;
    let answer = house.visitor().act(&id, "pause", &[]).await;
    assert_eq!(answer.status, 403, "only who began it leads it");
}

#[tokio::test]
async fn results_are_counted_once_and_a_rematch_may_change_seats() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", AGAINST_BOT).await;
    ana.act(&id, "resign", &[]).await;
    let page = ana.wait_for("/results", |page| page.contains("<td>1</td>")).await;
    assert_eq!(page.matches("<td>1</td>").count(), 1);
    // Going back and losing again does not count as a second result.
    assert_eq!(ana.act(&id, "undo", &[]).await.told(), (204, ""));
    ana.act(&id, "resign", &[]).await;
    assert!(!house.visitor().get("/results").await.body.contains("<td>1</td>"));
    let answer = ana.act(&id, "again", &[("sides", "other")]).await;
    let next = answer.header("location").strip_prefix("/m/").unwrap().to_owned();
    let seats = ana.record(&next).await.seats;
    assert!(seats[0].bot.is_some() && seats[1].bot.is_none());
    let answer = ana.act(&id, "again", &[]).await;
    assert_eq!(answer.header("location"), format!("/m/{next}"), "there is one rematch");
    assert_eq!(ana.get("/results").await.body.matches("<td>1</td>").count(), 1);
    let id = ana.begin("hex", AGAINST_BOT).await;
    ana.act(&id, "resign", &[]).await;
    let answer = ana.act(&id, "again", &[]).await;
    let next = answer.header("location").strip_prefix("/m/").unwrap().to_owned();
    assert!(ana.record(&next).await.seats[0].bot.is_none(), "everybody keeps their side unless asked");
}

#[tokio::test]
async fn the_loser_may_begin_the_next_game_of_hexadom() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexadom", TWO_PEOPLE).await;
    ana.act(&id, "resign", &[]).await;
    let loser = ana.record(&id).await.outcome.unwrap().ending.loser().unwrap().number();
    let other = (3 - loser).to_string();
    assert_eq!(ana.act(&id, "again", &[("first", &other)]).await.status, 400);
    let answer = ana.act(&id, "again", &[("first", &loser.to_string())]).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let spec = ana.record(answer.header("location").trim_start_matches("/m/")).await.spec;
    assert!(spec.contains(&format!("first={loser}")), "{spec}");
}
