//! Memory that a server no longer needs goes back to the system.

/// Starts the program again with a setting that glibc reads only at the start, unless it is set already. Without it glibc keeps
/// freed blocks of up to 32 MB, the size of the trees of bots, and a server grows to several times what it uses.
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::os::unix::process::CommandExt;

        /// Blocks from this size on are given back, in bytes.
        const LARGE: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "1048576");
        if std::env::var_os(LARGE.0).is_none()
            && let Ok(program) = std::env::current_exe()
        {
            // It returns only if the program cannot be started, and then this one serves as it is.
            let _ = std::process::Command::new(program).args(std::env::args_os().skip(1)).env(LARGE.0, LARGE.1).exec();
        }
    }
}
