//! Two people in two browsers at one match, a third who watches, and a server that restarts in between.

use crate::support::{DESKTOP, Driver, House};

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

    assert!(host.text("#status .advice").await.contains("Join the two sides"), "a newcomer sees the aim of the game");
    host.click(".live .legal[data-move='c2']").await;
    for browser in [&host, &guest, &watcher] {
        browser.wait_for_node(1).await;
    }
    assert!(host.see(".live .legal").await.is_none(), "it is the guest's turn");

    house.restart();
    guest.client.refresh().await.unwrap();
    guest.click("#board button[value=swap]").await;
    host.client.refresh().await.unwrap();
    for browser in [&host, &guest] {
        browser.wait_for_node(2).await;
    }
    assert!(host.text("#status .advice").await.contains("used the swap rule"), "what happened to the stone is said");
    // An open page reconnects to the server by itself.
    watcher.wait_for_node(2).await;
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

#[tokio::test]
async fn two_people_meet_by_link_talk_take_back_and_play_again() {
    let mut house = House::new();
    let driver = Driver::start();
    let host = driver.browser(&house, DESKTOP, "en").await;
    host.begin("hex", &[("seat-2", "link"), ("option-size", "5"), ("name", "Ana")]).await;
    // On this machine alone a link says so, and how to get a better one.
    assert!(host.text(".invite .near").await.contains("Only this computer"));
    assert!(host.text(".invite code").await.contains("--addr"));
    // Without a clipboard, as on plain http, the link is copied all the same.
    let old = "(Object.defineProperty(navigator, 'clipboard', { value: undefined }),
        document.execCommand = (name) => ((window.got = [name, document.activeElement.value]), true), true)";
    host.run(old).await;
    host.click(".invite [data-copy]").await;
    host.wait_until("window.got?.[0] === 'copy' && window.got[1].includes('/seat/2/')").await;
    assert_eq!(host.text("#message").await, "Link copied.");
    let link = host.wait_for("[data-copy*='/seat/']").await.attr("data-copy").await.unwrap().unwrap();

    let guest = driver.browser(&house, DESKTOP, "en").await;
    guest.go(&link).await;
    guest.fill(".invited [name=name]", "Bob").await;
    guest.click(".invited button").await;
    host.wait_for("#chat .presence.there").await;
    let third = driver.browser(&house, DESKTOP, "en").await;
    third.go(&link).await;
    third.click(".invited a.button").await;
    third.wait_for("#status .badge").await;

    host.fill("#chat [name=text]", "Good luck!").await;
    host.click("#chat form[data-clear] button").await;
    guest.wait_until("document.querySelector('#chat .lines')?.textContent.includes('Ana Good luck!')").await;
    host.wait_until("document.querySelector('#chat [name=text]').value === ''").await;
    assert!(third.see("#chat .lines").await.is_none(), "who watches does not hear it");
    guest.click("#chat .head button").await;
    host.wait_until("document.querySelector('#chat')?.textContent.includes('switched the chat off')").await;

    host.click("#board [data-move='c3']").await;
    guest.wait_for_node(1).await;
    assert!(host.see("[data-overlay], form[action$='/hint']").await.is_none(), "nothing helps one of two people");
    host.click("form[action$='/undo-ask'] button").await;
    host.wait_for(".asks").await;
    // The question waits for its answer, also when the server restarts.
    house.restart();
    guest.client.refresh().await.unwrap();
    guest.click(".asks form[action$='/undo-allow'] button").await;
    for browser in [&host, &guest, &third] {
        browser.wait_for_node(0).await;
    }
    host.click("#controls .asked summary").await;
    host.click("#controls .asked button").await;
    let page = host.path().await;
    guest.click("form.again button").await;
    guest.wait_until(&format!("location.pathname !== '{page}' && !!document.querySelector('#board')")).await;
    host.click(&format!("#status a[href='{}']", guest.path().await)).await;
    // Now the guest begins.
    guest.click(".live .legal[data-move='a1']").await;
    host.wait_until(&format!("location.pathname === '{}'", guest.path().await)).await;
    host.wait_for_node(1).await;
    for browser in [host, guest, third] {
        browser.close().await;
    }
}

#[tokio::test]
async fn an_address_in_the_network_has_a_code_for_phones() {
    let house = House::new();
    house.set_address("http://192.0.2.7:7680");
    let driver = Driver::start();
    let host = driver.browser(&house, DESKTOP, "ca").await;
    host.begin("connect4", &[("seat-2", "link")]).await;
    let link = host.wait_for("[data-copy*='/seat/']").await.attr("data-copy").await.unwrap().unwrap();
    assert!(link.starts_with("http://192.0.2.7:7680/m/"), "{link}");
    assert!(host.see(".near").await.is_none());
    host.click(".qr-code summary").await;
    assert!(host.wait_for(".qr-code svg.qr path").await.is_displayed().await.unwrap());
    host.close().await;
}
