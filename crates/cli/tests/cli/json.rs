//! What `--json` prints is what `docs/json.md` describes.

use std::collections::BTreeSet;

use crate::command::{folder, names, rusc};
use serde_json::Value;

/// The tournament of the page's example.
const CUP: &str = "name = \"cup\"\ngame = \"connect4:5x4\"\nbots = [\"random\", \"alphabeta:depth=2\"]\ngames = 4\n";

/// Adds the paths of all fields of a value, such as `games[].name`.
fn add_fields(value: &Value, path: &str, known: &BTreeSet<String>, fields: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| add_fields(item, &format!("{path}[]"), known, fields)),
        Value::Object(object) => {
            let prefix = if path.is_empty() { String::new() } else { format!("{path}.") };
            let is_placeholder = |field: &&String| {
                let name = field.strip_prefix(&prefix).unwrap_or_default();
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase())
            };
            let placeholder = known.iter().find(is_placeholder);
            for (name, value) in object {
                let field = placeholder.cloned().unwrap_or_else(|| format!("{prefix}{name}"));
                add_fields(value, &field, known, fields);
                fields.insert(field);
            }
        }
        _ => {}
    }
}

#[test]
fn every_field_is_described_and_printed() {
    let folder = folder("json");
    std::fs::write(folder.join("cup.toml"), CUP).expect("it can be written");
    let mut sections = include_str!("../../../../docs/json.md").split("\n## `rusc ");
    let about = sections.next().expect("a page has a beginning");
    assert!(about.contains("begins with `version`"));
    for section in sections {
        let name = section.split('`').next().expect("a heading names its command");
        let described = |line: &str| line.strip_prefix("| `")?.split('`').next().map(str::to_owned);
        let known: BTreeSet<String> = section.lines().filter_map(described).collect();
        let mut printed = BTreeSet::new();
        for words in section.lines().filter_map(|line| line.strip_prefix("rusc ")) {
            if words.contains(" --broker ") {
                continue;
            }
            assert!(words.starts_with(name), "{words} is in the section of {name}");
            let text = rusc(words).inside(&folder).succeeds();
            let mut objects: Vec<&str> = text.lines().collect();
            // The last of several objects is the one that is printed without the others.
            assert!(
                objects.len() == 1 || objects.pop().is_some_and(|last| last.contains("\"complete\":true")),
                "{words}"
            );
            for object in objects {
                assert!(object.starts_with("{\"version\":"), "{words}: {object}");
                let object: Value = serde_json::from_str(object).unwrap_or_else(|error| panic!("{words}: {error}"));
                assert!(section.contains(&format!("| `version` | {} |", object["version"])), "{words}");
                add_fields(&object, "", &known, &mut printed);
            }
        }
        // Those need a broker; its own tests look at what they print.
        let needs_broker = section.contains(" --broker ");
        assert!(needs_broker || printed == known, "rusc {name}: {printed:?} printed, {known:?} in docs/json.md");
    }
}

#[test]
fn every_command_with_json_is_described() {
    let page = include_str!("../../../../docs/json.md");
    let mut found = 0;
    for name in names() {
        let help = rusc(&name).word("--help").succeeds();
        let is_printer = help.lines().any(|line| line.trim_start().starts_with("--json"));
        found += usize::from(is_printer);
        assert_eq!(page.contains(&format!("\n## `rusc {name}`\n")), is_printer, "{name}");
    }
    assert!(found >= 7, "{found}");
}
