//! Requests from other sites, with other host names, or too many of them.

use axum::http::StatusCode;

use crate::support::{House, TWO_PEOPLE};

#[tokio::test]
async fn other_sites_cannot_post() {
    let house = House::new();
    let mut ana = house.visitor().with("host", "127.0.0.1:7680");
    let id = ana.begin("hex", TWO_PEOPLE).await;
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
    ] {
        ana.headers.push((name, value.to_owned()));
        let answer = ana.play(&id, "a1").await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {value}");
        ana.headers.pop();
    }
    assert_eq!(ana.moves(&id).await, 0);
    ana.headers.push(("origin", "http://127.0.0.1:7680".to_owned()));
    assert_eq!(ana.play(&id, "a1").await.told(), (204, ""));
}

#[tokio::test]
async fn names_of_other_sites_do_not_lead_here() {
    let house = House::new();
    for (host, status) in
        [("127.0.0.1:7680", 200), ("localhost:7680", 200), ("evil.example", 421), ("192.168.1.2", 421)]
    {
        let answer = house.visitor().with("host", host).get("/").await;
        assert_eq!(answer.status, status, "{host}");
    }
}

#[tokio::test]
async fn visitors_who_ask_too_often_have_to_wait() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    ana.get("/about").await;
    let mut refused = None;
    for _ in 0..500 {
        let answer = ana.act("222222222222", "undo", &[]).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer.body);
            break;
        }
    }
    assert!(refused.is_some_and(|reason| reason.contains("Too many requests")));
    assert_eq!(bob.get("/about").await.status, StatusCode::OK, "others need not wait");
}
