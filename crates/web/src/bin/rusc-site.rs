//! Writes the files of the site: the pages in all languages, and the folder of the app with its scripts and the WebAssembly.
//! `cargo xtask site DIR` compiles that and runs this.

use std::error::Error;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use rusc_view::{Drawings, ICON, Languages, page};
use serde_json::json;

/// The scripts of the app's folder.
const SCRIPTS: [(&str, &str); 5] = [
    ("border.js", include_str!("../../assets/border.js")),
    ("storage.js", include_str!("../../assets/storage.js")),
    ("bot.js", include_str!("../../assets/bot.js")),
    ("page.js", include_str!("../../assets/page.js")),
    ("sw.js", include_str!("../../assets/sw.js")),
];
const BOOT: &str = include_str!("../../assets/boot.js");
/// The most that a first visit may load, compressed with gzip, in bytes, so that it does not grow unnoticed. Brotli makes a
/// quarter less of it.
const MOST: usize = 1_850_000;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [wasm, folder] = &words[..] else { return Err("site WASM DIR".into()) };
    let (wasm, folder) = (fs::read(wasm)?, Path::new(folder));
    let (drawings, languages) = (Drawings::builtin(), Languages::built_in());
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let page_of = |language: &str| if language == "en" { "index.html".to_owned() } else { format!("{language}.html") };
    let pages: Vec<_> =
        languages.names().into_iter().map(|(language, name)| (language.clone(), name, page_of(&language))).collect();
    for (language, _, file) in &pages {
        let texts = languages.texts(language).ok_or("a language has texts")?;
        files.push((file.clone(), page::landing(texts, &drawings, &pages).into_string().into_bytes()));
    }
    files.push(("style.css".to_owned(), rusc_view::style(&drawings).into_bytes()));
    files.push(("play/index.html".to_owned(), page::loading(&languages, BOOT).into_string().into_bytes()));
    files.push(("play/manifest.webmanifest".to_owned(), manifest(&languages).into_bytes()));
    files.push(("play/icon.svg".to_owned(), ICON.as_bytes().to_vec()));
    files.push(("play/mask.svg".to_owned(), masked().into_bytes()));
    files.push(("play/rusc.wasm".to_owned(), wasm));
    // A service worker is replaced by one that differs from it, so it names what all the other files contain.
    let mut hasher = DefaultHasher::new();
    (&files, SCRIPTS).hash(&mut hasher);
    let version = format!("{:016x}", hasher.finish());
    files
        .extend(SCRIPTS.map(|(name, text)| (format!("play/{name}"), text.replace("@VERSION@", &version).into_bytes())));
    let mut first = 0;
    println!("{:>10} {:>10}", "bytes", "gzip -9");
    for (name, content) in &files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().ok_or("a file is in a folder")?)?;
        fs::write(&path, content)?;
        let size = compressed(content)?;
        // A visitor reads the first page in one language.
        first += if name.ends_with(".html") && name != "play/index.html" && name != "index.html" { 0 } else { size };
        println!("{:>10} {size:>10} {name}", content.len());
    }
    println!("{:>21} a first visit, of at most {MOST}", first);
    if first > MOST { Err("the site is too large".into()) } else { Ok(()) }
}

fn compressed(content: &[u8]) -> std::io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len())
}

/// What a browser needs to know to put the app among the others.
fn manifest(languages: &Languages) -> String {
    let texts = languages.negotiate("en");
    let icon =
        |file: &str, purpose: &str| json!({ "src": file, "type": "image/svg+xml", "sizes": "any", "purpose": purpose });
    let manifest = json!({
        "id": "./",
        "name": "Rusc",
        "short_name": "Rusc",
        "description": texts.say("site-lead"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f1e7",
        "theme_color": "#2b2620",
        "categories": ["games"],
        "icons": [icon("icon.svg", "any"), icon("mask.svg", "maskable")],
    });
    manifest.to_string()
}

/// The icon on a background that a system may cut to any shape.
fn masked() -> String {
    let ground = "<rect x=\"-30\" y=\"-31\" width=\"104\" height=\"104\" fill=\"#f6f1e7\"/>";
    ICON.replace("viewBox=\"-2 -3 48 48\"", "viewBox=\"-18 -19 80 80\"").replacen("<g ", &format!("{ground}<g "), 1)
}
