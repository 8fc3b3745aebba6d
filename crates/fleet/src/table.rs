//! Tables of tournaments for pages and pictures.

use std::path::Path;

use rusc_arena::{Row, Standings};
use rusc_view::crosstable::{Contestant, CrossTable};

use crate::glimpse;

/// A table as pages and pictures show it.
pub fn crosstable(standings: &Standings) -> CrossTable {
    let contestant = |row: &Row| Contestant {
        name: row.name.clone(),
        elo: row.rating.map(|rating| rating.elo),
        low: row.rating.and_then(|rating| rating.interval.low),
        high: row.rating.and_then(|rating| rating.interval.high),
        points: row.points,
        games: row.games,
        failures: row.failures,
        cells: row.cells.iter().map(|cell| cell.map(|cell| (cell.own, cell.other))).collect(),
    };
    CrossTable {
        name: standings.name.clone(),
        game: standings.game.clone(),
        rows: standings.rows.iter().map(contestant).collect(),
        games: standings.games,
        progress: standings.progress,
        is_complete: standings.is_complete,
    }
}

/// The tournaments whose files are in a folder, the latest first; files that cannot be read are left out.
pub fn tournaments(folder: &Path) -> Vec<CrossTable> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let is_study = |path: &std::path::PathBuf| path.extension().is_some_and(|ending| ending == "sqlite");
    let mut found: Vec<(i64, CrossTable)> = files
        .filter(is_study)
        .filter_map(|path| {
            let seen = glimpse(&path).ok().flatten().filter(|seen| seen.kind == "tournament")?;
            let standings: Standings = serde_json::from_str(&seen.summary).ok()?;
            Some((seen.at, crosstable(&standings)))
        })
        .collect();
    found.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    found.into_iter().map(|(_, table)| table).collect()
}
