//! The weight of pages and the time until something is seen. The figures are printed
//! (`cargo nextest run -p rusc-server --test browser speed:: --no-capture`); the limits on time are wide, since the machine may be
//! busy and the program unoptimised.

use std::collections::HashMap;

use serde_json::Value;

use crate::support::{Browser, DESKTOP, Driver, House};

/// The compressed bytes of the page that is open with everything it loads. What the browser has kept from an earlier page counts as
/// much as it weighed then.
async fn weight(browser: &Browser, known: &mut HashMap<String, u64>) -> u64 {
    let all = "performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource').filter(part => \
        !part.name.includes('/events'))).map(part => [part.name, part.encodedBodySize, part.decodedBodySize])";
    let parts = browser.run(all).await;
    let mut sum = 0;
    for part in parts.as_array().expect("a list") {
        let (name, bytes) = (part[0].as_str().unwrap_or_default(), part[1].as_u64().expect("a number"));
        let known = known.entry(name.to_owned()).or_default();
        *known = bytes.max(*known);
        println!("  {known:>7} bytes, {:>7} unpacked: {name}", part[2]);
        sum += *known;
    }
    sum
}

#[tokio::test]
async fn pages_are_light() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/").await;
    let mut known = HashMap::new();
    let first = weight(&browser, &mut known).await;
    println!("first page: {first} bytes compressed");
    assert!(first > 5_000 && first < 60_000, "{first} bytes");
    for (game, options) in [
        ("connect4", &[][..]),
        ("hex", &[("option-size", "19")]),
        ("hexland", &[("option-size", "11")]),
        ("hexadom", &[]),
    ] {
        browser.begin(game, options).await;
        let board = weight(&browser, &mut known).await;
        println!("page of {game}: {board} bytes compressed");
        assert!(board < 150_000, "{game}: {board} bytes");
    }
    let script = "fetch('/assets/script.js').then(answer => answer.text()).then(arguments[0])";
    let script = browser.client.execute_async(script, Vec::new()).await.expect("a script");
    let script = script.as_str().expect("a text");
    println!("script: {} bytes unpacked", script.len());
    assert!(script.len() < 20_000, "{} bytes", script.len());
    for game in ["connect4", "hex", "hexland", "hexadom"] {
        assert!(
            !script.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == game),
            "rules of {game} in the script"
        );
    }
    browser.close().await;
}

/// The milliseconds from a click until each of some elements is on the screen; the page itself measures.
async fn times(browser: &Browser, click: &str, awaited: &[&str]) -> Vec<f64> {
    let awaited: Vec<Value> = awaited.iter().map(|&css| css.into()).collect();
    let watch = r"const awaited = arguments[0]; window.began = 0; window.times = awaited.map(() => 0);
        addEventListener('pointerdown', () => { window.began = performance.now(); }, { capture: true, once: true });
        const look = () => {
            const is = css => [...document.querySelectorAll(css)].some(part => part.checkVisibility({ checkOpacity: true }));
            awaited.forEach((css, index) => { if (window.began && !window.times[index] && is(css)) window.times[index] = performance.now() - window.began; });
            if (window.times.includes(0)) requestAnimationFrame(look);
        };
        look();";
    browser.client.execute(watch, vec![awaited.into()]).await.expect("the page watches");
    browser.click(click).await;
    browser.wait_until("!window.times.includes(0)").await;
    let times = browser.run("window.times").await;
    times.as_array().expect("a list").iter().map(|time| time.as_f64().expect("a number")).collect()
}

#[tokio::test]
async fn stones_and_overlays_are_seen_soon() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    let people = [("seat-1", "person"), ("seat-2", "person")];
    browser.begin("hex", &people).await;
    let mut stones = Vec::new();
    for name in ["f6", "e7", "g5", "d8", "c9"] {
        let cell = format!("#board [data-move='{name}']");
        let (stone, stored) = (format!("{cell} .stone"), format!("{cell}:not(.legal) .stone"));
        let [shown, kept] = times(&browser, &cell, &[&stone, &stored]).await[..] else { unreachable!("two times") };
        println!("click to stone: {shown:.0} ms, as the server has stored it: {kept:.0} ms");
        stones.push(shown);
    }
    stones.sort_by(f64::total_cmp);
    assert!(stones[2] < 500.0, "{stones:?}");
    for (name, drawn) in [
        ("connections-1", "#board circle.current"),
        ("connections-2", "#board .connections.seat2 circle.current"),
        ("values", "#board .comb[class*=heat]"),
    ] {
        let time = times(&browser, &format!("[data-overlay='{name}']"), &[drawn]).await[0];
        println!("overlay {name} of an 11x11 board: {time:.0} ms");
        assert!(time < 20_000.0, "{name} took {time:.0} ms");
    }
    browser.begin("connect4", &people).await;
    let exact = "#board:not(:has(.score.bounds)) [data-move='7'] rect.score";
    for name in ["4", "4", "3", ""] {
        let time = times(&browser, "[data-overlay='values']", &[exact]).await[0];
        println!("exact scores of a 7x6 frame: {time:.0} ms");
        assert!(time < 20_000.0, "{time:.0} ms");
        browser.click("[data-overlay='values']").await;
        browser.wait_until("!document.querySelector('#board rect.score')").await;
        if !name.is_empty() {
            let before = browser.node().await;
            browser.click(&format!("#board [data-move='{name}']")).await;
            browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
        }
    }
    browser.close().await;
}
