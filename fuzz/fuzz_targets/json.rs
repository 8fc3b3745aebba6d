//! Arbitrary bytes into the law of the same name.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::records::json(bytes));
