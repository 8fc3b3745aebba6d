//! No page shows a spec, a pair of coordinates or a word of another language.

use std::collections::BTreeSet;

use rusc_view::book::{Block, Kind, Part, Volume};
use serde_json::{Value, json};

use crate::access::{matches, walk};
use crate::support::{Browser, DESKTOP, Driver, House};

/// The shortest word that identifies a language.
const LONG: usize = 4;

/// The words of a language's texts, in lower case.
fn words(language: &str) -> BTreeSet<String> {
    let own = rusc_view::files().filter(|(other, _, _)| *other == language);
    let values = own.flat_map(|(_, _, content)| content.lines()).filter(|line| !line.starts_with('#'));
    let values = values.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value));
    let values: Vec<String> = values.map(without_arguments).collect();
    let book = book(language);
    let words = values.iter().chain(&book).flat_map(|value| value.split(|sign: char| !sign.is_alphabetic()));
    words.filter(|word| word.chars().count() >= LONG).map(str::to_lowercase).collect()
}

/// The prose of the book in a language, without code, titles in other languages, and the name of an algorithm.
fn book(language: &str) -> Vec<String> {
    let prose = |part: &'static Part| match part {
        Part::Text(html) => html,
        Part::Block(block) => &block.body,
    };
    let is_figure = |part: &Part| matches!(part, Part::Block(Block { kind: Kind::Figure { .. }, .. }));
    let chapters = Volume::built_in(language).chapters();
    let parts = chapters.flat_map(|(_, chapter)| &chapter.parts).filter(|part| !is_figure(part)).map(prose);
    parts.map(|html| own_words(html)).collect()
}

/// The text of a piece of HTML outside code and elements of another language.
fn own_words(html: &str) -> String {
    let (mut text, mut skipped) = (String::new(), None);
    for piece in html.replace("H-Search", "").split('<') {
        let (tag, rest) = piece.split_once('>').unwrap_or(("", piece));
        let name = tag.split(' ').next().unwrap_or_default();
        match skipped {
            Some(open) if name.strip_prefix('/') == Some(open) => skipped = None,
            None if name == "code" || tag.contains(" lang=") => skipped = Some(name),
            _ => {}
        }
        if skipped.is_none() {
            text += rest;
            text.push(' ');
        }
    }
    text
}

/// A text without the names of its arguments, which are English in every language.
fn without_arguments(text: &str) -> String {
    text.split('{')
        .enumerate()
        .map(|(index, part)| match part.split_once('}') {
            Some((_, rest)) if index > 0 => rest,
            None if index > 0 => "",
            _ => part,
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// The words that only English has.
fn foreign(language: &str) -> Vec<String> {
    words("en").difference(&words(language)).cloned().collect()
}

/// What leaks on the page that is open. Names of licences and programs are marked as English, and commands as code.
async fn leaks(browser: &Browser, foreign: &[String]) -> Value {
    let script = r"
        const foreign = new Set(arguments[0]), said = [];
        // What explains the notation shows it.
        const skipped = 'script, style, noscript, code, kbd, .notation, [lang]:not(html), option[value=en]';
        document.querySelectorAll('details').forEach(part => part.open = true);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(skipped)) said.push(walker.currentNode.data);
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-told', 'data-copied', 'data-offline', 'data-tap'])
            for (const part of document.querySelectorAll(`[${name}]`)) if (!part.closest(skipped)) said.push(part.getAttribute(name));
        const games = 'connect4|hex|hexland|hexadom';
        const spec = new RegExp(`[a-z]\\w*:\\w+=|\\b(${games}):\\S|\\b\\w+@-?\\d|(?<![\\d:])-?\\d+:-?\\d(?!\\d)|-\\d+:|⟦|\\{ ?\\$`);
        return said.map(text => text.replaceAll('H-Search', '')).flatMap(text => {
            const words = text.toLowerCase().split(/[^\p{L}]+/u).filter(word => foreign.has(word));
            return spec.test(text) || words.length ? [text.trim().slice(0, 120) + ' → ' + words.join(' ')] : [];
        });";
    browser.client.execute(script, vec![json!(foreign)]).await.expect("the script runs")
}

async fn nothing_leaks(language: &str) {
    let foreign = foreign(language);
    assert!(foreign.len() > 300 && foreign.contains(&"settings".to_owned()), "{} words are known", foreign.len());
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, language).await;
    let pages = walk(&browser).await;
    for page in pages.into_iter().chain(matches(&browser).await) {
        browser.go(&page).await;
        let found = leaks(&browser, &foreign).await;
        assert_eq!(found, json!([]), "{page} in {language}");
    }
    // The test itself sees a leak where there is one.
    browser.run("(document.querySelector('main').append('alphabeta:depth=2'), true)").await;
    assert_ne!(leaks(&browser, &foreign).await, json!([]));
    browser.close().await;
}

#[tokio::test]
async fn nothing_leaks_in_catalan() {
    nothing_leaks("ca").await;
}

#[tokio::test]
async fn nothing_leaks_in_spanish() {
    nothing_leaks("es").await;
}

#[tokio::test]
async fn a_bot_says_in_a_sentence_how_it_plays() {
    let house = House::new();
    let driver = Driver::start();
    for (language, sentence) in [("en", "Counts how many"), ("es", "Cuenta cuántas"), ("ca", "Compta quantes")] {
        let browser = driver.browser(&house, DESKTOP, language).await;
        browser.begin("hex", &[("seat-2", "beginner")]).await;
        let about = browser.text("#rivals .about").await;
        assert!(about.starts_with(sentence), "{about}");
        browser.close().await;
    }
}

#[test]
fn no_text_is_left_in_english() {
    let texts = |language: &str| -> BTreeSet<String> {
        let own = rusc_view::files().filter(|(other, _, _)| *other == language);
        let values = own.flat_map(|(_, _, content)| content.lines()).filter(|line| !line.starts_with('#'));
        values.map(|line| without_arguments(line.split_once(" = ").map_or(line, |(_, value)| value))).collect()
    };
    // Names and signs are the same everywhere, sentences are not.
    let is_sentence =
        |text: &&String| text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty()).count() >= 4;
    let english = texts("en");
    for language in ["es", "ca"] {
        let own = texts(language);
        let same: Vec<&String> = english.intersection(&own).filter(is_sentence).collect();
        assert!(same.is_empty(), "{language}: {same:?}");
    }
}

#[test]
fn every_bot_has_a_name_and_a_sentence_in_every_language() {
    let (catalog, languages) = (rusc_catalog::Catalog::builtin(), rusc_view::Languages::built_in());
    let own = |language: &str| {
        let files = rusc_view::files().filter(|(other, _, _)| *other == language);
        files.map(|(_, _, content)| content).collect::<String>()
    };
    for (language, _) in languages.names() {
        let (texts, own) = (languages.texts(&language).expect("a language"), own(&language));
        for entry in catalog.games() {
            for bot in entry.bots() {
                for key in ["bot-named", "bot-about"] {
                    assert!(own.contains(&format!("\n{key}-{} = ", bot.name)), "{language}: {key} of {}", bot.name);
                }
                let name = rusc_view::bot_name(texts, &format!("{}:depth=3,table=8", bot.name));
                assert!(!name.contains([':', '=']) && name.contains('3'), "{name}");
                assert!(rusc_view::bot_about(texts, bot.name).is_some_and(|about| about.ends_with('.')));
            }
        }
    }
}
