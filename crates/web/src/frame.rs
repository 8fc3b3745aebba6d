//! Texts and bytes on their way between JavaScript and WebAssembly: one after another, each after its length.

/// Writes parts one after another, each after its length as four bytes, the lowest first.
pub fn write<P: AsRef<[u8]>>(parts: &[P]) -> Vec<u8> {
    let parts = parts.iter().map(AsRef::as_ref);
    parts.flat_map(|part| (part.len() as u32).to_le_bytes().into_iter().chain(part.iter().copied())).collect()
}

/// Reads the parts again; `None` if the bytes end too early.
pub fn read(mut bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut parts = Vec::new();
    while !bytes.is_empty() {
        let (length, rest) = bytes.split_first_chunk::<4>()?;
        let (part, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        parts.push(part.to_vec());
        bytes = rest;
    }
    Some(parts)
}

/// Reads texts; `None` if they are not.
pub fn texts(bytes: &[u8]) -> Option<Vec<String>> {
    read(bytes)?.into_iter().map(|part| String::from_utf8(part).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_back_as_they_were() {
        for parts in [vec![], vec![vec![]], vec![b"a".to_vec(), vec![], vec![0; 300]]] {
            assert_eq!(read(&write(&parts)), Some(parts));
        }
        let whole = write(&["move", "c3"]);
        assert_eq!(texts(&whole), Some(vec!["move".to_owned(), "c3".to_owned()]));
        for end in [1, 5, 9, whole.len() - 1] {
            assert_eq!(read(&whole[..end]), None, "{end}");
        }
        assert_eq!(texts(&write(&[[0xff]])), None);
    }
}
