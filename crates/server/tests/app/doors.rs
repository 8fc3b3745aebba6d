//! HTTP requests reach the app, and its responses become HTTP.

use std::time::Duration;

use axum::http::{StatusCode, header};
use http_body_util::BodyExt;
use rusc_app::Method;

use crate::support::{FORM, House, TWO_PEOPLE, send};

#[tokio::test]
async fn a_match_is_begun_played_and_followed() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let page = ana.get(&format!("/m/{id}")).await;
    assert_eq!((page.status, page.header(header::CACHE_CONTROL)), (200, "no-store"));
    assert!(page.header(header::CONTENT_SECURITY_POLICY).contains("default-src 'self'"));
    let response = send(&ana, "GET", &format!("/m/{id}/events"), "", "").await;
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut body = response.into_body();
    let mut next = async || {
        let frame = tokio::time::timeout(Duration::from_secs(20), body.frame()).await.unwrap().unwrap().unwrap();
        String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap()
    };
    assert!(next().await.starts_with("event: fragment\ndata: <"));
    assert_eq!(ana.play(&id, "4").await.told(), (204, ""));
    assert!(next().await.contains("data-at=\"1\""));
    let head = ana.ask(Method::Head, &format!("/m/{id}"), &[]).await;
    assert_eq!(head.told(), (200, ""));
    assert_eq!(ana.ask(Method::Other, "/", &[]).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn malformed_and_oversized_requests_are_refused() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", TWO_PEOPLE).await;
    let path = format!("/m/{id}/play");
    let large = format!("move={}", "a".repeat(70_000));
    assert_eq!(send(&ana, "POST", &path, FORM, large).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(
        send(&ana, "POST", "/open", FORM, format!("text={}", "a".repeat(1_100_000))).await.status(),
        StatusCode::PAYLOAD_TOO_LARGE
    );
    assert_eq!(send(&ana, "POST", &path, "application/json", "{}").await.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    for body in ["", "move=%ff%fe", "=", "&&&", "move=%00", "\u{0}"] {
        let status = send(&ana, "POST", &path, FORM, body.to_owned()).await.status();
        assert!(status.is_client_error(), "{body:?}: {status}");
    }
    let response = send(&ana, "POST", "/open", "multipart/form-data; boundary=line", "nonsense").await;
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert_eq!(ana.moves(&id).await, 0);
}

#[tokio::test]
async fn a_file_is_sent_in_parts() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", TWO_PEOPLE).await;
    ana.play(&id, "c3").await;
    let file = ana.get(&format!("/m/{id}/record.sgf")).await.body;
    let body = format!(
        "--line\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x\"\r\n\r\n{file}\r\n\
         --line\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--line--\r\n"
    );
    let response = send(&ana, "POST", "/open", "multipart/form-data; boundary=line", body).await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    let copy = response.headers()[header::LOCATION].to_str().unwrap().strip_prefix("/m/").unwrap();
    assert_eq!(ana.moves(copy).await, 1);
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let mut body = send(&ana, "GET", &format!("/m/{id}/events"), "", "").await.into_body();
    assert!(body.frame().await.is_some());
    house.site.close();
    let end = tokio::time::timeout(Duration::from_secs(10), body.frame()).await;
    assert!(end.expect("it ends by itself").is_none());
}
