//! Many hints asked for at once.

use std::net::SocketAddr;
use std::path::Path;

use futures_util::future::try_join_all;
use rusc_lab::LabError;
use tokio::runtime::Runtime;

use super::games::patiently;
use super::{Figure, Share};
use crate::client::Client;
use crate::measure::{Plan, begin};
use crate::own_process::Server;

/// The number of hints that each visitor asks for.
const EACH: usize = 10;
/// The number of visitors in the whole attack.
const WHOLE: usize = 100;

pub(super) fn measure(place: &Path, share: Share, runtime: &Runtime) -> Result<Vec<Figure>, LabError> {
    let (server, visitors) = (Server::start(place)?, share.of(WHOLE).max(WHOLE / 5));
    let plan = Plan::new(1)?;
    let lost = runtime.block_on(async {
        let games = try_join_all((0..visitors).map(|_| prepare(server.address, &plan))).await?.concat();
        // All at once.
        let asked = games.iter().map(|(client, game)| ask(client, game));
        Ok::<_, LabError>(try_join_all(asked).await?.into_iter().filter(|is_answered| !is_answered).count())
    })?;
    let count = visitors * EACH;
    let memory = server.usage().most_megabytes;
    Ok(vec![
        Figure::none(
            format!("of {count} hints at once by {visitors} visitors, neither answered nor in the queue"),
            lost,
        ),
        Figure::at_most(format!("memory for {count} hints"), memory as f64, 500.0, "MB"),
    ])
}

/// The matches of a visitor who is to move in all of them.
async fn prepare(address: SocketAddr, plan: &Plan) -> Result<Vec<(Client, String)>, LabError> {
    let client = Client::arrive(address).await?;
    let mut games = Vec::with_capacity(EACH);
    for _ in 0..EACH {
        games.push((client.clone(), begin(&client, &plan.easiest).await?));
    }
    Ok(games)
}

/// Asks for a hint, and returns whether the page shows it or the place in the queue, or the hint was refused with a reason.
async fn ask(client: &Client, game: &str) -> Result<bool, LabError> {
    let answer = client.ask("POST", &format!("{game}/hint"), "").await?;
    if answer.status() != 204 {
        return Ok((400..500).contains(&answer.status()) && !answer.body().is_empty());
    }
    Ok(patiently(client, "GET", game, "").await?.body().contains("class=\"suggestion\""))
}
