//! The file of a study: kept once, for one process at a time, and never mixed up.

use rusc_arena::{Done, Outcome, Value};
use rusc_fleet::{FleetError, Store, fingerprint, glimpse};
use serde_json::json;

fn outcome(job: &str, score: i64) -> Outcome {
    Outcome { job: job.to_owned(), done: Done::Solved(Value { winner: None, score, nodes: 1 }) }
}

#[test]
fn the_first_outcome_of_a_job_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new/study.sqlite");
    let plan = json!({ "game": "a", "seed": 1 });
    let mut store = Store::open(&path, "solve", &plan).expect("a new store");
    store.keep(&[outcome("p.1", 1), outcome("p.2", 2)]).expect("it can be written");
    store.keep(&[outcome("p.1", 7), outcome("p.3", 3)]).expect("it can be written");
    store.summarise("half done").expect("it can be written");
    let all = vec![outcome("p.1", 1), outcome("p.2", 2), outcome("p.3", 3)];
    assert_eq!(store.outcomes(), Ok(all.clone()));
    assert!(matches!(Store::open(&path, "solve", &plan), Err(FleetError::Busy { .. })));
    let seen = glimpse(&path).expect("it can be read").expect("it is a study");
    assert_eq!((&*seen.kind, &*seen.summary), ("solve", "half done"), "others may look while it is open");
    drop(store);
    assert_eq!(Store::open(&path, "solve", &plan).expect("the same study").outcomes(), Ok(all));
}

#[test]
fn another_study_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("study.sqlite");
    drop(Store::open(&path, "solve", &json!({ "game": "a", "seed": 1 })).expect("a new store"));
    let differs = |kind: &str, plan| match Store::open(&path, kind, &plan).err() {
        Some(FleetError::Differs { what, .. }) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(differs("solve", json!({ "game": "a", "seed": 2 })), "seed");
    assert_eq!(differs("solve", json!({ "game": "a" })), "seed");
    assert_eq!(differs("tournament", json!({ "game": "a", "seed": 1 })), "kind");
    std::fs::write(
        folder.path().join("text.sqlite"),
        "not a database, but long enough to be looked at as one; ".repeat(40),
    )
    .expect("written");
    let text = Store::open(&folder.path().join("text.sqlite"), "solve", &json!({}));
    assert!(matches!(text, Err(FleetError::NoStudy { .. })), "{:?}", text.err());
    let nowhere = Store::open(std::path::Path::new("/proc/nowhere/study.sqlite"), "solve", &json!({}));
    assert!(matches!(nowhere, Err(FleetError::System { .. })), "{:?}", nowhere.err());
    assert_ne!(fingerprint(&json!({ "seed": 1 })), fingerprint(&json!({ "seed": 2 })));
}
