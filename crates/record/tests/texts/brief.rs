//! A short, deterministic run of the laws of saved games on samples with small faults. `cargo xtask fuzz` runs them for longer.

#[expect(unreachable_pub, reason = "the fuzz targets use it from outside")]
#[path = "../../../../fuzz/src/records.rs"]
mod laws;

use rusc_game::Rng;

/// Pieces of text with a meaning in one of the formats.
const WORDS: [&str; 34] = [
    "[",
    "]",
    "(",
    ")",
    ";",
    "\\",
    "\"",
    "{",
    "}",
    ",",
    ":",
    "\n",
    "B",
    "W",
    "AB",
    "AE",
    "PL",
    "C",
    "RE",
    "SZ",
    "swap",
    "swap-sides",
    "pass",
    "resign",
    "a1",
    "b2",
    "1",
    "0",
    "-",
    "null",
    "RUSCPROPERTY",
    "RUSCEND",
    "RUSCSPEC",
    "\u{feff}",
];

fn spoil(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let at = rng.below(bytes.len() as u32 + 1) as usize;
    let end = (at + rng.below(12) as usize).min(bytes.len());
    match rng.below(5) {
        0 if at < bytes.len() => bytes[at] = rng.bits() as u8,
        1 => drop(bytes.drain(at..end)),
        2 => {
            let part = bytes[at..end].to_vec();
            bytes.splice(end..end, part);
        }
        3 => bytes.truncate(at),
        _ => {
            let word = rng.choose(&WORDS).expect("there are words");
            bytes.splice(at..at, word.bytes());
        }
    }
}

fn run(law: fn(&[u8]), samples: &[&str]) {
    for seed in 0..20_000 {
        let mut rng = Rng::new(seed);
        let mut bytes = rng.choose(samples).expect("there are samples").as_bytes().to_vec();
        for _ in 0..=rng.below(4) {
            spoil(&mut bytes, &mut rng);
        }
        law(&bytes);
    }
}

#[test]
fn spoilt_json_is_refused_or_kept() {
    run(laws::json, &[include_str!("../data/variations.json")]);
}

#[test]
fn spoilt_sgf_is_refused_or_kept() {
    run(
        laws::sgf,
        &[
            include_str!("../data/hexgui.sgf"),
            include_str!("../data/hexgui-old.sgf"),
            include_str!("../data/hexworld.sgf"),
            include_str!("../data/littlegolem.hsgf"),
            include_str!("../data/playhex.sgf"),
            include_str!("../data/old-names.sgf"),
        ],
    );
}

#[test]
fn spoilt_texts_that_people_paste_are_refused_or_kept() {
    run(
        laws::pasted,
        &[
            "https://hexworld.org/board/#11r9c1,b4:sh4g8i8",
            "hexworld.org/board/#13x13nc1,a10%3Asm13",
            include_str!("../data/littlegolem.hsgf"),
        ],
    );
}
