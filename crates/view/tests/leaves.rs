//! The book as files: every chapter can be read without a script and without a server, and all links lead somewhere.

use std::collections::BTreeSet;

use rusc_catalog::Catalog;
use rusc_view::book::{LANGUAGES, NAMES};
use rusc_view::page::leaves;
use rusc_view::{Drawings, Languages};

/// The values of an attribute on a page.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let begin = format!(" {attribute}=\"");
    page.split(&begin as &str).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The name of the file that a link on a page of `learn/LANGUAGE` leads to.
fn target(file: &str, link: &str) -> String {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in link.split(['?', '#']).next().unwrap_or(link).split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

#[test]
fn every_chapter_is_a_file_in_every_language_whose_links_lead_somewhere() {
    let pages = leaves(&Languages::built_in(), &Catalog::builtin(), &Drawings::builtin());
    let files: BTreeSet<&str> = pages.iter().map(|(file, _)| file.as_str()).collect();
    assert_eq!(files.len(), LANGUAGES.len() * (NAMES.len() + 1));
    for (file, page) in &pages {
        let page = &page.0;
        assert!(page.len() < 100_000, "{file}: {}", page.len());
        assert!(!page.contains("<script") && !page.contains("<form") && !page.contains('⟦'), "{file}");
        let language = file.split('/').nth(1).unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\"")), "{file}");
        assert!(page.contains("<meta name=\"description\" content=\""), "{file}");
        assert_eq!(values(page, "hreflang").len(), 2 * LANGUAGES.len(), "{file}: in the head and for people");
        let ids: BTreeSet<&str> = values(page, "id").into_iter().collect();
        for link in values(page, "href") {
            let (block, to) = (link.split("%23").nth(1), target(file, link));
            assert!(block.is_none_or(|block| ids.contains(block)), "{file}: {link}");
            let is_outside = link.contains("://") || link.starts_with('#');
            let is_app = ["style.css", "play/", "play/icon.svg"].contains(&to.as_str());
            assert!(is_outside || is_app || files.contains(to.as_str()), "{file}: {link} leads to {to}");
        }
    }
    for name in NAMES {
        let (_, page) = pages.iter().find(|(file, _)| *file == format!("learn/ca/{name}.html")).unwrap();
        assert!(page.0.contains("<figure class=\"block\"") && page.0.contains("<svg class=\"board"), "{name}");
    }
}

#[test]
fn a_puzzle_shows_its_answer_and_leads_to_the_app() {
    let pages = leaves(&Languages::built_in(), &Catalog::builtin(), &Drawings::builtin());
    let (_, page) = pages.iter().find(|(file, _)| file == "learn/es/playing-hex.html").unwrap();
    let puzzle = page.0.split("id=\"block-9\"").nth(1).and_then(|rest| rest.split("</figure>").next()).unwrap();
    assert!(puzzle.contains("<details><summary>Solución</summary><p>b2</p></details>"), "{puzzle}");
    assert!(puzzle.contains("href=\"../../play/?to=learn/playing-hex%23block-9\""), "{puzzle}");
    assert!(page.0.contains("href=\"always-a-winner.html\""));
}
