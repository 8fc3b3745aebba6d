//! The log of `rusc play`: a line on standard error for each event, with its time.

use std::fmt::{Debug, Write};
use std::io::{self, stderr};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusc_view::iso_date;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;

/// Starts the log of these events, for the rest of the program.
pub(crate) fn start(events: Targets) {
    let write = |event: &Event<'_>| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Without a standard error there is nobody to read it.
        let _ = io::Write::write_all(&mut stderr(), line(since, event).as_bytes());
    };
    // It fails if there is a log already, which is as good.
    let _ = tracing::subscriber::set_global_default(EachEvent(write).with(events));
}

/// Passes each event to a function. The program has no spans, so they are ignored.
struct EachEvent<F>(F);

impl<F: Fn(&Event<'_>) + 'static> Subscriber for EachEvent<F> {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        (self.0)(event);
    }
}

/// An event as a line, this long after the start of 1970.
fn line(since: Duration, event: &Event<'_>) -> String {
    let (date, metadata) = (iso_date(since.as_secs() as i64), event.metadata());
    let time = format!("{}.{:06}Z", date.trim_end_matches('Z'), since.subsec_micros());
    let mut fields = Fields::default();
    event.record(&mut fields);
    format!("{time} {:>5} {}:{}{}\n", metadata.level(), metadata.target(), fields.message, fields.others)
}

/// The fields of an event as text, with the message before the others.
#[derive(Default)]
struct Fields {
    message: String,
    others: String,
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let written = match field.name() {
            "message" => write!(self.message, " {value:?}"),
            name => write!(self.others, " {name}={value:?}"),
        };
        written.expect("a text takes all");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[test]
    fn events_are_lines_and_only_those_asked_for_are_written() {
        let kept = Arc::new(Mutex::new(String::new()));
        let targets: Targets = "warn,rusc::requests=info".parse().unwrap();
        let lines = Arc::clone(&kept);
        let keep = move |event: &Event<'_>| {
            *lines.lock().unwrap() += &line(Duration::from_micros(951_782_399_000_042), event);
        };
        tracing::subscriber::with_default(EachEvent(keep).with(targets), || {
            let path = "/a\nb";
            tracing::info!(target: "rusc::requests", method = %"GET", path, status = 200);
            tracing::info!(target: "rusc::storage", "not asked for");
            tracing::warn!(target: "rusc::storage", error = %"full", "old matches stay");
        });
        assert_eq!(
            *kept.lock().unwrap(),
            "2000-02-28T23:59:59.000042Z  INFO rusc::requests: method=GET path=\"/a\\nb\" status=200\n\
             2000-02-28T23:59:59.000042Z  WARN rusc::storage: old matches stay error=full\n"
        );
    }
}
