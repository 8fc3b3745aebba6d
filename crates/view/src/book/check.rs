//! Checks what the blocks of the book claim, by the rules, the solvers and the searches of the program.

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_present::{Eyes, Solution, Wanted};
use rusc_search::Control;

use super::deal::Deals;
use super::drawn::{drawn, insight};
use super::setting::{Reached, Setting};
use super::simulation::Simulation;
use super::{Block, Chapter, Fault, Kind};
use crate::{Drawings, Marks, Subject, Texts};

/// Checks that a block can be drawn and that its claims are true. What commands print is checked where they can be run.
///
/// # Errors
/// Says what the program finds instead.
pub fn check(block: &Block, texts: &Texts, catalog: &Catalog, drawings: &Drawings) -> Result<(), Fault> {
    drawn(block, texts, catalog, drawings)?;
    match &block.kind {
        Kind::Tree(tree) => tree.check(),
        Kind::Figure { .. } => Ok(()),
        Kind::Board(setting) | Kind::Derive(setting) => claims(setting, &setting.reach(catalog)?, texts, drawings),
        Kind::Deal(setting) => Deals::new(setting, &setting.reach(catalog)?)?.check(),
        Kind::Simulate(setting) => {
            let simulation = Simulation::run(setting, &setting.reach(catalog)?)?;
            let found = format!("chosen={} winner={}", simulation.chosen(), simulation.winner());
            let claim = |key: &str| setting.option(key).unwrap_or_default();
            let claimed = format!("chosen={} winner={}", claim("chosen"), claim("winner"));
            if claimed == found { Ok(()) } else { Err(Fault::new(format!("{claimed}, but the program finds {found}"))) }
        }
        Kind::Solve(setting) if setting.option("best").is_none() => Err(Fault::new("the puzzle has no answer")),
        Kind::Solve(setting) => {
            let reached = setting.reach(catalog)?;
            let best = setting.list("best").len();
            if best == reached.position.moves().len() {
                return Err(Fault::new("every move is right"));
            }
            claims(setting, &reached, texts, drawings)
        }
    }
}

/// Checks that a block can be drawn.
///
/// # Errors
/// Says what is missing.
pub fn check_drawn(block: &Block, texts: &Texts, catalog: &Catalog, drawings: &Drawings) -> Result<(), Fault> {
    drawn(block, texts, catalog, drawings).map(|_| ())
}

/// The differences between a chapter and its original in another language: headings and blocks must be the same.
pub fn twins(original: &Chapter, other: &Chapter) -> Vec<String> {
    let mut problems = Vec::new();
    if original.anchors != other.anchors {
        problems.push(format!("has the headings {:?} instead of {:?}", other.anchors, original.anchors));
    }
    let infos = |chapter: &Chapter| chapter.blocks().map(|block| block.info.clone()).collect::<Vec<_>>();
    let (wanted, found) = (infos(original), infos(other));
    if wanted != found {
        let at = wanted.iter().zip(&found).take_while(|(one, two)| one == two).count();
        problems.push(format!("block {} is {:?} instead of {:?}", at + 1, found.get(at), wanted.get(at)));
    }
    let printed = |chapter: &Chapter| -> Vec<String> {
        let is_figure = |block: &&Block| matches!(block.kind, Kind::Figure { .. });
        chapter.blocks().filter(is_figure).map(|block| block.body.clone()).collect()
    };
    if printed(original) != printed(other) {
        problems.push("shows another output of a command".to_owned());
    }
    problems
}

/// Checks all claims of a setting.
fn claims(setting: &Setting, reached: &Reached, texts: &Texts, drawings: &Drawings) -> Result<(), Fault> {
    for (key, value) in &setting.options {
        let found = match key.as_str() {
            // What is shown is checked by drawing it.
            "overlay" | "of" => continue,
            "rival" => setting.rival().map_or(String::new(), |level| level.name().to_owned()),
            "hint" => reached.position.check(value).map_err(Fault::new)?,
            "marks" => cells(value, reached)?,
            "legal" => reached.position.moves().len().to_string(),
            "winner" => numbers(&reached.position.winners()),
            "value" => fate(&solved(reached, Wanted::BestMoves)?, reached).to_owned(),
            "best" => same(value, solved(reached, Wanted::EveryMove)?.best),
            "wins" => {
                let values = solved(reached, Wanted::EveryMove)?.values;
                same(value, values.into_iter().filter(|(_, score)| *score > 0).map(|(name, _)| name).collect())
            }
            _ => own(key, value, reached, texts, drawings)?,
        };
        if found != *value {
            return Err(Fault::new(format!("{key}={value}, but the program finds {found}")));
        }
    }
    Ok(())
}

/// The marked cells, if all of them are cells of the board: occupied ones are moves that the rules refuse.
fn cells(value: &str, reached: &Reached) -> Result<String, Fault> {
    let start = reached.entry.start(&reached.position.spec().parse().map_err(Fault::new)?).map_err(Fault::new)?;
    for cell in value.split([',', '/']) {
        start.check(cell).map_err(Fault::new)?;
    }
    Ok(value.to_owned())
}

/// A claim that only the game understands.
fn own(key: &str, value: &str, reached: &Reached, texts: &Texts, drawings: &Drawings) -> Result<String, Fault> {
    let unknown = || Fault::new(format!("nobody understands the claim {key}={value}"));
    let art = drawings.art(reached.entry.name()).ok_or_else(unknown)?;
    let (board, insight) = (reached.position.board(Eyes::All), insight(reached));
    let subject = Subject { board: &board, insight: insight.as_ref(), marks: Marks::none(texts) };
    match art.claim(&subject, key, value).ok_or_else(unknown)? {
        true => Ok(value.to_owned()),
        false => Ok("otherwise".to_owned()),
    }
}

fn solved(reached: &Reached, wanted: Wanted) -> Result<Solution<String>, Fault> {
    let solution = reached.position.solve(wanted, &Control::unlimited(), &mut |_| {});
    solution.ok_or_else(|| Fault::new("the game has no solver"))?.map_err(Fault::new)
}

/// The result for the side to move.
fn fate(solution: &Solution<String>, reached: &Reached) -> &'static str {
    match solution.winner {
        None => "draw",
        winner if winner == reached.position.turn().seat() => "win",
        Some(_) => "loss",
    }
}

/// The claimed list if it has the same moves, otherwise the moves found.
fn same(claimed: &str, mut found: Vec<String>) -> String {
    let mut names: Vec<&str> = claimed.split(',').collect();
    names.sort_unstable();
    found.sort_unstable();
    if names == found { claimed.to_owned() } else { found.join(",") }
}

/// The numbers of seats, separated by commas.
fn numbers(seats: &[Seat]) -> String {
    seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Languages;

    fn checked(info: &str) -> Result<(), Fault> {
        let languages = Languages::built_in();
        let block = Block::parse(1, info, "").unwrap().expect("a block");
        check(&block, languages.negotiate("en"), &Catalog::builtin(), &Drawings::builtin())
    }

    #[test]
    fn true_claims_pass_and_false_ones_do_not() {
        for info in [
            "board hex:3 b2 value=loss legal=8 full=b2-top:b1,c1 joined=1",
            "board hex:2 b1,a1,a2 winner=1",
            "board hex:3 wins=c1,a2,b2,c2,a3",
            "board hex:5 1=c1,b3 marks=b2,c2 full=c1-b3:b2,c2 semi=c1-b3:b2",
            "solve hex:2 a1 best=a2",
            "board hex:2 resistance=1:0.75,2:0.75",
            "derive hex:3 b2 of=top-bottom",
            "board hex:7 1=d3,e3 2=d5,c5 filled=1:d4",
            "board hex:5 killed=a1:a2",
            "board connect4:4x4 1 legal=4",
            "board hex:3 rival=beginner",
            "derive hex:2 of=circuit-1 resistance=1:0.75",
            "derive hex:3 a1 of=circuit-2",
        ] {
            assert_eq!(checked(info), Ok(()), "{info}");
        }
        for info in [
            "board hex:3 b2 value=win",
            "board hex:3 a1 joined=1",
            "board hex:3 b2 full=b2-top:b1",
            "board hex:3 wins=b2",
            "board hex:2 resistance=1:0.75,2:0.76",
            "board hex:3 overlay=none",
            "board hex:3 marks=d4",
            "board hex:3 colour=red",
            "board hex:3 rival=champion",
            "derive hex:2 of=circuit-1 resistance=1:0.80",
            "derive hex:3 b2 of=circuit-1",
            "derive hex:3 of=circuit-3",
            "board hex:2 b1,a1,a2 winner=2",
            "solve hex:2 a1",
            "solve hex:2 a1 best=b1",
            "derive hex:3 a1 of=top-bottom",
            "board hex:7 1=d3,e3 2=d5,c5 filled=1:d4,c4",
            "board hex:7 1=d3 2=d5,c5 filled=1:d4",
            "board hex:5 killed=a1:b2",
            "board hex:5 killed=c3:c2",
        ] {
            assert!(checked(info).is_err(), "{info}");
        }
    }

    #[test]
    fn a_translation_must_have_the_same_blocks() {
        let parse = |text: &str| Chapter::parse(text).unwrap();
        let original = parse("# A\n\nB.\n\n## C {#c}\n\n```board hex:3\nWords.\n```\n\n```figure rusc games\nx\n```\n");
        let good = parse("# D\n\nE.\n\n## F {#c}\n\n```board hex:3\nParaules.\n```\n\n```figure rusc games\nx\n```\n");
        assert!(twins(&original, &good).is_empty());
        let bad = parse("# D\n\nE.\n\n## F {#d}\n\n```board hex:4\nParaules.\n```\n\n```figure rusc games\ny\n```\n");
        assert_eq!(twins(&original, &bad).len(), 3);
    }
}
