//! The program on emulated processors: an old one gets a sentence, not an illegal instruction.

use std::process::{Command, Output};

/// Runs `rusc --version` on a processor model of QEMU.
fn version_on(processor: &str) -> Output {
    Command::new("qemu-x86_64")
        .args(["-cpu", processor, env!("CARGO_BIN_EXE_rusc"), "--version"])
        .output()
        .expect("qemu-x86_64 runs (on Debian: apt-get install qemu-user)")
}

#[test]
fn an_old_processor_gets_one_sentence() {
    for old in ["core2duo", "Nehalem", "SandyBridge"] {
        let out = version_on(old);
        assert_eq!(out.status.code(), Some(1), "{old}: {out:?}");
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        let sentence = said.lines().find(|line| line.starts_with("rusc:")).unwrap_or_else(|| panic!("{old}: {said}"));
        assert!(sentence.contains("x86-64-v3"), "{old}: {sentence}");
    }
}

#[test]
fn a_processor_with_all_instructions_runs_it() {
    // This model has everything that QEMU can emulate.
    let out = version_on("max");
    assert!(out.status.success(), "{out:?}");
    assert!(String::from_utf8_lossy(&out.stdout).starts_with("rusc "));
}
