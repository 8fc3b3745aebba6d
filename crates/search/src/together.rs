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
    let mut own = None;
    let mut others: Vec<(Option<W>, Option<T>)> = others.into_iter().map(|work| (Some(work), None)).collect();
    let mut first = Some(first);
    let tasks =
        others.iter_mut().map(|(work, result)| -> Task { Box::new(move || *result = work.take().map(|work| work())) });
    run(&mut || own = first.take().map(|first| first()), tasks.collect());
    // What got no thread is done here.
    for (work, result) in &mut others {
        if let Some(work) = work.take() {
            *result = Some(work());
        }
    }
    std::iter::once(own).chain(others.into_iter().map(|(_, result)| result)).flatten().collect()
}

/// A piece of work without its type.
#[cfg(feature = "threads")]
type Task<'a> = Box<dyn FnMut() + Send + 'a>;

/// Runs the first on this thread and each of the others on its own. It has no type parameters, so that the code that starts
/// threads is compiled once and not with every search.
#[cfg(feature = "threads")]
fn run(first: &mut dyn FnMut(), others: Vec<Task>) {
    std::thread::scope(|scope| {
        let spawn = |work| std::thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = others.into_iter().filter_map(spawn).collect();
        first();
        others.into_iter().for_each(|other| other.join().expect("a thread does not panic"));
    });
}

/// Runs only the first piece of work, since there are no threads for the others.
#[cfg(not(feature = "threads"))]
pub fn together<T, W: FnOnce() -> T>(first: impl FnOnce() -> T, _: impl IntoIterator<Item = W>) -> Vec<T> {
    vec![first()]
}
