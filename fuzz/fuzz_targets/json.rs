//! Runs the law for JSON records on arbitrary bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::records::json(bytes));
