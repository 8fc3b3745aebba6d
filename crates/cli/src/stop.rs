//! Ctrl-C and SIGTERM: running work stops and keeps its results; pressed again, or without running work, the program ends at
//! once. Work with parts, such as a match, first finishes those that are running.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};

use crate::failure::Failure;

static STOP: AtomicBool = AtomicBool::new(false);
/// Whether Ctrl-C was pressed at least once.
static PRESSED: AtomicBool = AtomicBool::new(false);
/// Whether the running work ends by itself after the first Ctrl-C.
static GENTLE: AtomicBool = AtomicBool::new(false);
/// Whether work is running that checks the flag.
static BUSY: AtomicBool = AtomicBool::new(false);
/// The thread that sleeps until Ctrl-C.
static WAITER: Mutex<Option<Thread>> = Mutex::new(None);

/// The exit code of a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: u8 = 130;

/// Installs the handler for Ctrl-C. Without it, Ctrl-C ends the program.
#[cfg(unix)]
pub(crate) fn listen() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        thread::spawn(move || signals.forever().for_each(|_| press()));
    }
}

/// Installs the handler for Ctrl-C. Without it, Ctrl-C ends the program.
#[cfg(not(unix))]
pub(crate) fn listen() {
    let _: Result<(), ctrlc::Error> = ctrlc::set_handler(press);
}

/// What each Ctrl-C does.
fn press() {
    let is_gentle = !PRESSED.swap(true, Ordering::SeqCst) && GENTLE.load(Ordering::SeqCst);
    if is_gentle && BUSY.load(Ordering::SeqCst) {
        eprintln!("\nrusc: waiting for what is running; Ctrl-C again stops at once");
        return;
    }
    let is_first = !STOP.swap(true, Ordering::SeqCst);
    if !BUSY.load(Ordering::SeqCst) || !is_first {
        eprintln!();
        std::process::exit(INTERRUPTED.into());
    }
    if let Some(waiter) = &*WAITER.lock().expect("no thread panics with the lock held") {
        waiter.unpark();
    }
}

/// The flag that Ctrl-C sets, for work that checks it from now on.
pub(crate) fn flag() -> &'static AtomicBool {
    BUSY.store(true, Ordering::SeqCst);
    &STOP
}

/// The flags that the first and the second Ctrl-C set, for work that has parts which can be finished.
pub(crate) fn gentle_flags() -> [&'static AtomicBool; 2] {
    GENTLE.store(true, Ordering::SeqCst);
    [&PRESSED, flag()]
}

/// Whether Ctrl-C was pressed.
pub(crate) fn is_pressed() -> bool {
    PRESSED.load(Ordering::SeqCst)
}

/// Sleeps until Ctrl-C.
pub(crate) fn wait() {
    *WAITER.lock().expect("no thread panics with the lock held") = Some(thread::current());
    while !flag().load(Ordering::SeqCst) {
        thread::park();
    }
}

/// The result of a command that has printed its results: interrupted, if Ctrl-C was pressed.
pub(crate) fn outcome() -> Result<(), Failure> {
    if is_pressed() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Runs something during which Ctrl-C ends the program at once.
pub(crate) fn idle<T>(wait: impl FnOnce() -> T) -> T {
    BUSY.store(false, Ordering::SeqCst);
    let result = wait();
    BUSY.store(true, Ordering::SeqCst);
    result
}

/// Clears the flag that Ctrl-C sets.
pub(crate) fn reset() {
    STOP.store(false, Ordering::SeqCst);
    PRESSED.store(false, Ordering::SeqCst);
}
