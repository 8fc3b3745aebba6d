//! A database written by version 0.1 can be opened, shown and continued.
//!
//! `tests/data/version-0.1.sqlite` holds five matches of one visitor, most of them with a bot, with plain numbers as scores.

use axum::http::StatusCode;
use rusc_record::NodeId;
use rusc_search::{Score, Unit};

use crate::support::{House, Visitor};

const SECRET: &str = "0123456789abcdef0123456789abcdef";
/// Connect Four against a bot, with a variation, a comment and a name.
const AGAINST_BOT: &str = "iyfwy9mha8af";
/// Hexadom against a bot, whose hand must stay hidden.
const HIDDEN: &str = "p7zy4bfxnyxg";
/// Hexland against a bot.
const ISLAND: &str = "ppswiwfvwj6x";
/// Hex against a bot, resigned.
const OVER: &str = "ajjvtm5txx7r";
/// Connect Four with a seat reserved for a guest.
const THROUGH_LINK: &str = "ueqdea4a4psx";

fn house() -> (House, Visitor) {
    let folder = tempfile::tempdir().unwrap();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/version-0.1.sqlite");
    std::fs::copy(kept, folder.path().join("matches.sqlite")).unwrap();
    let house = House::in_folder(folder);
    let mut ana = house.visitor();
    ana.cookies.push(("rusc".to_owned(), SECRET.to_owned()));
    (house, ana)
}

#[tokio::test]
async fn old_matches_are_shown() {
    let (_house, mut ana) = house();
    let lobby = ana.get("/").await.body;
    for id in [AGAINST_BOT, HIDDEN, ISLAND, OVER, THROUGH_LINK] {
        let page = ana.get(&format!("/m/{id}")).await;
        assert_eq!(page.status, StatusCode::OK, "{id}: {}", page.body);
        assert_eq!(lobby.contains(&format!("/m/{id}")), id != OVER, "{id}");
    }
    assert_eq!(ana.get("/results").await.body.matches("<td>1</td>").count(), 1);
    let record = ana.record(AGAINST_BOT).await;
    assert_eq!((record.tree.len(), &*record.seats[0].name), (7, "Ana"));
    assert_eq!(record.tree.node(NodeId(1)).comment, "Bon dia");
    assert_eq!(record.tree.node(NodeId(2)).children, [NodeId(3), NodeId(5)]);
    // A number from the old version is an estimate of unknown unit.
    assert_eq!(record.tree.node(NodeId(2)).score, Some(Score::estimate(-10.0, Unit::UNKNOWN)));
    assert_eq!(record.tree.node(NodeId(1)).score, None);
}

#[tokio::test]
async fn old_matches_are_in_the_archive() {
    let (house, mut ana) = house();
    let page = ana.get("/archive").await.body;
    for id in [AGAINST_BOT, HIDDEN, ISLAND, OVER, THROUGH_LINK] {
        assert!(page.contains(&format!("/m/{id}/small.svg")), "{id}: {page}");
    }
    assert!(page.contains("You lose") && page.contains("Ana – "), "{page}");
    // The filters know them as soon as they have been looked at, which the server does by itself.
    let attending = tokio::spawn(house.site.attend());
    ana.wait_for("/archive?game=hex&finish=lost", |page| page.contains(OVER)).await;
    ana.wait_for("/archive?rival=person", |page| page.contains(THROUGH_LINK) && !page.contains(OVER)).await;
    attending.abort();
}

#[tokio::test]
async fn old_matches_go_on() {
    let (house, mut ana) = house();
    assert_eq!(ana.play(AGAINST_BOT, "2").await.told(), (204, ""));
    ana.wait_for(&format!("/m/{AGAINST_BOT}/record.json"), |text| text.matches("\"move\"").count() == 8).await;
    assert_eq!(ana.play(ISLAND, "b2").await.told(), (204, ""));
    ana.wait_for(&format!("/m/{ISLAND}/record.json"), |text| text.matches("\"move\"").count() == 4).await;
    assert_eq!(ana.act(OVER, "again", &[]).await.status, StatusCode::SEE_OTHER);
    let mut guest = house.visitor();
    let page = ana.get(&format!("/m/{THROUGH_LINK}")).await.body;
    let link = page.split('"').find(|part| part.contains("/seat/2/")).unwrap();
    guest.post(&link[link.find("/m/").unwrap()..], &[]).await;
    assert_eq!(guest.play(THROUGH_LINK, "4").await.told(), (204, ""));
    // Hidden hands stay hidden, and the match can be continued.
    assert!(!guest.get(&format!("/m/{HIDDEN}/record.json")).await.body.contains("seed"));
    assert_eq!(ana.play(HIDDEN, "draw").await.told(), (204, ""));
    // All of it is still there after a restart.
    let cookies = ana.cookies.clone();
    let before = ana.record(AGAINST_BOT).await;
    drop((ana, guest));
    let house = house.reopened();
    let mut ana = house.visitor();
    ana.cookies = cookies;
    assert_eq!(ana.record(AGAINST_BOT).await, before);
}

#[tokio::test]
async fn a_bot_that_failed_long_ago_is_quoted() {
    let (house, mut ana) = house();
    let database = rusqlite::Connection::open(house.folder.path().join("matches.sqlite")).unwrap();
    let failed = "{\"event\":\"failed\",\"from\":2,\"seat\":2,\"reason\":\"the bot played nothing\"}";
    database.execute("insert into events values (?, 2, 0, ?)", [ISLAND, failed]).unwrap();
    let page = ana.get(&format!("/m/{ISLAND}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("the bot played nothing"), "{}", page.body);
}
