//! All games of a visitor: list, filters, pages, pictures, deletion, and all of them as one file.

use rusc_app::{Body, Method};
use rusc_record::Sitter;

use crate::support::{AGAINST_BOT, House, TWO_PEOPLE, Visitor, link};

/// The ids of the matches on a page of the archive, in its order.
async fn listed(visitor: &mut Visitor, query: &str) -> Vec<String> {
    let page = visitor.get(&format!("/archive?{query}")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let ids = page.body.split("/small.svg").filter_map(|part| part.rsplit("/m/").next().filter(|id| id.len() == 12));
    ids.map(str::to_owned).collect()
}

#[tokio::test]
async fn every_game_is_listed_and_filtered() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let hex = ana.begin("hex", AGAINST_BOT).await;
    ana.act(&hex, "resign", &[]).await;
    let here = ana.begin("connect4", TWO_PEOPLE).await;
    let shared = ana.begin("hexland", &[("opponent", "link"), ("name", "Ana")]).await;
    let address = link(&ana.get(&format!("/m/{shared}")).await.body);
    bob.post(&address, &[("name", "Bob")]).await;

    for (query, expected) in [
        ("", vec![&shared, &here, &hex]),
        ("game=hex", vec![&hex]),
        ("rival=beginner", vec![&hex]),
        ("rival=person", vec![&shared]),
        ("rival=here&finish=open", vec![&here]),
        ("finish=lost", vec![&hex]),
        ("finish=won", vec![]),
        ("game=connect4&rival=person", vec![]),
    ] {
        // Those that begin in the same moment come in any order.
        let (mut found, mut expected): (_, Vec<&String>) = (listed(&mut ana, query).await, expected);
        found.sort();
        expected.sort();
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    assert_eq!(listed(&mut bob, "").await, std::slice::from_ref(&shared), "who came through a link finds it too");
    assert_eq!(listed(&mut house.visitor(), "").await, [""; 0]);
    let page = ana.get("/archive").await.body;
    assert!(page.contains("You lose") && page.contains("Ana – Bob") && page.contains("<time"), "{page}");
    assert_eq!(bob.act(&shared, "resign", &[]).await.told(), (204, ""));
    assert_eq!(listed(&mut bob, "finish=lost").await, std::slice::from_ref(&shared));
    assert_eq!(listed(&mut ana, "finish=won").await, std::slice::from_ref(&shared));
    // The filter follows a change of the level.
    let changed = ana.begin("hex", AGAINST_BOT).await;
    ana.act(&changed, "level", &[("seat", "2"), ("bot", "normal")]).await;
    assert_eq!(listed(&mut ana, "rival=normal").await, std::slice::from_ref(&changed));
    for query in ["finish=none", "rival=x", "after=1", "after=x-222222222222"] {
        assert_eq!(ana.get(&format!("/archive?{query}")).await.status, 400, "{query}");
    }
    // Only the host deletes, and comes back to the list.
    assert!(!bob.get("/archive").await.body.contains("/delete"));
    let deleted = ana.post(&format!("/m/{hex}/delete"), &[("back", "/archive")]).await;
    assert_eq!((deleted.status, deleted.header("location")), (303, "/archive"));
    assert_eq!(listed(&mut ana, "game=hex").await, [changed]);
}

#[tokio::test]
async fn the_archive_has_pages() {
    let house = House::new();
    let mut ana = house.visitor();
    let mut begun = Vec::new();
    for _ in 0..50 {
        begun.push(ana.begin("connect4", TWO_PEOPLE).await);
    }
    let (mut seen, mut query, mut pages) = (Vec::new(), String::new(), 0);
    loop {
        seen.extend(listed(&mut ana, &query).await);
        pages += 1;
        let page = ana.get(&format!("/archive?{query}")).await.body;
        let next = page.split("&amp;after=").nth(1).and_then(|rest| rest.split('"').next());
        let Some(next) = next else { break };
        query = format!("after={next}");
    }
    assert_eq!((seen.len(), pages), (50, 3));
    seen.sort();
    begun.sort();
    assert_eq!(seen, begun, "each is on one page");
}

#[tokio::test]
async fn a_small_picture_shows_the_board_and_no_hand() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("opponent", "here"), ("option-size", "5")]).await;
    ana.play(&id, "c3").await;
    let picture = house.visitor().get(&format!("/m/{id}/small.svg")).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, "image/svg+xml"));
    assert_eq!(picture.body.matches("<circle").count(), 1);
    assert!(!picture.body.contains("var(--") && !picture.body.contains("<style"), "{}", picture.body);
    for game in ["connect4", "hexland", "hexadom"] {
        let id = ana.begin(game, TWO_PEOPLE).await;
        assert_eq!(ana.get(&format!("/m/{id}/small.svg")).await.status, 200, "{game}");
    }
    assert_eq!(ana.get("/m/222222222222/small.svg").await.status, 404);
}

/// The zip file with all games of a visitor.
async fn bundle(visitor: &mut Visitor) -> Vec<u8> {
    let answer = visitor.send(Method::Get, "/archive/games.zip", &[]).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/zip")));
    let Body::Bytes(bytes) = answer.body else { panic!("a file comes at once") };
    bytes
}

/// Sends a file to the archive.
async fn take(house: &House, visitor: &mut Visitor, file: &[u8]) -> (u16, String) {
    let mut request = rusc_app::Request::new(Method::Post, "/archive");
    request.headers = visitor.sent();
    request.form = vec![("file".to_owned(), file.to_vec())];
    let response = house.app.answer(request).await;
    let Body::Bytes(bytes) = response.body else { panic!("a page comes at once") };
    (response.status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn all_games_are_taken_along_and_in_again() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", &[("opponent", "here"), ("name", "Ana"), ("option-size", "5")]).await;
    for name in ["c3", "b4"] {
        ana.play(&id, name).await;
    }
    ana.act(&id, "comment", &[("node", "1"), ("comment", "Bon dia")]).await;
    let hidden = ana.begin("hexadom", TWO_PEOPLE).await;
    ana.act(&hidden, "resign", &[]).await;
    let (record, over) = (ana.record(&id).await, ana.record(&hidden).await);
    let file = bundle(&mut ana).await;
    for name in [format!("hex-{id}.json"), format!("hex-{id}.sgf"), format!("hexadom-{hidden}.json")] {
        assert!(file.windows(name.len()).any(|window| window == name.as_bytes()), "{name}");
    }
    let (status, page) = take(&house, &mut ana, &file).await;
    assert!(status == 200 && page.contains("Nothing new"), "{page}");

    // On another machine everything is new.
    let other = House::new();
    let mut ana = other.visitor();
    ana.get("/").await;
    let (status, page) = take(&other, &mut ana, &file).await;
    assert!(status == 200 && page.contains("2 games were taken in"), "{page}");
    assert_eq!(ana.record(&id).await, record, "with its comment, under its id");
    assert_eq!(ana.record(&hidden).await.tree, over.tree);
    assert_eq!(listed(&mut ana, "finish=open").await, std::slice::from_ref(&id));
    assert_eq!(listed(&mut ana, "game=hexadom&finish=over").await, [hidden]);
    assert_eq!(ana.play(&id, "d2").await.told(), (204, ""), "it goes on");
    // One game alone can be taken in too.
    let sgf = b"(;FF[4]GM[11]SZ[5]PB[Ana];B[a3];W[b2])";
    assert_eq!(take(&other, &mut ana, sgf).await.0, 200);
    let single = listed(&mut ana, "game=hex").await.remove(0);
    assert_eq!(ana.record(&single).await.seats[0], Sitter::person("Ana"));
    for broken in [&b"PK\x03\x04 broken"[..], b"hello", b"", &file[..file.len() / 2]] {
        assert_eq!(take(&other, &mut ana, broken).await.0, 400);
    }
}
