//! Writes a sample of every page to a folder: `cargo run -p rusc-view --example gallery -- FOLDER`.

#[path = "../tests/samples/mod.rs"]
mod samples;

use std::path::Path;
use std::{env, fs};

use rusc_view::{Drawings, ICON, Languages, script, style};

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).expect("the folder to write to is given");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    fs::write(folder.join("assets/style.css"), style(&Drawings::builtin()))?;
    fs::write(folder.join("assets/script.js"), script())?;
    fs::write(folder.join("assets/icon.svg"), ICON)?;
    let languages = Languages::built_in();
    for (tag, _) in languages.names() {
        for (name, page) in samples::pages(&languages, &tag) {
            fs::write(folder.join(format!("{tag}-{name}.html")), page.replace("\"/assets/", "\"assets/"))?;
        }
    }
    Ok(())
}
