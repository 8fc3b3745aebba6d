//! The app in a real browser, by pointer and by keyboard.

mod languages;
mod looks;
mod matches;
mod overlays;
mod support;
mod together;
