//! Times as people write them.

use std::time::Duration;

/// Parses a time with its unit: `500ms`, `1.5s`, `2m` or `1h`.
///
/// ```
/// use std::time::Duration;
///
/// assert_eq!(rusc_present::time_with_unit("500ms"), Some(Duration::from_millis(500)));
/// assert_eq!(rusc_present::time_with_unit("500"), None);
/// ```
pub fn time_with_unit(text: &str) -> Option<Duration> {
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];
    units.iter().find_map(|(unit, seconds)| {
        let number: f64 = text.strip_suffix(unit)?.parse().ok()?;
        Duration::try_from_secs_f64(number * seconds).ok()
    })
}
