//! Every reason has a text in every language, which uses only arguments that the reason has.
//!
//! The list of reasons is here, above all crates; a test searches the sources for any that are missing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rusc_catalog::Catalog;
use rusc_present::{Argument, Parameters, Reason, Why};
use rusc_view::{Languages, files};

use crate::trouble::Trouble;
use crate::{App, bench};

/// A sample of every reason of some types.
macro_rules! samples {
    ($($reason:ty),* $(,)?) => {
        [$(<$reason as Reason>::samples().iter().map(|reason| Why::of(reason)).collect::<Vec<Why>>()),*].concat()
    };
}

/// A sample of every reason that a person can see.
fn reasons() -> Vec<Why> {
    let mut reasons = samples![
        rusc_game::ParseMoveError,
        rusc_present::SpecError,
        rusc_present::SetUpError,
        rusc_present::Unsolved,
        rusc_present::Unverified,
        rusc_present::NoRoom,
        rusc_present::NoFile,
        rusc_present::NoPuzzle,
        rusc_host::PlayError,
        rusc_host::Forfeit,
        rusc_catalog::MovesError,
        rusc_connect4::Illegal,
        rusc_connect4::Impossible,
        rusc_connect4::SoFar,
        rusc_hex::Illegal,
        rusc_hex::SetUpError,
        rusc_hex::Flaw,
        rusc_hex::solver::BadFact,
        rusc_hex::solver::SoFar,
        rusc_hex::solver::Unproven,
        rusc_hexland::Illegal,
        rusc_hexland::Impossible,
        rusc_hexland::SoFar,
        rusc_hexadom::Illegal,
        rusc_hexadom::RulesError,
        rusc_record::Problem,
        rusc_record::ReadError,
        rusc_record::ReplayError,
        rusc_record::sgf::WriteError,
        rusc_record::sgf::Forfeited,
        rusc_record::htp::ResponseError,
        rusc_table::Refusal,
        rusc_table::BotFailure,
        rusc_view::TextsError,
        rusc_engine::CannotStart,
        rusc_engine::Failure,
        rusc_engine::Trouble,
        rusc_arena::Forfeit,
        rusc_arena::Incapable,
        rusc_arena::LogError,
        rusc_arena::NotSolved,
        rusc_arena::PlanError,
        rusc_arena::TournamentError,
        rusc_fleet::FleetError,
        rusc_lab::NoGames,
        rusc_lab::Unreadable,
        rusc_lab::NoJudge,
        rusc_lab::NoPuzzles,
        rusc_lab::Unmerged,
        rusc_app::Trouble,
        rusc_app::StoreError,
        rusc_app::BrokenLog,
        rusc_server::StorageError,
        rusc_server::Unmeasured,
        Trouble,
    ];
    reasons.push(Why::quoted("a quoted message"));
    reasons.extend(rusc_engine::HtpParameters::default().list().iter().map(|parameter| parameter.expected()));
    for experiment in bench::all(&App::builtin()).into_iter().chain(rusc_lab::lessons()) {
        reasons.extend(experiment.parameters.iter().map(|parameter| parameter.expected()));
    }
    for entry in Catalog::builtin().games() {
        let options = entry.options();
        let bots = entry.bots();
        let parameters = options.iter().chain(bots.iter().flat_map(|bot| &bot.parameters));
        reasons.extend(parameters.map(|parameter| parameter.expected()));
        let (_, start) = Catalog::builtin().start(entry.name()).unwrap();
        reasons.push(Why::of(&start.play("what?").map(|_| ()).unwrap_err()));
    }
    reasons
}

/// A reason and all reasons in its arguments.
fn unfolded(why: &Why) -> Vec<&Why> {
    let inner = why
        .arguments
        .iter()
        .filter_map(|(_, argument)| if let Argument::Why(why) = argument { Some(why) } else { None });
    std::iter::once(why).chain(inner.flat_map(|why| unfolded(why))).collect()
}

/// The text of a message in its file, after the equals sign.
fn message(language: &str, key: &str) -> Option<String> {
    let own = files().filter(|(other, _, _)| *other == language);
    let begin = format!("\n{key} =");
    own.map(|(_, _, content)| format!("\n{content}")).find_map(|content| {
        let (_, rest) = content.split_once(&begin)?;
        let ends = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#');
        let end = rest.split('\n').skip(1).take_while(|line| !ends(line)).map(|line| line.len() + 1).sum::<usize>();
        let first = rest.split('\n').next().map_or(0, str::len);
        Some(rest[..(first + end).min(rest.len())].to_owned())
    })
}

/// The arguments that a message uses.
fn used(message: &str) -> BTreeSet<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    message.split('$').skip(1).map(|rest| rest.split(|c| !is_name(c)).next().unwrap_or_default()).collect()
}

#[test]
fn every_reason_is_said_in_every_language() {
    let languages = Languages::built_in();
    for why in reasons().iter().flat_map(unfolded) {
        for (language, _) in languages.names() {
            let message = message(&language, &why.key).unwrap_or_else(|| panic!("{language} lacks {}: {why}", why.key));
            let given: BTreeSet<&str> = why.arguments.iter().map(|(name, _)| name.as_str()).collect();
            let missing: Vec<&str> = used(&message).difference(&given).copied().collect();
            assert!(missing.is_empty(), "{} in {language} uses {missing:?}, but is given {given:?}", why.key);
            let said = languages.texts(&language).unwrap().why(why);
            assert!(!said.contains(['⟦', '{']) && !said.is_empty(), "{}: {said}", why.key);
        }
    }
}

#[test]
fn no_refusal_is_left_that_nobody_gives() {
    let reasons = reasons();
    let given: BTreeSet<&str> = reasons.iter().flat_map(unfolded).map(|why| why.key.as_str()).collect();
    let (_, _, content) = files().find(|(language, file, _)| (*language, *file) == ("en", "reasons.ftl")).unwrap();
    let keys = content.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let idle: Vec<&str> = keys.filter(|key| key.starts_with(char::is_alphabetic) && !given.contains(key)).collect();
    assert_eq!(idle, Vec::<&str>::new());
}

/// The source files of all crates.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<PathBuf> = fs::read_dir(crates)
        .unwrap()
        .map(|entry| entry.unwrap().path().join("src"))
        .filter(|src| src.is_dir())
        .collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}

/// The path prefix of the types in the crate of a source file.
fn owner(path: &Path) -> String {
    let mut parts =
        path.components().map(|part| part.as_os_str().to_string_lossy()).rev().skip_while(|part| part != "src");
    match parts.nth(1).as_deref() {
        None | Some("cli") => String::new(),
        Some(name) => format!("rusc_{name}::"),
    }
}

/// The names of the reasons that a source file declares, each with its keys.
fn declared(source: &str) -> Vec<(&str, Vec<&str>)> {
    let word = |text: &'_ str| text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let by_macro = source.match_indices("reasons! {\n").filter(|&(place, _)| {
        let line = source[..place].rfind('\n').map_or(0, |end| end + 1);
        !source[line..place].contains(['/', '"'])
    });
    let by_macro = by_macro.map(|(place, _)| {
        let block = source[place..].split("\n}\n").next().unwrap_or_default();
        let (_, name) = block.split_once(" enum ").unwrap_or_default();
        let keys = block.lines().filter_map(|line| line.split_once("=> \"")?.1.split('"').next());
        (&name[..word(name)], keys.collect())
    });
    let by_hand = source.split("\nimpl Reason for ").skip(1).map(|name| (&name[..word(name)], Vec::new()));
    by_macro.chain(by_hand).collect()
}

#[test]
fn every_declared_reason_is_walked() {
    let reasons = reasons();
    let given: BTreeSet<&str> = reasons.iter().flat_map(unfolded).map(|why| why.key.as_str()).collect();
    let (mut types, mut count) = (0, 0);
    for path in sources() {
        for (name, keys) in declared(&fs::read_to_string(&path).unwrap()) {
            let is_listed = include_str!("reasons.rs").lines().any(|line| {
                let listed = line.trim().strip_suffix(',').unwrap_or_default();
                listed.rsplit("::").next() == Some(name) && (keys.is_empty() || listed.starts_with(&owner(&path)))
            });
            assert!(is_listed, "{name} of {} is not walked: add it to the list", path.display());
            for key in &keys {
                assert!(given.contains(key), "{key} of {} is not walked: add {name} to the list", path.display());
            }
            (types, count) = (types + 1, count + keys.len());
        }
    }
    assert!(types > 35 && count > 190, "only {count} reasons of {types} types were found in the sources");
}
