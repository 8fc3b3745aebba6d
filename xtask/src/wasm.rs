//! WebAssembly: a toolchain that compiles it, and the app compiled with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::packages::runs;

/// The target of everything here.
const TARGET: &str = "wasm32-unknown-unknown";
/// The Debian packages of a compiler that knows the target, and of the sources of its library. What they need follows.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
/// How the names of the packages begin that the compiler needs and that a machine with another compiler may lack.
const NEEDED: [&str; 2] = ["libstd-rust-web", "libllvm"];

/// A compiler that knows the target.
pub(crate) enum Toolchain {
    /// The usual one has its library.
    Usual,
    /// One that was unpacked into this folder.
    Unpacked(PathBuf),
}

/// Finds a compiler that knows the target, or prepares one.
pub(crate) fn toolchain(root: &Path) -> Result<Toolchain, String> {
    if has_target() {
        return Ok(Toolchain::Usual);
    }
    let folder = root.join("target/wasm-toolchain");
    if runs("apt-get", &["--version"]) && runs("dpkg-deb", &["--version"]) {
        match unpacked(&folder) {
            Ok(()) => return Ok(Toolchain::Unpacked(folder)),
            Err(problem) => eprintln!("xtask: Debian's packages do not help: {problem}"),
        }
    }
    println!("$ rustup target add {TARGET}");
    if runs("rustup", &["target", "add", TARGET]) && has_target() {
        return Ok(Toolchain::Usual);
    }
    Err(format!("there is no compiler for {TARGET}: run `rustup target add {TARGET}`"))
}

/// Compiles the app for browsers and returns its file.
pub(crate) fn build(root: &Path) -> Result<PathBuf, String> {
    let toolchain = toolchain(root)?;
    let folder = root.join("target/web");
    let mut command = Command::new("cargo");
    let words = ["rustc", "--package", "rusc-web", "--lib", "--crate-type", "cdylib", "--target", TARGET];
    command.args(words).args(["--profile", "web", "--locked", "--target-dir"]).arg(&folder).current_dir(root);
    // Numbers of functions and addresses take as few bytes as they need.
    command.args(["--", "-C", "link-arg=--compress-relocations"]);
    if let Toolchain::Unpacked(unpacked) = &toolchain {
        use_unpacked(&mut command, unpacked)?;
    }
    println!("$ cargo {} --profile web", words.join(" "));
    let status = command.status().map_err(|error| format!("cannot run cargo: {error}"))?;
    let file = folder.join(TARGET).join("web/rusc_web.wasm");
    if status.success() && file.exists() {
        Ok(file)
    } else {
        Err("the app could not be compiled for browsers".to_owned())
    }
}

/// Whether the usual compiler has the library of the target.
fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|asked| Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir())
}

/// Unpacks the compiler from its packages and compiles its library, unless that was done before.
fn unpacked(folder: &Path) -> Result<(), String> {
    let done = folder.join("done");
    if done.exists() {
        return Ok(());
    }
    let packages = folder.join("packages");
    fs::create_dir_all(&packages).map_err(|error| format!("{}: {error}", packages.display()))?;
    download(&packages)?;
    for package in files(&packages, "deb") {
        run(Command::new("dpkg-deb").arg("-x").arg(&package).arg(folder.join("root")))?;
    }
    compile_library(folder)?;
    fs::write(done, "").map_err(|error| error.to_string())
}

/// Downloads the packages and those that they need.
fn download(into: &Path) -> Result<(), String> {
    crate::packages::update();
    let mut names: Vec<String> = PACKAGES.map(str::to_owned).to_vec();
    let mut next = 0;
    while let Some(name) = names.get(next).cloned() {
        let told = run(Command::new("apt-cache").args(["show", "--no-all-versions", &name]))?;
        for needed in needed(&told) {
            if !names.contains(&needed) {
                names.push(needed);
            }
        }
        next += 1;
    }
    println!("$ apt-get download {}", names.join(" "));
    run(Command::new("apt-get").arg("download").args(&names).current_dir(into)).map(|_| ())
}

/// The packages among those that one depends on which have to be unpacked, too.
fn needed(told: &str) -> Vec<String> {
    let depends = told.lines().find_map(|line| line.strip_prefix("Depends: ")).unwrap_or_default();
    let names = depends.split(',').filter_map(|one| one.split_whitespace().next());
    names.filter(|name| NEEDED.iter().any(|begin| name.starts_with(begin))).map(str::to_owned).collect()
}

/// Compiles the library of the target and puts it where the compiler looks for it.
fn compile_library(folder: &Path) -> Result<(), String> {
    let project = folder.join("std");
    let manifest = "[package]\nname = \"std-for-the-web\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[lib]\ncrate-type = [\"rlib\"]\n\
                    [profile.release]\npanic = \"abort\"\n[workspace]\n";
    let write = |path: &str, text: &str| {
        let path = project.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&project)).map_err(|error| error.to_string())?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    write("Cargo.toml", manifest)?;
    write("src/lib.rs", "")?;
    let mut command = Command::new("cargo");
    command.args(["build", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort", "--target-dir", "target"]);
    command.env("RUSTC_BOOTSTRAP", "1").current_dir(&project);
    use_unpacked(&mut command, folder)?;
    println!("$ cargo build --target {TARGET} -Zbuild-std=std,panic_abort");
    run(&mut command)?;
    let library = folder.join("root/usr/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&library).map_err(|error| error.to_string())?;
    for file in files(&project.join("target").join(TARGET).join("release/deps"), "rlib") {
        let name = file.file_name().ok_or("a library has a name")?;
        if !name.to_string_lossy().contains("std_for_the_web") {
            fs::copy(&file, library.join(name)).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// Makes cargo use the compiler in a folder, with the linker of the usual one.
fn use_unpacked(command: &mut Command, folder: &Path) -> Result<(), String> {
    let told = run(Command::new("rustc").args(["--print", "target-libdir"]))?;
    let linker = Path::new(told.trim()).parent().map(|folder| folder.join("bin/rust-lld"));
    let linker = linker.filter(|linker| linker.exists()).ok_or("the toolchain has no rust-lld")?;
    let usr = folder.join("root/usr");
    command
        .env("RUSTC", usr.join("bin/rustc"))
        .env("LD_LIBRARY_PATH", usr.join(format!("lib/{}-linux-gnu", std::env::consts::ARCH)));
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    // A cargo that runs this one sets what it was told itself.
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTC_WRAPPER");
    Ok(())
}

/// The files in a folder with an ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    all.filter(|path| path.extension().is_some_and(|other| other == ending)).collect()
}

/// Runs a program to its end and returns what it prints.
fn run(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if done.status.success() {
        Ok(String::from_utf8_lossy(&done.stdout).into_owned())
    } else {
        Err(format!("{command:?}:\n{}", String::from_utf8_lossy(&done.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_compiler_lacks_is_unpacked() {
        let told = "Package: rustc-web\nDepends: libc6 (>= 2.34), libstd-rust-web-dev (= 1.96.0), gcc, libllvm22 (>= 1:22)\nPre-Depends: x\n";
        assert_eq!(needed(told), ["libstd-rust-web-dev", "libllvm22"]);
        assert_eq!(needed("Package: x\n"), Vec::<String>::new());
    }
}
