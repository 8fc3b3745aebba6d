//! The book outside the app: the EPUB is valid, and the printable page is complete.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

use flate2::read::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive};
use roxmltree::Document;
use rusc_catalog::Catalog;
use rusc_view::book::{LANGUAGES, NAMES, Press};
use rusc_view::{Drawings, Languages};

fn with_press(language: &str, run: impl FnOnce(&Press)) {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    run(&Press { texts: languages.negotiate(language), catalog: &catalog, drawings: &drawings });
}

/// The files of a zip file in their order, and how each is packed.
fn unpacked(bytes: &[u8]) -> Vec<(String, CompressionMethod, Vec<u8>)> {
    let archive = ZipArchive::from_slice(bytes).expect("it is a zip file");
    let mut entries = archive.entries();
    let mut files = Vec::new();
    while let Some(entry) = entries.next_entry().expect("the directory can be read") {
        let name = String::from_utf8(entry.file_path().as_ref().to_vec()).expect("names are UTF-8");
        let packed = archive.get_entry(entry.wayfinder()).expect("the entry is there");
        let mut content = Vec::new();
        match entry.compression_method() {
            CompressionMethod::STORE => packed.data().to_vec().clone_into(&mut content),
            _ => DeflateDecoder::new(packed.data()).read_to_end(&mut content).map(|_| ()).expect("it unpacks"),
        }
        assert_eq!(content.len() as u64, entry.uncompressed_size_hint(), "{name}");
        files.push((name, entry.compression_method(), content));
    }
    files
}

#[test]
fn the_epub_is_valid_in_every_language() {
    for language in LANGUAGES {
        with_press(language, |press| {
            let bytes = press.epub("2026-11-17T00:00:00Z").unwrap();
            assert_eq!(&bytes[30..58], b"mimetypeapplication/epub+zip", "readers look for it at this place");
            let files = unpacked(&bytes);
            assert_eq!((files[0].0.as_str(), files[0].1), ("mimetype", CompressionMethod::STORE));
            let texts: BTreeMap<&str, &str> = files
                .iter()
                .map(|(name, _, content)| (name.as_str(), std::str::from_utf8(content).expect("all files are text")))
                .collect();
            assert_eq!(texts.len(), files.len(), "no name twice");
            for (name, text) in &texts {
                let is_xml = [".xml", ".opf", ".xhtml", ".svg"].iter().any(|ending| name.ends_with(ending));
                assert!(!is_xml || Document::parse(text).is_ok(), "{name}: {:?}", Document::parse(text).err());
            }
            for (name, text) in texts.iter().filter(|(name, _)| name.ends_with(".svg")) {
                let of = |class: &str| text.contains(&format!("class=\"board {class}\""));
                let art = press.drawings.all().find(|art| of(art.name()));
                // A picture on paper has no style sheet but its own.
                let rule = art.map_or(".tree .node", |art| art.style().split('{').next().unwrap_or_default());
                assert!((art.is_some() || of("tree")) && text.contains(rule.trim()), "{name} lacks {rule:?}");
            }
            let container = Document::parse(texts["META-INF/container.xml"]).unwrap();
            let root = container
                .descendants()
                .find(|node| node.has_tag_name(("urn:oasis:names:tc:opendocument:xmlns:container", "rootfile")));
            let package = root.unwrap().attribute("full-path").unwrap();
            let package = Document::parse(texts[package]).unwrap();
            let items: Vec<_> = package.descendants().filter(|node| node.tag_name().name() == "item").collect();
            let listed: BTreeSet<String> =
                items.iter().map(|item| format!("book/{}", item.attribute("href").unwrap())).collect();
            let there: BTreeSet<String> = texts
                .keys()
                .filter(|name| name.starts_with("book/") && !name.ends_with(".opf"))
                .map(|name| (*name).to_owned())
                .collect();
            assert_eq!(listed, there, "the manifest lists all files and no others");
            let ids: BTreeSet<&str> = items.iter().map(|item| item.attribute("id").unwrap()).collect();
            assert_eq!(ids.len(), items.len(), "no id twice");
            let spine: Vec<&str> = package.descendants().filter_map(|node| node.attribute("idref")).collect();
            assert_eq!(spine, NAMES);
            assert_eq!(items.iter().filter(|item| item.attribute("properties") == Some("nav")).count(), 1);
            for (name, text) in texts.iter().filter(|(name, _)| name.ends_with(".xhtml")) {
                let page = Document::parse(text).unwrap();
                assert_eq!(page.root_element().attribute("lang"), Some(*language), "{name}");
                let targets =
                    page.descendants().flat_map(|node| [node.attribute("href"), node.attribute("src")]).flatten();
                for target in targets.filter(|target| !target.contains("://")) {
                    let file = target.split('#').next().unwrap();
                    assert!(texts.contains_key(format!("book/{file}").as_str()), "{name} refers to {target}");
                }
            }
        });
    }
}

#[test]
fn the_page_has_every_chapter_and_all_its_links_lead_somewhere() {
    for language in LANGUAGES {
        with_press(language, |press| {
            let page = press.page();
            let inside = page.strip_prefix("<!DOCTYPE html>\n").unwrap();
            let page = Document::parse(inside).unwrap();
            let ids: Vec<&str> = page.descendants().filter_map(|node| node.attribute("id")).collect();
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "no id twice");
            assert!(NAMES.iter().all(|name| ids.contains(name)));
            for target in page.descendants().filter_map(|node| node.attribute("href")) {
                let known = target.strip_prefix('#').is_some_and(|id| ids.contains(&id)) || target.contains("://");
                assert!(known, "{target}");
            }
            let pictures = page.descendants().filter(|node| node.tag_name().name() == "img").count();
            assert!(pictures > NAMES.len(), "{pictures}");
        });
    }
}
