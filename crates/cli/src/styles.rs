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
pub(crate) struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new<'a>(head: impl IntoIterator<Item = &'a str>) -> Self {
        Table { head: head.into_iter().map(str::to_owned).collect(), rows: Vec::new() }
    }

    /// Adds a row; cells beyond the last column are not printed.
    pub(crate) fn row(&mut self, cells: impl Into<Vec<String>>) {
        self.rows.push(cells.into());
    }

    /// The width of each column.
    fn widths(&self) -> Vec<usize> {
        let width = |column: usize| {
            let cells = self.rows.iter().chain([&self.head]).filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        (0..self.head.len()).map(width).collect()
    }
}

/// A line of aligned cells, the first in a style.
fn line(cells: &[String], widths: &[usize], style: Style) -> String {
    let aligned = cells.iter().zip(widths).enumerate().map(|(column, (cell, &width))| {
        if column == 0 { styled(style, &format!("{cell:<width$}")) } else { format!("  {cell:>width$}") }
    });
    aligned.collect()
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        writeln!(f, "{}", styled(TITLE, &line(&self.head, &widths, Style::new())))?;
        self.rows.iter().try_for_each(|row| writeln!(f, "{}", line(row, &widths, NAME)))
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
