//! Hex commands, run as processes.

use std::env::temp_dir;
use std::fs;
use std::process;

use crate::command::{folder, rusc};
use serde_json::json;

#[test]
fn a_position_is_shown_with_its_connections() {
    let shown = rusc("show hex:3 --moves b2,a1 --format json --connections").json();
    assert_eq!(shown["board"]["rows"], json!(["W..", ".B.", "..."]));
    let black = &shown["connections"]["seats"][0];
    assert_eq!((&black["seat"], &black["won"], &black["resistance"]), (&json!(1), &json!(true), &json!(0.0)));
    let connection = &black["full"][0];
    assert!(connection["from"].is_string() && connection["to"].is_string() && connection["carrier"].is_array());
    assert_eq!(shown["connections"]["values"]["b1"]["proof"], "win");
    assert!(rusc("show hex:4 --moves b2").succeeds().contains("  2 . B . .  2\n"));
}

#[test]
fn bad_boards_and_moves_are_refused() {
    assert!(rusc("show hex:1").fails(2).contains("a number from 2 to 19"));
    assert!(rusc("show hex:40").fails(2).contains("a number from 2 to 19"));
    assert!(rusc("show hex:5 --moves a1,f1").fails(2).contains("“f1” is not a move"));
    assert!(rusc("show hex:5 --moves a1,a1").fails(2).contains("cell is occupied"));
    assert!(rusc("show hex:5 --moves a1,swap").fails(2).contains("without the swap rule"));
    assert!(rusc("show hex:5,swap --moves a1,b1,swap").fails(2).contains("in reply to the first stone"));
}

#[test]
fn move_trees_have_the_counted_leaves() {
    assert_eq!(rusc("perft hex:5 --depth 4 --json").json()["leaves"], 303_600);
    assert_eq!(rusc("perft hex:3 --depth 9 --json").json()["leaves"], 120_960);
}

#[test]
fn hexodus_answers_with_a_finite_value_and_its_proof() {
    let won = rusc("genmove hex:5 --moves c3,a1 --bot hexodus --json").json();
    assert_eq!(won["proof"], "win");
    assert!(won["value"].is_number());
    let open = rusc("genmove hex:9 --moves e5 --bot hexodus:width=4,threads=1 --json").json();
    assert!(open["proof"].is_null() && open["value"].is_number());
    assert_eq!(open["depth"], 2);
}

#[test]
fn hexodus_beats_the_player_that_counts_stones() {
    let outcome = rusc("match hex:6 --bot hexodus --bot dijkstra:depth=2 --games 4 --json").json();
    assert_eq!(outcome["wins"], json!([4, 0]));
}

#[test]
fn hextress_prints_plots_and_merges() {
    let folder = temp_dir().join(format!("rusc-hextress-{}", process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    let file = |name: &str| folder.join(name).to_str().expect("the name is text").to_owned();
    let found = rusc("bench hextress --largest 3 --json -o").word(&file("plot.svg")).succeeds();
    fs::write(file("one.json"), &found).expect("the findings can be written");
    assert!(fs::read_to_string(file("plot.svg")).expect("there is a plot").starts_with("<svg"));
    let names = format!("{},{}", file("one.json"), file("one.json"));
    let merged = rusc("bench hextress --json --merge").word(&names).json();
    assert_eq!(merged["averages"][0]["rows"][0]["size"], 3);
    assert!(rusc("bench hextress --merge").word(&file("none.json")).fails(2).contains("none.json"));
    assert!(rusc("bench hextress --merge").word(&file("plot.svg")).fails(2).contains("plot.svg"));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn patterns_are_learned_from_saved_games() {
    let folder = folder("learning");
    let inside = |words: &str| rusc(words).inside(&folder);
    inside("selfplay hex:5 --bot mcts --nodes 50 --games 12 --openings 1 -o games.jsonl").succeeds();
    let learned = inside("learn hex-patterns --from games.jsonl,games.jsonl --passes 2").succeeds();
    assert!(
        learned.starts_with(
            "# rusc learn hex-patterns --from games.jsonl,games.jsonl --passes 2 --seed 77\n# 24 games; of "
        ),
        "{learned}"
    );
    inside("learn hex-patterns --from games.jsonl,games.jsonl --passes 2 --o weights.txt").succeeds();
    assert_eq!(fs::read_to_string(folder.join("weights.txt")).expect("a file was written"), learned);
    fs::write(folder.join("broken.jsonl"), "{\"format\": ").expect("the folder is writable");
    assert!(inside("learn hex-patterns --from broken.jsonl").fails(2).contains("broken.jsonl: line 1"));
    inside("selfplay connect4:4x4 --bot random --games 1 -o other.jsonl").succeeds();
    let refused = inside("learn hex-patterns --from other.jsonl").fails(2);
    assert!(refused.contains("other.jsonl: Game 1 is not a game of Hex"), "{refused}");
}

#[test]
fn connections_are_measured_on_saved_games() {
    let folder = folder("connections");
    let inside = |words: &str| rusc(words).inside(&folder);
    inside("match hex:4 --bot dijkstra --bot random --games 4 --record games").succeeds();
    let table = inside("bench hex-connections --from games/games.jsonl").succeeds();
    let row = |line: &&str| line.starts_with("| 4x4 | filled in, sharp |");
    let cells: Vec<&str> = table.lines().find(row).expect("the size of the games has its rows").split(" | ").collect();
    let number = |at: usize| cells[at].trim_end_matches(" |").parse::<f64>().expect("a number");
    assert!(number(2) > 0.5 && number(3) > 1.0, "most positions of so small a board are decided: {table}");
    assert!(!table.contains("5x5"), "no other size has games: {table}");
    let none = inside("bench hex-connections --from games/games.jsonl --size 5").succeeds();
    assert!(none.contains("| 5x5 | filled in, sharp | 0.000 | 0.0 |"), "{none}");
    assert!(inside("bench hex-connections --from none.jsonl").fails(2).contains("none.jsonl"));
}

#[test]
fn a_network_is_learned_from_kept_games() {
    let folder = folder("network");
    let inside = |words: &str| rusc(words).inside(&folder);
    let play = "learn hex-network --games 8 --simulations 30 --sizes 4,5 --seed 3";
    let learned = inside(&format!("{play} --keep games.txt --passes 1")).succeeds();
    let parameters = |text: &str| text.lines().filter(|line| !line.starts_with('#')).collect::<String>();
    let again = inside("learn hex-network --from games.txt --passes 1 --seed 3").succeeds();
    assert!(
        again.starts_with("# rusc learn hex-network --from games.txt --passes 1 --seed 3\n# 8 games; in "),
        "{again}"
    );
    assert_eq!(parameters(&again), parameters(&learned), "kept games teach what they taught when they were played");
    fs::write(folder.join("broken.txt"), "5 B 3\n5 B 3 3\n").expect("the folder is writable");
    let refused = inside("learn hex-network --from broken.txt").fails(2);
    assert!(refused.contains("broken.txt: Line 2 is not a game"), "{refused}");
}
