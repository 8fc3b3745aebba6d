//! The server and the browser show the same: byte for byte, whatever two people do.

mod desk;
#[path = "../../../server/tests/app/support.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of the server use more of it")]
mod support;

use std::sync::Arc;

use desk::{Desk, Shop};
use rusc_app::App;
use rusc_app::testing::Visitor;
use rusc_catalog::Catalog;
use rusc_game::Rng;
use rusc_view::book::{LANGUAGES, Manual, NAMES};
use rusc_view::page::references;
use support::{House, TWO_PEOPLE};

/// The number of actions in each game.
const ACTIONS: usize = 1000;
/// The number of actions in one match; the page shows all of them.
const LENGTH: usize = 100;

/// The same match on the server and in the browser.
struct Pair {
    server: Visitor<Arc<App>>,
    own: String,
    browser: Visitor<Shop>,
    other: String,
}

impl Pair {
    /// Starts the same match on the server and in the browser.
    async fn begin(house: &House, game: &str, fields: &[(&str, &str)]) -> Pair {
        let fields = [TWO_PEOPLE, fields].concat();
        // Without the door of the server, which turns away whoever asks this much.
        let mut server = Visitor::new(Arc::clone(&house.site.app));
        let own = server.begin(game, &fields).await;
        let desk = Desk::new();
        let mut browser = Visitor::new(desk.open().await);
        let other = browser.begin(game, &fields).await;
        // How a board is decorated is left to chance.
        let database = rusqlite::Connection::open(house.folder.path().join("matches.sqlite")).expect("it is there");
        let number: u32 = database
            .query_row("select number from matches where id = ?", [&own], |row| row.get(0))
            .expect("the match is there");
        let key = format!("match/{other}");
        {
            let mut texts = desk.texts.lock().expect("nothing panics");
            let mut row: serde_json::Value = serde_json::from_str(&texts[&key]).expect("a row is an object");
            row["number"] = number.into();
            texts.insert(key, row.to_string());
        }
        // The app is opened again, as browsers do all the time.
        Pair { server, own, browser: Visitor::new(desk.open().await), other }
    }

    /// Does the same in both, and compares the answers and the pages after them.
    async fn act(&mut self, action: &str, fields: &[(&str, &str)]) -> String {
        let told = self.server.act(&self.own, action, fields).await;
        let heard = self.browser.act(&self.other, action, fields).await;
        assert_eq!(told.told(), heard.told(), "{action} {fields:?}");
        self.compare().await
    }

    async fn compare(&mut self) -> String {
        let page = self.server.get(&format!("/m/{}", self.own)).await;
        let same = self.browser.get(&format!("/m/{}", self.other)).await;
        let (page, same) = (page.body.replace(&self.own, "ID"), same.body.replace(&self.other, "ID"));
        if page != same {
            let at = page.bytes().zip(same.bytes()).position(|(one, other)| one != other).unwrap_or_default();
            let near = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..(at + 200).min(text.len())])
                    .into_owned()
            };
            panic!("the server shows\n{}\nand the browser\n{}", near(&page), near(&same));
        }
        page
    }
}

/// The moves that a page offers.
fn offered(page: &str) -> Vec<String> {
    let after = |begin: &str| {
        let parts = page.split(begin).skip(1).filter_map(|part| part.split('"').next());
        parts.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut moves = [after("data-move=\""), after("name=\"move\" value=\"")].concat();
    moves.retain(|name| !name.is_empty());
    moves
}

async fn compare(game: &str, fields: &[(&str, &str)]) {
    let house = House::new();
    let mut rng = Rng::new(7);
    let mut below = |most: usize| rng.below(most as u32) as usize;
    for _ in 0..ACTIONS / LENGTH {
        let mut pair = Pair::begin(&house, game, fields).await;
        let mut page = pair.compare().await;
        for count in 0..LENGTH {
            let moves = offered(&page);
            page = match below(12) {
                0 => pair.act("undo", &[]).await,
                1 => pair.act("redo", &[]).await,
                2 => pair.act("jump", &[("node", &below(count + 1).to_string())]).await,
                3 => {
                    pair.act(
                        "comment",
                        &[("node", &below(count + 1).to_string()), ("comment", &format!("{count}: «b & \"c\"»"))],
                    )
                    .await
                }
                4 if count > 80 => pair.act("resign", &[]).await,
                _ if moves.is_empty() => pair.act("undo", &[]).await,
                _ => pair.act("play", &[("move", &moves[below(moves.len())])]).await,
            };
        }
        // What one saves opens in the other.
        let record = pair.browser.get(&format!("/m/{}/record.json", pair.other)).await.body;
        assert_eq!(pair.server.post("/open", &[("text", &record)]).await.status, 303, "{record}");
        let record = pair.server.get(&format!("/m/{}/record.json", pair.own)).await.body;
        assert_eq!(pair.browser.post("/open", &[("text", &record)]).await.status, 303, "{record}");
    }
}

/// The browser draws the book from its files, the server from what it has built in.
#[tokio::test]
async fn the_book_looks_the_same() {
    let house = House::new();
    let mut server = Visitor::new(Arc::clone(&house.site.app));
    let mut browser = Visitor::new(Desk::new().open().await);
    let chapters = NAMES.iter().map(|name| format!("/learn/{name}"));
    let pages = ["/learn", "/learn/reference"].into_iter().map(str::to_owned).chain(chapters);
    for path in pages.chain(references(&Catalog::builtin(), &Manual::EMPTY)) {
        for language in LANGUAGES {
            let address = format!("{path}?language={language}");
            let (page, same) = (server.get(&address).await, browser.get(&address).await);
            assert_eq!((page.status, same.status), (200, 200), "{address}");
            assert!(page.body == same.body, "{address}");
        }
    }
}

#[tokio::test]
async fn a_book_that_cannot_be_loaded_says_so_and_harms_nothing_else() {
    let mut browser = Visitor::new(Desk::offline().open().await);
    let page = browser.get("/learn/playing-hex?language=es").await;
    assert_eq!(page.status, 503);
    assert!(page.body.contains("No se ha podido cargar el libro"), "{}", page.body);
    assert_eq!(browser.get("/rules/hex").await.status, 200);
}

#[tokio::test]
async fn connect_four_looks_the_same() {
    compare("connect4", &[]).await;
}

#[tokio::test]
async fn hex_looks_the_same() {
    compare("hex", &[("option-size", "6")]).await;
}

#[tokio::test]
async fn hexland_looks_the_same() {
    compare("hexland", &[("option-size", "5")]).await;
}

#[tokio::test]
async fn hexadom_looks_the_same() {
    compare("hexadom", &[("option-seed", "7")]).await;
}
