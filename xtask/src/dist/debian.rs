//! The Debian package, made with `dpkg-deb` from the folder of the archive.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{copy, make_folder, output, write};

/// Makes the package and returns its file.
pub(super) fn package(root: &Path, staged: &Path, triple: &str, version: &str, into: &Path) -> Result<PathBuf, String> {
    let machine = triple.split('-').next().unwrap_or_default();
    let architecture = match machine {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    };
    let tree = into.join(format!("deb-{architecture}"));
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    }
    let place = |path: &str| -> Result<PathBuf, String> {
        let file = tree.join(path);
        make_folder(file.parent().unwrap_or(&tree))?;
        Ok(file)
    };
    copy(&staged.join("rusc"), &place("usr/bin/rusc")?)?;
    for (file, path) in [
        ("rusc.bash", "usr/share/bash-completion/completions/rusc"),
        ("_rusc", "usr/share/zsh/vendor-completions/_rusc"),
        ("rusc.fish", "usr/share/fish/vendor_completions.d/rusc.fish"),
    ] {
        copy(&staged.join("completions").join(file), &place(path)?)?;
    }
    let pages = fs::read_dir(staged.join("man")).map_err(|error| error.to_string())?;
    for page in pages.flatten().map(|page| page.path()) {
        let name = page.file_name().and_then(|name| name.to_str()).ok_or("a page has a name")?;
        copy(&page, &place(&format!("usr/share/man/man1/{name}"))?)?;
    }
    output(Command::new("gzip").args(["-9nr", "."]).current_dir(tree.join("usr/share/man/man1")))?;
    copy(&root.join("packaging/rusc.service"), &place("usr/lib/systemd/system/rusc.service")?)?;
    let licence = fs::read_to_string(root.join("LICENSE-MIT")).map_err(|error| error.to_string())?;
    let either = "Rusc may be used under the licence below, or under the Apache License 2.0,\nwhich is in /usr/share/common-licenses/Apache-2.0.\n\n";
    write(&place("usr/share/doc/rusc/copyright")?, &format!("{either}{licence}"))?;
    write(&place("DEBIAN/control")?, &control(&staged.join("rusc"), architecture, version)?)?;
    let file = into.join(format!("rusc_{version}_{architecture}.deb"));
    let modes = ["-R", "u=rwX,go=rX"];
    output(Command::new("chmod").args(modes).arg(&tree))?;
    output(Command::new("dpkg-deb").args(["--root-owner-group", "--build"]).arg(&tree).arg(&file))?;
    Ok(file)
}

fn control(program: &Path, architecture: &str, version: &str) -> Result<String, String> {
    let bytes = fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let library = library(&bytes).map_or(String::new(), |(major, minor)| format!(" (>= {major}.{minor})"));
    Ok(format!(
        "Package: rusc\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The Rusc developers <rusc@localhost>\n\
         Installed-Size: {}\nDepends: libc6{library}\nSection: games\nPriority: optional\n\
         Description: board games to play, analyse and solve\n Hex, Hexland, Hexadom and Connect Four, in the browser, in the \
         terminal and\n for programs, with bots that show what they think.\n",
        bytes.len() / 1024 + 1
    ))
}

/// The newest version of the C library that a program asks for.
fn library(program: &[u8]) -> Option<(u32, u32)> {
    let begin = b"GLIBC_";
    let places = (0..program.len().saturating_sub(begin.len())).filter(|at| program[*at..].starts_with(begin));
    let version = |at: usize| {
        let rest = &program[at + begin.len()..];
        let end = rest.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.').unwrap_or(rest.len());
        let (major, minor) = std::str::from_utf8(&rest[..end]).ok()?.split_once('.')?;
        Some((major.parse().ok()?, minor.split('.').next()?.parse().ok()?))
    };
    places.filter_map(version).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_library_counts() {
        assert_eq!(library(b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0"), Some((2, 34)));
        assert_eq!(library(b"nothing"), None);
    }
}
