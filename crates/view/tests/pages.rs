//! Every page says everything it has to, in every language, and is small enough.

mod samples;

use view::{Languages, script};

#[test]
fn pages_are_complete_and_small() {
    let languages = Languages::built_in();
    for (language, _) in languages.names() {
        for (name, page) in samples::pages(&languages, &language) {
            let missing = page.split_once('⟦').map(|(_, rest)| rest.split('⟧').next());
            assert_eq!(missing, None, "{language} {name} says nothing for this key");
            let most = if name.starts_with("play") { 300_000 } else { 100_000 };
            assert!(page.len() < most, "{language} {name} has {} bytes", page.len());
            for unwanted in ["style=", "<style", "onclick", "javascript:"] {
                assert!(!page.contains(unwanted), "{name} has {unwanted}, which the security policy forbids");
            }
        }
    }
}

#[test]
fn ids_are_unique() {
    let languages = Languages::built_in();
    for (name, page) in samples::pages(&languages, "en") {
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
    }
}

#[test]
fn the_script_is_small() {
    assert!(script().len() < 9_000, "{} bytes", script().len());
}

#[test]
fn refusals_are_told_in_the_language_of_the_page() {
    let languages = Languages::built_in();
    let catalan = languages.negotiate("ca");
    let cases = [
        ("connect4", "1,1,1,1,1,1", "1", "La columna 1 és plena."),
        ("connect4", "", "9", "\"9\" no és cap jugada."),
        ("hex:3", "a1", "a1", "Aquesta casella està ocupada."),
        ("hex:3", "", "swap", "Aquesta partida es juga sense la regla del canvi."),
        ("hexland:5", "c3", "c3", "Aquesta casella està ocupada."),
        ("hexland:5", "a2,e1,b1,e2,b2", "a1", "Suïcidi: la casa no tindria cap llibertat i no captura res."),
        ("hexadom:seed=1", "", "keep", "No s’ha robat cap peça que es pugui quedar."),
        ("hexadom:seed=1", "draw", "draw", "Has robat una peça: juga-la o queda-te-la."),
        ("hexadom:seed=1", "", "K@9:9:0", "Una peça n’ha de tocar almenys dues altres."),
    ];
    for (spec, moves, name, expected) in cases {
        let (entry, mut position) = catalog::start(spec).unwrap();
        entry.play(&mut *position, moves).unwrap();
        let refused = position.play(name).unwrap_err().to_string();
        let told = view::refusal(catalan, &refused);
        assert_eq!(told, expected, "{name} after {moves} in {spec}");
    }
    assert_eq!(view::refusal(catalan, "nobody knows why"), "nobody knows why");
}
