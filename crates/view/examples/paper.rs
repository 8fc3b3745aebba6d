//! The book for `cargo xtask book`: writes it to a folder, or checks what its commands print, however long they take.
//!
//! `paper write FOLDER` or `paper check PROGRAM`, where the program is `rusc`.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

use rusc_catalog::Catalog;
use rusc_view::book::{Kind, LANGUAGES, Press, Volume, is_output};
use rusc_view::{Drawings, Languages};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["write", folder] => write(Path::new(folder)).map_err(|error| format!("{folder}: {error}")),
        ["check", program] => check(program),
        _ => Err("book write FOLDER | book check PROGRAM".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Writes an EPUB and a page for each language.
fn write(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let (catalog, drawings, languages) = (Catalog::builtin(), Drawings::builtin(), Languages::built_in());
    for language in LANGUAGES {
        let press = Press { texts: languages.negotiate(language), catalog: &catalog, drawings: &drawings };
        for (ending, content) in [("epub", press.epub(&now())?), ("html", press.page().into_bytes())] {
            let file = folder.join(format!("rusc-{language}.{ending}"));
            println!("{} ({} kB)", file.display(), content.len() / 1000);
            fs::write(file, content)?;
        }
    }
    Ok(())
}

/// Runs every command of the book and compares what it prints.
fn check(program: &str) -> Result<(), String> {
    let mut problems = Vec::new();
    for (name, chapter) in Volume::built_in(LANGUAGES[0]).chapters() {
        for block in chapter.blocks() {
            let Kind::Figure { command, .. } = &block.kind else { continue };
            let arguments = command.split_whitespace().skip(1);
            let output = Command::new(program).args(arguments).env("LC_ALL", "C").output();
            let output = output.map_err(|error| format!("{program}: {error}"))?;
            let printed = String::from_utf8_lossy(&output.stdout).into_owned();
            let is_right = output.status.success() && is_output(&block.body, &printed);
            println!("{} {name}: {command}", if is_right { "same " } else { "OTHER" });
            if !is_right {
                problems.push(format!("{name}: $ {command}\n{printed}{}", String::from_utf8_lossy(&output.stderr)));
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// The time in the form that EPUB wants, by the calendar's rule of 400 years.
fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March have their leap day at the end.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (date, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}T{:02}:{:02}:{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}
