//! How soon a board is seen, and how fast the bots think. The figures are printed (`cargo xtask offline`), not judged, since the
//! machine may be busy.

use serde_json::json;

use crate::support::{DESKTOP, Driver, PHONE};
use crate::{Files, site};

#[tokio::test]
async fn boards_are_seen_soon() {
    let files = Files::serve(&site());
    let driver = Driver::start();
    let mut profile = tempfile::tempdir().expect("a folder can be made");
    for visit in ["the first visit, nothing loaded", "the second visit, another start of the browser"] {
        let browser = driver.open(&files.address(), DESKTOP, "en", profile).await;
        // A board that can be played on, not only a page: the first step of a tutorial.
        let began = browser.run("Date.now()").await.as_f64().expect("a number");
        browser.go("/play/?to=tutorial/hex/1").await;
        browser.wait_for("#board svg, main svg.board").await;
        let seen = browser.run("Date.now()").await.as_f64().expect("a number");
        println!("{visit}: a board after {:.0} ms", seen - began);
        assert!(browser.path().await.starts_with("/play/tutorial/hex"), "the app answers");
        profile = browser.leave().await;
    }
}

#[tokio::test]
async fn the_page_bench_measures_every_tree_search() {
    let files = Files::serve(&site());
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), PHONE, "en", profile).await;
    browser.go("/bench.es.html?milliseconds=30&rounds=1").await;
    let row = "document.querySelector('tr[data-bot=\"mcts:playouts=plain\"]')";
    let game = browser.run(&format!("{row}.dataset.game")).await;
    let printed = format!(
        "| game | bot | one thread |\n|---|---|---|\n| {} | mcts:playouts=plain | 50 | 90 |\n",
        game.as_str().expect("a text")
    );
    browser.fill("#printed", &printed).await;
    assert_eq!(browser.run(&format!("{row}.dataset.program")).await, "50");
    browser.click("#measure").await;
    browser.wait_until("document.querySelector('#measured').textContent === 'Hecho.'").await;
    let figures = browser.run("[...document.querySelectorAll('tr[data-bot]')].map(({ dataset }) => [dataset.game, dataset.bot, Number(dataset.browser)])").await;
    let figures = figures.as_array().expect("a list");
    assert!(figures.len() >= 8, "{figures:?}");
    for figure in figures {
        println!("{figure}");
        assert!(figure[2].as_f64().expect("a number") > 0.0, "{figure}");
    }
    let share = browser.run(&format!("Number({row}.dataset.share) === {row}.dataset.browser / 50")).await;
    assert_eq!(share, json!(true));
    assert_eq!(browser.run("document.documentElement.scrollWidth <= innerWidth").await, true, "it fits the phone");
    browser.close().await;
}
