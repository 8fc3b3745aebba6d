//! The app in a real browser, with pointer and keyboard.

mod languages;
mod looks;
mod matches;
mod overlays;
mod support;
mod together;
