//! The archive: every game with its picture, filters, deletion that asks, and all games in one file that is taken in again.

use crate::support::{Browser, DESKTOP, Driver, House};

async fn count(browser: &Browser) -> u64 {
    browser.wait_for(".archive").await;
    browser.run("document.querySelectorAll('.archive .matches > li').length").await.as_u64().expect("a number")
}

#[tokio::test]
async fn games_are_found_again_filtered_deleted_and_taken_along() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5x4")]).await;
    for (node, name) in (1..).zip(["1", "2", "1", "2", "1", "2", "1"]) {
        browser.play(name, node).await;
    }
    browser.begin("hex", &[("seat-2", "beginner"), ("option-size", "5")]).await;
    let unfinished = browser.path().await;

    browser.go("/").await;
    assert_eq!(browser.run("document.querySelectorAll('.matches > li').length").await, 1, "one game goes on");
    browser.wait_until("document.querySelector('.matches img').naturalWidth > 0").await;
    // The date is written in the reader's own way.
    browser.wait_until("!/^\\d{4}-/.test(document.querySelector('.matches time').textContent)").await;
    browser.click("a[href='/archive']").await;
    assert_eq!(count(&browser).await, 2);
    browser.wait_until("[...document.querySelectorAll('.matches img')].every(image => image.naturalWidth > 0)").await;
    let games = browser.text(".archive .matches").await;
    assert!(games.contains("Connect Four") && games.contains("Red wins"), "{games}");

    // The script asks for the list as soon as a filter is chosen.
    browser.choose(".filters [name=finish]", "open").await;
    browser.wait_until("location.search.includes('finish=open')").await;
    assert_eq!(count(&browser).await, 1);
    browser.click(".archive .matches a").await;
    browser.wait_for("#board").await;
    assert_eq!(browser.path().await, unfinished);

    browser.go("/archive").await;
    let file = "fetch('/archive/games.zip').then(answer => answer.blob()).then(blob => { window.file = blob; })";
    browser.run(&format!("({file}, true)")).await;
    browser.wait_until("window.file?.size > 500").await;
    let give = "(() => { const transfer = new DataTransfer(); transfer.items.add(new File([window.file], 'games.zip'));
        document.querySelector('form[action=\"/archive\"] [type=file]').files = transfer.files; return true; })()";
    browser.run(give).await;
    browser.run("(document.querySelector('form[action=\"/archive\"][method=post]').requestSubmit(), true)").await;
    assert!(browser.text(".taken").await.contains("already here"));

    // Deleting asks first.
    assert_eq!(browser.run("document.querySelector('.matches .delete form button').checkVisibility()").await, false);
    browser.click(".matches .delete summary").await;
    browser.click(".matches .delete form button").await;
    browser.wait_until("document.querySelectorAll('.archive .matches > li').length === 1").await;
    browser.close().await;
}
