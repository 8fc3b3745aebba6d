//! The app in a real browser, with pointer and keyboard.

mod games;
mod languages;
mod looks;
mod matches;
mod minds;
mod overlays;
mod support;
mod together;
