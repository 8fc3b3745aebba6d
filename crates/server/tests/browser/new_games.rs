//! A new game as a person thinks of it, and one click that starts the same again.

use crate::support::{Browser, DESKTOP, Driver, House, PHONE};

/// The text of the field that a person sees checked.
async fn chosen(browser: &Browser, name: &str) -> String {
    browser.wait_for("form[action='/new']").await;
    let value = browser.run(&format!("document.querySelector('[name={name}]:checked')?.value || ''")).await;
    value.as_str().expect("a text").to_owned()
}

#[tokio::test]
async fn a_new_game_asks_what_people_ask_and_one_click_plays_it_again() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/new/hex").await;
    assert_eq!(chosen(&browser, "first").await, "me");
    assert_eq!(browser.run("document.querySelector('[name=option-swap]').value").await, "on", "swap is usual in Hex");
    assert!(!browser.wait_for("[name=friend]").await.is_displayed().await.unwrap());
    let cells = |count: usize| format!("document.querySelectorAll('#preview .comb').length === {count}");
    browser.wait_until(&cells(121)).await;
    // The pictures of the boards differ, and the large one shows the board that will be played.
    let pictures = "new Set([...document.querySelectorAll('.boards .small-board path:last-of-type')].map(path => path.getAttribute('d'))).size";
    assert_eq!(browser.run(pictures).await, 7);
    let sizes = "[...document.querySelectorAll('[name=option-size]')].map(size => size.value).join()";
    let offered = browser.run(sizes).await;
    browser.answer("option-size", "5").await;
    browser.wait_until(&cells(25)).await;
    assert_eq!(browser.run(sizes).await, offered, "the picture of the board changes no choice");
    assert_eq!(chosen(&browser, "option-size").await, "5");
    browser.answer("option-size", "6").await;
    browser.wait_until(&cells(36)).await;
    browser.answer("opponent", "here").await;
    assert!(!browser.wait_for(".begins").await.is_displayed().await.unwrap(), "both sit here");
    browser.answer("name", "Ana").await;
    browser.answer("friend", "Biel").await;
    browser.click("form[action='/new'] .actions button").await;
    browser
        .wait_until("document.querySelectorAll('#board .live [data-move], #board .live[data-move]').length === 36")
        .await;
    let players = browser.text(".match").await;
    assert!(players.contains("Ana") && players.contains("Biel"), "{players}");
    let page = browser.path().await;

    browser.go("/").await;
    assert!(browser.text(".card:has([action='/play/hex']) small").await.contains("6 × 6"));
    browser.click("form[action='/play/hex'] button").await;
    browser.wait_for("#board").await;
    assert_ne!(browser.path().await, page, "it is another match");
    browser.wait_until("document.querySelectorAll('#board [data-move]').length === 36").await;
    assert!(browser.text(".match").await.contains("Biel"));
    browser.close().await;
}

#[tokio::test]
async fn a_game_for_more_asks_for_every_seat_also_on_a_phone() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "ca").await;
    browser.go("/new/hexadom").await;
    let seats = "[...document.querySelectorAll('.seat')].filter(seat => seat.offsetParent).length";
    assert_eq!(browser.run(seats).await, 2);
    browser.answer("option-players", "4").await;
    browser.wait_until(&format!("{seats} === 4")).await;
    browser.answer("seat-4", "person").await;
    browser.click("form[action='/new'] .actions button").await;
    browser.wait_for("#board").await;
    assert_eq!(browser.run("document.querySelectorAll('.match .player').length").await, 4);
    browser.close().await;
}
