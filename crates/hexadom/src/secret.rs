//! Random numbers for a secret deal: SHA-256 of the secret bits and a counter. Unlike the numbers of [`rusc_game::Rng`], nobody can
//! compute the next one from those before.

use hmac_sha256::Hash;

/// The draws of a secret deal.
pub(crate) struct SecretDraws {
    bits: u128,
    /// The number of blocks used.
    count: u64,
    /// The rest of the current block.
    block: Vec<u8>,
}

impl SecretDraws {
    pub(crate) fn new(bits: u128) -> SecretDraws {
        SecretDraws { bits, count: 0, block: Vec::new() }
    }

    /// A uniformly random number below `bound`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        // Numbers from the last, incomplete multiple of the bound would favour the smallest results.
        let end = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.number();
            if number < end {
                return number % bound;
            }
        }
    }

    fn number(&mut self) -> u32 {
        if self.block.is_empty() {
            let hashed = [&self.bits.to_be_bytes()[..], &self.count.to_be_bytes()].concat();
            self.block = Hash::hash(&hashed).to_vec();
            self.count += 1;
        }
        let rest = self.block.split_off(4);
        let number = std::mem::replace(&mut self.block, rest);
        number.iter().fold(0, |number, &byte| number << 8 | u32::from(byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers are the first bytes of a hash that any program can compute:
    /// `printf '%048x' 0 | xxd -r -p | sha256sum`.
    #[test]
    fn the_numbers_are_a_hash() {
        let mut draws = SecretDraws::new(0);
        let numbers: Vec<u32> = (0..9).map(|_| draws.number()).collect();
        assert_eq!(numbers[0], 0x9d90_8ecf, "{:x?}", numbers);
        assert_ne!(numbers[8], numbers[0], "the next block is another");
    }

    #[test]
    fn numbers_are_even_within_their_bound() {
        let mut draws = SecretDraws::new(1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[draws.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }
}
