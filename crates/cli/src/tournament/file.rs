//! Tournament files, in TOML.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusc_arena::{Clock, DataFile, Format, MoveLimits, Openings, Tournament, usual_rounds};
use rusc_catalog::Catalog;
use rusc_present::Why;
use serde::Deserialize;

use crate::clocks;
use crate::failure::Failure;
use crate::matches::openings;
use crate::saved;
use crate::thinking::duration;
use crate::trouble::Trouble;

/// The number of games of each meeting unless the file says otherwise.
const GAMES: u32 = 20;

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    game: String,
    bots: Vec<String>,
    #[serde(default)]
    names: BTreeMap<String, String>,
    #[serde(default = "round_robin")]
    format: Format,
    rounds: Option<u32>,
    games: Option<u32>,
    #[serde(default)]
    moves: String,
    openings: Option<WrittenOpenings>,
    nodes: Option<u64>,
    depth: Option<u32>,
    time: Option<String>,
    cpu_time: Option<String>,
    margin: Option<String>,
    sprt: Option<Vec<f64>>,
    batch: Option<u32>,
    seed: Option<u64>,
    #[serde(default)]
    data: BTreeMap<String, PathBuf>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number of random moves, the name of a file, or a list of openings")]
enum WrittenOpenings {
    Random(u32),
    File(String),
    Listed(Vec<String>),
}

fn round_robin() -> Format {
    Format::RoundRobin
}

/// A tournament, and the files that its bots need.
pub(crate) type Read = (Tournament, Vec<(String, PathBuf)>);

/// Reads a tournament file.
pub(crate) fn read(catalog: &Catalog, path: &Path) -> Result<Read, Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::wrong(Trouble::CannotRead { name: name.clone(), why: saved::why(&error) }))?;
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    parse(catalog, &text, &name, &folder)
}

/// Parses a tournament file; other files are found from its folder.
pub(crate) fn parse(catalog: &Catalog, text: &str, name: &str, folder: &Path) -> Result<Read, Failure> {
    let written: Written = toml::from_str(text).map_err(|error| {
        let place = error.span().map_or(0, |span| span.start).min(text.len());
        let before = &text[..place];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let why = Why::quoted(error.message().lines().collect::<Vec<_>>().join(" "));
        Failure::wrong(Trouble::Unreadable { name: name.to_owned(), line, column, why })
    })?;
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    if written.name.is_empty() || written.name.len() > 60 || !written.name.chars().all(is_plain) {
        return Err(Failure::wrong(Trouble::NoTournamentName { text: written.name }));
    }
    let (entry, start) = catalog.start(&written.game).map_err(Failure::wrong)?;
    let asked = match &written.openings {
        None => openings::choose(catalog, &written.game, &written.moves, None, (entry, &start))?,
        Some(WrittenOpenings::Random(moves)) => Openings::Random(*moves),
        Some(WrittenOpenings::Listed(list)) => Openings::Listed(list.clone()),
        Some(WrittenOpenings::File(file)) => {
            let file = folder.join(file).display().to_string();
            openings::choose(catalog, &written.game, &written.moves, Some(&file), (entry, &start))?
        }
    };
    let mut data = Vec::new();
    let mut files = Vec::new();
    for (name, path) in &written.data {
        let path = folder.join(path);
        let path = path.canonicalize().unwrap_or(path);
        let hash = rusc_fleet::hash_of(&path).map_err(Failure::wrong)?;
        files.push(DataFile { name: name.clone(), hash });
        data.push((name.clone(), path));
    }
    let limits = limits(&written)?;
    let external = written.bots.iter().find(|bot| rusc_engine::is_external(entry, bot));
    if let Some(bot) = external.filter(|_| limits.clock == Clock::Processor) {
        return Err(Failure::wrong(Trouble::ExternalClock { bot: bot.clone() }));
    }
    let sprt = match written.sprt.as_deref() {
        None => None,
        Some(&[elo0, elo1]) => Some([elo0, elo1, 0.05, 0.05]),
        Some(&[elo0, elo1, alpha, beta]) => Some([elo0, elo1, alpha, beta]),
        Some(numbers) => return Err(Failure::wrong(Trouble::NoSprt { text: format!("{numbers:?}") })),
    };
    let names = written.bots.iter().map(|bot| written.names.get(bot).unwrap_or(bot).clone()).collect();
    let tournament = Tournament {
        rounds: written.rounds.unwrap_or_else(|| usual_rounds(written.format, written.bots.len())),
        name: written.name,
        game: written.game,
        moves: written.moves,
        names,
        bots: written.bots,
        format: written.format,
        games: written.games.unwrap_or(GAMES).max(1),
        limits,
        openings: asked,
        sprt,
        batch: written.batch.unwrap_or(1).max(1),
        data: files,
        seed: written.seed.unwrap_or(1),
    };
    Ok((tournament, data))
}

fn limits(written: &Written) -> Result<MoveLimits, Failure> {
    let time = |text: &Option<String>| -> Result<Option<Duration>, Failure> {
        text.as_deref().map(duration).transpose().map_err(Failure::wrong)
    };
    let (wall, processor) = (time(&written.time)?, time(&written.cpu_time)?);
    let clock = if processor.is_some() { Clock::Processor } else { Clock::Wall };
    clocks::check(clock).map_err(Failure::undone)?;
    let usual = MoveLimits::default();
    Ok(MoveLimits {
        depth: written.depth,
        nodes: written.nodes,
        time: processor.or(wall).map(|time| time.as_secs_f64()),
        clock,
        margin: time(&written.margin)?.map_or(usual.margin, |time| time.as_secs_f64()),
    })
}
