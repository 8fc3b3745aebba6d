//! Checks that generic code mentions no game by name or type.

use std::path::Path;

use super::without_tests;

/// A game: the name of its crate, and its types that generic code could use.
struct Game {
    name: &'static str,
    types: &'static [&'static str],
}

const GAMES: [Game; 4] = [
    Game { name: "connect4", types: &["ConnectFour"] },
    Game { name: "hex", types: &["Hex"] },
    Game { name: "hexadom", types: &["Hexadom"] },
    Game { name: "hexland", types: &["Hexland"] },
];

/// Files and folders that may mention one game: its crate, and its file in each medium.
const OF_A_GAME: [&str; 5] = [
    "crates/GAME/",
    "crates/view/src/boards/GAME",
    "crates/cli/src/terminal/boards/GAME",
    "crates/record/src/dialect/GAME",
    "crates/view/assets/game-GAME",
];

/// Files and folders that may mention every game: the catalog, the lists of files per game, measurements and tools.
const OF_ALL: [&str; 11] = [
    "crates/catalog/src/lib.rs",
    "crates/view/src/boards/mod.rs",
    "crates/view/src/texts/",
    "crates/view/src/book/chapters.rs",
    "crates/cli/src/terminal/boards/mod.rs",
    "crates/record/src/dialect/mod.rs",
    "crates/lab/",
    "xtask/",
    "bench/",
    "fuzz/",
    "examples/",
];

/// Files and folders about one game alone: the Hex Text Protocol and its users.
const PROTOCOLS: [(&str, &str); 3] =
    [("crates/engine/", "hex"), ("crates/record/src/htp.rs", "hex"), ("crates/cli/src/htp.rs", "hex")];

/// The problems of lines that mention a game which the file is not about.
pub(super) fn check(path: &Path, text: &str) -> Vec<String> {
    let path = path.to_string_lossy().replace('\\', "/");
    if OF_ALL.iter().any(|place| path.starts_with(place)) || path.contains("/tests/") || path.contains("/examples/") {
        return Vec::new();
    }
    let is_home = |game: &Game| {
        OF_A_GAME.iter().any(|place| is_under(&path, &place.replace("GAME", game.name)))
            || PROTOCOLS.iter().any(|(place, name)| path.starts_with(place) && *name == game.name)
    };
    let strangers: Vec<&Game> = GAMES.iter().filter(|game| !is_home(game)).collect();
    let mut problems = Vec::new();
    for (number, line) in code(text) {
        let named = strangers
            .iter()
            .find(|game| mentions(line, game.name) || game.types.iter().any(|name| mentions(line, name)));
        problems.extend(named.map(|game| format!("line {number}: names {} outside its place", game.name)));
    }
    problems
}

/// Whether a path is inside a folder, or is the file with this name.
fn is_under(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| place.ends_with('/') || rest.starts_with(['/', '.']))
}

/// The lines that are neither comments, nor examples in help texts, nor tests.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_code = |line: &str| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.contains("Example: rusc ")
    };
    (1..).zip(without_tests(text)).filter(move |(_, line)| is_code(line))
}

/// Whether a line contains a word, not just as a part of another.
fn mentions(line: &str, word: &str) -> bool {
    let is_part = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    line.match_indices(word).any(|(at, _)| {
        // The names of crates begin with a common prefix.
        let before = line[..at].strip_suffix("rusc_").unwrap_or(&line[..at]);
        !is_part(before.chars().next_back()) && !is_part(line[at + word.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_in_its_own_places_only() {
        let problems = |path: &str, text: &str| check(Path::new(path), text).len();
        let line = "//! Here.\nuse rusc_hex::SeenBoard;\n";
        for home in ["crates/hex/src/lib.rs", "crates/view/src/boards/hex.rs", "crates/view/src/boards/hex/mod.rs"] {
            assert_eq!(problems(home, line), 0, "{home}");
        }
        for home in ["crates/engine/src/guest.rs", "crates/catalog/src/lib.rs", "crates/table/tests/clock.rs"] {
            assert_eq!(problems(home, line), 0, "{home}");
        }
        for other in ["crates/view/src/drawing.rs", "crates/hexland/src/lib.rs", "crates/view/src/boards/hexland.rs"] {
            assert_eq!(problems(other, line), 1, "{other}");
        }
        assert_eq!(
            problems("crates/app/src/a.rs", "//! Like hex.\nlet name = \"hexland:7\";\nlet hexagon = Hexlander;\n"),
            1
        );
        assert_eq!(problems("crates/app/src/a.rs", "let a = 1;\n#[cfg(test)]\nmod tests { use hex::X; }\n"), 0);
        assert_eq!(problems("crates/cli/src/show.rs", "#[command(after_help = \"Example: rusc show connect4\")]\n"), 0);
        assert_eq!(problems("crates/cli/src/show.rs", "run(\"rusc show connect4\");\n"), 1);
        assert_eq!(problems("crates/view/assets/game-hex.css", ".hex .stone { fill: red; }\n"), 0);
        for (file, line) in [("style.css", ".hex .stone { fill: red; }\n"), ("script.js", "if (game === \"hex\") {\n")]
        {
            assert_eq!(problems(&format!("crates/view/assets/{file}"), line), 1, "{file}");
        }
    }
}
