//! Writes the files of the site: the pages in all languages, and the folder of the app with its scripts and the WebAssembly.
//! `cargo xtask site DIR [DOWNLOADS]` compiles that and runs this.

use std::error::Error;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use rusc_catalog::Catalog;
use rusc_view::page::leaves;
use rusc_view::page::site::{self, Download, Measured, Site};
use rusc_view::{Drawings, ICON, Languages};
use serde_json::json;

/// The scripts of the app's folder.
const SCRIPTS: [(&str, &str); 6] = [
    ("border.js", include_str!("../../assets/border.js")),
    ("storage.js", include_str!("../../assets/storage.js")),
    ("bot.js", include_str!("../../assets/bot.js")),
    ("page.js", include_str!("../../assets/page.js")),
    ("speed.js", include_str!("../../assets/speed.js")),
    ("sw.js", include_str!("../../assets/sw.js")),
];
const BOOT: &str = include_str!("../../assets/boot.js");
const BENCH: &str = include_str!("../../assets/bench.js");
/// What a visitor reads before the app: one page, its style and what it shows.
const READ_FIRST: [&str; 2] = ["index.html", "style.css"];
/// How the names of files begin that are loaded after the first page, or when they are first needed.
const LATER: &str = "play/book.";
/// The most that a first visit may load, compressed with gzip, in bytes.
const MOST: usize = 1_500_000;

/// The files of the site by name.
type Files = Vec<(String, Vec<u8>)>;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (wasm, folder, downloads) = match &words[..] {
        [wasm, folder] => (wasm, folder, Vec::new()),
        [wasm, folder, downloads] => (wasm, folder, offered(Path::new(downloads))?),
        _ => return Err("rusc-site WASM DIR [DOWNLOADS]".into()),
    };
    let folder = Path::new(folder);
    let listed: Vec<Download> =
        downloads.iter().map(|(name, content)| Download { name: name.clone(), bytes: content.len() as u64 }).collect();
    let mut files = pages(&listed)?;
    files.extend(app(fs::read(wasm)?));
    write(folder, &files)?;
    let first = weigh(&files)?;
    for (name, content) in &downloads {
        write(folder, &[(format!("downloads/{name}"), content.clone())])?;
        println!("{:>10} {:>10} downloads/{name}", content.len(), "");
    }
    println!("{first:>21} a first visit, of at most {MOST}");
    if first > MOST { Err("a first visit to the site would load too much".into()) } else { Ok(()) }
}

/// The downloads in a folder: what people want first, each file of checksums after what it is about.
fn offered(folder: &Path) -> Result<Files, Box<dyn Error>> {
    let mut found = Files::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if [".tar.gz", ".zip", ".deb", ".sha256"].iter().any(|ending| name.ends_with(ending)) {
            found.push((name, fs::read(file.path())?));
        }
    }
    found.sort_by_key(|(name, _)| (name.ends_with(".sha256"), name.clone()));
    Ok(found)
}

/// The pages of the site in all languages, and their style.
fn pages(downloads: &[Download]) -> Result<Files, Box<dyn Error>> {
    let (drawings, languages, catalog) = (Drawings::builtin(), Languages::built_in(), Catalog::builtin());
    let names = languages.names();
    let mut measured = Vec::new();
    for game in catalog.measured()? {
        let bots = catalog.start(&game)?.0.tree_searches();
        measured.extend(bots.into_iter().map(|bot| Measured { game: game.clone(), bot }));
    }
    let mut files = Files::new();
    for (language, _) in &names {
        let texts = languages.texts(language).ok_or("a language has texts")?;
        let site = Site { texts, languages: &names, drawings: &drawings };
        let mut add = |name: &str, page: rusc_view::maud::Markup| {
            files.push((site::file(name, language), page.into_string().into_bytes()));
        };
        add("index", site::landing(&site, downloads));
        add("about", site::about(&site));
        add("bench", site::bench(&site, &measured, BENCH));
        for art in drawings.all() {
            add(&site::rules_name(art), site::rules(&site, art));
        }
    }
    let book = leaves(&languages, &catalog, &drawings);
    files.extend(book.into_iter().map(|(name, page)| (name, page.into_string().into_bytes())));
    files.push(("style.css".to_owned(), rusc_view::site_style(&drawings).into_bytes()));
    Ok(files)
}

/// The folder of the app.
fn app(wasm: Vec<u8>) -> Files {
    let languages = Languages::built_in();
    let mut files: Files = [
        ("index.html", site::loading(&languages, BOOT).into_string().into_bytes()),
        ("manifest.webmanifest", manifest(&languages).into_bytes()),
        ("icon.svg", ICON.as_bytes().to_vec()),
        ("mask.svg", rusc_view::masked_icon().into_bytes()),
        ("icon-192.png", rusc_view::icon_png(192)),
        ("icon-512.png", rusc_view::icon_png(512)),
        ("mask-512.png", rusc_view::masked_icon_png(512)),
        ("rusc.wasm", wasm),
    ]
    .map(|(name, content)| (format!("play/{name}"), content))
    .into();
    files.extend(rusc_web::book_files().into_iter().map(|(name, text)| (format!("play/{name}"), text.into_bytes())));
    // A service worker is replaced by one that differs from it, so it names what all the other files contain.
    let mut hasher = DefaultHasher::new();
    (&files, SCRIPTS, rusc_view::site_style(&Drawings::builtin())).hash(&mut hasher);
    let version = format!("{:016x}", hasher.finish());
    files
        .extend(SCRIPTS.map(|(name, text)| (format!("play/{name}"), text.replace("@VERSION@", &version).into_bytes())));
    files
}

fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Box<dyn Error>> {
    for (name, content) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().ok_or("a file is in a folder")?)?;
        fs::write(&path, content)?;
    }
    Ok(())
}

/// Prints the sizes of files, and returns what a first visit loads, with the largest book.
fn weigh(files: &Files) -> Result<usize, Box<dyn Error>> {
    let (mut first, mut book) = (0, 0);
    println!("{:>10} {:>10}", "bytes", "gzip -9");
    for (name, content) in files {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(content)?;
        let size = encoder.finish()?.len();
        if name.starts_with(LATER) {
            book = book.max(size);
        } else if name.starts_with("play/") || READ_FIRST.contains(&&**name) {
            first += size;
        }
        println!("{:>10} {size:>10} {name}", content.len());
    }
    Ok(first + book)
}

/// What a browser needs to know to put the app among the others.
fn manifest(languages: &Languages) -> String {
    let texts = languages.negotiate("en");
    let icon = |file: &str, kind: &str, sizes: &str, purpose: &str| json!({ "src": file, "type": kind, "sizes": sizes, "purpose": purpose });
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
        "icons": [
            icon("icon-192.png", "image/png", "192x192", "any"),
            icon("icon-512.png", "image/png", "512x512", "any"),
            icon("mask-512.png", "image/png", "512x512", "maskable"),
            icon("icon.svg", "image/svg+xml", "any", "any"),
            icon("mask.svg", "image/svg+xml", "any", "maskable"),
        ],
    });
    manifest.to_string()
}
