//! The three languages: by the browser's preference, and by choice.

use crate::support::{DESKTOP, Driver, House};

#[tokio::test]
async fn pages_speak_the_language_of_the_browser_and_the_one_chosen() {
    let house = House::new();
    let driver = Driver::start();
    let mut titles = Vec::new();
    for language in ["ca", "es", "en"] {
        let browser = driver.browser(&house, DESKTOP, language).await;
        browser.go("/").await;
        assert_eq!(browser.run("document.documentElement.lang").await, language);
        titles.push(browser.text("h1").await);
        for game in ["connect4", "hex", "hexadom", "hexland"] {
            browser.go(&format!("/rules/{game}")).await;
            assert_eq!(browser.run("document.documentElement.lang").await, language);
            assert!(browser.text("main").await.len() > 500, "the rules are on the page");
        }
        browser.close().await;
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "each language has its own words: {titles:?}");

    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/about").await;
    browser.click("header details summary").await;
    browser.choose("header select[name=language]", "ca").await;
    if let Some(button) = browser.see("header form[action='/settings'] button:not([hidden])").await
        && button.is_displayed().await.unwrap_or(false)
    {
        // The button is needed only if the script did not submit the changed setting.
        let _ = button.click().await;
    }
    browser.wait_until("document.documentElement.lang === 'ca'").await;
    browser.close().await;
}
