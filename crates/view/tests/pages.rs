//! Every page says everything it has to, in every language, and is small enough.

mod samples;

use view::{Languages, script};

#[test]
fn pages_are_complete_and_small() {
    let languages = Languages::built_in();
    for (language, _) in languages.names() {
        for (name, page) in samples::pages(&languages, &language) {
            let missing = page.split_once('⟦').map(|(_, rest)| rest.split('⟧').next());
            assert_eq!(missing, None, "{language} {name} says nothing for this key");
            let most = if name.starts_with("play") { 300_000 } else { 100_000 };
            assert!(page.len() < most, "{language} {name} has {} bytes", page.len());
            for unwanted in ["style=", "<style", "onclick", "javascript:"] {
                assert!(!page.contains(unwanted), "{name} has {unwanted}, which the security policy forbids");
            }
        }
    }
}

#[test]
fn ids_are_unique() {
    let languages = Languages::built_in();
    for (name, page) in samples::pages(&languages, "en") {
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
    }
}

#[test]
fn the_script_is_small() {
    assert!(script().len() < 8_000, "{} bytes", script().len());
}
