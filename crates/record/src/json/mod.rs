//! Records of any game in JSON: one object with `format`, `version`, `spec`, `seats`, `outcome`, `properties` and `nodes`.
//!
//! The nodes are a flat list in which each names its parent (by default the node before it), so games may be as long and as
//! branched as they like. Unknown fields are refused, not dropped; other programs' data goes into `properties`. Version 1 had
//! plain numbers named `value` where version 2 has a `score`, and reasons without keys; both are still read.

mod form;
mod reading;

use rusc_catalog::Catalog;
use serde::Serialize;

use crate::{ReadError, Record, Replay};
use form::NodeForm;
pub(crate) use form::{EndingForm, OutcomeForm};

/// The value of the field `format`.
pub const FORMAT: &str = "rusc-game";
/// The version that is written, and the newest that can be read.
pub const VERSION: u64 = 2;

/// Writes a record as JSON, one node per line. Times and estimates that are not finite are left out.
///
/// ```
/// let record = rusc_record::Record::new("hex:5", vec![rusc_record::Sitter::person("Ana"), rusc_record::Sitter::bot("normal")]);
/// let text = rusc_record::json::write(&record);
/// let replay = rusc_record::json::read(&rusc_catalog::Catalog::builtin(), &text).expect("it was just written");
/// assert_eq!(replay.record, record);
/// ```
pub fn write(record: &Record) -> String {
    format!("{{\n  {}\n}}\n", fields(record, list).join(",\n  "))
}

/// Writes a record as one line of JSON, for files with a game on each line.
pub fn write_line(record: &Record) -> String {
    format!("{{{}}}\n", fields(record, |items| format!("[{}]", items.join(","))).join(","))
}

/// The fields of a record; `list` joins the items of lists.
fn fields(record: &Record, list: fn(&[String]) -> String) -> Vec<String> {
    fn lines<T: Serialize>(items: &[T]) -> Vec<String> {
        items.iter().map(line).collect()
    }
    let mut fields = vec![
        format!("\"format\": {}", line(FORMAT)),
        format!("\"version\": {}", line(&VERSION)),
        format!("\"spec\": {}", line(&record.spec)),
        format!("\"seats\": {}", list(&lines(&record.seats))),
    ];
    if let Some(outcome) = &record.outcome {
        fields.push(format!("\"outcome\": {}", line(&OutcomeForm::of(outcome))));
    }
    if !record.properties.is_empty() {
        fields.push(format!("\"properties\": {}", list(&lines(&record.properties))));
    }
    let nodes: Vec<NodeForm> = record.tree.ids().map(|id| NodeForm::of(id, record.tree.node(id))).collect();
    fields.push(format!("\"nodes\": {}", list(&lines(&nodes))));
    fields
}

/// Reads a record and replays it by the rules of its game.
///
/// # Errors
/// What is wrong in the text, and where.
pub fn read(catalog: &Catalog, text: &str) -> Result<Replay, ReadError> {
    reading::read(catalog, text)
}

/// An item as JSON on one line.
pub(crate) fn line<T: Serialize + ?Sized>(item: &T) -> String {
    serde_json::to_string(item).expect("texts, finite numbers and lists of them can be written")
}

/// A list with one item per line.
fn list(items: &[String]) -> String {
    let lines: Vec<String> = items.iter().map(|item| format!("\n    {item}")).collect();
    format!("[{}\n  ]", lines.join(","))
}
