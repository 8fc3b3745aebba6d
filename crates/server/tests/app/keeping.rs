//! Everything acknowledged is kept through restarts, closed matches and failures.

use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::support::{AGAINST_BOT, BOT_BEGINS, House, TWO_PEOPLE, Visitor, send};

/// The same visitor at a reopened site.
fn returning(house: &House, cookies: Vec<(String, String)>) -> Visitor {
    let mut visitor = house.visitor();
    visitor.cookies = cookies;
    visitor
}

#[tokio::test]
async fn a_match_is_the_same_after_a_restart() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    for (action, fields) in [
        ("play", &[("move", "4")][..]),
        ("play", &[("move", "3")]),
        ("undo", &[]),
        ("play", &[("move", "5")]),
        ("comment", &[("node", "1"), ("comment", "mig")]),
        ("name", &[("seat", "2"), ("name", "Bet")]),
        ("jump", &[("node", "2")]),
    ] {
        assert_eq!(ana.act(&id, action, fields).await.told(), (204, ""), "{action}");
    }
    let (record, page) = (ana.record(&id).await, ana.get(&format!("/m/{id}")).await.body);
    let cookies = ana.cookies.clone();
    drop(ana);
    let house = house.reopened();
    let mut ana = returning(&house, cookies);
    assert_eq!(ana.record(&id).await, record);
    assert_eq!(ana.get(&format!("/m/{id}")).await.body, page);
}

#[tokio::test]
async fn cleared_tables_are_set_up_again() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexland", TWO_PEOPLE).await;
    ana.play(&id, "c3").await;
    let record = ana.record(&id).await;
    assert_eq!(house.open_tables(), 1);
    house.clear().await;
    assert_eq!(ana.record(&id).await, record);
    assert_eq!(ana.play(&id, "c4").await.told(), (204, ""));
}

#[tokio::test]
async fn a_table_that_is_watched_is_not_cleared() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexland", TWO_PEOPLE).await;
    let stream = send(&ana, "GET", &format!("/m/{id}/events"), "", "").await;
    assert_eq!(house.site.app.sweep(Duration::ZERO), 1);
    drop(stream);
    house.clear().await;
}

#[tokio::test]
async fn a_bot_that_was_thinking_goes_on_after_a_restart() {
    let house = House::new();
    let mut ana = house.visitor();
    // The match is started but not opened, so that the bot has not moved when the server stops.
    let id = ana.begin("connect4", BOT_BEGINS).await;
    let waiting = ana.begin("connect4", AGAINST_BOT).await;
    drop(ana);
    let house = house.reopened();
    let began = Instant::now();
    while house.open_tables() == 0 {
        assert!(began.elapsed() < Duration::from_secs(10), "nothing goes on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(house.open_tables(), 1, "{waiting} waits for a person");
    house.visitor().wait_for(&format!("/m/{id}/record.json"), |text| text.contains("\"move\"")).await;
}

#[tokio::test]
async fn a_log_that_makes_no_match_is_an_error_page_and_stays() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    ana.play(&id, "4").await;
    let path = house.folder.path().join("matches.sqlite");
    let count = |text: &str| -> i64 {
        let database = rusqlite::Connection::open(&path).unwrap();
        database.query_row(text, [&id], |row| row.get(0)).unwrap()
    };
    for (number, event) in [(1, "{\"event\":\"went\",\"to\":55}"), (1, "no event")] {
        let broken = ana.begin("connect4", TWO_PEOPLE).await;
        ana.play(&broken, "4").await;
        house.clear().await;
        let database = rusqlite::Connection::open(&path).unwrap();
        database.execute("insert into events values (?, ?, 0, ?)", rusqlite::params![broken, number, event]).unwrap();
        for page in [format!("/m/{broken}"), format!("/m/{broken}/record.json"), format!("/m/{broken}/events")] {
            let answer = ana.get(&page).await;
            assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{page}");
            assert!(answer.body.contains(&broken), "{page}");
        }
        assert_eq!(ana.play(&broken, "4").await.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(ana.get("/").await.status, StatusCode::OK, "all else goes on");
    }
    assert_eq!(count("select count(*) from events where match = ?"), 1);
}

#[tokio::test]
async fn two_programs_do_not_spoil_one_match() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    ana.play(&id, "4").await;
    let database = rusqlite::Connection::open(house.folder.path().join("matches.sqlite")).unwrap();
    let other = "{\"event\":\"played\",\"from\":1,\"name\":\"3\",\"seconds\":0.5}";
    database.execute("insert into events values (?, 1, 0, ?)", [id.as_str(), other]).unwrap();
    let answer = ana.play(&id, "5").await;
    assert!(answer.status == StatusCode::CONFLICT && answer.body.contains("nother program"), "{}", answer.body);
    assert_eq!(ana.moves(&id).await, 2, "the match is as the other program left it");
    assert_eq!(ana.play(&id, "5").await.told(), (204, ""));
}

#[tokio::test]
async fn a_clock_that_runs_out_ends_the_match() {
    let house = House::new();
    let mut ana = house.visitor();
    let fields = [TWO_PEOPLE, &[("clock", "move"), ("move-seconds", "0.3")]].concat();
    let id = ana.begin("connect4", &fields).await;
    ana.play(&id, "4").await;
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.contains("\"outcome\"")).await;
}

#[tokio::test]
async fn a_clock_goes_on_where_the_server_ended() {
    let house = House::new();
    let mut ana = house.visitor();
    let fields = [TWO_PEOPLE, &[("clock", "move"), ("move-seconds", "60")]].concat();
    let id = ana.begin("connect4", &fields).await;
    let page = format!("/m/{id}");
    ana.get(&page).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let cookies = ana.cookies.clone();
    drop(ana);
    let house = house.reopened();
    let mut ana = returning(&house, cookies);
    let body = ana.get(&page).await.body;
    let clocks = body.split("data-clock=\"").skip(1).filter_map(|text| text.split('"').next()?.parse::<u64>().ok());
    // The other player's clock has not run yet.
    let left = clocks.min().unwrap();
    assert!((58_000..59_600).contains(&left), "{left}");
    // A clock that has been saved does not keep its match from being deleted.
    assert_eq!(ana.act(&id, "delete", &[]).await.status, StatusCode::SEE_OTHER);
}
