//! Many games in a row by a few players, each with a page, a move, a bot's answer and an end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::future::try_join_all;
use rusc_lab::LabError;

use super::Figure;
use crate::client::{Answer, Client};
use crate::measure::Plan;
use crate::own_process::Server;

/// The number of games in the whole attack.
pub(super) const WHOLE: usize = 10_000;
/// The number of players.
const PLAYERS: usize = 12;
/// The pause after a refusal because of too many requests.
const PAUSE: Duration = Duration::from_millis(100);

/// Plays this number of games, and measures how much memory the server needs afterwards.
pub(super) async fn measure(server: &Server, games: usize) -> Result<Figure, LabError> {
    play(server.address, PLAYERS).await?;
    let before = server.usage().megabytes;
    play(server.address, games).await?;
    let what = format!("memory after {games} games by {PLAYERS} players, more than before");
    Ok(Figure::at_most(what, (server.usage().megabytes - before) as f64, 50.0, "MB"))
}

/// Plays this number of games.
async fn play(address: SocketAddr, games: usize) -> Result<(), LabError> {
    let (plan, begun) = (Arc::new(Plan::new(1)?), Arc::new(AtomicUsize::new(0)));
    let player = async || {
        let client = Client::arrive(address).await?;
        while begun.fetch_add(1, Ordering::Relaxed) < games {
            play_one(&client, &plan).await?;
        }
        Ok::<_, LabError>(())
    };
    try_join_all((0..PLAYERS).map(|_| player())).await.map(|_| ())
}

async fn play_one(client: &Client, plan: &Plan) -> Result<(), LabError> {
    let seats = format!("game={}&seat-1=person&seat-2=beginner", plan.easiest);
    let begun = patiently(client, "POST", "/new", &seats).await?;
    let path = begun.header("location").unwrap_or_default();
    patiently(client, "GET", path, "").await?;
    patiently(client, "POST", &format!("{path}/play"), &format!("move={}&at=0", plan.line[0])).await?;
    patiently(client, "POST", &format!("{path}/resign"), "").await?;
    Ok(())
}

/// Sends a request as often as necessary, and returns the response.
pub(super) async fn patiently(client: &Client, method: &str, path: &str, form: &str) -> Result<Answer, LabError> {
    loop {
        let answer = client.ask(method, path, form).await?;
        match answer.status() {
            200 | 202 | 204 | 303 => return Ok(answer),
            429 => tokio::time::sleep(PAUSE).await,
            _ => return Err(answer.refusal(path)),
        }
    }
}
