//! Puzzles, tutorials and proven results, as a person meets them.

use rusc_catalog::Catalog;
use rusc_present::Puzzle;

use crate::support::{Browser, DESKTOP, Driver, House, PHONE};

/// The puzzles of a game.
fn puzzles(game: &str) -> Vec<Puzzle> {
    Catalog::builtin().entry(game).expect("a game").puzzles().expect("a list")
}

/// Clicks a cell, and waits until the page has gone on.
async fn go_on(browser: &Browser, css: &str) {
    let before = browser.path().await;
    browser.click(css).await;
    browser.wait_until(&format!("location.pathname !== '{before}' && !!document.querySelector('#board')")).await;
}

#[tokio::test]
async fn a_puzzle_is_tried_again_until_it_is_solved_and_stays_solved() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/").await;
    browser.click(".bar a[href='/puzzles']").await;
    browser.wait_for(".card a.button[href='/puzzles/hex']").await;
    assert!(browser.see("a[href='/puzzles/hexadom']").await.is_none(), "it has no puzzles");
    let answer = &puzzles("connect4")[0].answer;
    browser.click(".card a.button[href='/puzzles/connect4']").await;
    assert!(browser.see(".numbers .solved").await.is_none());
    browser.click("a[href='/puzzles/connect4/1']").await;
    browser.wait_for("#board .live").await;
    let wrong = format!("#board .column.legal:not([data-move='{answer}'])");
    browser.click(&wrong).await;
    browser.wait_until("document.querySelector('#message').textContent.includes('does not win')").await;
    go_on(&browser, &format!("#board [data-move='{answer}']")).await;
    browser.wait_for(".task .right").await;
    browser.go("/puzzles/connect4").await;
    browser.wait_for(".numbers .solved[data-puzzle='connect4/1']").await;
    // It can be played on, and the next one is one click away.
    browser.client.back().await.expect("the page before");
    browser.click(".task a.button").await;
    browser.wait_until("location.pathname === '/puzzles/connect4/2'").await;
    browser.close().await;
}

#[tokio::test]
async fn the_puzzle_of_the_day_counts_days_in_a_row() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "ca").await;
    browser.go("/puzzles").await;
    assert!(browser.run("document.querySelector('[data-streak]').hidden").await == true);
    // Yesterday's was solved, too.
    let yesterday = "localStorage.setItem('rusc-streak', JSON.stringify({ day: document.querySelector('[data-today]').dataset.today - 1, days: 4 }))";
    browser.run(yesterday).await;
    browser.click(".welcome a.button").await;
    browser.wait_for(".exercise[data-daily]").await;
    let path = browser.path().await;
    let [game, number] = path.split('/').skip(2).collect::<Vec<_>>()[..] else { panic!("{path} is a puzzle") };
    let puzzle = &puzzles(game)[number.parse::<usize>().expect("a number") - 1];
    // Of a tile only the top takes clicks.
    let (cell, top) =
        (format!("#board [data-move='{}']", puzzle.answer), format!("#board [data-move='{}'] .top", puzzle.answer));
    go_on(&browser, if browser.see(&top).await.is_some() { &top } else { &cell }).await;
    browser.wait_until("document.querySelector('[data-streak] strong').textContent === '5'").await;
    browser.go("/puzzles").await;
    browser.wait_until("document.querySelector('[data-streak]:not([hidden]) strong')?.textContent === '5'").await;
    browser.close().await;
}

#[tokio::test]
async fn own_mistakes_are_among_the_puzzles() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-1", "person"), ("seat-2", "person"), ("option-size", "5x4")]).await;
    for (node, name) in (1..).zip(["1", "2", "1", "2", "1", "2", "1"]) {
        browser.play(name, node).await;
    }
    browser.click("#review form[action$='/review'] button").await;
    browser.wait_for("#review .mistakes li").await;
    browser.go("/puzzles").await;
    // The second player did not stop the line in the first column.
    browser.click("a[href^='/puzzles/own/'][href$='/6']").await;
    go_on(&browser, "#board [data-move='1']").await;
    browser.wait_for(".task .right").await;
    browser.close().await;
}

#[tokio::test]
async fn a_first_visit_is_offered_a_tutorial_that_ends_with_a_win() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "es").await;
    browser.go("/").await;
    browser.click(".offer a[href='/tutorial/hex/1']").await;
    for (number, cells) in (1..).zip([&["b2"][..], &["c3"], &["b4"], &["b3"], &["c3", "b5", "e1"]]) {
        browser.wait_until(&format!("location.pathname === '/tutorial/hex/{number}'")).await;
        if number == 2 {
            browser.click("#board [data-move='a5']").await;
            browser.wait_until("document.querySelector('#message').textContent.length > 0").await;
        }
        for cell in cells {
            go_on(&browser, &format!("#board [data-move='{cell}']")).await;
        }
        browser.wait_for(".task .right").await;
        if number < 5 {
            browser.click(".task a.button").await;
        }
    }
    browser.wait_for("#board path.won").await;
    browser.click(".task form[action='/new'] button").await;
    browser.wait_for("#rivals").await;
    // Whoever has played is not asked any more, and once it is put away it does not come back.
    browser.go("/").await;
    browser.wait_for(".games .card").await;
    assert!(browser.see(".offer").await.is_none());
    browser.close().await;
    let other = driver.browser(&house, DESKTOP, "en").await;
    other.go("/").await;
    other.click(".offer [data-dismiss]").await;
    other.client.refresh().await.expect("the page loads again");
    other.wait_for(".games .card").await;
    assert!(other.run("document.querySelector('.offer').hidden").await == true);
    other.close().await;
}

#[tokio::test]
async fn a_hand_is_emptied_in_the_tutorial_of_hexadom() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/tutorial/hexadom/2").await;
    go_on(&browser, "#board button[value='draw']").await;
    go_on(&browser, "#board button[value='keep']").await;
    browser.wait_for(".task .right").await;
    browser.go("/tutorial/hexadom/5").await;
    for piece in ["W", "K"] {
        browser.click(&format!("[data-choose='{piece}']")).await;
        go_on(&browser, &format!("#board [data-piece='{piece}']:not([hidden]) [data-move]")).await;
    }
    browser.wait_for(".task .right").await;
    browser.close().await;
}

#[tokio::test]
async fn a_solved_position_of_hex_says_so_and_shows_its_winning_moves() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    let choices = [("option-size", "4"), ("option-swap", "off"), ("seat-1", "person"), ("seat-2", "person")];
    browser.begin("hex", &choices).await;
    browser.click(".overlays [data-overlay='winning']").await;
    browser.wait_for("#board .wins .winning").await;
    browser.wait_until("document.querySelector('#board .verdict')?.textContent === 'Solved: Black wins.'").await;
    browser.wait_until("!document.querySelector('#board .waiting')").await;
    let winning = browser.run("document.querySelectorAll('#board .wins').length").await;
    assert!(winning.as_u64().is_some_and(|count| (2..16).contains(&count)), "{winning} moves win");
    // After a move that does not win, it is White's.
    browser.click("#board [data-move='a1']").await;
    browser.wait_until("document.querySelector('#board .verdict')?.textContent === 'Solved: White wins.'").await;
    // A larger board says what it waits for.
    browser.begin("hex", &[("option-size", "11"), ("seat-1", "person"), ("seat-2", "person")]).await;
    browser.click(".overlays [data-overlay='winning']").await;
    browser.wait_until("document.querySelector('#board .waiting')?.textContent.includes('49')").await;
    browser.close().await;
}
