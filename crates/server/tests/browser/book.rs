//! The book: pictures, puzzles that answer, and boards to play on.

use rusc_catalog::Catalog;
use rusc_view::book::{Argument, Command, Manual, NAMES};
use rusc_view::page::references;

use crate::access::{axe, check};
use crate::support::{Browser, DESKTOP, Driver, House, PHONE};

/// A manual with a command, as the program would give it.
pub(crate) fn manual() -> Manual {
    let option = Argument {
        name: "--time <TIME>".to_owned(),
        about: "Give up after this time, such as 60s".to_owned(),
        default: String::new(),
    };
    let command = Command {
        name: "solve".to_owned(),
        about: "Find the exact value of a position and every best move".to_owned(),
        usage: "rusc solve [OPTIONS] <GAME>".to_owned(),
        options: vec![option],
        more: "Example: rusc solve connect4".to_owned(),
    };
    Manual { commands: vec![command], protocols: vec![("htp", vec!["genmove".to_owned()])], ..Manual::EMPTY }
}

/// The addresses of all pages of the book.
fn pages() -> Vec<String> {
    let chapters = NAMES.iter().map(|name| format!("/learn/{name}"));
    let lists = ["/learn".to_owned(), "/learn/reference".to_owned()];
    lists.into_iter().chain(chapters).chain(references(&Catalog::builtin(), &manual())).collect()
}

/// How many pixels of the page are beyond the right edge of the screen.
async fn overflow(browser: &Browser) -> i64 {
    let wide = browser.run("document.documentElement.scrollWidth - window.innerWidth").await;
    wide.as_i64().expect("a number of pixels")
}

#[tokio::test]
async fn axe_finds_nothing_in_the_book_and_every_page_fits_a_phone() {
    let (house, axe) = (House::new(), axe());
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "es").await;
    for page in pages() {
        browser.go(&page).await;
        browser.wait_for("article.book h1").await;
        assert!(overflow(&browser).await <= 0, "{page} is wider than a phone");
        check(&browser, &axe, &page).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn a_reader_follows_the_reference_to_the_parameters_of_a_bot() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "ca").await;
    browser.go("/learn").await;
    browser.click("a[href='/learn/reference']").await;
    browser.click("a[href='/learn/reference/bots/hex/hexodus']").await;
    browser.wait_for("article.book table").await;
    let text = browser.text("article.book").await;
    for word in ["depth", "2", "Salamanca", "+555", "Connexions i H-Search", "quantes jugades mira endavant"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    browser.go("/learn/reference/commands/solve").await;
    browser.wait_for("article.book dl").await;
    let text = browser.text("article.book").await;
    for word in
        ["Trobar el valor exacte d’una posició", "Rendir-se passat aquest temps", "Exemple: rusc solve connect4"]
    {
        assert!(text.contains(word), "{word}: {text}");
    }
    browser.close().await;
}

#[tokio::test]
async fn a_simulation_and_a_deal_are_stepped_through() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    browser.go("/learn/monte-carlo").await;
    browser.wait_for("ol.steps li:first-child svg.hex .worth").await;
    let text = browser.text("ol.steps").await;
    for part in ["Choose.", "Grow.", "Play out.", "Report."] {
        assert!(text.contains(part), "{part}: {text}");
    }
    browser.go("/learn/hidden-hands").await;
    browser.wait_for("ol.steps li:nth-child(3) svg.hexadom").await;
    // What is hidden is not drawn in the first picture, and is in the others.
    let drawn =
        "[...document.querySelectorAll('ol.steps li')].map(step => step.querySelectorAll('use, .piece').length)";
    let counts: Vec<u64> =
        browser.run(drawn).await.as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).collect();
    assert!(counts.len() == 3 && counts[0] < counts[1] && counts[1] == counts[2], "{counts:?}");
    browser.close().await;
}

#[tokio::test]
async fn the_circuit_is_stepped_through() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "es").await;
    browser.go("/learn/electricity").await;
    browser.wait_for("#block-2 ol.steps li:first-child svg.hex path.wires").await;
    let numbers =
        "[...document.querySelectorAll('#block-2 li:nth-child(2) .worth')].map(text => text.textContent).join(' ')";
    assert_eq!(browser.run(numbers).await, "67 50 50 33", "the voltages that the chapter calculates");
    let text = browser.text("#block-2 li:nth-child(3)").await;
    assert!(text.contains("1 ÷ 1,33 = 0,75"), "{text}");
    browser.close().await;
}

#[tokio::test]
async fn a_reader_solves_a_puzzle_and_plays_on_from_a_board() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "ca").await;
    browser.go("/").await;
    browser.click("main a[href='/learn']").await;
    browser.click("a[href='/learn/playing-hex']").await;
    // The overlay of a proven win is drawn, and so are the marked cells of a bridge.
    browser.wait_for("#block-1 svg.hex path.won.proven").await;
    assert_eq!(browser.run("document.querySelectorAll('#block-2 svg .marked').length").await, 2);
    assert!(overflow(&browser).await <= 0, "the chapter is too wide");

    let stones = "document.querySelectorAll('#block-9 .stone').length";
    assert_eq!(browser.run(stones).await, 1);
    browser.click("#block-9 a[href*='try=9.c3']").await;
    browser.wait_until(&format!("{stones} === 2")).await;
    assert!(browser.text("#block-9 .verdict.wrong").await.contains("c3"));
    browser.click("#block-9 a[href*='try=9.b2']").await;
    browser.wait_for("#block-9 .verdict.right").await;
    assert!(browser.see("#block-9 a.link").await.is_none(), "the puzzle is solved");

    browser.click("#block-9 form.play-on button").await;
    browser.wait_for("#board .stone.black").await;
    let count = "document.querySelectorAll('#board .stone:not(.ghost *)').length";
    assert_eq!(browser.run(count).await, 1, "the position of the puzzle, with the reader to move");
    browser.click("#board [data-move='b2']").await;
    browser.wait_until(&format!("{count} >= 3")).await;
    browser.close().await;
}

#[tokio::test]
async fn the_first_game_is_against_a_beginner_and_the_chain_of_a_sure_win_is_clicked_through() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/learn/playing-hex").await;
    browser.click("#block-11 form.play-on button").await;
    browser.wait_for("#board").await;
    assert!(browser.text("main").await.contains("beginner"));
    browser.click("#board [data-move='c3']").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '2'").await;
    browser.click("[data-overlay='connections-1']").await;
    // The chain lies over the cells that a player wants to click.
    browser.wait_for("#board path.won.proven").await;
    let clicked = "getComputedStyle(document.querySelector('#board path.won.proven')).pointerEvents";
    assert_eq!(browser.run(clicked).await, "none");
    browser.close().await;
}

#[tokio::test]
async fn derivations_are_stepped_through_in_every_language() {
    let house = House::new();
    let driver = Driver::start();
    for (language, word) in [("en", "semi-connection"), ("es", "semiconexión"), ("ca", "semiconnexió")] {
        let browser = driver.browser(&house, PHONE, language).await;
        browser.go("/learn/connections").await;
        browser.wait_for("#block-1 ol.steps li svg.hex .marked").await;
        let steps = browser.run("document.querySelectorAll('#block-1 ol.steps li').length").await;
        assert!(steps.as_u64().is_some_and(|steps| steps >= 5), "{steps}");
        assert!(browser.text("#block-1").await.contains(word), "{language}");
        let is_wide = "(() => { const list = document.querySelector('#block-1 ol'); return list.scrollWidth > list.clientWidth; })()";
        assert_eq!(browser.run(is_wide).await, true, "the steps are side by side");
        // The arrows go from step to step.
        let first = "document.querySelector('#block-1 ol').scrollLeft";
        browser.click("#block-1 [data-step='1']").await;
        browser.wait_until(&format!("{first} > 100")).await;
        browser.click("#block-1 [data-step='-1']").await;
        browser.wait_until(&format!("{first} < 10")).await;
        browser.close().await;
    }
}
