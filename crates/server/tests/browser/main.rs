//! The app in a real browser, with pointer and keyboard.

mod access;
mod archive;
mod book;
mod fingers;
mod games;
mod house;
mod identity;
mod languages;
mod learn;
mod looks;
mod matches;
mod minds;
mod new_games;
mod notes;
mod overlays;
mod phones;
mod speed;
mod support;
mod together;
mod tournaments;
mod words;
