//! Runs the law for Hex Text Protocol sessions on arbitrary bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::dialogue::htp(bytes));
