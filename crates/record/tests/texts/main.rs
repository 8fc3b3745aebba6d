//! Records as text: what is written can be read back, files of other programs are understood, and errors have their place.

mod brief;
mod json;
mod pasted;
mod random;
mod sgf;
