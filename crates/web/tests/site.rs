//! The site as files: every link leads somewhere, in all languages, and a first visit is small.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Writes a site with this WebAssembly and these files to download.
fn write(folder: &Path, wasm: &[u8], downloads: &[&str]) -> Output {
    let (file, offered) = (folder.join("rusc.wasm"), folder.join("dist"));
    fs::create_dir_all(&offered).unwrap();
    fs::write(&file, wasm).unwrap();
    downloads.iter().for_each(|name| fs::write(offered.join(name), name).unwrap());
    let site = Command::new(env!("CARGO_BIN_EXE_rusc-site")).arg(file).arg(folder.join("site")).arg(offered).output();
    site.expect("the program runs")
}

/// The files in a folder and those below it, as paths below the first.
fn files(folder: &Path, below: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder.join(below)).unwrap().flatten().map(|file| below.join(file.file_name()));
    all.flat_map(|path| if folder.join(&path).is_dir() { files(folder, &path) } else { vec![path] }).collect()
}

/// What the attributes of a page lead to.
fn links(page: &str) -> BTreeSet<&str> {
    let after = |begin: &'static str| page.split(begin).skip(1).filter_map(|rest| rest.split('"').next());
    [" href=\"", " src=\"", " action=\""].into_iter().flat_map(after).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let folder = tempfile::tempdir().unwrap();
    let downloads = ["rusc-1.2.3-x86_64-unknown-linux-gnu.tar.gz", "rusc_1.2.3_amd64.deb", "sums.sha256", "notes.txt"];
    let written = write(folder.path(), b"\0asm", &downloads);
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let site = folder.path().join("site");
    let all: BTreeSet<PathBuf> = files(&site, Path::new("")).into_iter().collect();
    let mut reached = BTreeSet::from([PathBuf::from("index.html")]);
    let mut ahead = Vec::from_iter(reached.clone());
    while let Some(page) = ahead.pop() {
        if page.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        let text = fs::read_to_string(site.join(&page)).unwrap();
        for link in links(&text).into_iter().filter(|link| !link.starts_with('#')) {
            assert!(
                !link.starts_with('/') && !link.contains(':'),
                "{} has the link {link}, not relative",
                page.display()
            );
            let target = link.split(['?', '#']).next().unwrap_or_default();
            let parts = Path::new(&page).parent().unwrap().join(target);
            let mut path = PathBuf::new();
            for part in parts.components() {
                match part {
                    std::path::Component::ParentDir => drop(path.pop()),
                    part => path.push(part),
                }
            }
            let path = if link.split('?').next().is_some_and(|link| link.ends_with('/')) {
                path.join("index.html")
            } else {
                path
            };
            assert!(all.contains(&path), "{} leads to {link}, which is not there", page.display());
            if reached.insert(path.clone()) {
                ahead.push(path);
            }
        }
    }
    // Nobody writes a page that nobody finds.
    let is_page = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "html");
    let lost: Vec<_> = all.iter().filter(is_page).filter(|path| !reached.contains(*path)).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
    assert_eq!(reached.iter().filter(|path| path.starts_with("downloads")).count(), 3, "{reached:?}");
    for name in ["about.es.html", "bench.ca.html", "rules-hexadom.html"] {
        assert!(reached.contains(Path::new(name)), "{name}");
    }
}

#[test]
fn the_files_that_the_service_worker_keeps_are_there() {
    let folder = tempfile::tempdir().unwrap();
    assert!(write(folder.path(), b"\0asm", &[]).status.success());
    let play = folder.path().join("site/play");
    let worker = fs::read_to_string(play.join("sw.js")).unwrap();
    let listed = |begin: &str| -> BTreeSet<String> {
        let list = worker.split(begin).nth(1).and_then(|rest| rest.split(']').next()).unwrap();
        list.split(',').map(|name| name.trim().trim_matches('\'').to_owned()).collect()
    };
    let (kept, later) = (listed("const FILES = ["), listed("const LATER = ["));
    assert_eq!(later, rusc_web::book_files().into_iter().map(|(name, _)| name).collect());
    let there = files(&play, Path::new("")).into_iter().map(|path| path.to_string_lossy().into_owned());
    let there: BTreeSet<String> = there.filter(|name| name != "sw.js" && name != "index.html").collect();
    assert_eq!(&kept | &later, there);
    assert!(kept.is_disjoint(&later), "the book is not loaded before the first page");
    let manifest: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(play.join("manifest.webmanifest")).unwrap()).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        assert!(there.contains(icon["src"].as_str().unwrap()), "{icon}");
    }
}

#[test]
fn a_site_that_loads_too_much_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = 7_u64;
    // Bytes that cannot be compressed.
    let noise = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    });
    let refused = write(folder.path(), &noise.take(1_500_000).collect::<Vec<_>>(), &[]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("too much"));
}
