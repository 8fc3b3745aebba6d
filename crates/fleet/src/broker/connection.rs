//! The connection to a broker.

use std::error::Error;
use std::time::Duration;

use async_nats::ConnectOptions;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::kv::Store;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{self, DiscardPolicy};
use async_nats::jetstream::{self, Context};
use rusc_present::Why;
use tokio::runtime::Runtime;

use crate::{Access, FleetError};

/// How long to wait for the first connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait for an answer; a broker that is being started again may take a while.
const ANSWER: Duration = Duration::from_secs(5);
/// How often something is tried while the broker may be away.
const TRIES: u32 = 60;
/// The time between two tries.
const PAUSE: Duration = Duration::from_millis(250);

/// A connection with the threads it needs.
pub(super) struct Connection {
    pub(super) runtime: Runtime,
    pub(super) broker: Broker,
}

/// A broker that has been reached.
#[derive(Clone)]
pub(super) struct Broker {
    pub(super) context: Context,
    pub(super) url: String,
}

impl Connection {
    /// Connects to a broker that has JetStream.
    pub(super) fn open(access: &Access) -> Result<Connection, Why> {
        let unreachable =
            |words: String| Why::of(&FleetError::Unreachable { url: access.url.clone(), why: Why::quoted(words) });
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .map_err(|error| unreachable(error.to_string()))?;
        let mut options =
            ConnectOptions::new().name("rusc").connection_timeout(PATIENCE).ping_interval(Duration::from_secs(5));
        if let Some((user, password)) = &access.user {
            options = options.user_and_password(user.clone(), password.clone());
        }
        if let Some(token) = &access.token {
            options = options.token(token.clone());
        }
        if let Some(file) = &access.authorities {
            options = options.add_root_certificates(file.clone());
        }
        if let Some((certificate, key)) = &access.certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        options = options.reconnect_delay_callback(|tries| Duration::from_millis((50 * tries as u64).min(1000)));
        let client = runtime
            .block_on(async { tokio::time::timeout(PATIENCE + PATIENCE, options.connect(&access.url)).await })
            .map_err(|_| unreachable("it does not answer".to_owned()))?
            .map_err(|error| unreachable(words(&error)))?;
        // It begins a task of its own.
        let inside = runtime.enter();
        let mut context = jetstream::new(client);
        context.set_timeout(ANSWER);
        let broker = Broker { context, url: access.url.clone() };
        runtime.block_on(broker.ask()).map_err(|said| unreachable(format!("it has no JetStream ({said})")))?;
        drop(inside);
        Ok(Connection { runtime, broker })
    }
}

impl Broker {
    /// What the broker refuses to do.
    pub(super) fn refused(&self, error: &dyn Error) -> Why {
        Why::of(&FleetError::Refused { url: self.url.clone(), why: Why::quoted(words(error)) })
    }

    /// A bucket, made if there is none. Entries older than `age` vanish; 0 keeps them.
    pub(super) async fn bucket(&self, name: &str, age: Duration, history: i64) -> Result<Store, Why> {
        if let Ok(store) = self.context.get_key_value(name).await {
            return Ok(store);
        }
        // As the client would make it, had it not first to ask the server for limits that version 2.9 does not report.
        let config = stream::Config {
            name: format!("KV_{name}"),
            subjects: vec![format!("$KV.{name}.>")],
            max_messages_per_subject: history,
            max_age: age,
            duplicate_window: if age.is_zero() { Duration::ZERO } else { age },
            allow_rollup: true,
            deny_delete: true,
            allow_direct: true,
            discard: DiscardPolicy::New,
            ..stream::Config::default()
        };
        let made = self.context.get_or_create_stream(config).await;
        // The broker refuses one of two clients that make the same bucket at once, but then it is there.
        let found = self.context.get_key_value(name).await;
        found.map_err(|error| made.err().map_or_else(|| self.refused(&error), |error| self.refused(&error)))
    }

    /// Asks whether JetStream is there; otherwise what the broker said.
    pub(super) async fn ask(&self) -> Result<(), String> {
        let answer = self.context.client().request("$JS.API.INFO", "".into()).await;
        let answer = answer.map_err(|error| words(&error))?;
        let answer: serde_json::Value = serde_json::from_slice(&answer.payload).unwrap_or_default();
        match answer["error"]["description"].as_str() {
            Some(said) => Err(said.to_owned()),
            None => Ok(()),
        }
    }

    /// Publishes a message that there may be only one of; whether it is the first.
    pub(super) async fn publish_once(&self, subject: String, payload: Vec<u8>) -> Result<bool, Why> {
        let mut last: Option<Why> = None;
        for _ in 0..TRIES {
            let message = PublishMessage::build().payload(payload.clone().into()).expected_last_subject_sequence(0);
            let sent = self.context.send_publish(subject.clone(), message).await;
            let acknowledged = match sent {
                Ok(pending) => pending.await,
                Err(error) => Err(error),
            };
            match acknowledged {
                Ok(_) => return Ok(true),
                Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => return Ok(false),
                Err(error) => last = Some(self.refused(&error)),
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(last.expect("there was a try"))
    }
}

/// An error with its causes, on one line.
pub(super) fn words(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !words.contains(&more) {
            words = format!("{words}: {more}");
        }
        cause = error.source();
    }
    words.lines().collect::<Vec<_>>().join(" ")
}
