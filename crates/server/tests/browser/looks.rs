//! Layout on a small screen, and accessibility.

use crate::support::{Browser, DESKTOP, Driver, House, LEGAL, PHONE};

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
        browser.tap(LEGAL).await;
        // A small cell asks for a second tap.
        if browser.see(".live .aimed").await.is_some() {
            browser.tap(".live .aimed").await;
        }
        browser.wait_for_node(1).await;
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

#[tokio::test]
async fn nothing_lies_over_the_plane_of_pieces() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("hexadom", &[("seat-2", "beginner")]).await;
    browser.wait_for(".plane svg").await;
    // Tests a grid of points including corners and edges: each must belong to the picture.
    let covered = "(() => { const plane = document.querySelector('.plane svg'), { x, y, width, height } = plane.getBoundingClientRect();
        const points = [...Array(441).keys()].map(at => [x + 9 + (width - 18) * (at % 21) / 20, y + 9 + (height - 18) * Math.floor(at / 21) / 20]);
        return points.filter(([x, y]) => y < innerHeight && !plane.contains(document.elementFromPoint(x, y))).length; })()";
    assert_eq!(browser.run(covered).await, 0, "points of the plane that cannot be clicked");
    browser.close().await;
}
