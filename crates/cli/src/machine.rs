//! What this machine is, as far as it tells.

use std::fs;
use std::thread::available_parallelism;

use offer::Machine;

/// The processor, its cores, the memory and the system; what is not known is left empty.
pub(crate) fn describe() -> Machine {
    let told = |file: &str| fs::read_to_string(file).unwrap_or_default();
    Machine {
        processor: field(&told("/proc/cpuinfo"), "model name").unwrap_or_default(),
        cores: cores(),
        memory_bytes: memory_bytes(&told("/proc/meminfo")),
        system: system(&told("/proc/sys/kernel/osrelease")),
    }
}

/// How many threads run at once.
pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The text behind the first `key :` of a listing.
fn field(listing: &str, key: &str) -> Option<String> {
    let fields = listing.lines().filter_map(|line| line.split_once(':'));
    fields.filter(|(name, _)| name.trim() == key).map(|(_, value)| value.trim().to_owned()).next()
}

fn memory_bytes(listing: &str) -> u64 {
    let kilobytes = field(listing, "MemTotal").and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    kilobytes.map_or(0, |kilobytes| kilobytes * 1024)
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
        assert_eq!(memory_bytes("MemTotal:        2048 kB\n"), 2048 * 1024);
        assert_eq!(memory_bytes(""), 0);
        assert!(describe().cores >= 1);
    }
}
