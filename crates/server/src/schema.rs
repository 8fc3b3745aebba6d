//! The schema of the database, and its migrations.

use rusqlite::Connection;

use crate::StorageError;

/// The migrations, each from one version of the schema to the next; never changed once released.
const MIGRATIONS: &[&str] = &[
    "
    create table matches (
        id text primary key,
        host text not null,
        begun integer not null,
        game text not null,
        record text not null,
        time text not null,
        number integer not null,
        ended integer,
        next text
    ) strict;
    create index matches_by_end on matches (ended, begun);

    create table events (
        match text not null references matches (id),
        number integer not null,
        at integer not null,
        event text not null,
        primary key (match, number)
    ) strict, without rowid;
    create trigger events_stay before update on events begin select raise(abort, 'what happened stays'); end;
    create trigger events_last before delete on events begin select raise(abort, 'what happened stays'); end;

    create table places (
        match text not null references matches (id),
        seat integer not null,
        link text,
        owner text,
        primary key (match, seat)
    ) strict, without rowid;
    create index places_by_owner on places (owner, match);

    create table results (
        match text not null references matches (id),
        seat integer not null,
        rival integer not null,
        owner text not null,
        game text not null,
        bot text not null,
        result text not null,
        primary key (match, seat, rival)
    ) strict, without rowid;
    create index results_by_owner on results (owner, game, bot);
",
    "
    alter table matches add column touched integer not null default 0;
    alter table matches add column alone integer not null default 1;
    update matches set touched = coalesce((select max(at) from events where match = id), begun);
    create index matches_by_host on matches (host, touched);
    create index matches_alone on matches (touched) where ended is null and alone;
",
    "
    drop trigger events_last;
    create trigger events_last before delete on events when exists (select 1 from matches where id = old.match)
        begin select raise(abort, 'what happened stays'); end;
    create index matches_by_age on matches (touched);
",
    "
    create table clocks (
        match text primary key references matches (id),
        node integer not null,
        milliseconds integer not null
    ) strict, without rowid;
",
    "
    create table keys (
        name text primary key,
        key blob not null
    ) strict, without rowid;
",
    "
    create index matches_unfinished on matches (host, touched desc, begun desc) where ended is null;
",
    "
    create table visitors (
        secret text primary key,
        name text not null,
        code blob not null unique
    ) strict, without rowid;
    create table sanctions (
        who text primary key,
        what text not null
    ) strict, without rowid;
    create table orders (match text primary key) strict, without rowid;
",
    "
    create table passkeys (
        id text primary key,
        secret text not null,
        key blob not null
    ) strict, without rowid;
    create index passkeys_by_secret on passkeys (secret);
",
    "
    create table habits (
        owner text not null,
        game text not null,
        form text not null,
        at integer not null,
        primary key (owner, game)
    ) strict, without rowid;
    create index habits_by_age on habits (at);
",
    "
    alter table matches add column glance text;
    create index matches_unseen on matches (id) where glance is null;
    create table archive (
        owner text not null,
        match text not null references matches (id),
        begun integer not null,
        game text not null,
        rival text not null,
        finish text not null,
        primary key (owner, match)
    ) strict, without rowid;
    insert into archive select host, id, begun, game, '', '' from matches;
    insert or ignore into archive
        select owner, id, begun, game, '', '' from places join matches on id = match where owner is not null;
    create index archive_by_match on archive (match);
    create index archive_by_date on archive (owner, begun, match);
    create index archive_by_game on archive (owner, game, begun, match);
    create index archive_by_rival on archive (owner, rival, begun, match);
    create index archive_by_finish on archive (owner, finish, begun, match);
",
    "
    create table lines (
        match text not null references matches (id),
        seat integer not null,
        at integer not null,
        text text not null
    ) strict;
    create index lines_by_match on lines (match);
    create table quiet (
        match text not null references matches (id),
        seat integer not null,
        primary key (match, seat)
    ) strict, without rowid;
",
    "
    create table asks (
        match text not null primary key references matches (id),
        seat integer not null,
        events integer not null
    ) strict, without rowid;
",
];

/// The version of a database.
///
/// # Errors
/// If it is newer than this program.
pub(crate) fn version(connection: &Connection) -> Result<usize, StorageError> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > MIGRATIONS.len() {
        return Err(StorageError::Newer { version, known: MIGRATIONS.len() });
    }
    Ok(version)
}

/// Whether a database of this version has matches and must be migrated.
pub(crate) fn is_old(version: usize) -> bool {
    (1..MIGRATIONS.len()).contains(&version)
}

/// Migrates a database to the newest version.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StorageError> {
    let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    for migration in &MIGRATIONS[version(&change)?..] {
        change.execute_batch(migration)?;
    }
    change.pragma_update(None, "user_version", MIGRATIONS.len())?;
    Ok(change.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_brought_up_to_date_once() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, MIGRATIONS.len());
    }

    #[test]
    fn a_database_of_a_later_version_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", 1_000).unwrap();
        let error = migrate(&mut connection).unwrap_err();
        assert!(error.to_string().contains("newer"), "{error}");
    }

    #[test]
    fn what_happened_cannot_be_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        connection
            .execute_batch(
                "insert into matches (id, host, begun, game, record, time, number) values ('a', '', 0, '', '', '', 0);
                 insert into events values ('a', 0, 0, '{}');",
            )
            .unwrap();
        for change in ["update events set event = ''", "delete from events"] {
            assert!(connection.execute_batch(change).unwrap_err().to_string().contains("stays"), "{change}");
        }
        let whole = "begin; pragma defer_foreign_keys = on; delete from matches; delete from events; commit";
        connection.execute_batch(whole).expect("a whole match can be deleted");
    }
}
