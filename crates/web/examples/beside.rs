//! `cargo xtask bench browser`: the speed of the tree searches in Chromium beside that of the program on the same machine, as the page
//! `bench` of the site shows them. Needs the folder of a site and a program.

#[path = "../tests/browser/files.rs"]
mod files;
/// What the browser visits here.
mod house {
    pub(crate) use crate::files::Files as House;
}
#[path = "../../server/tests/browser/support.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod support;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use files::Files;
use support::{DESKTOP, Driver};

/// Milliseconds of each search; both take the best of three.
const SEARCH: &str = "1000";

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [site, program] = &words[..] else { panic!("beside SITE PROGRAM") };
    let files = Files::serve(Path::new(site));
    let driver = Driver::start();
    let profile = tempfile::tempdir().expect("a folder can be made");
    let browser = driver.open(&files.address(), DESKTOP, "en", profile).await;
    browser.go(&format!("/bench.html?milliseconds={SEARCH}")).await;
    browser.click("#measure").await;
    while browser.run("document.querySelector('#measure').disabled").await == true {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let printed = Command::new(program).args(["bench", "mcts", "--milliseconds", SEARCH]).output().expect("it runs");
    browser.fill("#printed", &String::from_utf8_lossy(&printed.stdout)).await;
    let rows =
        "[...document.querySelectorAll('tr[data-bot]')].map(({ dataset: { game, bot, browser, program, share } }) =>
        `| ${game} | ${bot} | ${Math.round(browser)} | ${program} | ${Number(share).toFixed(2)} |`).join('\\n')";
    println!("| game | bot | browser, simulations/s | program, one thread | ratio |\n|---|---|---|---|---|");
    println!("{}", browser.run(rows).await.as_str().expect("the table is filled"));
    browser.close().await;
}
