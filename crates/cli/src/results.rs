//! What experiments write, lines of text and Markdown tables: aligned for a terminal, or as JSON.

use std::io::{self, Write};

use rusc_lab::Machine;
use serde_json::{Map, Value, json};

use crate::styles::Table;

/// Version of the JSON format.
pub(crate) const VERSION: u32 = 1;

/// Passes text on line by line; each table is held back until it ends, then aligned.
pub(crate) struct Aligned<W: Write> {
    out: W,
    /// The line that is not complete yet.
    line: Vec<u8>,
    table: Option<Table>,
}

impl<W: Write> Aligned<W> {
    pub(crate) fn new(out: W) -> Self {
        Aligned { out, line: Vec::new(), table: None }
    }

    fn take(&mut self, line: &str) -> io::Result<()> {
        let Some(cells) = cells(line) else {
            self.end_table()?;
            return writeln!(self.out, "{line}");
        };
        match &mut self.table {
            None => self.table = Some(Table::new(cells)),
            Some(_) if is_rule(&cells) => {}
            Some(table) => table.row(cells.map(str::to_owned).collect::<Vec<_>>()),
        }
        Ok(())
    }

    fn end_table(&mut self) -> io::Result<()> {
        self.table.take().map_or(Ok(()), |table| write!(self.out, "{table}"))
    }

    /// Writes what was held back.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        let rest = std::mem::take(&mut self.line);
        self.end_table()?;
        self.out.write_all(&rest)?;
        self.out.flush()
    }
}

impl<W: Write> Write for Aligned<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.line.extend(bytes);
        while let Some(end) = self.line.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.line.drain(..=end).collect();
            self.take(String::from_utf8_lossy(&line[..end]).as_ref())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The cells of a line of a table; `None` for any other line.
fn cells(line: &str) -> Option<impl Iterator<Item = &str> + Clone> {
    let inside = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inside.split('|').map(str::trim))
}

/// Whether a line only separates the head of a table from its rows.
fn is_rule<'a>(cells: &(impl Iterator<Item = &'a str> + Clone)) -> bool {
    cells.clone().all(|cell| cell.starts_with('-') && cell.bytes().all(|byte| byte == b'-'))
}

/// The text of an experiment as a JSON object, without its version.
pub(crate) fn to_json(experiment: &str, machine: &Machine, is_complete: bool, text: &str) -> Value {
    let (mut tables, mut notes): (Vec<Value>, Vec<&str>) = (Vec::new(), Vec::new());
    let mut head: Option<Vec<&str>> = None;
    let mut is_after_text = false;
    for line in text.lines() {
        match (cells(line), &head) {
            (None, _) if line.is_empty() => head = None,
            (None, _) => {
                head = None;
                notes.push(line);
                is_after_text = true;
            }
            (Some(cells), None) => {
                head = Some(cells.collect());
                tables.push(json!({ "title": notes.pop_if(|_| is_after_text), "rows": [] }));
                is_after_text = false;
            }
            (Some(cells), Some(head)) if !is_rule(&cells) => {
                let row: Map<String, Value> = head.iter().map(|&name| name.to_owned()).zip(cells.map(value)).collect();
                let rows = tables.last_mut().and_then(|table| table["rows"].as_array_mut());
                rows.expect("a head has begun a table").push(row.into());
            }
            _ => {}
        }
    }
    let Machine { processor, cores, memory_bytes, system } = machine;
    json!({
        "experiment": experiment,
        "machine": { "processor": processor, "cores": cores, "memory_bytes": memory_bytes, "system": system },
        "complete": is_complete,
        "tables": tables,
        "notes": notes,
    })
}

/// A cell as a number if it is one, as null if it is empty.
fn value(cell: &str) -> Value {
    let number = || cell.parse::<i64>().map(Value::from).or_else(|_| cell.parse::<f64>().map(Value::from));
    match cell {
        "" => Value::Null,
        _ => number().ok().filter(Value::is_number).unwrap_or_else(|| cell.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "A study\n\nBoards\n\n| board | seconds |\n|---|---|\n| 3x3 | 0.25 |\n| 10x10 | 12 |\n\n| n |\n|---|\n| |\n\nAll agree.\n";

    #[test]
    fn tables_are_aligned_and_other_lines_stay() {
        let mut printed = Vec::new();
        let mut aligned = Aligned::new(&mut printed);
        // However the text is cut.
        TEXT.as_bytes().chunks(7).for_each(|part| aligned.write_all(part).expect("a vector takes any text"));
        aligned.finish().expect("a vector takes any text");
        let printed = String::from_utf8(printed).expect("text");
        let plain = anstream::adapter::strip_str(&printed).to_string();
        assert_eq!(
            plain,
            "A study\n\nBoards\n\nboard  seconds\n3x3       0.25\n10x10       12\n\nn\n \n\nAll agree.\n"
        );
    }

    #[test]
    fn tables_become_json() {
        let object = to_json("study", &Machine::default(), true, TEXT);
        let tables = json!([
            { "title": "Boards", "rows": [{ "board": "3x3", "seconds": 0.25 }, { "board": "10x10", "seconds": 12 }] },
            { "title": null, "rows": [{ "n": null }] },
        ]);
        assert_eq!(object["tables"], tables);
        assert_eq!(object["notes"], json!(["A study", "All agree."]));
    }
}
