//! The page of a tournament that is being played.

use rusc_arena::statistics::{Interval, Rating};
use rusc_arena::{Cell, Row, Standings};
use serde_json::json;

use crate::support::{DESKTOP, Driver, House};

fn row(name: &str, elo: f64, cells: [Option<Cell>; 2]) -> Row {
    let interval = Interval { low: Some(elo - 40.0), high: None };
    Row {
        name: name.to_owned(),
        spec: name.to_owned(),
        rating: Some(Rating { elo, interval }),
        games: 8,
        points: 4.0 + elo / 50.0,
        failures: 0,
        seconds_per_move: 0.1,
        cells: cells.to_vec(),
    }
}

fn standings(points: f64, is_complete: bool) -> Standings {
    let cell = |own: f64| Some(Cell { own, other: 8.0 - own, games: 8 });
    Standings {
        name: "cup".to_owned(),
        game: "hex:5".to_owned(),
        seats: 2,
        rows: vec![row("strong", 100.0, [None, cell(points)]), row("weak", -100.0, [cell(8.0 - points), None])],
        games: 8,
        repeated: 0,
        progress: (4, 8),
        is_complete,
        set_aside: Vec::new(),
    }
}

#[tokio::test]
async fn the_table_of_a_tournament_follows_the_games() {
    let house = House::new();
    let driver = Driver::start();
    let browser = driver.browser(&house, DESKTOP, "en").await;
    browser.go("/tournaments").await;
    assert!(browser.text("main").await.contains("rusc tournament FILE"), "it says how to begin one");
    let path = house.folder.path().join("tournaments/cup.sqlite");
    let store = rusc_fleet::Store::open(&path, "tournament", &json!({})).expect("a store");
    let save = |standings: &Standings| store.summarise(&json!(standings).to_string()).expect("it can be saved");
    save(&standings(6.0, false));
    browser.go("/tournaments").await;
    assert_eq!(browser.text(".tournament h1").await, "cup");
    let shown = browser.text(".crosstable tbody tr").await;
    assert!(shown.contains("strong") && shown.contains("+100 (≥ +60)") && shown.contains("6:2"), "{shown}");
    // Nobody asks for it again: the page of a running tournament does so by itself.
    save(&standings(7.0, true));
    browser.wait_until("document.querySelector('.crosstable').innerText.includes('7:1')").await;
    browser.wait_until("document.querySelector('.tournament').dataset.complete === 'true'").await;
    browser.close().await;
}
