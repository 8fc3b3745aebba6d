//! Access for everybody: axe-core finds nothing on any page, light or dark, and moves are announced.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::{Browser, DESKTOP, Driver, House, LEGAL, PHONE};

/// The script that `cargo xtask test` fetches.
pub(crate) fn axe() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/axe.min.js");
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask tools` fetches it", path.display()))
}

/// The number of pages of one kind that are looked at.
const ALIKE: usize = 4;

/// Pages of every kind that links lead to from the first page; matches and files are left out.
pub(crate) async fn walk(browser: &Browser) -> Vec<String> {
    let mut pages = vec!["/".to_owned()];
    let mut at = 0;
    let kind = |path: &str| (path.split('/').nth(1).map(str::to_owned), path.split('/').count());
    while let Some(page) = pages.get(at).cloned() {
        browser.go(&page).await;
        let links = "[...document.querySelectorAll('a[href^=\"/\"]:not([download])')].map(link => link.pathname)";
        for link in browser.run(links).await.as_array().into_iter().flatten().filter_map(Value::as_str) {
            let is_page = !link.starts_with("/m/") && !link.contains('.');
            let alike = pages.iter().filter(|other| kind(other) == kind(link)).count();
            if is_page && alike < ALIKE && pages.iter().all(|other| other != link) {
                pages.push(link.to_owned());
            }
        }
        at += 1;
    }
    // A page that does not exist is a page too.
    pages.push("/nothing-here".to_owned());
    pages
}

/// Starts matches of every game, with thoughts, an overlay and an ending.
pub(crate) async fn matches(browser: &Browser) -> Vec<String> {
    let mut pages = Vec::new();
    for (game, overlay) in
        [("connect4", "values"), ("hex", "connections-1"), ("hexland", "territory"), ("hexadom", "places")]
    {
        browser.begin(game, &[("seat-2", "beginner"), ("clock", "total")]).await;
        let before = browser.node().await;
        if game == "hexadom" {
            browser.click("#board button[value=draw]").await;
        } else {
            browser.click(LEGAL).await;
        }
        browser
            .wait_until(&format!(
                "document.querySelector('#board').dataset.at > {before} + 1 || '{game}' === 'hexadom'"
            ))
            .await;
        pages.push(format!("{}?overlay={overlay}", browser.path().await));
    }
    browser.begin("connect4", &[("seat-2", "bot"), ("bot-2", "alphabeta:depth=2")]).await;
    browser.click("#controls .asked summary").await;
    browser.click("#controls .asked button").await;
    browser.wait_for("form.again").await;
    pages.push(browser.path().await);
    browser.begin("hex", &[("seat-2", "link")]).await;
    pages.push(browser.path().await);
    pages
}

/// Looks for problems on the page that is open.
pub(crate) async fn check(browser: &Browser, axe: &str, page: &str) {
    browser.run("document.querySelectorAll('main details').forEach(part => part.open = true)").await;
    browser.client.execute(axe, Vec::new()).await.expect("the script is loaded");
    for theme in ["light", "dark"] {
        // Contrast is all that changes with the theme.
        let rules = if theme == "light" { "{}" } else { "{ runOnly: ['color-contrast'] }" };
        let script = format!(
            "const done = arguments[0]; document.documentElement.dataset.theme = '{theme}';
            axe.run(document, {rules}).then(({{ violations, passes }}) => done({{ passed: passes.length, found: violations.map(found =>
                found.id + ': ' + found.nodes.slice(0, 3).map(node => node.html.slice(0, 200) + ' ' + (node.any[0]?.message || '')).join(' | ')) }}),
                error => done({{ passed: 0, found: [String(error)] }}))"
        );
        let result = browser.client.execute_async(&script, Vec::new()).await.expect("the script runs");
        let found: Vec<&str> = result["found"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(found.is_empty(), "{page} in the {theme} theme:\n{}", found.join("\n"));
        assert!(result["passed"].as_u64().is_some_and(|passed| passed > 0), "{page}: nothing was checked");
    }
}

#[tokio::test]
async fn axe_finds_nothing_on_pages_of_every_kind() {
    let (house, axe) = (House::new(), axe());
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    let pages = walk(&browser).await;
    assert!(pages.len() >= 12, "{pages:?}");
    for page in pages {
        browser.go(&page).await;
        check(&browser, &axe, &page).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn axe_finds_nothing_on_matches() {
    let (house, axe) = (House::new(), axe());
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    for page in matches(&browser).await {
        browser.go(&page).await;
        check(&browser, &axe, &page).await;
    }
    browser.close().await;
    let phone = driver.browser(&house, PHONE, "en").await;
    for game in ["hex", "hexadom"] {
        phone.begin(game, &[("seat-2", "beginner")]).await;
        check(&phone, &axe, game).await;
    }
    phone.close().await;
}

#[tokio::test]
async fn the_move_of_a_bot_is_announced() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.begin("connect4", &[("seat-2", "beginner")]).await;
    let region = "document.querySelector('#told[aria-live=polite]')";
    assert_eq!(
        browser.run(&format!("{region}.textContent")).await,
        "",
        "a page that has just been loaded says nothing"
    );
    // The region itself stays, since a screen reader follows the element.
    browser.run(&format!("(window.region = {region}, true)")).await;
    browser.play("4", 2).await;
    browser
        .wait_until(&format!(
            "{region} === window.region && /^Bot \\(beginner\\): \\d\\. Your turn\\.$/.test(window.region.textContent)"
        ))
        .await;
    browser.begin("hexadom", &[("seat-2", "beginner")]).await;
    browser.run(&format!("(window.region = {region}, true)")).await;
    for _ in 0..6 {
        browser.wait_until("!!document.querySelector('#board button[name=move], form.again')").await;
        let before = browser.node().await;
        browser.click("#board button[name=move]").await;
        browser.wait_until(&format!("document.querySelector('#board').dataset.at !== '{before}'")).await;
    }
    let announced = browser.run("window.region.textContent").await;
    let announced = announced.as_str().expect("a text");
    assert!(!announced.is_empty() && !announced.contains('@'), "{announced}");
    browser.close().await;
}
