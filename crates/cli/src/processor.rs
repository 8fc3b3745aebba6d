//! Refuses to run on a processor that lacks instructions the program was compiled for.

/// Exits with one sentence if this processor cannot run the program. It must be called before anything else: any other code may
/// contain such instructions.
pub(crate) fn require() {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    if !has_v3() {
        eprintln!(
            "rusc: this program was built for x86-64-v3 processors (AVX2, BMI2, FMA), and this one is older; build it from \
             source with RUSTFLAGS=\"-C target-cpu=native\""
        );
        std::process::exit(1);
    }
}

/// Whether the processor has the instructions of the level x86-64-v3. The standard library's macro does not ask the processor
/// for features that are enabled at compile time.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
fn has_v3() -> bool {
    use std::arch::x86_64::{__cpuid, __cpuid_count};

    /// The bits of `cpuid` leaf 1, register ECX, for MOVBE, POPCNT, FMA, AVX and F16C, and for a system that saves the AVX
    /// registers (OSXSAVE).
    const LEAF_1_ECX: u32 = 1 << 22 | 1 << 23 | 1 << 12 | 1 << 28 | 1 << 29 | 1 << 27;
    /// The bits of `cpuid` leaf 7, register EBX, for BMI1, AVX2 and BMI2.
    const LEAF_7_EBX: u32 = 1 << 3 | 1 << 5 | 1 << 8;
    /// The bit of the extended `cpuid` leaf, register ECX, for LZCNT.
    const EXTENDED_ECX: u32 = 1 << 5;
    let has = |bits: u32, wanted: u32| bits & wanted == wanted;
    __cpuid(0).eax >= 7
        && has(__cpuid(1).ecx, LEAF_1_ECX)
        && has(__cpuid_count(7, 0).ebx, LEAF_7_EBX)
        && has(__cpuid(0x8000_0001).ecx, EXTENDED_ECX)
}
