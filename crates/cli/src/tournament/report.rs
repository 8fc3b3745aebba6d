//! The table of a tournament as text, CSV and JSON.

use rusc_arena::{Cell, Row, Standings};
use rusc_view::crosstable::points;
use serde_json::{Value, json};

use crate::output::signed;
use crate::styles::Table;

/// The table for people.
pub(crate) fn text(standings: &Standings) -> String {
    let numbers: Vec<String> = (1..=standings.rows.len()).map(|place| place.to_string()).collect();
    let head = ["bot", "Elo (95 %)", "points", "of", "share", "failed", "s a move"];
    let mut table = Table::new(head);
    let mut cross = Table::new(std::iter::once("against").chain(numbers.iter().map(String::as_str)));
    for (place, row) in standings.rows.iter().enumerate() {
        let name = format!("{:>2}. {}", place + 1, row.name);
        let share = row.share().map_or_else(String::new, |share| format!("{:.1} %", 100.0 * share));
        table.row([
            name.clone(),
            rating(row),
            points(row.points),
            row.games.to_string(),
            share,
            row.failures.to_string(),
            format!("{:.4}", row.seconds_per_move),
        ]);
        let cell = |(other, cell): (usize, &Option<Cell>)| match cell {
            _ if other == place => "x".to_owned(),
            None => "-".to_owned(),
            Some(cell) => format!("{}:{}", points(cell.own), points(cell.other)),
        };
        cross.row(std::iter::once(name).chain(row.cells.iter().enumerate().map(cell)).collect::<Vec<_>>());
    }
    let repeated = match standings.repeated {
        0 => String::new(),
        repeated => format!("{repeated} of {} games repeat others move by move and count once\n", standings.games),
    };
    format!("{table}\n{cross}{repeated}")
}

/// The score so far on one line.
pub(crate) fn line(standings: &Standings) -> String {
    let first = |row: &Row| format!("{} {}", row.name, rating(row));
    let lead: Vec<String> = standings.rows.iter().take(3).map(first).collect();
    format!("{} games; {}", standings.games, lead.join(", "))
}

/// A rating with its interval.
pub(crate) fn rating(row: &Row) -> String {
    let Some(rating) = row.rating else { return String::new() };
    let elo = signed(rating.elo, 0);
    match (rating.interval.low, rating.interval.high) {
        (Some(low), Some(high)) => format!("{elo} ({} to {})", signed(low, 0), signed(high, 0)),
        (Some(low), None) => format!("{elo} (at least {})", signed(low, 0)),
        (None, Some(high)) => format!("{elo} (at most {})", signed(high, 0)),
        (None, None) => elo,
    }
}

/// The table for spreadsheets.
pub(crate) fn csv(standings: &Standings) -> String {
    let quoted = |text: &str| {
        if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
    };
    let number = |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.1}"));
    let head = ["place", "bot", "spec", "elo", "low", "high", "points", "games", "failures"].map(str::to_owned);
    let others = standings.rows.iter().map(|row| quoted(&row.name));
    let mut lines = vec![head.into_iter().chain(others).collect::<Vec<_>>().join(",")];
    for (place, row) in standings.rows.iter().enumerate() {
        let (elo, interval) = (row.rating.map(|rating| rating.elo), row.rating.map(|rating| rating.interval));
        let fields = [
            (place + 1).to_string(),
            quoted(&row.name),
            quoted(&row.spec),
            number(elo),
            number(interval.and_then(|interval| interval.low)),
            number(interval.and_then(|interval| interval.high)),
            row.points.to_string(),
            row.games.to_string(),
            row.failures.to_string(),
        ];
        let cell = |cell: &Option<Cell>| cell.map_or_else(String::new, |cell| format!("{}:{}", cell.own, cell.other));
        lines.push(fields.into_iter().chain(row.cells.iter().map(cell)).collect::<Vec<_>>().join(","));
    }
    lines.join("\n") + "\n"
}

/// The table for programs.
pub(crate) fn data(standings: &Standings) -> Value {
    let names: Vec<&str> = standings.rows.iter().map(|row| row.name.as_str()).collect();
    let row = |row: &Row| {
        let against = row.cells.iter().zip(&names).filter_map(|(cell, name)| {
            let cell = (*cell)?;
            Some(json!({ "name": name, "points": cell.own, "other": cell.other, "games": cell.games }))
        });
        json!({
            "name": row.name,
            "spec": row.spec,
            "elo": row.rating.map(|rating| rating.elo),
            "elo_interval": row.rating.map(|rating| json!([rating.interval.low, rating.interval.high])),
            "points": row.points,
            "games": row.games,
            "share": row.share(),
            "failures": row.failures,
            "seconds_per_move": row.seconds_per_move,
            "against": against.collect::<Vec<_>>(),
        })
    };
    let set_aside = |(job, log): &(String, Vec<String>)| format!("{job}: {}", log.join("; "));
    json!({
        "name": standings.name,
        "game": standings.game,
        "seats": standings.seats,
        "complete": standings.is_complete,
        "games": standings.games,
        "repeated": standings.repeated,
        "bots": standings.rows.iter().map(row).collect::<Vec<_>>(),
        "set_aside": standings.set_aside.iter().map(set_aside).collect::<Vec<_>>(),
    })
}
