//! Two people in two browsers at one match, a third who watches, and a server that restarts in between.

use crate::support::{Browser, DESKTOP, Driver, House};

async fn wait_for_node(browser: &Browser, node: &str) {
    browser.wait_until(&format!("document.querySelector('#board')?.dataset.at === '{node}'")).await;
}

#[tokio::test]
async fn two_browsers_play_one_match_through_a_link() {
    let mut house = House::new();
    let driver = Driver::start();
    let host = driver.browser(&house, DESKTOP, "en").await;
    host.begin("hex", &[("seat-2", "link"), ("option-size", "5")]).await;
    let page = host.path().await;
    let link = host.wait_for("[data-copy*='/seat/']").await.attr("data-copy").await.unwrap().unwrap();

    let guest = driver.browser(&house, DESKTOP, "en").await;
    guest.go(&link).await;
    guest.click(".invited button").await;
    let watcher = driver.browser(&house, DESKTOP, "en").await;
    watcher.go(&page).await;
    watcher.wait_for("#board").await;
    assert!(watcher.see(".live .legal").await.is_none(), "who watches has nothing to click");

    host.click(".live .legal[data-move='c3']").await;
    for browser in [&host, &guest, &watcher] {
        wait_for_node(browser, "1").await;
    }
    assert!(host.see(".live .legal").await.is_none(), "it is the guest's turn");

    house.restart();
    guest.client.refresh().await.unwrap();
    guest.click(".live .legal[data-move='b4']").await;
    host.client.refresh().await.unwrap();
    for browser in [&host, &guest] {
        wait_for_node(browser, "2").await;
    }
    // An open page reconnects to the server by itself.
    wait_for_node(&watcher, "2").await;
    for browser in [host, guest, watcher] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_watcher_never_sees_a_hand() {
    let house = House::new();
    let driver = Driver::start();
    let host = driver.browser(&house, DESKTOP, "en").await;
    host.begin("hexadom", &[("seat-2", "normal")]).await;
    assert!(host.see("[data-choose], .hand [aria-label]").await.is_some(), "the player sees pieces");
    let watcher = driver.browser(&house, DESKTOP, "en").await;
    watcher.go(&host.path().await).await;
    watcher.wait_for("#board").await;
    assert!(watcher.see("[data-choose]").await.is_none());
    assert!(watcher.see(".live .legal").await.is_none());
    for browser in [host, watcher] {
        browser.close().await;
    }
}
