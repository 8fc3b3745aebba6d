//! The app in a real browser without a server: loaded once as files, then with the network off. `cargo xtask test` builds the files
//! in `target/site` and runs this with the other tests; `cargo xtask offline` does so with this alone.

mod arriving;
mod files;
mod keeping;
mod playing;
mod speed;
/// What the browsers visit here.
mod house {
    pub(crate) use crate::files::Files as House;
}
#[path = "../../../server/tests/browser/support.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod support;

use std::path::{Path, PathBuf};
use std::time::Duration;

use files::Files;
use support::{Browser, DESKTOP, Driver};

/// The folder of the site.
fn site() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/site");
    assert!(folder.join("play/rusc.wasm").exists(), "there is no site: run `cargo xtask offline`");
    folder
}

/// Opens the app, loads it with all that comes after its first page, and switches the network off.
async fn offline(driver: &Driver, language: &str) -> (Browser, String) {
    let files = Files::serve(&site().join("play"));
    let address = files.address();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&address, DESKTOP, language, profile).await;
    browser.go("/").await;
    browser.wait_for(".card").await;
    wait_for_the_rest(&browser, language).await;
    drop(files);
    (browser, address)
}

/// Waits until the browser has loaded what comes after the first page: the book in the visitor's language.
async fn wait_for_the_rest(browser: &Browser, language: &str) {
    for _ in 0..200 {
        if has_book(browser, language).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the book is not loaded in the background");
}

/// Whether the browser has the book in a language.
async fn has_book(browser: &Browser, language: &str) -> bool {
    let script = format!(
        "(async () => {{ for (const name of await caches.keys())
            for (const {{ url }} of await (await caches.open(name)).keys()) if (url.endsWith('/book.{language}.json')) return true;
            return false; }})()"
    );
    awaited(browser, &script).await == true
}

/// The value of a promise.
async fn awaited(browser: &Browser, promise: &str) -> serde_json::Value {
    let script = format!("const done = arguments[0]; ({promise}).then(done, (error) => done(`failed: ${{error}}`))");
    browser.client.execute_async(&script, Vec::new()).await.expect("the script runs")
}
