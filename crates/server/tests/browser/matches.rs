//! Every game from the first page to its end, by clicks and once by keyboard alone; hint, undo, variation, reload.

use crate::support::{Browser, DESKTOP, Driver, House};

/// Clicks the first move that can be clicked, until the match is over.
async fn click_to_the_end(browser: &Browser, pass_after: u32) {
    for count in 0..400 {
        browser
            .wait_until("!!document.querySelector('form.again, .live .legal, #board button[name=move], [data-choose]')")
            .await;
        if browser.is_over().await {
            return;
        }
        let before = browser.node().await;
        if count >= pass_after && browser.see("#board button[value=pass]").await.is_some() {
            // The pass that ends the game asks first.
            if browser.see("#board .asked:not([open]) button[value=pass]").await.is_some() {
                browser.click("#board .asked summary").await;
            }
            browser.click("#board button[value=pass]").await;
        } else {
            click_one(browser).await;
        }
        let went_on = format!("document.querySelector('#board').dataset.at !== '{before}'");
        browser.wait_until(&went_on).await;
    }
    panic!("the match does not end");
}

/// Clicks a cell, after choosing a piece if the game has pieces, or a move beside the board.
async fn click_one(browser: &Browser) {
    if browser.see("[data-choose]").await.is_some() {
        // The first click of a turn shows where the piece fits.
        browser.click("[data-choose]").await;
        if browser.see(".live [data-piece]:not([hidden]) [data-move]").await.is_some() {
            return browser.click(".live [data-piece]:not([hidden]) [data-move]").await;
        }
    }
    match browser.see(".live .legal").await {
        Some(_) if browser.see("[data-choose]").await.is_none() => browser.click(".live .legal").await,
        _ => browser.click("#board button[name=move]").await,
    }
}

async fn play(game: &str, choices: &[(&str, &str)], pass_after: u32) {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin(game, choices).await;
    click_to_the_end(&browser, pass_after).await;
    let result = browser.text("#status .turn").await;
    assert!(["win", "won", "draw", "Draw"].iter().any(|word| result.contains(word)), "{result}");
    browser.click("form.again button").await;
    browser.wait_until("!!document.querySelector('#board') && !document.querySelector('form.again')").await;
    browser.close().await;
}

#[tokio::test]
async fn connect_four_is_clicked_to_its_end() {
    play("connect4", &[("seat-2", "beginner"), ("option-size", "5x4")], 0).await;
}

#[tokio::test]
async fn hex_is_clicked_to_its_end() {
    play("hex", &[("seat-2", "beginner"), ("option-size", "4")], 0).await;
}

#[tokio::test]
async fn hexland_is_clicked_to_its_end() {
    play("hexland", &[("seat-2", "person"), ("option-size", "5")], 6).await;
}

#[tokio::test]
async fn hexadom_is_clicked_to_its_end() {
    play("hexadom", &[("option-players", "3"), ("seat-2", "beginner"), ("seat-3", "normal")], 0).await;
}

/// The keys of the WebDriver protocol.
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const DOWN: &str = "\u{e015}";
const RIGHT: &str = "\u{e014}";

#[tokio::test]
async fn a_match_is_played_by_keys_alone() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/new/hex").await;
    // Two people, on the smallest board on which the cursor has some way to go.
    browser.choose("[name=seat-2]", "person").await;
    browser.fill("[name=option-size]", "3").await;
    browser.keys(ENTER).await;
    browser.wait_for("#board .live, #board svg.live").await;
    // The first player goes down the first column, the second beside it.
    for walk in [&[][..], &[RIGHT], &[DOWN], &[DOWN, RIGHT], &[DOWN, DOWN]] {
        let before = browser.node().await;
        tab_to(&browser, "[data-move]").await;
        browser.run("document.querySelector('[data-move=a1]').focus()").await;
        for key in walk {
            browser.keys(key).await;
        }
        browser.keys(ENTER).await;
        browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    }
    assert!(browser.is_over().await, "{}", browser.client.source().await.unwrap());
    browser.close().await;
}

/// Presses Tab until a matching element has the focus, and checks that the focus is visible.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..60 {
        if browser.run(&format!("document.activeElement.matches('{css}')")).await == true {
            let is_marked = "document.activeElement.matches(':focus-visible') && \
                [document.activeElement, ...document.activeElement.children].some(part => \
                getComputedStyle(part).outlineStyle !== 'none' || getComputedStyle(part).strokeWidth === '4px')";
            assert_eq!(browser.run(is_marked).await, true, "the focus is visible");
            return;
        }
        browser.keys(TAB).await;
    }
    panic!("no way to {css} by the Tab key");
}

#[tokio::test]
async fn hint_undo_variation_and_reload() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-2", "person"), ("option-size", "4x4")]).await;

    browser.click("form[action$='/hint'] button").await;
    browser.click(".suggestion button").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 2").await;

    browser.click(".live .legal[data-move='1']").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 3").await;
    browser.click("form[action$='/undo'] button").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '1'").await;
    browser.click(".live .legal[data-move='2']").await;
    browser.wait_until("document.querySelectorAll('#moves button.move').length === 4").await;
    assert!(browser.see("#moves .variation").await.is_some(), "the move taken back is kept beside the new one");

    browser.client.refresh().await.expect("the page loads again");
    browser.wait_for("#board").await;
    assert_eq!(browser.moves().await, 3);
    assert_eq!(browser.node().await, "3");

    browser.click("#moves button.move[value='2']").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '2'").await;
    browser.click("form[action$='/undo'] button").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '1'").await;
    browser.click("form[action$='/redo'] button").await;
    browser.wait_until("document.querySelector('#board').dataset.at === '2'").await;

    browser.click("[data-overlay=values]").await;
    browser.wait_until("document.querySelector('#board').dataset.laid === 'values'").await;
    browser.close().await;
}
