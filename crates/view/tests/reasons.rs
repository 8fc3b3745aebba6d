//! The refusals of games are in the language of the page, and the options describe their values.

use rusc_catalog::Catalog;
use rusc_present::Kind;
use rusc_view::{Languages, Texts};

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

/// Why a move is refused after others.
fn refused(texts: &Texts, spec: &str, moves: &str, name: &str) -> String {
    let catalog = Catalog::builtin();
    let (entry, start) = catalog.start(spec).unwrap();
    let position = entry.play(&start, moves).unwrap().pop().map_or(start, |played| played.position);
    texts.reason(&position.play(name).map(|_| ()).unwrap_err())
}

#[test]
fn refusals_are_in_the_language_of_the_page() {
    let languages = Languages::built_in();
    let cases = [
        ("ca", "connect4", "1,1,1,1,1,1", "1", "La columna 1 és plena."),
        ("ca", "connect4", "", "9", "«9» no és cap jugada. Escriu el número d’una columna, per exemple 4."),
        ("ca", "hex:3", "a1", "a1", "Aquesta casella està ocupada."),
        ("ca", "hex:3", "", "swap", "Aquesta partida es juga sense la regla del canvi."),
        ("ca", "hexland:5", "c3", "c3", "Aquesta casella està ocupada."),
        (
            "ca",
            "hexland:5",
            "a2,e1,b1,e2,b2",
            "a1",
            "Suïcidi: la casa es quedaria sense llibertats i no capturaria res.",
        ),
        ("ca", "hexadom:seed=1", "", "keep", "No has robat cap peça que et puguis quedar."),
        ("ca", "hexadom:seed=1", "draw", "draw", "Has robat una peça: juga-la o queda-te-la."),
        ("ca", "hexadom:seed=1", "", "K@9:9:0", "Una peça n’ha de tocar com a mínim dues més."),
        ("es", "hexadom:seed=1", "", "K@9:9:0", "Una pieza debe tocar al menos a otras dos."),
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
