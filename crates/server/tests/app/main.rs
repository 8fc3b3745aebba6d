//! The server without a socket: which requests are let in, what is kept, and that HTTP reaches the app.

mod doors;
mod keeping;
mod limits;
mod measuring;
mod old;
mod support;
