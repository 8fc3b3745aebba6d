//! Reviews: who may ask for one, where it is kept, and how a mistake is tried again.

use crate::support::{AGAINST_BOT, House, THROUGH_LINK, TWO_PEOPLE, link};

/// The markup of a finished review.
const DONE: &str = "class=\"mistakes\"";

#[tokio::test]
async fn a_review_is_kept_with_the_match_and_goes_on_from_a_mistake() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", &[TWO_PEOPLE, &[("option-size", "4x4")]].concat()).await;
    for name in ["1", "2", "1", "2", "1", "2"] {
        ana.play(&id, name).await;
    }
    let path = format!("/m/{id}");
    assert!(!ana.get(&path).await.body.contains(DONE));
    assert_eq!(ana.act(&id, "review", &[]).await.status, 204, "an unfinished game is reviewed too");
    ana.wait_for(&path, |page| page.contains(DONE)).await;
    let cookies = ana.cookies.clone();
    drop(ana);
    let house = house.reopened();
    let mut ana = house.visitor();
    ana.cookies = cookies;
    let page = ana.get(&path).await.body;
    assert!(page.contains(DONE) && page.contains("class=\"small retry\""), "it is kept");
    assert_eq!(house.visitor().post(&format!("{path}/retry"), &[("node", "3")]).await.status, 403);
    let answer = ana.post(&format!("{path}/retry"), &[("node", "3")]).await;
    let next = answer.header("location").strip_prefix("/m/").expect("a match").to_owned();
    let record = ana.record(&next).await;
    assert_eq!((record.tree.len(), &record.seats[0].bot, &record.seats[1].bot), (4, &Some("normal".to_owned()), &None));
    assert_eq!(ana.post(&format!("{path}/retry"), &[("node", "99")]).await.status, 404);
}

#[tokio::test]
async fn an_opened_file_is_reviewed() {
    let house = House::new();
    let mut ana = house.visitor();
    let text = "(;FF[4]GM[11]SZ[3];B[b2];W[a1];B[b1])";
    let answer = ana.post("/open", &[("text", text)]).await;
    let id = answer.header("location").strip_prefix("/m/").expect("a match").to_owned();
    ana.act(&id, "review", &[]).await;
    ana.wait_for(&format!("/m/{id}"), |page| page.contains(DONE)).await;
}

#[tokio::test]
async fn nobody_is_helped_before_the_end() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let id = ana.begin("hex", &[THROUGH_LINK, &[("option-size", "4")]].concat()).await;
    bob.post(&link(&ana.get(&format!("/m/{id}")).await.body), &[]).await;
    ana.play(&id, "b2").await;
    for visitor in [&mut ana, &mut bob] {
        assert!(visitor.act(&id, "review", &[]).await.body.contains("before its end"));
        assert!(visitor.post(&format!("/m/{id}/retry"), &[("node", "0")]).await.body.contains("before its end"));
        assert!(!visitor.get(&format!("/m/{id}")).await.body.contains("action=\"/m/{id}/review\""));
    }
    bob.act(&id, "resign", &[]).await;
    assert_eq!(ana.act(&id, "review", &[]).await.status, 204);
    bob.wait_for(&format!("/m/{id}"), |page| page.contains(DONE)).await;

    let id = ana.begin("hexadom", AGAINST_BOT).await;
    assert_ne!(ana.act(&id, "review", &[]).await.status, 204, "it would reveal the hands");
    ana.act(&id, "resign", &[]).await;
    assert_eq!(ana.act(&id, "review", &[]).await.status, 204);
    ana.wait_for(&format!("/m/{id}"), |page| page.contains(DONE)).await;
}
