//! What bots thought stays readable, and a game can be reviewed and played again from a mistake.

use crate::support::{DESKTOP, Driver, House, LEGAL};

#[tokio::test]
async fn what_a_bot_thought_stays_with_its_moves() {
    let mut house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-2", "normal"), ("option-size", "6x5")]).await;
    browser.play("3", 2).await;
    browser.play("3", 4).await;
    let standing = browser.text("#mind .before .standing").await;
    assert!(standing.contains(" for ") || standing.contains(" wins "), "{standing}");
    assert!(!standing.contains("-0"), "{standing}");
    browser.wait_for("#mind .before .expected .ply").await;
    browser.wait_for("#mind .before .effort").await;
    // The graph has an axis, both colours and the current move, and is clickable.
    for part in ["text.axis", ".share.seat1", ".share.seat2", "path.now"] {
        browser.wait_for(&format!("#mind .graph {part}")).await;
    }
    browser.run("document.querySelector('#mind .graph .pick:nth-of-type(3)').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    browser.wait_for_node(2).await;
    let earlier = browser.text("#mind .before h3").await;
    house.restart();
    browser.client.refresh().await.expect("the page loads again");
    assert_eq!(browser.text("#mind .before h3").await, earlier, "it is stored with the match");
    browser.click("#moves button.move[value='3']").await;
    browser.wait_for_node(3).await;
    assert!(browser.see("#mind .before").await.is_none(), "a person's move has no thought");
    browser.close().await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_a_mistake_tried_again() {
    let mut house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5x4")]).await;
    // The second player never stops the four in the first column.
    for (node, name) in (1..).zip(["1", "2", "1", "2", "1", "2", "1"]) {
        browser.play(name, node).await;
    }
    browser.click("#review form[action$='/review'] button").await;
    browser.wait_for("#review .mistakes li").await;
    let rows = "document.querySelectorAll('#review tbody tr').length === 7";
    browser.wait_until(rows).await;
    house.restart();
    browser.client.refresh().await.expect("the page loads again");
    browser.wait_until(rows).await;
    let page = browser.path().await;
    browser.click("#review .mistakes button.show").await;
    browser.wait_until("document.querySelector('#board').dataset.at !== '7'").await;
    browser.wait_for("#board .hint").await;
    let node = browser.node().await;
    browser.click("#review .mistakes button.retry").await;
    browser.wait_until(&format!("location.pathname !== '{page}' && !!document.querySelector('#board')")).await;
    assert_eq!(browser.node().await, node, "it goes on from the position before the mistake");
    assert!(browser.see("#board .hint").await.is_none(), "without the answer");
    browser.click(LEGAL).await;
    let next = node.parse::<usize>().expect("a number") + 2;
    browser.wait_until(&format!("Number(document.querySelector('#board').dataset.at) >= {next}")).await;
    browser.close().await;
}
