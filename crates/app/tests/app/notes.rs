//! Comments, marks and arrows; positions that are set up; games that are pasted.

use rusc_record::{Action, NodeId};
use rusc_table::Mark;

use crate::support::{House, TWO_PEOPLE, Visitor};

async fn follow(visitor: &mut Visitor, address: &str, fields: &[(&str, &str)]) -> String {
    let answer = visitor.post(address, fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location").strip_prefix("/m/").expect("a match has begun").to_owned()
}

#[tokio::test]
async fn comments_and_marks_are_drawn_and_kept() {
    let house = House::new();
    let (mut ana, mut eve) = (house.visitor(), house.visitor());
    let id = ana.begin("hex", &[("opponent", "here"), ("option-size", "5")]).await;
    ana.play(&id, "c3").await;
    ana.act(&id, "comment", &[("node", "1"), ("comment", "The <centre>")]).await;
    let mark = |mark: &'static str, spot: &'static str| [("node", "1"), ("mark", mark), ("spot", spot)];
    let answer = ana.act(&id, "mark", &mark("circle", "b4")).await;
    assert!(
        answer.status == 200 && answer.body.contains("class=\"notes\"") && answer.body.contains("data-spot=\"a1\"")
    );
    ana.act(&id, "mark", &mark("arrow", "b4:d2")).await;
    for page in [format!("/m/{id}"), format!("/m/{id}/at/1"), format!("/m/{id}/notes/1")] {
        assert_eq!(ana.get(&page).await.body.matches("class=\"under\"").count(), 2, "{page}");
    }
    assert!(!ana.get(&format!("/m/{id}/at/0")).await.body.contains("class=\"under\""));
    let page = eve.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("The &lt;centre&gt;") && !page.contains("/comment"), "who watches reads, and does not write");
    assert_eq!(eve.act(&id, "mark", &mark("circle", "b4")).await.status, 403);
    assert_eq!(eve.get(&format!("/m/{id}/notes/1")).await.status, 403);
    for (fields, status) in [(mark("circle", "z9"), 400), (mark("star", "a1"), 400), (mark("arrow", "a1"), 400)] {
        assert_eq!(ana.act(&id, "mark", &fields).await.status, status, "{fields:?}");
    }
    let house = house.reopened();
    let mut bob = house.visitor();
    let record = bob.record(&id).await;
    let node = record.tree.node(NodeId(1));
    assert_eq!((&*node.comment, node.properties.len()), ("The <centre>", 2));
    assert_eq!(node.properties[0].name, Mark::Circle.property());
    assert!(bob.get(&format!("/m/{id}/record.sgf")).await.body.contains("AR[b4:d2]"));
}

#[tokio::test]
async fn a_position_is_set_up_and_played_or_analysed() {
    let house = House::new();
    let mut ana = house.visitor();
    let page = ana.get("/edit/hex?option-size=5").await;
    assert_eq!((page.status, page.body.matches("data-spot").count()), (200, 25));
    let put = |stones: &'static str, spot: &'static str, seat: &'static str| {
        [("option-size", "5"), ("stones", stones), ("turn", "1"), ("spot", spot), ("put", seat)]
    };
    for (fields, stones) in [
        (put("", "c3", "1"), "c3=1"),
        (put("c3=1", "b4", "2"), "c3=1 b4=2"),
        (put("c3=1 b4=2", "c3", "2"), "b4=2 c3=2"),
        (put("c3=1 b4=2", "b4", "none"), "c3=1"),
        (put("c3=1", "z9", "1"), "c3=1"),
    ] {
        let pad = ana.post("/edit/hex/board", &fields).await;
        assert!(pad.status == 200 && pad.body.contains(&format!("name=\"stones\" value=\"{stones}\"")), "{}", pad.body);
        assert_eq!(pad.body.contains("role=\"alert\""), fields[3].1 == "z9");
    }
    let fields = [("option-size", "5"), ("stones", "c3=1 b4=2 d2=1"), ("turn", "2"), ("opponent", "beginner")];
    let id = follow(&mut ana, "/edit/hex", &fields).await;
    let record = ana.record(&id).await;
    assert!(matches!(&record.tree.node(NodeId::ROOT).action, Action::SetUp(set_up) if set_up.stones.len() == 3));
    assert_eq!((record.seats[0].bot.as_deref(), record.seats[1].bot.as_deref()), (Some("beginner"), None));
    assert_eq!(ana.play(&id, "a1").await.told(), (204, ""), "the visitor is to move");
    ana.wait_for(&format!("/m/{id}/record.json"), |text| text.matches("\"move\"").count() == 2).await;
    // The last of two opponents is the button that was pressed.
    let fields = [("option-size", "4x4"), ("stones", "a1=1 b1=2"), ("opponent", "normal"), ("opponent", "analyse")];
    let id = follow(&mut ana, "/edit/connect4", &fields).await;
    assert!(ana.record(&id).await.seats.iter().all(|sitter| sitter.bot.is_none()));
    let pad =
        ana.post("/edit/connect4/board", &[("option-size", "4x4"), ("stones", ""), ("spot", "a3"), ("put", "1")]).await;
    assert!(pad.body.contains("nothing below it"), "{}", pad.body);
    // From a position of a match.
    let id = ana.begin("hexland", &[("opponent", "here"), ("option-size", "5")]).await;
    ana.play(&id, "c3").await;
    let page = ana.get(&format!("/edit/hexland?from={id}&node=1")).await.body;
    assert!(
        page.contains("name=\"stones\" value=\"c3=1\"") && page.contains("name=\"turn\" value=\"2\" checked"),
        "{page}"
    );
    assert_eq!(ana.get("/edit/hexadom").await.status, 404);
    for stones in ["c3", "c3=0", "c3=x", "zz=1"] {
        assert_eq!(ana.post("/edit/hex", &[("option-size", "5"), ("stones", stones)]).await.status, 400, "{stones}");
    }
    let over = [("option-size", "2"), ("stones", "a1=1 a2=1"), ("turn", "2"), ("opponent", "normal")];
    let answer = ana.post("/edit/hex", &over).await;
    assert!(answer.status == 200 && answer.body.contains("role=\"alert\""), "a game that is over is not played");
}

#[tokio::test]
async fn games_of_other_sites_are_pasted() {
    let house = House::new();
    let mut ana = house.visitor();
    for (text, moves) in [("https://hexworld.org/board/#5c1,a3:sb4", 3), ("Size 11 1.a10 2.swap 3.f6", 3)] {
        let id = follow(&mut ana, "/open", &[("text", text)]).await;
        assert_eq!(ana.moves(&id).await, moves, "{text}");
    }
    let refused = ana.post("/open", &[("text", "https://hexworld.org/board/#5c1,a3z9")]).await;
    assert!(refused.status == 400 && refused.body.contains("column 35"), "{}", refused.body);
    let id = ana.begin("hexadom", TWO_PEOPLE).await;
    assert!(!ana.get(&format!("/m/{id}")).await.body.contains("/notes/"), "a plane without cells takes no marks");
}
