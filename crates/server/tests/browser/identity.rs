//! A visitor of a server on the internet keeps a name, and is known again by a passkey of the device.

use serde_json::json;

use crate::support::{DESKTOP, Driver, House};

#[tokio::test]
async fn a_passkey_gives_a_visitor_the_name_back() {
    let house = House::online();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    driver.add_authenticator(&browser).await;

    browser.go("/you").await;
    browser.fill("form[action='/you/keep'] [name='name']", "Mercè").await;
    browser.click("form[action='/you/keep'] button").await;
    browser.wait_for("output.code").await;
    browser.click("form[action='/you/passkey'] button").await;
    // The page comes back without the code, once the passkey is kept.
    browser.wait_until("document.readyState === 'complete' && !document.querySelector('output.code')").await;
    assert!(browser.see(".problem").await.is_none());

    browser.client.delete_all_cookies().await.unwrap();
    browser.go("/you").await;
    assert_eq!(
        browser.run("document.querySelector('[name=name]').value").await,
        json!(""),
        "a new visitor has no name"
    );
    browser.click("form[action='/you/enter'] button").await;
    browser.wait_until("location.pathname === '/'").await;
    browser.go("/you").await;
    assert_eq!(browser.run("document.querySelector('[name=name]').value").await, json!("Mercè"));

    // A device without the passkey stays who it was.
    let stranger = driver.browser(&house, DESKTOP, "en").await;
    driver.add_authenticator(&stranger).await;
    stranger.go("/you").await;
    stranger.click("form[action='/you/enter'] button").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(stranger.path().await, "/you");
    for browser in [browser, stranger] {
        browser.close().await;
    }
}
