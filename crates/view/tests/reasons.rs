//! Every reason for which something is refused is said in every language, with all that its sentence needs.

use std::collections::BTreeSet;

use catalog::Catalog;
use present::{Argument, Kind, Parameters, Reason, Why};
use view::{Languages, Texts, files};

/// One of every reason of some types.
macro_rules! samples {
    ($($reason:ty),* $(,)?) => {
        [$(<$reason as Reason>::samples().iter().map(|reason| Why::of(reason)).collect::<Vec<Why>>()),*].concat()
    };
}

/// One of every reason that a person can be given by the crates above the app.
fn reasons() -> Vec<Why> {
    let mut reasons = samples![
        game::ParseMoveError,
        present::SpecError,
        present::SetUpError,
        present::Unsolved,
        present::NoRoom,
        host::PlayError,
        catalog::MovesError,
        connect4::Illegal,
        connect4::SoFar,
        hex::IllegalMove,
        hex::SetUpError,
        hexland::Illegal,
        hexland::Impossible,
        hexland::SoFar,
        hexadom::Illegal,
        record::Problem,
        record::ReadError,
        record::ReplayError,
        record::sgf::WriteError,
        record::sgf::Forfeited,
        record::htp::ResponseError,
        table::Refusal,
        table::BotPanicked,
        view::TextsError,
        engine::CannotStart,
        engine::Failure,
        engine::Trouble,
        arena::Forfeit,
        arena::JobError,
    ];
    reasons.extend(host::forfeits());
    reasons.push(Why::quoted("what somebody said"));
    reasons.extend(engine::HtpParameters::default().list().iter().map(|parameter| parameter.expected()));
    for entry in Catalog::builtin().games() {
        let options = entry.options();
        let bots = entry.bots();
        let experiments = entry.experiments();
        let parameters = options.iter().chain(bots.iter().flat_map(|bot| &bot.parameters));
        let parameters = parameters.chain(experiments.iter().flat_map(|experiment| &experiment.parameters));
        reasons.extend(parameters.map(|parameter| parameter.expected()));
        let (_, start) = Catalog::builtin().start(entry.name()).unwrap();
        reasons.push(Why::of(&start.play("what?").map(|_| ()).unwrap_err()));
    }
    reasons
}

/// A reason and all that it holds.
fn unfolded(why: &Why) -> Vec<&Why> {
    let inner = why
        .arguments
        .iter()
        .filter_map(|(_, argument)| if let Argument::Why(why) = argument { Some(why) } else { None });
    std::iter::once(why).chain(inner.flat_map(|why| unfolded(why))).collect()
}

/// The message of a key in a language, as it stands in its file: the text after the equals sign.
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

/// The arguments that a message puts in.
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

#[test]
fn what_an_option_looks_like_is_said_by_a_key() {
    for entry in Catalog::builtin().games() {
        for option in entry.options() {
            if let Kind::Text { expected, english } = option.kind {
                assert!(expected.starts_with("expected-") && !english.is_empty(), "{}", option.name);
            }
        }
    }
}

/// Why a move is refused after some others.
fn refused(texts: &Texts, spec: &str, moves: &str, name: &str) -> String {
    let catalog = Catalog::builtin();
    let (entry, start) = catalog.start(spec).unwrap();
    let position = entry.play(&start, moves).unwrap().pop().map_or(start, |played| played.position);
    texts.reason(&position.play(name).map(|_| ()).unwrap_err())
}

#[test]
fn refusals_are_told_in_the_language_of_the_page() {
    let languages = Languages::built_in();
    let cases = [
        ("ca", "connect4", "1,1,1,1,1,1", "1", "La columna 1 és plena."),
        ("ca", "connect4", "", "9", "«9» no és cap jugada. Escriu el número d’una columna, per exemple 4."),
        ("ca", "hex:3", "a1", "a1", "Aquesta casella està ocupada."),
        ("ca", "hex:3", "", "swap", "Aquesta partida es juga sense la regla del canvi."),
        ("ca", "hexland:5", "c3", "c3", "Aquesta casella està ocupada."),
        ("ca", "hexland:5", "a2,e1,b1,e2,b2", "a1", "Suïcidi: la casa no tindria cap llibertat i no captura res."),
        ("ca", "hexadom:seed=1", "", "keep", "No s’ha robat cap peça que es pugui quedar."),
        ("ca", "hexadom:seed=1", "draw", "draw", "Has robat una peça: juga-la o queda-te-la."),
        ("ca", "hexadom:seed=1", "", "K@9:9:0", "Una peça n’ha de tocar almenys dues altres."),
        ("es", "hexadom:seed=1", "", "K@9:9:0", "Una pieza debe tocar al menos otras dos."),
        ("en", "hex:3", "", "z9", "“z9” is not a move. Write a cell such as c4, or swap."),
    ];
    for (language, spec, moves, name, expected) in cases {
        assert_eq!(
            refused(languages.texts(language).unwrap(), spec, moves, name),
            expected,
            "{name} after {moves} in {spec}"
        );
    }
}

/// The keys that a source file declares.
fn declared(source: &str) -> Vec<&str> {
    let blocks = source.split("\npresent::reasons! {\n").skip(1).chain(source.split("\ncrate::reasons! {\n").skip(1));
    let block = |rest: &'_ str| -> usize { rest.find("\n}\n").unwrap_or(rest.len()) };
    blocks
        .flat_map(|rest| rest[..block(rest)].lines())
        .filter_map(|line| line.split_once("=> \"")?.1.split('"').next())
        .collect()
}

#[test]
fn every_declared_reason_is_walked() {
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let reasons = reasons();
    let given: BTreeSet<&str> = reasons.iter().flat_map(unfolded).map(|why| why.key.as_str()).collect();
    let mut count = 0;
    for name in [
        "present", "connect4", "hex", "hexland", "hexadom", "host", "catalog", "record", "engine", "table", "arena",
        "view",
    ] {
        let mut folders = vec![crates.join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(&path).unwrap_or_default();
                for key in declared(&source) {
                    assert!(given.contains(key), "{key} of {} is not walked: add its type to the list", path.display());
                    count += 1;
                }
            }
        }
    }
    assert!(count > 90, "only {count} reasons were found in the sources");
}
