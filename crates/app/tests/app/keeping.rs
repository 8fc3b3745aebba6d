//! Events are saved before they take effect; tests what happens if that fails.

use std::sync::atomic::Ordering;

use crate::support::{AGAINST_BOT, House, TWO_PEOPLE};

#[tokio::test]
async fn what_cannot_be_kept_has_not_happened() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let mut stream = ana.listen(&format!("/m/{id}/events")).await;
    stream.heard().await;
    house.store.is_full.store(true, Ordering::Relaxed);
    let answer = ana.play(&id, "4").await;
    assert!(answer.status == 500 && answer.body.contains("the memory is full"), "{answer:?}");
    assert_eq!(ana.moves(&id).await, 0);
    house.store.is_full.store(false, Ordering::Relaxed);
    assert_eq!(ana.play(&id, "4").await.told(), (204, ""));
    assert_eq!(ana.moves(&id).await, 1);
    let record = ana.record(&id).await;
    let cookies = ana.cookies.clone();
    drop((ana, stream));
    let house = house.reopened();
    let mut ana = house.visitor();
    ana.cookies = cookies;
    assert_eq!(ana.record(&id).await, record, "what counts is what was kept");
}

#[tokio::test]
async fn a_bot_move_that_cannot_be_saved_is_reported_and_tried_again() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", AGAINST_BOT).await;
    ana.act(&id, "pause", &[]).await;
    ana.play(&id, "4").await;
    house.store.is_full.store(true, Ordering::Relaxed);
    assert_eq!(ana.act(&id, "step", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}"), |page| page.contains("the memory is full")).await;
    assert_eq!(ana.moves(&id).await, 1);
    house.store.is_full.store(false, Ordering::Relaxed);
    assert_eq!(ana.act(&id, "resume", &[]).await.told(), (204, ""));
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == 2).await;
}

#[tokio::test]
async fn a_match_that_went_on_elsewhere_is_loaded_again() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    assert_eq!(ana.play(&id, "4").await.told(), (204, ""));
    house.store.intrude(&id, "{\"event\":\"played\",\"from\":1,\"name\":\"3\",\"seconds\":0.5}");
    let answer = ana.play(&id, "5").await;
    assert!(answer.status == 409 && answer.body.contains("nother program"), "{answer:?}");
    assert_eq!(ana.moves(&id).await, 2, "the match is as the other program left it");
    assert_eq!(ana.play(&id, "5").await.told(), (204, ""));
}
