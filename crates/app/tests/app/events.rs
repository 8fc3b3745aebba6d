//! The event stream that updates pages.

use std::time::{Duration, Instant};

use crate::support::{AGAINST_BOT, House, PATIENCE, TWO_PEOPLE};

const A_WHILE: Duration = Duration::from_millis(300);

#[tokio::test]
async fn a_page_gets_everything_first_and_then_what_changes() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let mut stream = ana.listen(&format!("/m/{id}/events")).await;
    let first = stream.heard().await;
    assert!(first.starts_with("event: fragment\n"), "{first}");
    let parts = ["status", "board", "controls", "rivals", "own", "moves", "mind", "review", "keep"];
    assert!(parts.iter().all(|part| first.contains(&format!("id=\"{part}\""))), "{first}");
    assert_eq!(stream.next(A_WHILE).await, None, "nothing changes");
    ana.play(&id, "4").await;
    let second = stream.heard().await;
    assert!(second.contains("id=\"board\"") && second.contains("data-at=\"1\""), "{second}");
    assert!(!second.contains("id=\"mind\""), "what looks the same is not sent again");
    let again = ana.listen(&format!("/m/{id}/events")).await.heard().await;
    assert!(parts.iter().all(|part| again.contains(&format!("id=\"{part}\""))), "a new page gets everything");
}

#[tokio::test]
async fn everybody_hears_in_their_own_language() {
    let house = House::new();
    let (mut ana, mut eve) =
        (house.visitor().with("accept-language", "ca"), house.visitor().with("accept-language", "en"));
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let (mut hers, mut theirs) =
        (ana.listen(&format!("/m/{id}/events")).await, eve.listen(&format!("/m/{id}/events")).await);
    let (one, other) = (hers.heard().await, theirs.heard().await);
    assert_ne!(one, other);
    assert!(one.contains("data-move=") && !other.contains("tabindex=\"0\" data-move"));
}

#[tokio::test]
async fn thoughts_come_calmly() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("option-size", "7"), ("seat-1", "person"), ("seat-2", "person")]).await;
    let mut stream = ana.listen(&format!("/m/{id}/events")).await;
    stream.heard().await;
    ana.act(&id, "analysis", &[("on", "on")]).await;
    let (began, mut heard) = (Instant::now(), 0);
    while began.elapsed() < Duration::from_secs(2) {
        heard += u32::from(stream.next(A_WHILE).await.is_some());
    }
    assert!((1..=12).contains(&heard), "{heard} in two seconds");
    ana.act(&id, "analysis", &[("on", "off")]).await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", AGAINST_BOT).await;
    let mut stream = ana.listen(&format!("/m/{id}/events")).await;
    stream.heard().await;
    house.app.close();
    let began = Instant::now();
    assert_eq!(stream.next(PATIENCE).await, None);
    assert!(began.elapsed() < PATIENCE, "it ended by itself");
}

#[tokio::test]
async fn there_are_no_events_of_no_match() {
    let answer = House::new().visitor().get("/m/222222222222/events").await;
    assert_eq!(answer.status, 404);
}
