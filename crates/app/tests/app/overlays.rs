//! Overlays: they start the computation they need, say what they wait for, and stay after a move.

use crate::support::{House, THROUGH_LINK, TWO_PEOPLE, Visitor, link};

/// Every overlay, with a piece of markup that the board contains only with the overlay.
const OVERLAYS: [(&str, &str, &str); 5] = [
    ("connect4", "values", "class=\"score heat"),
    ("hex", "connections-1", "class=\"current\""),
    ("hex", "connections-2", "class=\"current\""),
    ("hex", "values", "comb heat"),
    ("hexland", "values", "heat"),
];

async fn begin(visitor: &mut Visitor, game: &str) -> String {
    let size = if game == "connect4" { "5x4" } else { "5" };
    visitor.begin(game, &[TWO_PEOPLE, &[("option-size", size)]].concat()).await
}

/// A legal first move on every board of a game.
fn first_move(game: &str) -> &'static str {
    if game == "connect4" { "3" } else { "b2" }
}

#[tokio::test]
async fn an_overlay_begins_what_it_needs_and_stays_after_a_move() {
    let house = House::new();
    for (game, name, mark) in OVERLAYS {
        let mut ana = house.visitor();
        let id = begin(&mut ana, game).await;
        let plain = ana.get(&format!("/m/{id}")).await.body;
        assert!(!plain.contains(mark) && plain.contains("data-laid=\"\""), "{game} {name}");
        let mut stream = ana.listen(&format!("/m/{id}/events?overlay={name}")).await;
        let laid = format!("data-laid=\"{name}\"");
        stream.wait_for(|event| event.contains(&laid) && event.contains(mark)).await;
        ana.play(&id, first_move(game)).await;
        let after = stream.wait_for(|event| event.contains("data-at=\"1\"")).await;
        assert!(after.contains(&laid) && (after.contains(mark) || after.contains("waiting")), "{game} {name}: {after}");
        if !after.contains(mark) {
            stream.wait_for(|event| event.contains(&laid) && event.contains(mark)).await;
        }
        // The whole page and the fragment agree.
        ana.wait_for(&format!("/m/{id}?overlay={name}"), |page| page.contains(mark)).await;
        ana.wait_for(&format!("/m/{id}/overlay/{name}"), |part| part.contains(mark)).await;
    }
}

#[tokio::test]
async fn an_overlay_is_drawn_with_a_running_analysis_and_after_it() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = begin(&mut ana, "hex").await;
    ana.act(&id, "analysis", &[("on", "on")]).await;
    let page = ana.wait_for(&format!("/m/{id}?overlay=connections-2"), |page| page.contains("class=\"current\"")).await;
    assert!(page.contains("data-laid=\"connections-2\""));
    ana.wait_for(&format!("/m/{id}?overlay=values"), |page| page.contains("comb heat")).await;
    ana.act(&id, "analysis", &[("on", "off")]).await;
    ana.wait_for(&format!("/m/{id}?overlay=connections-2"), |page| page.contains("class=\"current\"")).await;
}

#[tokio::test]
async fn what_an_overlay_shows_is_found_once_for_all() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = begin(&mut ana, "hex").await;
    let path = format!("/m/{id}?overlay=connections-1");
    ana.wait_for(&path, |page| page.contains("class=\"current\"")).await;
    for other in [&path, &format!("/m/{id}?overlay=connections-2"), &format!("/m/{id}/at/0?overlay=connections-1")] {
        assert!(eve.get(other).await.body.contains("class=\"current\""), "{other}");
    }
    assert_eq!(house.jobs(), 1);
    ana.play(&id, "b2").await;
    ana.wait_for(&path, |page| page.contains("class=\"current\"")).await;
    assert_eq!(house.jobs(), 2);
}

#[tokio::test]
async fn an_overlay_that_does_not_exist_is_not_there() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = begin(&mut ana, "hex").await;
    for path in ["?overlay=connections", "/events?overlay=connections", "/overlay/connections", "/at/0?overlay=rainbow"]
    {
        let answer = ana.get(&format!("/m/{id}{path}")).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains(path.rsplit(['=', '/']).next().unwrap()), "{path}");
    }
    for path in ["?overlay=none", "?overlay=", "/overlay/none"] {
        let answer = ana.get(&format!("/m/{id}{path}")).await;
        assert!(answer.status == 200 && answer.body.contains("data-laid=\"\""), "{path}");
    }
}

#[tokio::test]
async fn nobody_sees_through_a_game_against_another_person_before_the_end() {
    let house = House::new();
    let (mut ana, mut bob, mut eve) = (house.visitor(), house.visitor(), house.visitor());
    let id = ana.begin("hex", &[THROUGH_LINK, &[("option-size", "4")]].concat()).await;
    let address = link(&ana.get(&format!("/m/{id}")).await.body);
    bob.post(&address, &[]).await;
    for visitor in [&mut ana, &mut bob, &mut eve] {
        for name in ["connections-1", "values"] {
            for path in [format!("?overlay={name}"), format!("/at/0?overlay={name}"), format!("/overlay/{name}")] {
                let page = visitor.get(&format!("/m/{id}{path}")).await.body;
                assert!(page.contains("no analysis before its end") && !page.contains("class=\"current\""), "{path}");
            }
        }
    }
    assert_eq!(house.jobs(), 0, "nothing is looked for");
    bob.act(&id, "resign", &[]).await;
    ana.wait_for(&format!("/m/{id}/at/0?overlay=connections-1"), |page| page.contains("class=\"current\"")).await;
}

#[tokio::test]
async fn who_only_watches_sees_what_others_have_begun() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = begin(&mut ana, "hexland").await;
    let path = format!("/m/{id}?overlay=values");
    let page = eve.get(&path).await.body;
    assert!(page.contains("You are only watching this match") && house.jobs() == 0, "who watches begins nothing");
    ana.get(&path).await;
    eve.wait_for(&path, |page| page.contains("class=\"top heat")).await;
    let page = ana.get(&format!("/m/{id}/at/0?overlay=values")).await.body;
    assert!(page.contains("Go back to the match"), "moves are valued where the match is");
}
