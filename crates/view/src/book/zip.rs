//! A zip file as EPUB wants it: the first file is stored as it is, and every size stands before its data.
//!
//! `rawzip`, with which games are packed, writes sizes after the data, which some readers refuse for a stored file.

use std::io::{self, Write};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The first day that a zip file can express, 1 January 1980: the file is the same whenever it is written.
const DATE: u32 = 0x0021_0000;
/// The flag for names in UTF-8.
const UTF8: u16 = 1 << 11;

/// Packs files in their order; the first is stored, the others are compressed.
///
/// # Errors
/// If a file is too large for the format.
pub(super) fn zip(files: &[(String, Vec<u8>)]) -> io::Result<Vec<u8>> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (index, (name, content)) in files.iter().enumerate() {
        let (method, packed): (u16, Vec<u8>) = if index == 0 { (0, content.clone()) } else { (8, deflated(content)?) };
        let mut crc = Crc::new();
        crc.update(content);
        let mut about = Vec::new();
        about.extend(UTF8.to_le_bytes());
        about.extend(method.to_le_bytes());
        for number in [DATE, crc.sum(), size(packed.len())?, size(content.len())?] {
            about.extend(number.to_le_bytes());
        }
        about.extend(u16::try_from(name.len()).map_err(io::Error::other)?.to_le_bytes());
        about.extend(0u16.to_le_bytes());
        let place = size(archive.len())?;
        archive.extend(b"PK\x03\x04\x14\x00");
        archive.extend(&about);
        archive.extend(name.bytes());
        archive.extend(packed);
        directory.extend(b"PK\x01\x02\x14\x00\x14\x00");
        directory.extend(about);
        // No comment, the first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(place.to_le_bytes());
        directory.extend(name.bytes());
    }
    let count = u16::try_from(files.len()).map_err(io::Error::other)?.to_le_bytes();
    let (length, start) = (size(directory.len())?, size(archive.len())?);
    archive.extend(directory);
    archive.extend(b"PK\x05\x06\x00\x00\x00\x00");
    archive.extend([count, count].concat());
    archive.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    archive.extend([0; 2]);
    Ok(archive)
}

fn deflated(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

fn size(bytes: usize) -> io::Result<u32> {
    u32::try_from(bytes).map_err(io::Error::other)
}
