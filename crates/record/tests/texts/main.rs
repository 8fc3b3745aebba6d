//! Records as text: what is written is read again, what others wrote is understood, what is wrong is told with its place.

mod brief;
mod json;
mod random;
mod sgf;
