//! The table of a tournament: who did what against whom, as a table on a page and as a picture.

use maud::{Markup, PreEscaped, html};

use crate::Texts;

/// The table of a tournament, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct CrossTable {
    /// The name of the tournament.
    pub name: String,
    /// The spec of the game.
    pub game: String,
    /// Those who take part.
    pub rows: Vec<Contestant>,
    /// The number of games so far.
    pub games: u32,
    /// The number of finished parts of the tournament, and the total.
    pub progress: (u64, u64),
    /// Whether all games are played.
    pub is_complete: bool,
}

/// A bot in a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    /// Its name.
    pub name: String,
    /// Its rating, if it has played.
    pub elo: Option<f64>,
    /// The lower end of the rating's interval; `None` if it has no bound.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// Its points.
    pub points: f64,
    /// Its games.
    pub games: u32,
    /// The games it lost through a failure.
    pub failures: u32,
    /// Its own points and those of each other one in their games, in the order of the rows.
    pub cells: Vec<Option<(f64, f64)>>,
}

/// Points in their shortest form, with halves as such.
///
/// ```
/// assert_eq!(["12", "7½", "½", "0", "3.33"], [12.0, 7.5, 0.5, 0.0, 3.3333].map(rusc_view::crosstable::points));
/// ```
pub fn points(points: f64) -> String {
    let (whole, part) = (points.floor(), points - points.floor());
    if !(1e-6..=1.0 - 1e-6).contains(&part) {
        format!("{points:.0}")
    } else if (part - 0.5).abs() < 1e-6 {
        if whole == 0.0 { "½".to_owned() } else { format!("{whole:.0}½") }
    } else {
        format!("{points:.2}")
    }
}

/// A rating with its interval; an end without a bound is left out.
pub fn rating(contestant: &Contestant) -> String {
    let sign = |number: f64| {
        let text = format!("{:+.0}", number + 0.0);
        if text == "-0" { "+0".to_owned() } else { text.replace('-', "−") }
    };
    let Some(elo) = contestant.elo else { return "–".to_owned() };
    match (contestant.low, contestant.high) {
        (Some(low), Some(high)) => format!("{} ({} … {})", sign(elo), sign(low), sign(high)),
        (Some(low), None) => format!("{} (≥ {})", sign(elo), sign(low)),
        (None, Some(high)) => format!("{} (≤ {})", sign(elo), sign(high)),
        (None, None) => sign(elo),
    }
}

/// The words of a cell.
fn cell(cell: Option<(f64, f64)>) -> String {
    cell.map_or_else(|| "–".to_owned(), |(own, other)| format!("{}:{}", points(own), points(other)))
}

/// How green or red a cell is, from 0 to 1 and from -1 to 0.
fn shade(cell: Option<(f64, f64)>) -> Option<f64> {
    let (own, other) = cell.filter(|(own, other)| own + other > 0.0)?;
    Some((own - other) / (own + other))
}

/// The colour of a cell.
fn colour(shade: f64) -> String {
    let base = if shade < 0.0 { "208,72,56" } else { "40,140,90" };
    format!("rgba({base},{:.2})", shade.abs() * 0.45)
}

/// The table on a page.
pub fn table(texts: &Texts, table: &CrossTable) -> Markup {
    html! {
        div class="scroll" {
            table class="crosstable" {
                thead {
                    tr {
                        th scope="col" { "#" }
                        th scope="col" { (texts.say("tournament-bot")) }
                        th scope="col" { (texts.say("tournament-elo")) }
                        th scope="col" { (texts.say("tournament-points")) }
                        @for place in 1..=table.rows.len() { th scope="col" { (place) } }
                    }
                }
                tbody {
                    @for (place, row) in table.rows.iter().enumerate() {
                        tr {
                            td { (place + 1) }
                            th scope="row" { (row.name) }
                            td { (rating(row)) }
                            td { (points(row.points)) " / " (row.games) }
                            @for (other, &found) in row.cells.iter().enumerate() {
                                @if other == place {
                                    td class="self" { "×" }
                                } @else {
                                    td class=[shade(found).map(|shade| format!("grade{}", (4.0 * shade).round() as i8))] { (cell(found)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A page on its own, for a file.
pub fn document(texts: &Texts, cross: &CrossTable) -> String {
    const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}\
        th,td{padding:.25rem .6rem;border-bottom:1px solid #8884;text-align:right;white-space:nowrap}th[scope=row]{text-align:left}";
    let grades: String =
        (-4..=4).map(|grade| format!(".grade{grade}{{background:{}}}", colour(f64::from(grade) / 4.0))).collect();
    let page = html! {
        (maud::DOCTYPE)
        html lang=(texts.language()) {
            head { meta charset="utf-8"; title { (cross.name) } style { (PreEscaped(STYLE)) (PreEscaped(grades)) } }
            body {
                h1 { (cross.name) }
                p { (summary(texts, cross)) }
                (table(texts, cross))
            }
        }
    };
    page.into_string()
}

/// One line about the tournament.
pub fn summary(texts: &Texts, table: &CrossTable) -> String {
    let key = if table.is_complete { "tournament-complete" } else { "tournament-running" };
    let percent = table.progress.0 * 100 / table.progress.1.max(1);
    texts.tell(key, &[("game", table.game.clone().into()), ("games", table.games.into()), ("percent", percent.into())])
}

/// The table as a picture.
pub fn picture(texts: &Texts, table: &CrossTable) -> String {
    const HEIGHT: usize = 26;
    let letters = |text: &str| text.chars().count() * 8 + 20;
    let widest = |texts: Vec<String>| texts.iter().map(|text| letters(text)).max().unwrap_or(40);
    let ratings: Vec<String> = table.rows.iter().map(rating).collect();
    let names = widest(table.rows.iter().map(|row| row.name.clone()).collect()).max(60);
    let elos = widest(ratings.clone()).max(60);
    let cells = widest(table.rows.iter().flat_map(|row| row.cells.iter().map(|found| cell(*found))).collect()).max(40);
    let first = 30 + names + elos;
    let (width, height) = (first + cells * table.rows.len() + 10, HEIGHT * (table.rows.len() + 2) + 10);
    let text = |x: usize, row: usize, anchor: &str, words: &str| {
        html! { text x=(x) y=(HEIGHT * row + 18) text-anchor=(anchor) { (words) } }
    };
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox=(format!("0 0 {width} {height}"))
            font-family="sans-serif" font-size="14" {
            title { (summary(texts, table)) }
            rect width=(width) height=(height) fill="#fff" {}
            (text(30, 0, "start", &table.name))
            (text(30 + names, 1, "start", &texts.say("tournament-elo")))
            @for (place, row) in table.rows.iter().enumerate() {
                (text(first + cells * place + cells / 2, 1, "middle", &(place + 1).to_string()))
                (text(24, place + 2, "end", &(place + 1).to_string()))
                (text(30, place + 2, "start", &row.name))
                (text(30 + names, place + 2, "start", &ratings[place]))
                @for (other, &found) in row.cells.iter().enumerate() {
                    @if let Some(shade) = shade(found) {
                        rect class="cell" x=(first + cells * other) y=(HEIGHT * (place + 2)) width=(cells - 2) height=(HEIGHT - 2)
                            fill=(colour(shade)) {}
                    }
                    (text(first + cells * other + cells / 2, place + 2, "middle",
                        &if other == place { "×".to_owned() } else { cell(found) }))
                }
            }
        }
    };
    drawn.into_string()
}
