//! The lists of matches in the database: each is found by an index, none looks at all matches.

use rusc_app::{Filed, Filter, Finish, Glance, MatchId, Rival, Row, Secret};
use rusc_game::Seat;
use rusqlite::{Connection, OptionalExtension, ToSql, params};

use crate::database::{Answer, Database};

/// The columns that a list needs, and the seats of the visitor, who is the first parameter.
const COLUMNS: &str = "id, matches.game, matches.begun, touched, host = ?1, glance,
    (select group_concat(seat) from places where places.match = id and places.owner = ?1)";

impl Database {
    /// The unfinished matches of a visitor, the latest first.
    pub(crate) fn unfinished(&self, visitor: &Secret, most: u32) -> Answer<Vec<Row>> {
        self.rows(&unfinished(), &[&visitor.text(), &most])
    }

    /// The matches of a visitor that pass a filter, those that began last first.
    pub(crate) fn list(&self, visitor: &Secret, filter: &Filter, most: u32) -> Answer<Vec<Row>> {
        let Filter { game, rival, finish, after } = filter;
        let (rival, finish) = (rival.map(Rival::word), finish.map(Finish::word));
        let (owner, after) = (visitor.text(), after.as_ref().map(|(begun, id)| (*begun, id.text())));
        let mut values: Vec<&dyn ToSql> = vec![&owner];
        values.extend(game.as_ref().map(|word| word as &dyn ToSql));
        values.extend(rival.as_ref().map(|word| word as &dyn ToSql));
        values.extend(finish.as_ref().map(|word| word as &dyn ToSql));
        if let Some((begun, id)) = &after {
            values.extend([begun as &dyn ToSql, id]);
        }
        values.push(&most);
        let query = listing(filter);
        self.rows(&query, &values)
    }

    /// The number of matches that a visitor can list.
    pub(crate) fn count(&self, visitor: &Secret) -> Answer<usize> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached("select count(*) from archive where owner = ?")?;
        Ok(statement.query_row([visitor.text()], |row| row.get::<_, i64>(0))? as usize)
    }

    /// The matches that an earlier version saved without a [`Glance`](rusc_app::Glance), in the order of ids.
    pub(crate) fn unseen(&self, after: Option<&MatchId>, most: u32) -> Answer<Vec<MatchId>> {
        let after = after.map_or("", MatchId::text);
        self.ids("select id from matches where glance is null and id > ? order by id limit ?", params![after, most])
    }

    /// Saves how the people of a match find it again, and the match at a glance. The first end stays.
    pub(crate) fn file(&self, id: &MatchId, glance: Option<&str>, filed: &[Filed]) -> Answer<()> {
        let mut connection = self.writing();
        let change = connection.transaction()?;
        if glance.is_some() {
            change.execute("update matches set glance = ? where id = ?", params![glance, id.text()])?;
        }
        file(&change, id, filed, "finish in ('', 'open')")?;
        Ok(change.commit()?)
    }

    fn rows(&self, query: &str, values: &[&dyn ToSql]) -> Answer<Vec<Row>> {
        let connection = self.reading();
        let mut statement = connection.prepare_cached(query)?;
        let read = |row: &rusqlite::Row| {
            let (id, glance, seats): (String, Option<String>, Option<String>) = (row.get(0)?, row.get(5)?, row.get(6)?);
            let seat = |text: &str| text.parse::<u8>().ok()?.checked_sub(1).map(Seat::new);
            let id = MatchId::read(&id);
            Ok(id.map(|id| {
                Ok(Row {
                    id,
                    game: row.get(1)?,
                    begun: row.get(2)?,
                    touched: row.get(3)?,
                    is_host: row.get(4)?,
                    own: seats.unwrap_or_default().split(',').filter_map(seat).collect(),
                    glance: glance.as_deref().and_then(Glance::read),
                })
            }))
        };
        let rows: Vec<Option<rusqlite::Result<Row>>> = statement.query_map(values, read)?.collect::<Result<_, _>>()?;
        Ok(rows.into_iter().flatten().collect::<Result<_, _>>()?)
    }
}

/// The query for the matches that pass a filter: by visitor, the words of the filter, the match before, and number.
fn listing(filter: &Filter) -> String {
    let words =
        [("game", filter.game.is_some()), ("rival", filter.rival.is_some()), ("finish", filter.finish.is_some())];
    let (mut conditions, mut count) = (String::new(), 1);
    for (column, _) in words.into_iter().filter(|(_, is_asked)| *is_asked) {
        count += 1;
        conditions += &format!(" and archive.{column} = ?{count}");
    }
    if filter.after.is_some() {
        conditions += &format!(" and (archive.begun, archive.match) < (?{}, ?{})", count + 1, count + 2);
        count += 2;
    }
    format!(
        "select {COLUMNS} from archive join matches on id = archive.match where archive.owner = ?1{conditions}
         order by archive.begun desc, archive.match desc limit ?{}",
        count + 1
    )
}

/// The query for unfinished matches, by visitor and number.
fn unfinished() -> String {
    format!(
        "select {COLUMNS} from matches where id in (
             select id from (
                 select * from (select id, touched, begun from matches where host = ?1 and ended is null
                                order by touched desc, begun desc limit ?2)
                 union
                 select id, touched, begun from places join matches on id = match
                 where owner = ?1 and host <> ?1 and ended is null)
             order by touched desc, begun desc limit ?2)
         order by touched desc, begun desc"
    )
}

/// Saves how the people of a match find it again; its finish changes only on a condition.
pub(crate) fn file(change: &Connection, id: &MatchId, filed: &[Filed], condition: &str) -> rusqlite::Result<()> {
    let begun = change
        .prepare_cached("select begun, game from matches where id = ?")?
        .query_row([id.text()], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))
        .optional()?;
    let Some((begun, game)) = begun else { return Ok(()) };
    let mut keep = change.prepare_cached(&format!(
        "insert into archive values (?1, ?2, ?3, ?4, ?5, ?6) on conflict (owner, match)
         do update set rival = ?5, finish = iif({condition}, ?6, finish)"
    ))?;
    for Filed { owner, rival, finish } in filed {
        keep.execute(params![owner.text(), id.text(), begun, game, rival.word(), finish.word()])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;

    use super::*;

    /// The steps by which SQLite answers a query.
    fn plan(database: &Database, query: &str) -> Vec<String> {
        let connection = database.reading();
        let mut statement = connection.prepare(&format!("explain query plan {query}")).unwrap();
        let mut rows = statement.raw_query();
        let mut steps = Vec::new();
        while let Some(row) = rows.next().unwrap() {
            steps.push(row.get(3).unwrap());
        }
        steps
    }

    #[test]
    fn no_list_looks_at_all_matches_or_sorts_them() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::open(folder.path(), Catalog::builtin()).unwrap();
        for number in 0..16 {
            let filter = Filter {
                game: (number & 1 > 0).then(|| "hex".to_owned()),
                rival: (number & 2 > 0).then_some(Rival::Normal),
                finish: (number & 4 > 0).then_some(Finish::Won),
                after: (number & 8 > 0).then(|| (5, MatchId::read("222222222222").unwrap())),
            };
            let steps = plan(&database, &listing(&filter));
            assert!(
                !steps.iter().any(|step| step.contains("SCAN") || step.contains("TEMP B-TREE")),
                "{filter:?}: {steps:#?}"
            );
        }
        // The few matches that are shown may be sorted, but all are found by an index.
        let steps = plan(&database, &unfinished());
        let scans = steps.iter().filter(|step| step.contains("SCAN") && step.contains("matches"));
        assert_eq!(scans.count(), 0, "{steps:#?}");
    }
}
