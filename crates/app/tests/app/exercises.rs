//! Puzzles, mistakes and tutorials: what is right, what is not, and where it leads.

use crate::support::{House, TWO_PEOPLE};

/// The addresses of links that begin with a path.
fn links(page: &str, start: &str) -> Vec<String> {
    let sought = format!("href=\"{start}");
    let begins = page.match_indices(&sought).map(|(at, _)| at + 6);
    begins.map(|at| page[at..].split('"').next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn a_puzzle_takes_the_one_right_move_and_goes_on_as_a_match() {
    let house = House::new();
    let mut ana = house.visitor();
    let all = ana.get("/puzzles").await;
    assert_eq!(all.status, 200);
    assert!(links(&all.body, "/puzzles/connect4").len() > 1 && links(&all.body, "/puzzles/hexadom").is_empty());
    let list = ana.get("/puzzles/connect4").await.body;
    assert!(links(&list, "/puzzles/connect4/").len() >= 100);
    let catalog = rusc_catalog::Catalog::builtin();
    let puzzle = catalog.entry("connect4").unwrap().puzzles().unwrap().remove(0);
    let path = "/puzzles/connect4/1";
    assert!(!ana.get(path).await.body.contains("data-solved"));
    let shown = ana.get(&format!("{path}?show")).await.body;
    assert!(shown.contains("class=\"hint\""), "the answer can be shown");
    let wrong = (1..=7).map(|column| column.to_string()).find(|column| *column != puzzle.answer).unwrap();
    let answer = ana.post(&format!("{path}/play"), &[("move", &wrong)]).await;
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("does not win"), "{}", answer.body);
    assert_eq!(ana.post(&format!("{path}/play"), &[("move", "9")]).await.status, 400);
    let answer = ana.post(&format!("{path}/play"), &[("move", &puzzle.answer)]).await;
    let solved = answer.header("location").to_owned();
    assert!(solved.starts_with(path), "{solved}");
    let page = ana.get(&solved).await.body;
    assert!(page.contains("data-solved=\"connect4/1\"") && page.contains("/puzzles/connect4/2"));
    let answer = ana.post(&format!("{solved}/go-on"), &[]).await;
    let id = answer.header("location").strip_prefix("/m/").expect("a match").to_owned();
    let record = ana.record(&id).await;
    assert_eq!(record.tree.len(), puzzle.moves.split(' ').count() + 2);
    for missing in ["/puzzles/hexadom", "/puzzles/chess", "/puzzles/connect4/0", "/puzzles/connect4/1/99"] {
        assert_eq!(ana.get(missing).await.status, 404, "{missing}");
    }
    let daily = ana.get("/puzzles/daily").await;
    assert_eq!(daily.status, 303);
    assert!(ana.get(daily.header("location")).await.body.contains("data-daily="));
}

#[tokio::test]
async fn the_mistakes_of_a_reviewed_match_become_puzzles_of_its_player() {
    let house = House::new();
    let mut ana = house.visitor();
    let id = ana.begin("connect4", &[TWO_PEOPLE, &[("option-size", "4x4")]].concat()).await;
    // Neither player stops the other's line.
    for name in ["1", "2", "1", "2", "1", "2"] {
        ana.play(&id, name).await;
    }
    assert!(links(&ana.get("/puzzles").await.body, "/puzzles/own/").is_empty());
    ana.act(&id, "review", &[]).await;
    ana.wait_for("/puzzles", |page| !links(page, "/puzzles/own/").is_empty()).await;
    let own = links(&ana.get("/puzzles").await.body, "/puzzles/own/");
    // The last mistake: the win at the top of column 1 was there to be stopped.
    let path = own.iter().find(|path| path.ends_with("/6")).expect("the last move was a mistake").clone();
    assert_eq!(ana.get(&path).await.status, 200);
    assert_eq!(ana.post(&format!("{path}/play"), &[("move", "3")]).await.status, 409);
    let answer = ana.post(&format!("{path}/play"), &[("move", "1")]).await;
    assert!(ana.get(answer.header("location")).await.body.contains("data-solved"));
    assert_eq!(house.visitor().get(&path).await.status, 403, "they are nobody else's");
    assert!(links(&house.visitor().get("/puzzles").await.body, "/puzzles/own/").is_empty());
}

#[tokio::test]
async fn every_tutorial_is_walked_to_its_win_in_every_language() {
    let house = House::new();
    let catalog = rusc_catalog::Catalog::builtin();
    for language in ["en", "es", "ca"] {
        let mut ana = house.visitor().with("accept-language", language);
        let lobby = ana.get("/").await.body;
        for entry in catalog.games() {
            assert!(lobby.contains(&format!("/tutorial/{}/1", entry.name())), "{}", entry.name());
            for (number, step) in (1..).zip(entry.course()) {
                let mut path = format!("/tutorial/{}/{number}", entry.name());
                for _ in step.tasks {
                    let page = ana.get(&format!("{path}?show")).await.body;
                    assert!(!page.contains('⟦'), "{language} {path}: {page}");
                    let start = entry.start(&step.spec.parse().unwrap()).unwrap();
                    let played = entry.play(&start, step.moves).unwrap();
                    let position = played.last().map_or(start, |last| last.position.clone());
                    let mut taken = None;
                    // The first move that is taken; the others are refused.
                    let names = line(entry, &position, &path, step.tasks);
                    for name in names {
                        let answer = ana.post(&format!("{path}/play"), &[("move", &name)]).await;
                        if answer.status == 303 {
                            taken = Some(answer.header("location").to_owned());
                            break;
                        }
                        assert_eq!(answer.status, 409, "{path} {name}: {}", answer.body);
                    }
                    path = taken.expect("a right move");
                }
                let page = ana.get(&path).await.body;
                assert!(page.contains("data-solved") && !page.contains('⟦'), "{language} {path}");
                assert_eq!(page.contains("action=\"/new\""), number == 5, "{path}");
            }
        }
    }
}

/// The legal moves after the line in an address.
fn line(
    entry: &rusc_catalog::Entry,
    position: &std::sync::Arc<dyn rusc_host::AnyPosition>,
    path: &str,
    tasks: &[rusc_present::Task],
) -> Vec<String> {
    let mut position = position.clone();
    let numbers = path.split('/').nth(4).unwrap_or_default();
    for (number, task) in numbers.split('-').filter(|number| !number.is_empty()).zip(tasks) {
        let name = position.moves().remove(number.parse().unwrap());
        position = position.play(&name).unwrap().position;
        if let Some(last) = entry.play(&position, task.reply).unwrap().pop() {
            position = last.position;
        }
    }
    position.moves()
}
