//! Styles of text on a terminal, and aligned tables.

use std::fmt;

use clap::builder::styling::{AnsiColor, Style};

/// The style of titles and table headings.
pub(crate) const TITLE: Style = Style::new().bold();
/// The style of what can be typed: names and specs.
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();
/// The style of the program's name before an error.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A table with names in the first column and numbers in the others.
pub(crate) struct Table<const COLUMNS: usize> {
    head: [&'static str; COLUMNS],
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    pub(crate) fn new(head: [&'static str; COLUMNS]) -> Self {
        Table { head, rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: [String; COLUMNS]) {
        self.rows.push(cells);
    }

    /// The width of a column.
    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().map(|row| row[column].chars().count());
        cells.chain([self.head[column].chars().count()]).max().unwrap_or(0)
    }

    /// A line of cells, the first in a style.
    fn line(&self, cells: [&str; COLUMNS], style: Style) -> String {
        let aligned = cells.iter().enumerate().map(|(column, cell)| {
            let width = self.width(column);
            if column == 0 { styled(style, &format!("{cell:<width$}")) } else { format!("  {cell:>width$}") }
        });
        aligned.collect()
    }
}

impl<const COLUMNS: usize> fmt::Display for Table<COLUMNS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", styled(TITLE, &self.line(self.head, Style::new())))?;
        for row in &self.rows {
            writeln!(f, "{}", self.line(row.each_ref().map(String::as_str), NAME))?;
        }
        Ok(())
    }
}

/// Names with their descriptions beside them, indented. A name that is too long for its column pushes its description to the right.
pub(crate) fn described(indent: usize, pairs: &[(String, String)]) -> String {
    const WIDEST: usize = 32;
    let length = |name: &str| name.chars().count();
    let width = pairs.iter().map(|(name, _)| length(name)).filter(|&length| length <= WIDEST).max().unwrap_or(0);
    let line = |(name, about): &(String, String)| {
        let (before, between) = (" ".repeat(indent), " ".repeat(width.saturating_sub(length(name)) + 2));
        format!("{before}{}{between}{about}\n", styled(NAME, name))
    };
    pairs.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn columns_are_aligned() {
        let mut table = Table::new(["bot", "won"]);
        table.row(["alphabeta".to_owned(), "9".to_owned()]);
        table.row(["més".to_owned(), "1000".to_owned()]);
        assert_eq!(plain(&table.to_string()), "bot         won\nalphabeta     9\nmés        1000\n");
        let long = "x".repeat(40);
        let pairs =
            [("a", "one"), ("four", "two"), (&long, "three")].map(|(name, about)| (name.to_owned(), about.to_owned()));
        assert_eq!(plain(&described(1, &pairs)), format!(" a     one\n four  two\n {long}  three\n"));
    }
}
