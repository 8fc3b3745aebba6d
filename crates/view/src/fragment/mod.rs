//! The parts of a match page that change, each an element with its own id, so that only changed parts are sent.

mod board;
mod chances;
mod chat;
mod controls;
mod graph;
mod keep;
mod mind;
mod moves;
mod notes;
mod players;
mod review;
mod standing;
mod status;

pub use board::{board, picture};
pub use chat::chat;
pub use controls::controls;
pub use keep::keep;
pub use mind::mind;
pub use moves::moves;
pub(crate) use notes::tools;
pub use notes::{notes, pad};
pub use players::{own, rivals};
pub use review::review;
pub use status::status;

use maud::{Markup, html};

use crate::Scene;

/// Three dots that move while a bot thinks.
fn dots() -> Markup {
    html! { span class="thinking" aria-hidden="true" { i {} i {} i {} } }
}

/// A button that asks before its form can be sent.
fn asked(class: &str, label: Markup, question: &str, form: Markup) -> Markup {
    html! { details class="asked" { summary class={ "button " (class) } { (label) } p { (question) } (form) } }
}

/// A button that posts to the match, with at most one value.
fn action(scene: &Scene, path: &str, value: Option<(&str, &str)>, class: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/m/" (scene.id) "/" (path) } data-post {
            @if let Some((name, value)) = value { input type="hidden" name=(name) value=(value); }
            button class=(class) { (label) }
        }
    }
}
