//! Overlays are drawn in every game, with and without a running analysis, before and after a move.

use crate::support::{Browser, DESKTOP, Driver, House};

/// An overlay, the element it draws, and the number of moves after which there is something to draw.
struct Laid {
    name: &'static str,
    drawn: &'static str,
    from: usize,
}

/// Checks all overlays of a game with these options and moves.
async fn all_are_drawn(game: &str, options: &[(&str, &str)], moves: &[&str], overlays: &[Laid]) {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin(game, &[options, &[("seat-1", "person"), ("seat-2", "person")]].concat()).await;
    for overlay in overlays {
        if is_analysed(&browser).await {
            browser.click("#mind form[action$='/analysis'] button").await;
            browser.wait_for("#mind form[action$='/analysis'] input[name=on][value=on]").await;
        }
        lay(&browser, overlay).await;
        for (number, name) in (1..).zip(moves) {
            // An overlay that needs the analysis has started it; the others are drawn during the analysis too.
            if number == 2 && !is_analysed(&browser).await {
                browser.click("#mind form[action$='/analysis'] button").await;
            }
            let before = browser.node().await;
            // In Hexland the tiles in front hide the middle of a prism, but not of its top.
            let top = format!("#board [data-move='{name}'] .top");
            let whole = format!("#board [data-move='{name}']");
            browser.click(if browser.see(&top).await.is_some() { &top } else { &whole }).await;
            browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
            if number >= overlay.from {
                browser.wait_for(&format!("#board {}", overlay.drawn)).await;
            }
            assert!(pressed(&browser, overlay).await, "{} stays on after a move", overlay.name);
        }
        browser.click(&format!(".overlays [data-overlay='{}']", overlay.name)).await;
        browser.wait_until(&format!("!document.querySelector(`#board {}`)", overlay.drawn)).await;
        browser.go(&browser.path().await).await;
        for _ in moves {
            let before = browser.node().await;
            browser.click("form[action$='/undo'] button").await;
            browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
        }
    }
    browser.close().await;
}

/// Presses the button of an overlay and waits until it is drawn.
async fn lay(browser: &Browser, overlay: &Laid) {
    browser.click(&format!(".overlays [data-overlay='{}']", overlay.name)).await;
    if overlay.from == 0 {
        browser.wait_for(&format!("#board {}", overlay.drawn)).await;
    }
    let lit = format!(".overlays [data-overlay='{}'][aria-pressed='true']", overlay.name);
    browser.wait_for(&lit).await;
}

/// Whether the analysis is running.
async fn is_analysed(browser: &Browser) -> bool {
    browser.see("#mind form[action$='/analysis'] input[name=on][value=off]").await.is_some()
}

async fn pressed(browser: &Browser, overlay: &Laid) -> bool {
    let button = format!(".overlays [data-overlay=\"{}\"]", overlay.name);
    browser.run(&format!("document.querySelector('{button}').getAttribute('aria-pressed') === 'true'")).await == true
}

#[tokio::test]
async fn connections_currents_and_values_are_drawn_in_hex() {
    let overlays = [
        Laid { name: "connections-1", drawn: ".connections.seat1 circle.current", from: 0 },
        Laid { name: "connections-1", drawn: ".connections.seat1 path.joins", from: 1 },
        Laid { name: "connections-2", drawn: ".connections.seat2 circle.current", from: 0 },
        Laid { name: "values", drawn: ".comb[class*='heat']", from: 0 },
    ];
    all_are_drawn("hex", &[("option-size", "9")], &["b2", "h8", "b8"], &overlays).await;
}

#[tokio::test]
async fn a_cell_of_hex_lights_up_what_its_connections_need_and_a_proven_win_is_a_chain() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("hex", &[("option-size", "5"), ("seat-1", "person"), ("seat-2", "person")]).await;
    for name in ["c3", "a1", "c2", "a5"] {
        let before = browser.node().await;
        browser.click(&format!("#board [data-move='{name}']")).await;
        browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    }
    browser.click(".overlays [data-overlay='connections-1']").await;
    browser.wait_for("#board path.won.proven").await;
    browser.wait_for("#board .legend").await;
    assert!(browser.see("#board .lit").await.is_none(), "nothing is lit until a cell is pointed at");
    browser.run("document.querySelector('#board [data-move=c3]').focus()").await;
    browser.wait_for("#board [data-move=c3].lit").await;
    let lit = browser.run("document.querySelectorAll('#board .lit').length").await;
    assert!(lit.as_u64().is_some_and(|count| count > 2), "{lit} cells are lit");
    // A position looked back at is followed, too.
    browser.go(&format!("{}/at/2?overlay=connections-2", browser.path().await)).await;
    browser.wait_for("#board .connections.seat2 circle.current").await;
    browser.close().await;
}

#[tokio::test]
async fn every_column_of_the_classic_frame_is_scored_exactly_without_an_analysis() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person")]).await;
    browser.click(".overlays [data-overlay='values']").await;
    let exact = "document.querySelectorAll('#board rect.score:not(.bounds)').length === 7";
    browser.wait_until(exact).await;
    assert!(!is_analysed(&browser).await);
    browser.play("4", 1).await;
    browser.wait_until(exact).await;
    // A larger frame takes longer than anybody waits, and says so.
    browser.begin("connect4", &[("option-size", "9x9"), ("seat-1", "person"), ("seat-2", "person")]).await;
    browser.click(".overlays [data-overlay='values']").await;
    browser.wait_for("#board rect.score.bounds").await;
    browser.wait_for("#board .waiting").await;
    browser.close().await;
}

#[tokio::test]
async fn exact_scores_stand_above_the_columns_of_connect_four() {
    let overlays = [Laid { name: "values", drawn: ".column rect.score[class*='heat'] + text.worth", from: 0 }];
    all_are_drawn("connect4", &[("option-size", "5x4")], &["3", "2", "4"], &overlays).await;
}

#[tokio::test]
async fn territory_and_values_are_drawn_in_hexland() {
    let overlays = [
        Laid { name: "values", drawn: ".top[class*='heat']", from: 0 },
        Laid { name: "territory", drawn: ".owned", from: 3 },
    ];
    all_are_drawn("hexland", &[("option-size", "5")], &["c3", "b2", "d2"], &overlays).await;
}

#[tokio::test]
async fn hexadom_shows_where_the_pieces_of_the_hand_fit() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    // In a few deals no piece fits at first.
    for _ in 0..10 {
        browser.begin("hexadom", &[("seat-1", "person"), ("seat-2", "beginner")]).await;
        browser.wait_for("#board .place").await;
        browser.wait_until("!!document.querySelector('[data-choose], #board button[name=move]')").await;
        if browser.see("[data-choose]").await.is_some() {
            break;
        }
    }
    browser.click(".overlays [data-overlay='places']").await;
    browser.wait_for("#board text.fits").await;
    browser.wait_for("#board .place.fits").await;
    assert!(browser.see("#mind form[action$='/analysis']").await.is_none(), "an analysis would reveal the hands");
    browser.close().await;
}
