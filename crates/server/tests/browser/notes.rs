//! Comments, marks and arrows on cells; a position that is set up; a game that is pasted.

use crate::support::{DESKTOP, Driver, House, PHONE};

#[tokio::test]
async fn notes_are_written_and_drawn_on_the_board() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("hex", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5")]).await;
    browser.play("c3", 1).await;
    browser.click("#notes summary").await;
    browser.fill("#notes textarea", "The centre first").await;
    browser.click("#notes form button").await;
    assert_eq!(browser.text("#notes .comment").await, "The centre first");

    browser.click("#notes a[href*='/notes/']").await;
    browser.click("[data-spot='b4']").await;
    browser.wait_until("document.querySelectorAll('#pad .notes path.under').length === 1").await;
    browser.click("label:has([value=arrow])").await;
    browser.click("[data-spot='b4']").await;
    browser.click("[data-spot='d2']").await;
    browser.wait_until("document.querySelectorAll('#pad .notes path.under').length === 2").await;
    browser.click("label:has([value=circle])").await;
    browser.click("[data-spot='b4']").await;
    browser.wait_until("document.querySelectorAll('#pad .notes path.under').length === 1").await;
    browser.click(".pad-page a.button").await;
    browser.wait_for("#board .notes path").await;
    assert_eq!(browser.text("#notes .comment").await, "The centre first");
    browser.close().await;
}

#[tokio::test]
async fn a_position_is_set_up_on_the_board_and_played() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "es").await;
    browser.go("/new/connect4").await;
    browser.click("a[href='/edit/connect4']").await;
    for (tool, spot) in [("1", "d1"), ("2", "d2"), ("1", "a1")] {
        browser.click(&format!("label:has([name=put][value='{tool}'])")).await;
        browser.click(&format!("[data-spot='{spot}']")).await;
        browser.wait_until(&format!("document.querySelector('[name=stones]').value.includes('{spot}={tool}')")).await;
    }
    assert_eq!(browser.run("document.querySelectorAll('#pad .disc').length").await, 3);
    // It is the second player's turn, since there are three discs.
    browser.wait_until("document.querySelector('[name=turn][value=\"2\"]').checked").await;
    // A disc does not float.
    browser.click("[data-spot='g5']").await;
    browser.wait_for("#pad [role=alert]").await;
    browser.choose("[name=opponent]", "beginner").await;
    browser.click(".pad-page .actions button:not([name])").await;
    browser.wait_for("#board").await;
    browser.click("#board [data-move='2']").await;
    browser.wait_until("Number(document.querySelector('#board').dataset.at) >= 2").await;
    assert!(
        browser.run("document.querySelectorAll('#board .disc:not(.ghost .disc)').length").await.as_u64() >= Some(5)
    );
    browser.close().await;
}

#[tokio::test]
async fn a_link_of_another_site_is_pasted() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/").await;
    browser.click(".opening summary").await;
    browser.fill(".opening textarea", "https://hexworld.org/board/#5c1,a3:sb4").await;
    browser.click(".opening button").await;
    browser.wait_for_node(3).await;
    browser.wait_for("#board [data-move='b4'] .stone").await;
    browser.close().await;
}
