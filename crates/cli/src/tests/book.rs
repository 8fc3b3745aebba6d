//! The book says the same in every language, and what its blocks claim is what the program finds.

use rusc_catalog::Catalog;
use rusc_view::book::{Chapter, LANGUAGES, NAMES, check, twins};
use rusc_view::{Drawings, Languages};

/// The largest number of words in a chapter.
const MOST_WORDS: usize = 1_500;

#[test]
fn every_chapter_is_the_same_in_every_language() {
    for name in NAMES {
        let original = Chapter::named(LANGUAGES[0], name).expect("it is in the list");
        for language in LANGUAGES {
            let chapter = Chapter::named(language, name).expect("it is in the list");
            assert_eq!(twins(&original, &chapter), Vec::<String>::new(), "{language}/{name}");
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
    for name in NAMES {
        for language in LANGUAGES {
            let chapter = Chapter::named(language, name).expect("it is in the list");
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
