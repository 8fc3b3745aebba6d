//! The browser that tests drive: Debian's Chromium and its driver, or whichever is installed elsewhere.

use std::process::Command;

const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Installs the browser where it is missing and may be installed.
pub(crate) fn install() -> Result<(), String> {
    if runs("chromedriver", &["--version"]) {
        return Ok(());
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if !is_root || !runs("apt-get", &["--version"]) {
        return Err(format!(
            "the tests drive a browser, but there is no chromedriver: install Chromium and its driver (on Debian, as root: \
             apt-get install {})",
            PACKAGES.join(" ")
        ));
    }
    println!("$ apt-get install {}", PACKAGES.join(" "));
    let install = [&["install", "--yes", "--quiet", "--no-install-recommends"], &PACKAGES[..]].concat();
    // A list of packages that was never fetched knows no package.
    if runs("apt-get", &install) || (runs("apt-get", &["update", "--quiet"]) && runs("apt-get", &install)) {
        return Ok(());
    }
    Err(format!("apt-get could not install {}", PACKAGES.join(" ")))
}

fn runs(program: &str, words: &[&str]) -> bool {
    Command::new(program).args(words).output().is_ok_and(|out| out.status.success())
}
