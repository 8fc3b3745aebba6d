//! Matches as files.

use rusc_record::{Action, NodeId, Record, Sitter};

use crate::support::{House, TWO_PEOPLE, Visitor};

async fn open(visitor: &mut Visitor, text: &str) -> crate::support::Answer {
    visitor.post("/open", &[("file", text), ("text", "")]).await
}

#[tokio::test]
async fn a_match_is_downloaded_and_opened_again() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("option-size", "5"), ("seat-1", "person"), ("seat-2", "person")]).await;
    for name in ["c3", "b4", "d2"] {
        ana.play(&id, name).await;
    }
    for ending in ["json", "sgf"] {
        let file = ana.get(&format!("/m/{id}/record.{ending}")).await;
        assert!(file.header("content-disposition").contains(&format!("hex-{id}.{ending}")));
        let answer = open(&mut ana, &file.body).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        let copy = answer.header("location").strip_prefix("/m/").unwrap().to_owned();
        assert_eq!(ana.moves(&copy).await, 3);
        assert_eq!(ana.play(&copy, "a1").await.told(), (204, ""), "and goes on");
        assert_eq!(ana.moves(&id).await, 3, "the first is not touched");
        let answer = ana.post("/open", &[("text", &file.body)]).await;
        assert_eq!(answer.status, 303);
    }
}

#[tokio::test]
async fn a_bot_of_a_file_plays_only_if_it_may() {
    let house = House::new();
    let mut ana = house.visitor();
    let file = |bot: &str| {
        let seats = vec![rusc_record::Sitter::person("Ana"), rusc_record::Sitter::bot(bot)];
        rusc_record::json::write(&rusc_record::Record::new("connect4", seats))
    };
    for (bot, stays) in [("beginner", true), ("perfect:table=60000", false), ("htp:command=sh", false)] {
        let answer = open(&mut ana, &file(bot)).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        let id = answer.header("location").strip_prefix("/m/").unwrap().to_owned();
        assert_eq!(ana.record(&id).await.seats[1].bot.is_some(), stays, "{bot}");
    }
}

#[tokio::test]
async fn files_that_are_no_match_are_refused() {
    let house = House::new();
    let mut ana = house.visitor();
    for text in
        ["", "{", "hello", "(;GM[11]SZ[5]", "{\"format\":\"rusc-game\"}", "(;GM[11]FF[4]SZ[99];B[a1])", "\u{0}\u{1}"]
    {
        let answer = open(&mut ana, text).await;
        assert_eq!(answer.status, 400, "{text:?}");
    }
    assert!(!ana.get("/").await.body.contains("\"/m/"), "nothing was begun");
}

#[tokio::test]
async fn what_was_over_in_a_file_is_no_result() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    ana.act(&id, "resign", &[]).await;
    let file = ana
        .get(&format!("/m/{id}/record.json"))
        .await
        .body
        .replace("[\n    {},\n    {}\n  ]", "[{}, {\"bot\":\"normal\"}]");
    let answer = open(&mut ana, &file).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(!ana.get("/results").await.body.contains("<td>1</td>"));
    assert!(!ana.get("/").await.body.contains(answer.header("location")), "it is not unfinished");
}

#[tokio::test]
async fn variations_within_variations_can_be_shown() {
    let house = House::new();
    let mut ana = house.visitor();
    let mut record = Record::new("hex:19", vec![Sitter::person("Ana"), Sitter::person("Biel")]);
    let cell = |number: u8| Action::Move(format!("{}{}", char::from(b'a' + number % 19), number / 19 + 1));
    let mut here = NodeId::ROOT;
    for ply in 0..120 {
        record.tree.add(here, cell(ply + 130));
        here = record.tree.add(here, cell(ply));
    }
    let answer = open(&mut ana, &rusc_record::json::write(&record)).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let page = ana.get(answer.header("location")).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains('…'), "what is too deep to be read is left out");
}
