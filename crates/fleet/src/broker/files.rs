//! Files for jobs, in the broker's object store under the hash of their content.

use std::fs;
use std::path::{Path, PathBuf};

use async_nats::jetstream::object_store::{self, ObjectStore};
use rusc_arena::DataFile;
use rusc_present::Why;
use tokio::io::AsyncReadExt;

use super::DATA;
use super::connection::Broker;
use crate::data::hash;
use crate::{FleetError, hash_of};

/// Puts files into the object store, unless they are there.
pub(super) async fn upload(broker: &Broker, data: &[(String, PathBuf)]) -> Result<(), Why> {
    if data.is_empty() {
        return Ok(());
    }
    let store = store(broker).await?;
    for (_, path) in data {
        let name = hash_of(path).map_err(|error| Why::of(&error))?;
        if store.info(&name).await.is_ok() {
            continue;
        }
        let bytes = fs::read(path).map_err(|error| unread(&path.display().to_string(), error.to_string()))?;
        store.put(name.as_str(), &mut &bytes[..]).await.map_err(|error| broker.refused(&error))?;
    }
    Ok(())
}

/// The path of a file on this machine, fetched if it is not in the folder yet.
pub(super) async fn fetched(broker: &Broker, file: &DataFile, folder: &Path) -> Result<PathBuf, Why> {
    let is_hash = file.hash.len() == 64 && file.hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    if !is_hash {
        return Err(unread(&file.name, "its hash is no hash".to_owned()));
    }
    let path = folder.join(&file.hash);
    if hash_of(&path).is_ok_and(|hash| hash == file.hash) {
        return Ok(path);
    }
    let store = store(broker).await?;
    let mut object = store.get(&file.hash).await.map_err(|error| unread(&file.name, error.to_string()))?;
    let mut bytes = Vec::new();
    object.read_to_end(&mut bytes).await.map_err(|error| unread(&file.name, error.to_string()))?;
    if hash(&bytes) != file.hash {
        return Err(unread(&file.name, "its content is not what the job needs".to_owned()));
    }
    let save = || -> std::io::Result<()> {
        fs::create_dir_all(folder)?;
        let beside = folder.join(format!("{}.{}", file.hash, std::process::id()));
        fs::write(&beside, &bytes)?;
        fs::rename(beside, &path)
    };
    save().map_err(|error| unread(&path.display().to_string(), error.to_string()))?;
    Ok(path)
}

async fn store(broker: &Broker) -> Result<ObjectStore, Why> {
    if let Ok(store) = broker.context.get_object_store(DATA).await {
        return Ok(store);
    }
    let config = object_store::Config { bucket: DATA.to_owned(), ..object_store::Config::default() };
    broker.context.create_object_store(config).await.map_err(|error| broker.refused(&error))
}

fn unread(name: &str, words: String) -> Why {
    Why::of(&FleetError::NoData { name: name.to_owned(), why: Why::quoted(words) })
}
