//! The stream that keeps pages fresh.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use http_body_util::BodyExt;

use crate::support::{AGAINST_BOT, House, TWO_PEOPLE, Visitor};

/// A page that listens.
struct Stream(Body);

impl Stream {
    async fn open(visitor: &mut Visitor, id: &str) -> Stream {
        let response = visitor.send(Method::GET, &format!("/m/{id}/events"), "", "").await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        Stream(response.into_body())
    }

    /// The next event; nothing if none comes in time or the stream has ended.
    async fn next(&mut self, patience: Duration) -> Option<String> {
        let frame = tokio::time::timeout(patience, self.0.frame()).await.ok()??;
        Some(String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    }
}

const SOON: Duration = Duration::from_secs(10);
const A_WHILE: Duration = Duration::from_millis(300);

#[tokio::test]
async fn a_page_gets_everything_first_and_then_what_changes() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let mut stream = Stream::open(&mut ana, &id).await;
    let first = stream.next(SOON).await.unwrap();
    assert!(first.starts_with("event: fragment\n"), "{first}");
    let parts = ["status", "board", "controls", "players", "moves", "mind", "keep"];
    assert!(parts.iter().all(|part| first.contains(&format!("id=\"{part}\""))), "{first}");
    assert_eq!(stream.next(A_WHILE).await, None, "nothing changes");
    ana.play(&id, "4").await;
    let second = stream.next(SOON).await.unwrap();
    assert!(second.contains("id=\"board\"") && second.contains("data-at=\"1\""), "{second}");
    assert!(!second.contains("id=\"mind\""), "what looks the same is not sent again");
    let again = Stream::open(&mut ana, &id).await.next(SOON).await.unwrap();
    assert!(parts.iter().all(|part| again.contains(&format!("id=\"{part}\""))), "a new page gets everything");
}

#[tokio::test]
async fn everybody_hears_in_their_own_language() {
    let house = House::new();
    let (mut ana, mut eve) =
        (house.visitor().with("accept-language", "ca"), house.visitor().with("accept-language", "en"));
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let (mut hers, mut theirs) = (Stream::open(&mut ana, &id).await, Stream::open(&mut eve, &id).await);
    let (one, other) = (hers.next(SOON).await.unwrap(), theirs.next(SOON).await.unwrap());
    assert_ne!(one, other);
    assert!(one.contains("data-move=") && !other.contains("tabindex=\"0\" data-move"));
}

#[tokio::test]
async fn thoughts_come_calmly() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("option-size", "7"), ("seat-1", "person"), ("seat-2", "person")]).await;
    let mut stream = Stream::open(&mut ana, &id).await;
    stream.next(SOON).await.unwrap();
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
    let mut stream = Stream::open(&mut ana, &id).await;
    stream.next(SOON).await.unwrap();
    house.app.close();
    let began = Instant::now();
    assert_eq!(stream.next(SOON).await, None);
    assert!(began.elapsed() < SOON, "it ended by itself");
}

#[tokio::test]
async fn there_are_no_events_of_no_match() {
    let answer = House::new().visitor().get("/m/222222222222/events").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}
