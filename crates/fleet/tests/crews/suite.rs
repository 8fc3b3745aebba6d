//! One test suite for both crews.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rusc_arena::{
    Course, Crew, Done, Format, Hands, Job, MoveLimits, Openings, Outcome, Part, Study, Task, Threads, Tournament,
    Value,
};
use rusc_catalog::Catalog;
use rusc_fleet::{Announcement, Labour, Store, conduct, local_files};
use rusc_present::Why;
use serde_json::json;

use crate::server::{PROGRAM, Server, Worker};

static NEVER: AtomicBool = AtomicBool::new(false);

pub(crate) fn announcement(id: &str, lease: f64, tries: u32) -> Announcement {
    Announcement { id: id.to_owned(), program: PROGRAM.to_owned(), lease, tries }
}

fn hands() -> Hands {
    Hands {
        catalog: Catalog::builtin(),
        stop: &NEVER,
        clock: |_| Duration::ZERO,
        files: local_files(&[]),
        may_start_programs: false,
    }
}

fn honest() -> Labour {
    let hands = hands();
    Arc::new(move |job: &Job| hands.perform(job))
}

pub(crate) fn job(id: &str) -> Job {
    let part = Part { game: "connect4:4x4".to_owned(), moves: "1".to_owned() };
    Job { id: id.to_owned(), data: Vec::new(), task: Task::Solve(part) }
}

pub(crate) fn value(score: i64) -> Done {
    Done::Solved(Value { winner: None, score, nodes: 1 })
}

fn tournament(sprt: Option<[f64; 4]>, games: u32) -> Tournament {
    let bots: Vec<String> = ["alphabeta:depth=3", "mcts", "random"].map(str::to_owned).to_vec();
    Tournament {
        name: "suite".to_owned(),
        game: "connect4:5x4".to_owned(),
        moves: String::new(),
        names: bots.clone(),
        bots,
        format: Format::Swiss,
        rounds: 4,
        games,
        limits: MoveLimits { nodes: Some(100), ..MoveLimits::default() },
        openings: Openings::Random(2),
        sprt,
        batch: 1,
        data: Vec::new(),
        seed: 3,
    }
}

/// Plays a tournament with a crew; gives the outcomes without the times, which differ from run to run.
fn played(plan: &Tournament, crew: &mut dyn Crew) -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut store = Store::open(&folder.path().join("study.sqlite"), "tournament", &json!(plan)).expect("a store");
    let mut course = Course::new(&Catalog::builtin(), plan).expect("a tournament");
    conduct(&mut course, &mut store, crew, &NEVER, &mut |_| {}).expect("it is played");
    assert!(course.is_complete());
    let kept = store.outcomes().expect("they can be read");
    let text = |outcome: &Outcome| match &outcome.done {
        Done::Games(games) => games
            .join("\n")
            .split("\"seconds\":")
            .map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit() || ".e-".contains(c)).to_owned())
            .collect::<String>(),
        other => format!("{other:?}"),
    };
    kept.iter().map(|outcome| (outcome.job.clone(), text(outcome))).collect()
}

/// What holds for every crew.
fn check(make: &mut dyn FnMut(&str) -> Box<dyn Crew>) -> BTreeMap<String, String> {
    // Every job has one outcome, however often it is posted.
    let mut crew = make("each");
    let jobs: Vec<Job> = (0..20).map(|number| job(&format!("a.{number}"))).collect();
    crew.post(&jobs).expect("taken");
    crew.post(&jobs[..7]).expect("taken again");
    let mut seen: HashMap<String, u32> = HashMap::new();
    let began = Instant::now();
    while seen.len() < jobs.len() {
        assert!(began.elapsed() < Duration::from_secs(60), "{seen:?}");
        for outcome in crew.collect(Duration::from_millis(100)).expect("it works") {
            *seen.entry(outcome.job).or_default() += 1;
        }
    }
    crew.dismiss().expect("it is over");
    // A whole tournament, whose later rounds depend on earlier ones.
    played(&tournament(None, 6), &mut *make("whole"))
}

#[test]
fn threads_and_workers_do_the_same() {
    let mut threads = |_: &str| -> Box<dyn Crew> { Box::new(Threads::new(2, hands(), &NEVER)) };
    let one = check(&mut threads);
    let server = Server::start();
    let workers = ["a", "b"].map(|name| Worker::start(&server, name, PROGRAM, honest()));
    let many = check(&mut |id| rusc_fleet::crew(&server.access(), announcement(id, 5.0, 5), &[]).expect("a crew"));
    assert_eq!(one, many, "job by job");
    assert!(one.len() >= 12);
    let done: u64 = workers.map(|worker| worker.end().expect("it worked").done).iter().sum();
    assert!(done >= 20 + one.len() as u64);
    let left = rusc_fleet::status(&server.access()).expect("a status").studies;
    assert!(left.is_empty(), "nothing is left of complete studies: {left:?}");
}

#[test]
fn a_decided_test_cancels_the_rest_everywhere() {
    let plan = Tournament { format: Format::RoundRobin, ..tournament(Some([0.0, 60.0, 0.05, 0.05]), 200) };
    let plan = Tournament { bots: plan.bots[..2].to_vec(), names: plan.names[..2].to_vec(), ..plan };
    let plan = Tournament { bots: vec!["alphabeta:depth=3".to_owned(), "random".to_owned()], ..plan };
    let one = played(&plan, &mut Threads::new(2, hands(), &NEVER));
    let server = Server::start();
    // Slow enough not to be done with everything before the decision.
    let honest = honest();
    let slow: Labour = Arc::new(move |job: &Job| {
        std::thread::sleep(Duration::from_millis(40));
        honest(job)
    });
    let worker = Worker::start(&server, "a", PROGRAM, slow);
    let many =
        played(&plan, &mut *rusc_fleet::crew(&server.access(), announcement("sprt", 5.0, 5), &[]).expect("a crew"));
    worker.end().expect("it worked");
    // Threads may be done with such short games before anybody has looked at the first.
    assert!(many.len() < 100, "{} of 100 jobs", many.len());
    let both = one.iter().filter(|(job, games)| many.get(*job).is_some_and(|other| other != *games)).count();
    assert_eq!(both, 0, "what both played is the same");
}

#[test]
fn a_job_that_always_fails_is_set_aside_with_its_log() {
    let server = Server::start();
    let calls = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&calls);
    let labour: Labour = Arc::new(move |job: &Job| match &*job.id {
        "a.1" => {
            counter.fetch_add(1, Ordering::Relaxed);
            Err(Why::quoted("out of luck"))
        }
        "a.2" => panic!("a bot may do that"),
        _ => Ok(Some(value(1))),
    });
    let worker = Worker::start(&server, "clumsy", PROGRAM, labour);
    let mut crew = rusc_fleet::crew(&server.access(), announcement("fails", 2.0, 3), &[]).expect("a crew");
    crew.post(&["a.0", "a.1", "a.2"].map(job)).expect("taken");
    let mut found = BTreeMap::new();
    let began = Instant::now();
    while found.len() < 3 {
        assert!(began.elapsed() < Duration::from_secs(60), "{found:?}");
        found.extend(crew.collect(Duration::from_millis(100)).expect("it works").into_iter().map(|o| (o.job, o.done)));
    }
    worker.end().expect("it worked");
    assert_eq!(found["a.0"], value(1));
    assert_eq!(calls.load(Ordering::Relaxed), 3, "tried as often as it may be");
    let Done::SetAside(log) = &found["a.1"] else { panic!("{found:?}") };
    assert_eq!(log.len(), 3, "{log:?}");
    assert!(log[0].starts_with("try 1 on clumsy: out of luck"), "{log:?}");
    assert!(matches!(&found["a.2"], Done::SetAside(log) if log[2].contains("crashed")), "{found:?}");
}

/// The job is done again after a coordinator that knew nothing posted it again; the outcome that came first counts.
#[test]
fn a_late_outcome_changes_nothing() {
    let server = Server::start();
    let calls = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&calls);
    let labour: Labour = Arc::new(move |_: &Job| Ok(Some(value(counter.fetch_add(1, Ordering::Relaxed).into()))));
    let mut crew = rusc_fleet::crew(&server.access(), announcement("late", 1.0, 5), &[]).expect("a crew");
    crew.post(&[job("a.0")]).expect("taken");
    let worker = Worker::start(&server, "a", PROGRAM, labour);
    let mut found = Vec::new();
    let began = Instant::now();
    while found.is_empty() && began.elapsed() < Duration::from_secs(30) {
        found = crew.collect(Duration::from_millis(100)).expect("it works");
    }
    assert_eq!(found, [Outcome { job: "a.0".to_owned(), done: value(0) }]);
    let mut other = rusc_fleet::crew(&server.access(), announcement("late", 1.0, 5), &[]).expect("a crew");
    other.post(&[job("a.0")]).expect("taken");
    let again = other.collect(Duration::from_millis(500)).expect("it works");
    assert_eq!(again, [Outcome { job: "a.0".to_owned(), done: value(0) }]);
    worker.end().expect("it worked");
}

#[test]
fn a_worker_of_another_version_is_refused_with_the_reason() {
    let server = Server::start();
    let crew = rusc_fleet::crew(&server.access(), announcement("mine", 5.0, 5), &[]).expect("a crew");
    let refused = Worker::start(&server, "old", "test 0", honest()).wait().expect_err("another version");
    assert_eq!(refused.key, "fleet-other-program");
    assert!(refused.english.contains("need rusc test 1, and this is rusc test 0"), "{refused}");
    let other = Announcement { program: "test 0".to_owned(), ..announcement("mine", 5.0, 5) };
    let refused = rusc_fleet::crew(&server.access(), other, &[]).err().expect("another version");
    assert_eq!(refused.key, "fleet-other-program");
    drop(crew);
}

/// The workers wait for each crash, however fast or slow the machine is.
#[test]
fn a_broker_may_be_killed_in_the_middle() {
    const BETWEEN: u32 = 40;
    let mut server = Server::start();
    let (begun, crashes) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
    let waiting: Labour = {
        let (begun, crashes) = (Arc::clone(&begun), Arc::clone(&crashes));
        Arc::new(move |_: &Job| {
            let turn = (begun.fetch_add(1, Ordering::Relaxed) / BETWEEN).min(2);
            while crashes.load(Ordering::Relaxed) < turn {
                std::thread::sleep(Duration::from_millis(5));
            }
            Ok(Some(value(1)))
        })
    };
    let workers = ["a", "b"].map(|name| Worker::start(&server, name, PROGRAM, Arc::clone(&waiting)));
    let mut crew = rusc_fleet::crew(&server.access(), announcement("crash", 2.0, 10), &[]).expect("a crew");
    let jobs: Vec<Job> = (0..3 * BETWEEN).map(|number| job(&format!("a.{number}"))).collect();
    crew.post(&jobs).expect("taken");
    let (mut seen, mut count, started) = (BTreeMap::new(), 0, Instant::now());
    while seen.len() < jobs.len() {
        assert!(started.elapsed() < Duration::from_secs(300), "{} outcomes, {count} crashes", seen.len());
        for outcome in crew.collect(Duration::from_millis(100)).expect("it waits for the broker") {
            assert_eq!(seen.insert(outcome.job.clone(), outcome.done), None, "{} came twice", outcome.job);
        }
        if count < 2 && begun.load(Ordering::Relaxed) > BETWEEN * (count + 1) {
            server.crash();
            count += 1;
            crashes.store(count, Ordering::Relaxed);
        }
    }
    assert_eq!(count, 2);
    for worker in workers {
        worker.end().expect("it worked");
    }
}

#[test]
fn users_and_tokens_are_passed_on() {
    let server = Server::with(&["--auth", "secret"]);
    let bare = rusc_fleet::status(&server.access()).expect_err("it needs a token");
    assert_eq!(bare.key, "fleet-unreachable");
    let access = rusc_fleet::Access { token: Some("secret".to_owned()), ..server.access() };
    rusc_fleet::status(&access).expect("the token is right");
    let server = Server::with(&["--user", "eva", "--pass", "word"]);
    let access = |word: &str| rusc_fleet::Access { user: Some(("eva".to_owned(), word.to_owned())), ..server.access() };
    rusc_fleet::status(&access("word")).expect("the password is right");
    assert!(rusc_fleet::status(&access("wrong")).is_err());
}

#[test]
fn broker_and_client_show_certificates() {
    let folder = tempfile::tempdir().expect("a folder");
    let [authority, broker, client] = certificates(folder.path());
    let path = |path: &Path| path.to_str().expect("a text").to_owned();
    let server = Server::with(&[
        "--tlsverify",
        &format!("--tlscert={}", path(&broker.0)),
        &format!("--tlskey={}", path(&broker.1)),
        &format!("--tlscacert={}", path(&authority.0)),
    ]);
    let plain = server.access();
    let trusting = rusc_fleet::Access { authorities: Some(authority.0), ..plain.clone() };
    let known = rusc_fleet::Access { certificate: Some(client), ..trusting.clone() };
    rusc_fleet::status(&known).expect("both certificates are right");
    for stranger in [plain, trusting] {
        let refused = rusc_fleet::status(&stranger).expect_err("a certificate is missing");
        assert_eq!(refused.key, "fleet-unreachable");
    }
}

/// An authority, and a broker and a client that it vouches for: the files of each certificate and its key.
fn certificates(folder: &Path) -> [(PathBuf, PathBuf); 3] {
    let key = || rcgen::KeyPair::generate().expect("a key");
    let write = |name: &str, certificate: &rcgen::Certificate, key: &rcgen::KeyPair| {
        let files = ["crt", "key"].map(|kind| folder.join(format!("{name}.{kind}")));
        for (file, text) in files.iter().zip([certificate.pem(), key.serialize_pem()]) {
            std::fs::write(file, text).expect("written");
        }
        let [certificate, key] = files;
        (certificate, key)
    };
    let mut authority = rcgen::CertificateParams::default();
    authority.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    let own_key = key();
    let own = authority.self_signed(&own_key).expect("it vouches for itself");
    let issuer = rcgen::Issuer::from_params(&authority, &own_key);
    let signed = |name: &str| {
        let key = key();
        let params = rcgen::CertificateParams::new(["127.0.0.1".to_owned()]).expect("an address");
        write(name, &params.signed_by(&key, &issuer).expect("signed"), &key)
    };
    [write("authority", &own, &own_key), signed("broker"), signed("client")]
}

#[test]
fn files_reach_the_workers() {
    let server = Server::start();
    let path = server.folder().join("net.bin");
    std::fs::write(&path, vec![7; 300_000]).expect("written");
    let file = rusc_arena::DataFile { name: "net".to_owned(), hash: rusc_fleet::hash_of(&path).expect("a hash") };
    let data = [("net".to_owned(), path)];
    let mut crew = rusc_fleet::crew(&server.access(), announcement("data", 5.0, 2), &data).expect("a crew");
    crew.post(&[Job { data: vec![file.clone()], ..job("a.0") }]).expect("taken");
    let (access, folder) = (server.access(), server.folder().join("cache"));
    let working = rusc_fleet::Working {
        program: PROGRAM.to_owned(),
        threads: 1,
        name: "a".to_owned(),
        cache: folder.clone(),
        patience: Some(Duration::from_secs(3)),
    };
    let labour = |files: rusc_arena::Files| -> Labour {
        Arc::new(move |job: &Job| {
            let path = files(&job.data[0])?;
            Ok(Some(value(std::fs::metadata(path).expect("it is there").len() as i64)))
        })
    };
    let never = AtomicBool::new(false);
    rusc_fleet::work(&access, &working, &labour, [&never, &never], &|_| {}).expect("it works and ends");
    let outcomes = crew.collect(Duration::from_secs(2)).expect("it works");
    assert_eq!(outcomes, [Outcome { job: "a.0".to_owned(), done: value(300_000) }]);
    assert!(folder.join(&file.hash).exists());
}
