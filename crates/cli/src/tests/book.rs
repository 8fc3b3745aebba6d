//! The book says the same in every language, and what its blocks claim is what the program finds.

use rusc_catalog::Catalog;
use rusc_view::book::{LANGUAGES, NAMES, Part, Volume, check, twins};
use rusc_view::{Drawings, Languages};

/// The largest number of words in a chapter.
const MOST_WORDS: usize = 1_500;

#[test]
fn every_chapter_is_the_same_in_every_language() {
    for (name, original) in Volume::built_in(LANGUAGES[0]).chapters() {
        for language in LANGUAGES {
            let chapter = Volume::built_in(language).chapter(name).expect("it is in the list");
            assert_eq!(twins(original, chapter), Vec::<String>::new(), "{language}/{name}");
            let words = chapter.words();
            assert!((100..=MOST_WORDS).contains(&words), "{language}/{name} has {words} words");
            assert!(*language == LANGUAGES[0] || chapter.lead != original.lead, "{language}/{name} is not translated");
        }
    }
}

#[test]
fn every_claim_of_the_book_is_true() {
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    let mut problems = Vec::new();
    for language in LANGUAGES {
        for (name, chapter) in Volume::built_in(language).chapters() {
            for block in chapter.blocks() {
                // The claims are the same in every language, but each must be drawn.
                let texts = languages.negotiate(language);
                let found = if *language == LANGUAGES[0] {
                    check(block, texts, &catalog, &drawings)
                } else {
                    rusc_view::book::check_drawn(block, texts, &catalog, &drawings)
                };
                problems.extend(found.err().map(|fault| format!("{language}/{name}, {}: {fault}", block.info)));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A row of the index: the term in each language, in the order of [`LANGUAGES`], and the name of the chapter that explains it.
type Row = (Vec<String>, String);

/// The rows of the index of terms as a language has them; the reader's own language is the first column.
fn index(language: &str) -> Vec<Row> {
    let chapter = Volume::built_in(language).chapter("terms").expect("it is in the list");
    let table = chapter.parts.iter().find_map(|part| match part {
        Part::Text(text) => text.contains("<tbody>").then(|| text.clone()),
        Part::Block(_) => None,
    });
    let table = table.expect("the chapter is a table");
    let rows = table.split("<tr>").skip(2).map(|row| {
        let cells: Vec<&str> = row.split("<td>").skip(1).collect();
        let words =
            |cell: &str| cell.split('<').map(|part| part.rsplit('>').next().unwrap_or(part)).collect::<String>();
        let term = |other: &&str| {
            let marked = format!("lang=\"{other}\"");
            let cell =
                if *other == language { Some(&cells[0]) } else { cells.iter().find(|cell| cell.contains(&marked)) };
            words(cell.unwrap_or_else(|| panic!("{language}: {row} lacks {other}")))
        };
        let explained = row.split("href=\"/learn/").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        (LANGUAGES.iter().map(term).collect(), explained.to_owned())
    });
    rows.collect()
}

#[test]
fn the_index_of_terms_is_the_same_in_every_language() {
    let sorted = |language: &str| {
        let mut rows = index(language);
        rows.sort();
        rows
    };
    let original = sorted(LANGUAGES[0]);
    assert!(original.len() > 40, "{}", original.len());
    for language in LANGUAGES {
        assert_eq!(sorted(language), original, "{language}");
    }
    for (terms, name) in original {
        assert!(NAMES.contains(&name.as_str()), "{terms:?} is explained in {name:?}, which does not exist");
    }
}
