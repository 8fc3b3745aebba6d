//! Runs the law for pasted games on arbitrary bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::records::pasted(bytes));
