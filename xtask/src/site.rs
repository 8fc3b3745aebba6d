//! `cargo xtask site`: the app without a server, as files for any web host.

use std::path::Path;

/// Compiles the app for browsers and writes it with its pages into a folder.
pub(crate) fn make(root: &Path, folder: &str) -> Result<(), String> {
    let wasm = crate::wasm::build(root)?;
    let wasm = wasm.to_str().ok_or("the path of the repository is not text")?;
    // The folder is meant from where the command was called.
    let folder = std::env::current_dir().map_err(|error| error.to_string())?.join(folder);
    let folder = folder.to_str().ok_or("the path of the folder is not text")?;
    crate::cargo(&["run", "--quiet", "--package", "rusc-web", "--bin", "rusc-site", "--", wasm, folder])
}

/// Builds the site and plays on it in a real browser, without a network.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    let folder = root.join("target/site");
    make(root, folder.to_str().ok_or("the path of the repository is not text")?)?;
    // With the whole workspace, so that nothing is compiled again with other features.
    crate::cargo(&["test", "--workspace", "--features", "rusc-web/site", "--test", "offline", "--", "--test-threads=2"])
}
