//! Limits on what visitors may use.

use std::time::Duration;

use rusc_app::{Limits, Method};

use crate::support::{House, TWO_PEOPLE};

/// Such a match once overflowed the stack, at every start again.
#[tokio::test]
async fn no_parameter_of_a_bot_stops_the_app() {
    let house = House::new();
    let mut visitor = house.visitor();
    let fields =
        [("option-size", "11"), ("seat-1", "bot"), ("bot-1", "mcts:expand=0,simulations=2000"), ("seat-2", "person")];
    let id = visitor.begin("hexland", &fields).await;
    visitor.wait_for(&format!("/m/{id}"), |page| page.contains("Your turn")).await;
}

#[tokio::test]
async fn parameters_have_a_checked_range() {
    let house = House::new();
    let mut visitor = house.visitor();
    for (game, bot) in [
        ("hexland", "mcts:simulations=1000000000"),
        ("hexland", "mcts:memory=100000"),
        ("hex", "hexodus:depth=1000"),
        ("connect4", "perfect:seconds=100000"),
        ("connect4", "alphabeta:depth=1000000"),
    ] {
        let fields = [("game", game), ("seat-1", "bot"), ("bot-1", bot), ("seat-2", "person")];
        let answer = visitor.post("/new", &fields).await;
        assert_eq!(answer.status, 400, "{bot}");
    }
}

#[tokio::test]
async fn a_visitor_has_a_limited_number_of_matches() {
    let mut limits = Limits::HOUSEHOLD;
    limits.matches_per_visitor = 2;
    let house = House::with(limits);
    let mut visitor = house.visitor();
    for _ in 0..2 {
        visitor.begin("connect4", TWO_PEOPLE).await;
    }
    let fields = [("game", "connect4"), ("seat-1", "person"), ("seat-2", "person")];
    let answer = visitor.post("/new", &fields).await;
    assert!(answer.status == 409 && answer.body.contains("At most 2 matches"), "{}", answer.body);
    house.visitor().begin("connect4", TWO_PEOPLE).await;
}

#[tokio::test]
async fn the_log_of_a_match_ends_somewhere() {
    let mut limits = Limits::HOUSEHOLD;
    limits.events_per_match = 3;
    let house = House::with(limits);
    let mut visitor = house.visitor();
    let id = visitor.begin("connect4", TWO_PEOPLE).await;
    for column in ["1", "2", "3"] {
        assert_eq!(visitor.play(&id, column).await.status, 204);
    }
    let answer = visitor.play(&id, "4").await;
    assert!(answer.status == 409 && answer.body.contains("(3)"), "{}", answer.body);
}

#[tokio::test]
async fn a_visitor_has_a_limited_number_of_open_pages() {
    let mut limits = Limits::HOUSEHOLD;
    limits.streams_per_visitor = 2;
    let house = House::with(limits);
    let mut visitor = house.visitor();
    let id = visitor.begin("connect4", TWO_PEOPLE).await;
    let address = format!("/m/{id}/events");
    let streams = [visitor.listen(&address).await, visitor.listen(&address).await];
    assert_eq!(visitor.send(Method::Get, &address, &[]).await.status, 429);
    assert_eq!(house.app.streams(), 2);
    drop(streams);
    visitor.listen(&address).await;
}

#[tokio::test]
async fn few_matches_at_rest_stay_in_memory() {
    let house = House::new();
    let mut ana = house.visitor();
    let mut last = String::new();
    for _ in 0..520 {
        last = ana.begin("connect4", TWO_PEOPLE).await;
        ana.get(&format!("/m/{last}")).await;
    }
    let watched = ana.listen(&format!("/m/{last}/events")).await;
    let stay = house.app.sweep(Duration::from_secs(120));
    assert!((500..=501).contains(&stay), "{stay}");
    drop(watched);
}
