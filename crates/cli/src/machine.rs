//! A description of this machine.

use std::fs;
use std::thread::available_parallelism;

use rusc_lab::Machine;

/// The processor, cores, memory and system; unknown fields are empty.
pub(crate) fn describe() -> Machine {
    let text = |file: &str| fs::read_to_string(file).unwrap_or_default();
    Machine {
        processor: field(&text("/proc/cpuinfo"), "model name").unwrap_or_default(),
        cores: cores(),
        memory_bytes: bytes(&text(MEMORY), "MemTotal").unwrap_or(0),
        system: system(&text("/proc/sys/kernel/osrelease")),
    }
}

/// The number of threads that can run at the same time.
pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The name of this machine.
pub(crate) fn name() -> String {
    let text = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '-';
    let name: String = text.trim().chars().filter(is_plain).collect();
    if name.is_empty() { "machine".to_owned() } else { name }
}

/// Whether this number of megabytes is free, as far as is known.
pub(crate) fn can_give(megabytes: u64) -> bool {
    let free = fs::read_to_string(MEMORY).ok().and_then(|listing| bytes(&listing, "MemAvailable"));
    free.is_none_or(|free| megabytes.saturating_mul(1 << 20) <= free)
}

const MEMORY: &str = "/proc/meminfo";

/// The text after the first `key :` in a listing.
fn field(listing: &str, key: &str) -> Option<String> {
    let fields = listing.lines().filter_map(|line| line.split_once(':'));
    fields.filter(|(name, _)| name.trim() == key).map(|(_, value)| value.trim().to_owned()).next()
}

/// A number of kilobytes in a listing, in bytes.
fn bytes(listing: &str, key: &str) -> Option<u64> {
    let kilobytes: u64 = field(listing, key)?.split(' ').next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

fn system(release: &str) -> String {
    format!("{} {} {}", std::env::consts::OS, release.trim(), std::env::consts::ARCH).replace("  ", " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_read() {
        let listing = "processor\t: 0\nmodel name\t: Fast One\nmodel name\t: Other\n";
        assert_eq!(field(listing, "model name").as_deref(), Some("Fast One"));
        assert_eq!(bytes("MemTotal:        2048 kB\n", "MemTotal"), Some(2048 * 1024));
        assert_eq!(bytes("", "MemTotal"), None);
        assert!(describe().cores >= 1);
        assert!(can_give(1));
    }
}
