//! Thinking: a queue with places, matches that are set aside, failures that are tried again, and watchers who leave.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::support::{BOT_BEGINS, House, TWO_PEOPLE, Threads};

#[tokio::test]
async fn who_waits_sees_the_place_in_the_queue() {
    let house = House::new();
    house.give(Threads::Stuck(Vec::new()));
    let mut ids = Vec::new();
    for _ in 0..4 {
        let mut visitor = house.visitor();
        let id = visitor.begin("connect4", BOT_BEGINS).await;
        visitor.get(&format!("/m/{id}")).await;
        ids.push((visitor, id));
    }
    assert_eq!(house.app.searches(), (2, 2), "two cores");
    for ((visitor, id), said) in
        ids.iter_mut().zip([") is thinking", ") is thinking", "it is next", "one search before it"])
    {
        let page = visitor.get(&format!("/m/{id}")).await.body;
        assert!(page.contains(said), "{said} is not on\n{page}");
    }
    let (visitor, id) = &mut ids[3];
    visitor.headers.push(("accept-language", "ca".to_owned()));
    assert!(visitor.get(&format!("/m/{id}")).await.body.contains("hi ha una cerca abans"));
}

#[tokio::test]
async fn a_hint_waits_its_turn_too() {
    let house = House::new();
    house.give(Threads::Stuck(Vec::new()));
    for _ in 0..2 {
        let mut other = house.visitor();
        let id = other.begin("connect4", BOT_BEGINS).await;
        other.get(&format!("/m/{id}")).await;
    }
    let mut visitor = house.visitor();
    let id = visitor.begin("connect4", TWO_PEOPLE).await;
    assert_eq!(visitor.act(&id, "hint", &[]).await.status, 204);
    let page = visitor.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("Your hint waits: it is next"), "{page}");
}

#[tokio::test]
async fn a_match_that_was_thought_about_when_the_app_died_is_set_aside() {
    let house = House::new();
    let mut visitor = house.visitor();
    house.give(Threads::Stuck(Vec::new()));
    let id = visitor.begin("connect4", BOT_BEGINS).await;
    visitor.get(&format!("/m/{id}")).await;
    let cookies = visitor.cookies.clone();
    drop(visitor);

    let house = house.reopened();
    let mut visitor = house.visitor();
    visitor.cookies = cookies;
    house.app.resume().await;
    let page = visitor.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("stopped without warning") && page.contains("Try again"), "{page}");
    assert!(!page.contains(") is thinking") && house.jobs() == 0);

    visitor.act(&id, "now", &[]).await;
    visitor.wait_for(&format!("/m/{id}"), |page| !page.contains("stopped without warning")).await;
    visitor.wait_for(&format!("/m/{id}"), |page| page.contains("data-at=\"1\"")).await;
    house.wait_for_searches(0, 0).await;
    assert!(house.store.is_unmarked(), "nothing is being thought about");
}

#[tokio::test]
async fn without_a_thread_a_move_is_tried_again() {
    let house = House::new();
    house.give(Threads::None);
    let mut visitor = house.visitor();
    let id = visitor.begin("connect4", BOT_BEGINS).await;
    let address = format!("/m/{id}");
    visitor.wait_for(&address, |page| page.contains("no thread left")).await;
    assert_eq!(house.app.searches(), (0, 0));
    house.give(Threads::Enough);
    let page = visitor.wait_for(&address, |page| !page.contains(") is thinking")).await;
    assert!(!page.contains("no thread left"), "{page}");
    assert_eq!(visitor.moves(&id).await, 1);
}

#[tokio::test]
async fn a_move_that_cannot_be_saved_is_tried_again() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.begin("connect4", BOT_BEGINS).await;
    house.store.is_full.store(true, Ordering::Relaxed);
    visitor.wait_for(&format!("/m/{id}"), |page| page.contains("could not be saved")).await;
    house.store.is_full.store(false, Ordering::Relaxed);
    let page = visitor.wait_for(&format!("/m/{id}"), |page| !page.contains("could not be saved")).await;
    assert!(!page.contains(") is thinking"), "{page}");
    assert_eq!(visitor.moves(&id).await, 1, "the bot has moved");
}

#[tokio::test]
async fn an_analysis_runs_only_while_the_match_is_watched() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.begin("hexland", &[("option-size", "5"), ("seat-1", "person"), ("seat-2", "person")]).await;
    assert_eq!(visitor.act(&id, "analysis", &[("on", "on")]).await.status, 204);
    house.wait_for_searches(1, 0).await;
    house.skip(61);
    house.app.sweep(Duration::from_secs(1000));
    house.wait_for_searches(0, 0).await;
    visitor.get(&format!("/m/{id}")).await;
    house.wait_for_searches(1, 0).await;
}
