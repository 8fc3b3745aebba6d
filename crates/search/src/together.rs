//! Runs work on several threads: the only place where searches start threads.

/// Runs the first piece of work on this thread and each of the others on its own thread, and waits for all of them. The results
/// are in the order of the work. Without the feature `threads`, only the first piece is run.
///
/// ```
/// let squares = rusc_search::together(|| 1, [2, 3].map(|number| move || number * number));
/// assert_eq!(squares[0], 1);
/// # #[cfg(feature = "threads")]
/// assert_eq!(squares, [1, 4, 9]);
/// ```
///
/// # Panics
/// If a piece of work panics.
#[cfg(feature = "threads")]
pub fn together<T: Send, W: FnOnce() -> T + Send>(
    first: impl FnOnce() -> T,
    others: impl IntoIterator<Item = W>,
) -> Vec<T> {
    std::thread::scope(|scope| {
        let others: Vec<_> = others.into_iter().map(|work| scope.spawn(work)).collect();
        let own = first();
        let others = others.into_iter().map(|other| other.join().expect("a thread does not panic"));
        std::iter::once(own).chain(others).collect()
    })
}

/// Runs only the first piece of work, since there are no threads for the others.
#[cfg(not(feature = "threads"))]
pub fn together<T, W: FnOnce() -> T>(first: impl FnOnce() -> T, _: impl IntoIterator<Item = W>) -> Vec<T> {
    vec![first()]
}
