//! The figures of `rusc bench server`: many open pages and matches of experts.

use std::path::Path;

use rusc_lab::LabError;
use tokio::runtime::Runtime;

use super::{Figure, Share};
use crate::machine::cores;
use crate::measure::{Load, Measured, measure as measure_pages};
use crate::own_process::Server;

pub(super) fn measure(place: &Path, share: Share, runtime: &Runtime) -> Result<Vec<Figure>, LabError> {
    let server = Server::start(place)?;
    let part = |number, least: usize| share.of(number).max(least);
    let load =
        Load { pages: part(500, 50), experts: part(100, 10), matches: part(50, 5), clicks: part(12, 3), pause: 1_000 };
    let measured = runtime.block_on(measure_pages(&load, &mut |_| Ok(true), server.address, &|| server.usage()))?;
    let Some(Measured { median, late, usage, .. }) = measured.last() else { return Ok(Vec::new()) };
    let under = format!("with {} pages and {} matches of experts", load.pages, load.experts);
    Ok(vec![
        Figure::at_most(format!("click to fragment {under}, median"), *median, share.time(20.0), "ms"),
        Figure::at_most(format!("click to fragment {under}, 99 %"), *late, share.time(100.0), "ms"),
        Figure::at_most(format!("memory {under}"), usage.megabytes as f64, 300.0, "MB"),
        Figure::at_most(format!("threads {under}"), usage.threads as f64, (2 * cores() + 16) as f64, "threads"),
    ])
}
