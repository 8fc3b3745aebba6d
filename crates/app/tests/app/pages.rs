//! Pages: their status, size, languages and headers.

use crate::support::{House, TWO_PEOPLE};

const GAMES: [&str; 4] = ["connect4", "hex", "hexadom", "hexland"];

#[tokio::test]
async fn every_page_comes_and_is_small() {
    let house = House::new();
    let mut ana = house.visitor();
    let lobby = ana.get("/").await;
    assert_eq!(lobby.status, 200);
    assert!(lobby.body.len() < 100_000, "{}", lobby.body.len());
    for game in GAMES {
        assert!(lobby.body.contains(&format!("/new/{game}")), "{game}");
        for page in [format!("/new/{game}"), format!("/rules/{game}")] {
            assert_eq!(ana.get(&page).await.status, 200, "{page}");
        }
    }
    for page in ["/about", "/results"] {
        assert_eq!(ana.get(page).await.status, 200, "{page}");
    }
}

#[tokio::test]
async fn the_largest_boards_are_small_pages() {
    let house = House::new();
    let mut ana = house.visitor();
    let six = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"].map(|seat| (seat, "person"));
    for (game, option) in [
        ("connect4", ("option-size", "9x9")),
        ("hex", ("option-size", "19")),
        ("hexland", ("option-size", "11")),
        ("hexadom", ("option-players", "6")),
    ] {
        let id = ana.begin(game, &[&six[..], &[option]].concat()).await;
        let page = ana.get(&format!("/m/{id}")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.len() < 300_000, "{game}: {}", page.body.len());
        assert_eq!(page.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn pages_carry_headers_that_protect_their_readers() {
    let house = House::new();
    let mut ana = house.visitor();
    let page = ana.get("/").await;
    let cookie = page.header("set-cookie");
    assert!(cookie.starts_with("rusc=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "on this machine pages are not encrypted");
    let page = house.visitor().at("https://games.example.org").get("/").await;
    assert!(page.header("set-cookie").ends_with("; Secure"));
    for answer in [page, ana.get("/nothing").await, ana.get("/assets/style.css").await] {
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
    }
    assert_eq!(ana.get("/").await.header("set-cookie"), "", "who has a secret keeps it");
}

#[tokio::test]
async fn no_page_has_a_script_or_a_style_of_its_own() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hexadom", TWO_PEOPLE).await;
    for path in [
        "/",
        "/new/hex",
        "/rules/hexland",
        "/about",
        "/learn",
        "/learn/connections",
        "/nothing",
        &format!("/m/{id}?as=1"),
    ] {
        let page = ana.get(path).await.body;
        for script in page.split("<script").skip(1) {
            let (opening, rest) = script.split_once('>').unwrap();
            assert!(opening.contains(" src=\"/assets/") && rest.starts_with("</script>"), "{path}");
        }
        for inline in [" style=\"", "<style", " onclick", "javascript:"] {
            assert!(!page.contains(inline), "{path} has {inline}");
        }
    }
}

#[tokio::test]
async fn files_of_pages_are_sent_once() {
    let house = House::new();
    for (name, kind) in [("style.css", "text/css"), ("script.js", "text/javascript"), ("icon.svg", "image/svg+xml")] {
        let path = format!("/assets/{name}");
        let answer = house.visitor().get(&path).await;
        assert_eq!(answer.status, 200);
        assert!(answer.header("content-type").starts_with(kind));
        let answer = house.visitor().with("if-none-match", answer.header("etag")).get(&path).await;
        assert_eq!((answer.status, answer.body.as_str()), (304, ""));
    }
    for name in ["..%2F..%2FCargo.toml", "%2Fetc%2Fpasswd", "matches.sqlite"] {
        assert_eq!(house.visitor().get(&format!("/assets/{name}")).await.status, 404, "{name}");
    }
}

#[tokio::test]
async fn pages_speak_the_language_of_their_reader() {
    let house = House::new();
    for language in ["en", "ca", "es"] {
        let page = house.visitor().with("accept-language", language).get("/").await.body;
        assert!(page.contains(&format!("lang=\"{language}\"")));
    }
    let mut ana = house.visitor().with("accept-language", "es");
    let answer =
        ana.post("/settings", &[("language", "ca"), ("theme", "dark"), ("sound", "on"), ("back", "/about")]).await;
    assert_eq!((answer.status, answer.header("location")), (303, "/about"));
    let page = ana.get("/about").await.body;
    for sign in ["lang=\"ca\"", "data-theme=\"dark\"", "data-sound=\"on\""] {
        assert!(page.contains(sign), "{sign}");
    }
    let answer = ana.post("/settings", &[("language", "xx")]).await;
    assert_eq!(answer.status, 400);
    let answer = ana.post("/settings", &[("back", "//evil.example")]).await;
    assert_eq!(answer.header("location"), "/");
}

#[tokio::test]
async fn what_is_not_there_is_said_on_a_page() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("hex", TWO_PEOPLE).await;
    for path in [
        "/nothing",
        "/new/chess",
        "/rules/chess",
        "/m/abc",
        "/m/222222222222",
        &format!("/m/{id}/at/9"),
        &format!("/m/{id}/overlay/x"),
    ] {
        let answer = ana.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.header("content-type").starts_with("text/html") && answer.body.contains("<main"), "{path}");
    }
    assert_eq!(ana.get(&format!("/m/{id}/at/x")).await.status, 400);
    assert_eq!(ana.get("/new").await.status, 405);
}

#[tokio::test]
async fn unfinished_matches_are_listed_for_those_who_play() {
    let house = House::new();
    let (mut ana, mut bob) = (house.visitor(), house.visitor());
    let id = ana.begin("hex", TWO_PEOPLE).await;
    ana.play(&id, "a1").await;
    assert!(ana.get("/").await.body.contains(&format!("/m/{id}")));
    assert!(!bob.get("/").await.body.contains(&format!("/m/{id}")));
    assert_eq!(ana.act(&id, "resign", &[]).await.status, 204);
    ana.wait_for("/", |page| !page.contains(&format!("/m/{id}"))).await;
}

#[tokio::test]
async fn a_cookie_that_was_made_up_is_replaced() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", TWO_PEOPLE).await;
    let own = ana.cookies.clone();
    let made_up = |value: &str| vec![("rusc".to_owned(), value.to_owned())];
    let guess = format!("{}{}", "7".repeat(32), &own[0].1[32..]);
    for value in ["7".repeat(32), guess, "nonsense".to_owned()] {
        let mut eve = house.visitor();
        eve.cookies = made_up(&value);
        let page = eve.get("/").await;
        assert!(page.header("set-cookie").starts_with("rusc="), "{value}");
        assert!(!eve.cookies[0].1.starts_with(&"7".repeat(32)), "a made-up secret is not adopted");
        assert_eq!(eve.play(&id, "4").await.status, 403);
    }
    ana.get("/").await;
    assert_eq!(ana.cookies, own, "a sealed one stays");
    // A secret from before there were seals is sealed if something belongs to it.
    let mut old = house.visitor();
    old.cookies = made_up(&own[0].1[..32]);
    assert_eq!(old.play(&id, "4").await.told(), (204, ""));
    assert_eq!(old.cookies, own);
}
