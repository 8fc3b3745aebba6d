//! `cargo xtask site`: the app without a server, as files for any web host.

use std::path::Path;
use std::process::Command;

/// The feature with which the tests of the site are compiled.
pub(crate) const FEATURE: &str = "rusc-web/site";
/// Where the tests look for the site.
const TESTED: &str = "target/site";

/// Compiles the app for browsers and writes it with its pages into a folder, with the files of another one to download.
pub(crate) fn make(root: &Path, folder: &str, downloads: Option<&str>) -> Result<(), String> {
    // Folders are meant from where the command was called.
    let absolute = |folder: &str| std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"));
    let (folder, downloads) = (absolute(folder)?, downloads.map(absolute).transpose()?);
    let wasm = crate::wasm::build(root)?;
    crate::cargo(&["build", "--quiet", "--package", "rusc-web", "--bin", "rusc-site"])?;
    write(&wasm, &folder, downloads.as_deref())
}

/// Writes the site for its tests, which are compiled already.
pub(crate) fn fill(root: &Path, wasm: &Path) -> Result<(), String> {
    write(wasm, &root.join(TESTED), None)
}

/// Builds the site and plays on it in a real browser, without a network.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    let wasm = crate::wasm::build(root)?;
    // With the whole workspace, so that nothing is compiled again with other features.
    let words = ["test", "--workspace", "--features", FEATURE, "--test", "offline"];
    crate::cargo(&[&words[..], &["--no-run"]].concat())?;
    fill(root, &wasm)?;
    crate::cargo(&[&words[..], &["--", "--test-threads=2", "--nocapture"]].concat())
}

/// Measures the searches on the site in a real browser, and in the program.
pub(crate) fn bench(root: &Path) -> Result<(), String> {
    make(root, &root.join(TESTED).to_string_lossy(), None)?;
    crate::cargo(&["build", "--release", "--quiet", "--package", "rusc"])?;
    let (site, program) = (root.join(TESTED), crate::target_folder().join("release/rusc"));
    let words = ["run", "--quiet", "--package", "rusc-web", "--example", "beside", "--"];
    crate::cargo(&[&words[..], &[&site.to_string_lossy(), &program.to_string_lossy()]].concat())
}

/// Runs the program that writes the site.
fn write(wasm: &Path, folder: &Path, downloads: Option<&Path>) -> Result<(), String> {
    let name = format!("rusc-site{}", std::env::consts::EXE_SUFFIX);
    let mut command = Command::new(crate::target_folder().join("debug").join(name));
    command.arg(wasm).arg(folder).args(downloads);
    println!("$ {command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the site was not written".to_owned()),
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}
