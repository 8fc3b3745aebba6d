//! Ctrl-C, or a kind kill: asks the work to end and keep its results; a second time ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);
/// Whether nothing is at work, so that there is nothing to wait for.
static IDLE: AtomicBool = AtomicBool::new(false);

/// The exit code of a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: u8 = 130;

/// The flag that Ctrl-C sets, from now on.
pub(crate) fn flag() -> &'static AtomicBool {
    // A second call finds its handler in place.
    let _: Result<(), ctrlc::Error> = ctrlc::set_handler(|| {
        if IDLE.load(Ordering::Relaxed) || STOP.swap(true, Ordering::Relaxed) {
            eprintln!();
            std::process::exit(INTERRUPTED.into());
        }
    });
    &STOP
}

/// Waits for Ctrl-C; once more, and the program ends at once.
pub(crate) fn wait() {
    let (pressed, wait) = std::sync::mpsc::channel();
    let heard = ctrlc::set_handler(move || {
        if pressed.send(()).is_err() {
            std::process::exit(INTERRUPTED.into());
        }
    });
    // Where Ctrl-C cannot be heard it ends the program by itself.
    while heard.is_err() {
        std::thread::park();
    }
    let _ = wait.recv();
}

/// Does something during which Ctrl-C ends the program at once.
pub(crate) fn idle<T>(wait: impl FnOnce() -> T) -> T {
    IDLE.store(true, Ordering::Relaxed);
    let result = wait();
    IDLE.store(false, Ordering::Relaxed);
    result
}

/// Forgets that Ctrl-C was pressed.
pub(crate) fn reset() {
    STOP.store(false, Ordering::Relaxed);
}
