//! The book: its pages without a script, and what they say to search engines.

use rusc_catalog::Catalog;
use rusc_view::book::{LANGUAGES, Manual, NAMES};
use rusc_view::page::references;

use crate::support::House;

/// The part of a page between two texts.
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    page.split(before).nth(1).and_then(|rest| rest.split(after).next()).expect("the page has it")
}

#[tokio::test]
async fn every_chapter_is_a_small_page_with_pictures_in_every_language() {
    let house = House::new();
    let mut titles = Vec::new();
    for language in LANGUAGES {
        let mut ana = house.visitor().with("accept-language", language);
        let contents = ana.get("/learn").await.body;
        for name in NAMES {
            let path = format!("/learn/{name}");
            assert!(contents.contains(&format!("href=\"{path}\"")), "{path}");
            let page = ana.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            assert_eq!(between(&page.body, "<html lang=\"", "\""), *language, "{path}");
            assert!(page.body.contains("<figure class=\"block"), "{path} has no pictures");
            assert!(!page.body.contains('⟦'), "{path} lacks a text");
            assert!(page.body.len() < 100_000, "{path}: {}", page.body.len());
            assert!(between(&page.body, "name=\"description\" content=\"", "\"").len() > 60, "{path}");
            let own = format!("{path}?language={language}");
            assert_eq!(between(&page.body, "rel=\"canonical\" href=\"", "\""), own, "{path}");
            titles.push(between(&page.body, "<title>", "</title>").to_owned());
        }
    }
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), NAMES.len() * LANGUAGES.len(), "each chapter has its own title");
}

#[tokio::test]
async fn the_reference_says_what_the_bots_declare() {
    let house = House::new();
    let catalog = Catalog::builtin();
    for language in LANGUAGES {
        let mut ana = house.visitor().with("accept-language", language);
        let contents = ana.get("/learn/reference").await.body;
        assert!(
            contents.contains("id=\"commands\"") && contents.contains("rusc --help"),
            "it says where the commands are"
        );
        let mut titles = Vec::new();
        for path in references(&catalog, &Manual::EMPTY) {
            assert!(contents.contains(&format!("href=\"{path}\"")), "{path}");
            let page = ana.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.body.len() < 100_000 && !page.body.contains('⟦'), "{path}");
            assert!(between(&page.body, "name=\"description\" content=\"", "\"").len() > 40, "{path}");
            let own = format!("{path}?language={language}");
            assert_eq!(between(&page.body, "rel=\"canonical\" href=\"", "\""), own, "{path}");
            titles.push(between(&page.body, "<title>", "</title>").to_owned());
        }
        let count = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), count, "each page has its own title");
        for entry in catalog.games() {
            for bot in entry.bots() {
                let page = ana.get(&format!("/learn/reference/bots/{}/{}", entry.name(), bot.name)).await.body;
                for parameter in &bot.parameters {
                    assert!(page.contains(&format!("<code>{}</code>", parameter.name)), "{}", parameter.name);
                    assert!(page.contains(&format!("<code>{}</code>", parameter.default)), "{}", parameter.default);
                }
            }
        }
    }
    let mut ana = house.visitor();
    for path in ["bots/hex/nobody", "bots/chess/mcts", "formats/doc", "commands/solve", "letters/a"] {
        assert_eq!(ana.get(&format!("/learn/reference/{path}")).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn unknown_chapters_and_strange_answers_do_no_harm() {
    let house = House::new();
    let mut ana = house.visitor();
    assert_eq!(ana.get("/learn/nothing").await.status, 404);
    assert_eq!(ana.post("/learn", &[]).await.status, 405);
    for tried in ["", "9", "9.", "9.zz", "99.b2", "9.a1", "x.<script>"] {
        let page = ana.get(&format!("/learn/playing-hex?try={tried}")).await;
        assert_eq!(page.status, 200, "{tried}");
        assert!(!page.body.contains("verdict right") && !page.body.contains("x.<script>"), "{tried}");
    }
    assert!(ana.get("/learn/playing-hex?try=9.b2").await.body.contains("verdict right"));
}

#[tokio::test]
async fn every_language_of_a_page_has_an_address_that_anybody_can_open() {
    let house = House::new();
    let mut ana = house.visitor().with("accept-language", "en");
    for name in ["", "/playing-hex", "/reference", "/reference/bots/hex/mcts"] {
        let path = format!("/learn{name}");
        for language in LANGUAGES {
            let address = format!("{path}?language={language}");
            let page = ana.get(&address).await;
            assert_eq!(between(&page.body, "<html lang=\"", "\""), *language, "{address}");
            for other in LANGUAGES {
                let link = format!("hreflang=\"{other}\" href=\"{path}?language={other}\"");
                assert!(page.body.contains(&link), "{address}: {link}");
            }
        }
    }
    // Whoever came by such an address goes on in its language, and a puzzle answers in it.
    let page = ana.get("/learn/playing-hex?language=ca").await.body;
    assert!(page.contains("href=\"/learn/always-a-winner?language=ca\""));
    assert!(page.contains("/learn/playing-hex?language=ca&amp;try=9.b2#block-9"));
    let solved = ana.get("/learn/playing-hex?language=ca&try=9.b2").await.body;
    assert!(solved.contains("verdict right") && solved.contains("<html lang=\"ca\""));
    // It is not remembered, and an unknown language changes nothing.
    assert_eq!(between(&ana.get("/learn").await.body, "<html lang=\"", "\""), "en");
    assert_eq!(between(&ana.get("/learn?language=xx").await.body, "<html lang=\"", "\""), "en");
}
