//! The pages of the site, and the way from them into the app and among the apps of the system.

use serde_json::json;

use crate::support::{Driver, PHONE};
use crate::{Files, site};

#[tokio::test]
async fn the_landing_page_leads_to_the_app_in_any_folder() {
    // Above the site, so that it is in a folder of the host.
    let files = Files::serve(site().parent().expect("it is in a folder"));
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), PHONE, "es", profile).await;
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    browser.go("/site/").await;
    browser.wait_for(".card svg").await;
    browser.click("a[hreflang=es]").await;
    browser.wait_until("document.documentElement.lang === 'es'").await;
    assert_eq!(browser.run(fits).await, true);
    browser.click("footer a[href='about.es.html']").await;
    browser.wait_until("document.body.textContent.includes('SQLite')").await;
    browser.click("footer a[href='rules-hex.es.html']").await;
    browser.wait_for(".lesson svg").await;
    browser.click("a.button[href='play/?to=new/hex']").await;
    browser.wait_for("form[action='/site/play/new']").await;
    assert_eq!(browser.path().await, "/site/play/new/hex");
    let check = json!({ "cmd": "Page.getInstallabilityErrors", "params": {} });
    browser.wait_for("link[rel=manifest]").await;
    let found = driver.tell(&browser, "goog/cdp/execute", &check).await;
    assert_eq!(found["installabilityErrors"], json!([]), "it can be put among the apps");
    let manifest =
        driver.tell(&browser, "goog/cdp/execute", &json!({ "cmd": "Page.getAppManifest", "params": {} })).await;
    assert_eq!(manifest["errors"], json!([]), "the manifest has no faults");
    drop(files);
    browser.click("form[action='/site/play/new'] .actions button").await;
    browser.wait_for("#board .live .legal").await;
    browser.click("#board .live .legal").await;
    browser.wait_until("Number(document.querySelector('#board').dataset.at) >= 2").await;

    // What the browser does when it thinks that the app is worth installing. It may do so by itself at any moment, and its own question
    // would never be answered.
    browser.go("/site/play/").await;
    browser.wait_for("link[rel=manifest]").await;
    let ask = "(() => { const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = async () => { window.isAsked = true; };
        BeforeInstallPromptEvent.prototype.prompt = event.prompt; return dispatchEvent(event); })()";
    assert_eq!(browser.run(ask).await, false, "the browser waits for the person");
    assert_eq!(browser.text("#install").await, "Instalar Rusc");
    browser.click("#install").await;
    browser.wait_until("window.isAsked === true && !document.querySelector('#install')").await;
    browser.close().await;
}
