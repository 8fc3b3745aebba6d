//! Events for watchers: watchers with the same view share them, and they contain nothing meant for others.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{House, THROUGH_LINK, TWO_PEOPLE};

#[tokio::test]
async fn those_who_see_the_same_share_what_they_are_sent() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexland", TWO_PEOPLE).await;
    let path = format!("/m/{id}/events");
    let mut crowd = Vec::new();
    for _ in 0..5 {
        crowd.push(house.visitor().with("accept-language", "en").listen(&path).await);
    }
    let (mut own, mut catalan) =
        (ana.listen(&path).await, house.visitor().with("accept-language", "ca").listen(&path).await);
    for name in [None, Some("c3"), Some("c4")] {
        if let Some(name) = name {
            ana.play(&id, name).await;
        }
        let first = crowd[0].heard().await;
        for other in &mut crowd[1..] {
            assert!(Arc::ptr_eq(&first, &other.heard().await), "they hold the same text");
        }
        assert!(first != own.heard().await && first != catalan.heard().await, "others see something else");
    }
}

#[tokio::test]
async fn who_comes_late_or_waits_is_sent_what_is_missing() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexland", TWO_PEOPLE).await;
    let path = format!("/m/{id}/events");
    let mut early = ana.listen(&path).await;
    early.heard().await;
    ana.play(&id, "c3").await;
    let mut late = ana.listen(&path).await;
    let whole = late.heard().await;
    assert!(whole.contains("id=\"keep\"") && whole.contains("data-at=\"1\""));
    ana.play(&id, "c4").await;
    let (since_start, since_move) = (early.heard().await, late.heard().await);
    assert!(since_start.contains("data-at=\"2\"") && since_move.contains("data-at=\"2\""));
    for stream in [&mut early, &mut late] {
        assert_eq!(stream.next(Duration::from_millis(300)).await, None, "everything has been sent");
    }
}

#[tokio::test]
async fn the_link_to_a_seat_is_sent_to_who_hands_it_on() {
    let house = House::new();
    let mut ana = house.visitor().at("http://kitchen:7680");
    let id = ana.begin("hex", THROUGH_LINK).await;
    let path = format!("/m/{id}/events");
    assert!(ana.listen(&path).await.heard().await.contains("http://kitchen:7680/m/"));
    assert!(!house.visitor().listen(&path).await.heard().await.contains("/seat/"));
    let mut cellar = house.visitor().at("https://cellar.example");
    cellar.cookies = ana.cookies.clone();
    assert!(cellar.listen(&path).await.heard().await.contains("https://cellar.example/m/"), "by the name they know");
}

#[tokio::test]
async fn a_new_watcher_sees_the_current_clock() {
    let house = House::new();
    let mut ana = house.visitor();
    let fields = [TWO_PEOPLE, &[("clock", "total"), ("total-minutes", "10"), ("increment-seconds", "0")]].concat();
    let id = ana.begin("hex", &fields).await;
    let path = format!("/m/{id}/events");
    let clock = |event: &str| -> u64 {
        // The clock of the other side comes first.
        let rest = event.split("data-clock=\"").nth(2).unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    };
    let (mut eve, mut joan) = (house.visitor(), house.visitor());
    let first = clock(&eve.listen(&path).await.heard().await);
    tokio::time::sleep(Duration::from_millis(400)).await;
    let second = clock(&joan.listen(&path).await.heard().await);
    assert!(second + 300 <= first, "{second} is later than {first}");
}
