//! A position to be played alone, on the board of a match: a puzzle, a mistake, or a step of a tutorial.

use maud::{Markup, html};
use rusc_present::{Grade, Puzzle};

use super::shell::{Reader, shell};
use crate::{Scene, fragment, seat_name};

/// A position to be played alone.
pub struct Exercise<'a> {
    /// The board, whose moves are posted below its address.
    pub scene: Scene<'a>,
    /// Whether everything has been found.
    pub is_done: bool,
    /// The address of the same position with the answer shown.
    pub shown: &'a str,
    /// What the browser remembers when it is solved.
    pub key: &'a str,
    /// The number of the day, if this is the puzzle of the day.
    pub day: Option<i64>,
}

/// The page of a puzzle that comes with a game.
pub fn puzzle(reader: &Reader, exercise: &Exercise, number: usize, puzzle: &Puzzle, next: &str) -> Markup {
    let (texts, scene) = (reader.texts, &exercise.scene);
    let game = texts.say(&format!("game-{}", scene.name()));
    let title = texts.tell("puzzle-number", &[("game", game.as_str().into()), ("number", number.into())]);
    let answer = || scene.written(texts, &puzzle.answer);
    // Where points count, the answer is the move that gets the most.
    let aim = if scene.position().points().is_some() { "-points" } else { "" };
    let task = html! {
        p class="soft" {
            @if exercise.day.is_some() { strong { (texts.say("puzzle-daily")) } " · " }
            (grade(reader, puzzle.grade))
        }
        h1 { (title) }
        @if exercise.is_done {
            p class="right" role="status" { strong { (texts.say("puzzle-right")) } " " (answer()) ": " (texts.say(&format!("puzzle-only{aim}"))) }
        } @else {
            p { (texts.tell(&format!("puzzle-task{aim}"), &[("name", side(reader, scene).into())])) }
        }
        p class="soft" { (texts.tell("puzzle-effort", &[("playouts", puzzle.effort.into())])) }
        (streak(reader))
        p class="actions" {
            a class={ "button" @if !exercise.is_done { " small" } } href=(next) { (texts.say("puzzle-next")) }
            @if !exercise.is_done { a class="quiet" href=(exercise.shown) { (texts.say("puzzle-show")) } }
            a class="quiet" href={ "/puzzles/" (scene.name()) } { (texts.say("puzzle-all")) }
        }
        @if exercise.is_done { (go_on(reader, scene)) }
    };
    page(reader, exercise, &title, &task)
}

/// The page of a mistake that the visitor has made.
pub fn mistake(reader: &Reader, exercise: &Exercise, made: &str, better: &str, lost: f64, from: &str) -> Markup {
    let (texts, scene) = (reader.texts, &exercise.scene);
    let title = texts.say("puzzle-mistake");
    let task = html! {
        p class="soft" { (texts.say(&format!("game-{}", scene.name()))) }
        h1 { (title) }
        p { (texts.say("puzzle-made")) " " strong { (scene.written(texts, made)) }
            ". " (texts.tell("puzzle-lost", &[("chance", texts.chance(lost).into())])) }
        @if exercise.is_done {
            p class="right" role="status" { strong { (texts.say("puzzle-right")) } " " (scene.written(texts, better)) ": " (texts.say("puzzle-better")) }
        } @else {
            p { (texts.tell("puzzle-mend", &[("name", side(reader, scene).into())])) }
        }
        p class="actions" {
            a class="button small" href="/puzzles" { (texts.say("puzzles")) }
            @if !exercise.is_done { a class="quiet" href=(exercise.shown) { (texts.say("puzzle-show")) } }
            a class="quiet" href=(from) { (texts.say("puzzle-from")) }
        }
        @if exercise.is_done { (go_on(reader, scene)) }
    };
    page(reader, exercise, &title, &task)
}

/// The page of a step of a tutorial: `place` is its number and the number of all.
pub fn step(reader: &Reader, exercise: &Exercise, key: &str, place: (usize, usize)) -> Markup {
    let (texts, scene, (number, count)) = (reader.texts, &exercise.scene, place);
    let say = |part: &str| texts.say(&format!("learn-{}-{key}{part}", scene.name()));
    let title = say("-title");
    let task = html! {
        p class="soft" {
            (texts.say(&format!("game-{}", scene.name()))) " · "
            (texts.tell("learn-step", &[("number", number.into()), ("count", count.into())]))
        }
        progress value=(number - usize::from(!exercise.is_done)) max=(count) aria-label=(texts.say("learn")) {}
        h1 { (title) }
        @for paragraph in say("").split("\n\n") { p { (paragraph) } }
        @if exercise.is_done {
            @for paragraph in say("-done").split("\n\n") { p class="right" role="status" { (paragraph) } }
        }
        p class="actions" {
            @if number < count {
                @let class = if exercise.is_done { "button" } else { "quiet" };
                @let label = if exercise.is_done { "learn-next" } else { "learn-skip" };
                a class=(class) href={ "/tutorial/" (scene.name()) "/" (number + 1) } { (texts.say(label)) }
            }
            a class="quiet" href={ "/rules/" (scene.name()) } { (texts.say("rules")) }
        }
        @if exercise.is_done && number == count {
            form method="post" action="/new" {
                input type="hidden" name="game" value=(scene.name());
                input type="hidden" name="seat-1" value="person";
                input type="hidden" name="seat-2" value="beginner";
                button { (texts.say("learn-play")) }
            }
        }
    };
    page(reader, exercise, &title, &task)
}

/// The name of a grade.
pub(super) fn grade(reader: &Reader, grade: Grade) -> String {
    reader.texts.say(&format!("grade-{}", grade.name()))
}

/// The days in a row, which the browser fills in.
pub(super) fn streak(reader: &Reader) -> Markup {
    html! { p class="streak" hidden data-streak { (reader.texts.say("puzzle-streak")) " " strong {} } }
}

/// The side to move, by its colour.
fn side(reader: &Reader, scene: &Scene) -> String {
    scene.turn().map_or_else(String::new, |seat| seat_name(reader.texts, scene.name(), seat))
}

/// The button that starts a match from here.
fn go_on(reader: &Reader, scene: &Scene) -> Markup {
    html! {
        form method="post" action={ (scene.address) "/go-on" } {
            button class="small" { (reader.texts.say("puzzle-go-on")) }
        }
    }
}

fn page(reader: &Reader, exercise: &Exercise, title: &str, task: &Markup) -> Markup {
    let (texts, scene) = (reader.texts, &exercise.scene);
    let solved = exercise.is_done.then_some(exercise.key);
    let content = html! {
        div class={ "exercise " (scene.name()) } data-match=(scene.address) data-solved=[solved] data-daily=[exercise.day] {
            section class="panel task" { (task) p id="message" role="status" aria-live="polite" {} }
            div class="table" {
                noscript { p class="problem" { (texts.say("no-script-exercise")) } }
                (fragment::board(texts, scene))
            }
        }
        script type="module" src="/assets/learn.js" {}
    };
    shell(reader, title, content)
}
