//! Fingers on a touch screen: taps and pinches, and every game played to its end by them.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, PointerAction, TouchActions};

use crate::support::{Browser, Driver, House, LEGAL, PHONE};

/// A point of the screen.
pub(crate) type Spot = (f64, f64);

impl Browser {
    /// The middle of an element, after scrolling to it; the element is found and measured by one script, since pages change.
    pub(crate) async fn spot(&self, css: &str) -> Spot {
        self.wait_for(css).await;
        let script = format!(
            "(() => {{ const found = document.querySelector(`{css}`); if (!found) return null;
                const box = () => found.getBoundingClientRect();
                if (box().top < 0 || box().bottom > innerHeight) found.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const {{ x, y, width, height }} = box(); return [x + width / 2, y + height / 2]; }})()"
        );
        loop {
            let spot = self.run(&script).await;
            if let (Some(x), Some(y)) = (spot[0].as_f64(), spot[1].as_f64()) {
                return (x, y);
            }
        }
    }

    /// Taps an element with a finger.
    pub(crate) async fn tap(&self, css: &str) {
        let spot = self.spot(css).await;
        self.drag(&[(spot, spot)]).await;
    }

    /// Moves fingers over the screen, each from one point to another.
    pub(crate) async fn drag(&self, fingers: &[(Spot, Spot)]) {
        let mut all = Actions::from(TouchActions::new("0".to_owned()));
        for (number, &((x, y), (to_x, to_y))) in fingers.iter().enumerate() {
            let finger = TouchActions::new(number.to_string())
                .then(PointerAction::MoveTo { duration: None, x: x.round(), y: y.round() })
                .then(PointerAction::Down { button: 0 });
            let finger = if (x, y) == (to_x, to_y) {
                finger.then(PointerAction::Pause { duration: Duration::from_millis(20) })
            } else {
                let duration = Some(Duration::from_millis(200));
                finger.then(PointerAction::MoveTo { duration, x: to_x.round(), y: to_y.round() })
            };
            let finger = finger.then(PointerAction::Up { button: 0 });
            all = if number == 0 { Actions::from(finger) } else { all.and(finger) };
        }
        self.client.perform_actions(all).await.expect("fingers move");
    }
}

/// Taps the first move that can be tapped, until the match is over.
async fn tap_to_the_end(browser: &Browser, pass_after: u32) {
    for count in 0..400 {
        browser
            .wait_until("!!document.querySelector('form.again, .live .legal, #board button[name=move], [data-choose]')")
            .await;
        if browser.is_over().await {
            return;
        }
        let before = browser.node().await;
        if count >= pass_after && browser.see("#board button[value=pass]").await.is_some() {
            if browser.see("#board .asked:not([open]) button[value=pass]").await.is_some() {
                browser.tap("#board .asked summary").await;
            }
            browser.tap("#board button[value=pass]").await;
        } else {
            tap_one(browser).await;
        }
        browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    }
    panic!("the match does not end");
}

/// Taps a cell, twice if it is small, after choosing a piece if the game has pieces, or a move beside the board.
async fn tap_one(browser: &Browser) {
    let shown = ".live [data-piece]:not([hidden]) [data-move]";
    if browser.see("[data-choose]").await.is_some() {
        browser.tap("[data-choose]").await;
        if browser.see(shown).await.is_none() {
            return browser.tap("#board button[name=move]").await;
        }
        return tap_cell(browser, shown).await;
    }
    match browser.see(".live .legal").await {
        Some(_) => tap_cell(browser, LEGAL).await,
        None => browser.tap("#board button[name=move]").await,
    }
}

async fn tap_cell(browser: &Browser, css: &str) {
    browser.tap(css).await;
    if browser.see(".live .aimed").await.is_some() {
        browser.tap(".live .aimed").await;
    }
}

async fn play(game: &str, choices: &[(&str, &str)], pass_after: u32) {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, PHONE, "en").await;
    browser.begin(game, choices).await;
    tap_to_the_end(&browser, pass_after).await;
    let result = browser.text("#status .turn").await;
    assert!(["win", "won", "draw", "Draw", "lose"].iter().any(|word| result.contains(word)), "{result}");
    browser.close().await;
}

#[tokio::test]
async fn connect_four_is_tapped_to_its_end() {
    play("connect4", &[("seat-2", "beginner"), ("option-size", "5x4")], 0).await;
}

#[tokio::test]
async fn hex_is_tapped_to_its_end() {
    play("hex", &[("seat-2", "beginner"), ("option-size", "5")], 0).await;
}

#[tokio::test]
async fn hexland_is_tapped_to_its_end() {
    play("hexland", &[("seat-2", "person"), ("option-size", "5")], 6).await;
}

#[tokio::test]
async fn hexadom_is_tapped_to_its_end() {
    play("hexadom", &[("seat-2", "beginner")], 0).await;
}
