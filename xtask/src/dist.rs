//! `cargo xtask dist`: what people download. An archive with the program, its completions and manual pages, a Debian package
//! where those can be made, and their checksums.

mod debian;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files of the repository that are packed with the program.
const BESIDE: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];
/// The shells whose completions the program prints, and the files they are kept in.
const SHELLS: [(&str, &str); 4] =
    [("bash", "rusc.bash"), ("zsh", "_rusc"), ("fish", "rusc.fish"), ("powershell", "_rusc.ps1")];

/// Builds the program for this machine, or for a target that this machine can run, and packs it into `target/dist`.
pub(crate) fn make(root: &Path, target: Option<&str>) -> Result<(), String> {
    let host = host()?;
    let triple = target.unwrap_or(&host);
    let mut words = vec!["build", "--release", "--package", "rusc", "--locked"];
    words.extend(target.into_iter().flat_map(|target| ["--target", target]));
    crate::cargo(&words)?;
    let name = if triple.contains("windows") { "rusc.exe" } else { "rusc" };
    let folder = target.map_or(root.join("target/release"), |target| root.join("target").join(target).join("release"));
    let made = pack(root, &folder.join(name), triple, &root.join("target/dist"))?;
    made.iter().for_each(|file| println!("{}", file.display()));
    Ok(())
}

/// Packs a program and returns the files that were made, the checksums last.
fn pack(root: &Path, program: &Path, triple: &str, into: &Path) -> Result<Vec<PathBuf>, String> {
    let printed = output(Command::new(program).arg("--version"))?;
    let version = printed.split_whitespace().nth(1).ok_or("the program does not print its version")?;
    let name = format!("rusc-{version}-{triple}");
    let staged = into.join(&name);
    if staged.exists() {
        fs::remove_dir_all(&staged).map_err(|error| format!("{}: {error}", staged.display()))?;
    }
    stage(root, program, &staged)?;
    let mut made = vec![archive(into, &name, triple.contains("windows"))?];
    if triple.ends_with("linux-gnu") && crate::packages::runs("dpkg-deb", &["--version"]) {
        made.push(debian::package(root, &staged, triple, version, into)?);
    }
    made.push(checksums(into, &name, &made)?);
    Ok(made)
}

/// Puts everything that belongs into the archive into a folder.
fn stage(root: &Path, program: &Path, staged: &Path) -> Result<(), String> {
    let own = program.file_name().ok_or("the program has a name")?;
    make_folder(&staged.join("completions"))?;
    copy(program, &staged.join(own))?;
    BESIDE.iter().try_for_each(|name| copy(&root.join(name), &staged.join(name)))?;
    for (shell, file) in SHELLS {
        let script = output(Command::new(program).args(["completions", shell]))?;
        write(&staged.join("completions").join(file), &script)?;
    }
    output(Command::new(program).arg("man").arg(staged.join("man"))).map(|_| ())
}

/// Packs a folder: as a zip file for Windows, otherwise compressed with gzip.
fn archive(into: &Path, name: &str, is_zip: bool) -> Result<PathBuf, String> {
    let (file, how) = if is_zip { (format!("{name}.zip"), "-acf") } else { (format!("{name}.tar.gz"), "-czf") };
    output(Command::new("tar").args([how, &file, name]).current_dir(into))?;
    Ok(into.join(file))
}

/// Writes the SHA-256 sums of files, in the form that `sha256sum --check` reads.
fn checksums(into: &Path, name: &str, files: &[PathBuf]) -> Result<PathBuf, String> {
    let names: Vec<_> = files.iter().filter_map(|file| file.file_name()).collect();
    let sums = output(Command::new("sha256sum").args(&names).current_dir(into))
        .or_else(|_| output(Command::new("shasum").args(["-a", "256"]).args(&names).current_dir(into)))?;
    let file = into.join(format!("{name}.sha256"));
    write(&file, &sums)?;
    Ok(file)
}

/// The target that this machine's compiler builds for.
fn host() -> Result<String, String> {
    let printed = output(Command::new("rustc").arg("-vV"))?;
    let host = printed.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not print its host".to_owned())
}

/// What a program prints.
fn output(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !done.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&done.stderr)));
    }
    String::from_utf8(done.stdout).map_err(|error| format!("{command:?}: {error}"))
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(|_| ()).map_err(|error| format!("{}: {error}", from.display()))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// A program that does what packing needs of `rusc`; it names a version of the C library, as linked programs do.
    const PROGRAM: &str = r#"#!/bin/sh
# GLIBC_2.9 GLIBC_2.34
case "$1" in
  --version) echo "rusc 7.8.9 (0123456)" ;;
  completions) echo "completions of $2" ;;
  man) mkdir -p "$2" && echo page > "$2/rusc.1" && echo page > "$2/rusc-match.1" ;;
esac
"#;

    #[test]
    fn downloads_hold_the_program_and_what_belongs_to_it() {
        let into = crate::root().join(format!("target/dist-test-{}", std::process::id()));
        make_folder(&into).unwrap();
        let program = into.join("rusc");
        write(&program, PROGRAM).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let made = pack(&crate::root(), &program, "x86_64-unknown-linux-gnu", &into).unwrap();

        let listed = output(Command::new("tar").arg("-tzf").arg(&made[0])).unwrap();
        let name = "rusc-7.8.9-x86_64-unknown-linux-gnu";
        for file in ["rusc", "LICENSE-MIT", "README.md", "completions/_rusc", "man/rusc-match.1"] {
            assert!(listed.contains(&format!("{name}/{file}\n")), "no {file} in\n{listed}");
        }
        // Where there is no dpkg-deb no package can be made.
        if made.len() == 3 {
            let info = output(Command::new("dpkg-deb").arg("--info").arg(&made[1])).unwrap();
            for line in ["Package: rusc", "Version: 7.8.9", "Architecture: amd64", "Depends: libc6 (>= 2.34)"] {
                assert!(info.contains(line), "no {line} in\n{info}");
            }
            let held = output(Command::new("dpkg-deb").arg("--contents").arg(&made[1])).unwrap();
            let paths = ["bin/rusc", "share/man/man1/rusc.1.gz", "share/bash-completion/completions/rusc"];
            for path in paths.into_iter().chain(["share/doc/rusc/copyright", "lib/systemd/system/rusc.service"]) {
                assert!(
                    held.contains("root/root") && held.contains(&format!("./usr/{path}\n")),
                    "no {path} in\n{held}"
                );
            }
        }
        let sums = made.last().unwrap();
        output(Command::new("sha256sum").arg("--check").arg(sums).current_dir(&into)).unwrap();
        write(&made[0], "something else").unwrap();
        assert!(output(Command::new("sha256sum").arg("--check").arg(sums).current_dir(&into)).is_err());
        fs::remove_dir_all(into).unwrap();
    }
}
