//! What a page must not do on a small screen, and what it must tell those who do not see it.

use crate::support::{Browser, DESKTOP, Driver, House, PHONE};

async fn check_fits(browser: &Browser, what: &str) {
    let overflow = browser.run("document.documentElement.scrollWidth - window.innerWidth").await;
    assert!(overflow.as_i64().is_some_and(|pixels| pixels <= 0), "{what} is {overflow} pixels too wide");
}

#[tokio::test]
async fn a_phone_shows_every_page_without_scrolling_sideways() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    for path in ["/", "/new/hexadom", "/rules/hexland", "/about", "/results"] {
        browser.go(path).await;
        check_fits(&browser, path).await;
    }
    for (game, size) in [("connect4", "9x9"), ("hex", "11"), ("hexland", "11")] {
        browser.begin(game, &[("seat-2", "person"), ("option-size", size)]).await;
        check_fits(&browser, game).await;
        browser.click(".live .legal").await;
        browser.wait_until("document.querySelector('#board').dataset.at === '1'").await;
        check_fits(&browser, game).await;
    }
    browser.begin("hexadom", &[("seat-2", "beginner")]).await;
    check_fits(&browser, "hexadom").await;
    let before = browser.node().await;
    browser.click("#board button[value=draw]").await;
    browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    check_fits(&browser, "hexadom").await;
    browser.close().await;
}

#[tokio::test]
async fn every_cell_has_a_name_and_every_field_a_label() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    for game in ["connect4", "hex", "hexadom", "hexland"] {
        browser.go(&format!("/new/{game}")).await;
        let unlabelled = "[...document.querySelectorAll('input:not([type=hidden]), select')]\
            .filter(field => !field.labels.length && !field.ariaLabel).map(field => field.outerHTML)";
        assert_eq!(browser.run(unlabelled).await, serde_json::json!([]), "{game}");
        browser.begin(game, &[("seat-2", "person")]).await;
        let nameless = "[...document.querySelectorAll('#board [data-move], #board button')]\
            .filter(cell => !cell.getAttribute('aria-label') && !cell.textContent.trim()).map(cell => cell.outerHTML)";
        assert_eq!(browser.run(nameless).await, serde_json::json!([]), "{game}");
    }
    browser.close().await;
}
