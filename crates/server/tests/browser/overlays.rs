//! What is laid over a board is drawn: in every game, with and without a running analysis, before and after a move.

use crate::support::{Browser, DESKTOP, Driver, House};

/// An overlay, and what of it is seen on the board.
struct Laid {
    name: &'static str,
    drawn: &'static str,
}

/// A game, how it is begun, and what can be laid over its board.
async fn all_are_drawn(game: &str, options: &[(&str, &str)], moves: &[&str], overlays: &[Laid]) {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin(game, &[options, &[("seat-1", "person"), ("seat-2", "person")]].concat()).await;
    for overlay in overlays {
        lay(&browser, overlay).await;
        for (name, has_analysis) in moves.iter().zip([false, true, false]) {
            if has_analysis {
                browser.click("#mind form[action$='/analysis'] button").await;
            }
            let before = browser.node().await;
            browser.click(&format!("#board [data-move='{name}']")).await;
            browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
            browser.wait_for(&format!("#board {}", overlay.drawn)).await;
            assert_eq!(pressed(&browser, overlay).await, "true", "{} stays on after a move", overlay.name);
        }
        browser.click(&format!(".overlays [data-overlay='{}']", overlay.name)).await;
        browser.wait_until(&format!("!document.querySelector('#board {}')", overlay.drawn)).await;
        browser.go(&browser.path().await).await;
        for _ in moves {
            let before = browser.node().await;
            browser.click("form[action$='/undo'] button").await;
            browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
        }
    }
    browser.close().await;
}

/// Presses the button of an overlay, and waits until it is drawn.
async fn lay(browser: &Browser, overlay: &Laid) {
    browser.click(&format!(".overlays [data-overlay='{}']", overlay.name)).await;
    browser.wait_for(&format!("#board {}", overlay.drawn)).await;
    assert_eq!(pressed(browser, overlay).await, "true", "{} is lit", overlay.name);
}

async fn pressed(browser: &Browser, overlay: &Laid) -> String {
    let button = browser.wait_for(&format!(".overlays [data-overlay='{}']", overlay.name)).await;
    button.attr("aria-pressed").await.expect("the page can be read").unwrap_or_default()
}

#[tokio::test]
async fn connections_currents_and_values_are_drawn_in_hex() {
    let overlays = [
        Laid { name: "connections-1", drawn: ".connections.seat1 circle.current" },
        Laid { name: "connections-1", drawn: ".connections.seat1 path.joins" },
        Laid { name: "connections-2", drawn: ".connections.seat2 circle.current" },
        Laid { name: "values", drawn: ".comb[class*='heat']" },
    ];
    all_are_drawn("hex", &[("option-size", "5")], &["c3", "b4", "d2"], &overlays).await;
}

#[tokio::test]
async fn exact_scores_stand_above_the_columns_of_connect_four() {
    let overlays = [Laid { name: "values", drawn: ".column rect.score[class*='heat'] + text.worth" }];
    all_are_drawn("connect4", &[("option-size", "5x4")], &["3", "2", "4"], &overlays).await;
}

#[tokio::test]
async fn territory_and_values_are_drawn_in_hexland() {
    let overlays = [
        Laid { name: "values", drawn: ".top[class*='heat']" },
        Laid { name: "territory", drawn: ".owned" },
    ];
    all_are_drawn("hexland", &[("option-size", "5")], &["c3", "b2", "d2"], &overlays).await;
}
