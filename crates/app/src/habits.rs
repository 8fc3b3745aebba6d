//! The settings that a visitor used last for each game, and the names they play under.

use crate::fields::Fields;
use crate::visitor::Visitor;
use crate::{App, StoreError};

/// The fields that belong to the visitor, not to a game.
const NAMES: [&str; 2] = ["name", "friend"];
/// The name under which the visitor's own fields are kept.
const OWN: &str = "";
/// The longest form that is kept, in bytes.
const LONGEST: usize = 2_000;

/// What a visitor used last.
pub(crate) struct Habits(Vec<(String, Vec<(String, String)>)>);

impl Habits {
    /// What a visitor used last.
    pub(crate) async fn of(app: &App, visitor: &Visitor) -> Result<Habits, StoreError> {
        let kept = app.store.habits(&visitor.secret).await?;
        let fields = |form: &str| form_urlencoded::parse(form.as_bytes()).into_owned().collect();
        Ok(Habits(kept.into_iter().map(|(game, form)| (game, fields(&form))).collect()))
    }

    /// The fields of a form for a game, with the visitor's names; `None` if the game was never played.
    pub(crate) fn form(&self, game: &str) -> Option<Vec<(String, String)>> {
        let fields = self.fields(game)?;
        Some([fields, self.names()].concat())
    }

    /// The names that the visitor used last.
    pub(crate) fn names(&self) -> &[(String, String)] {
        self.fields(OWN).unwrap_or_default()
    }

    /// The visitor's own name.
    pub(crate) fn name(&self) -> Option<&str> {
        let name = self.names().iter().find(|(field, _)| field == NAMES[0]);
        name.map(|(_, value)| value.as_str()).filter(|name| !name.is_empty())
    }

    /// The settings of all games.
    pub(crate) fn into_games(self) -> Vec<(String, Vec<(String, String)>)> {
        self.0.into_iter().filter(|(game, _)| game != OWN).collect()
    }

    fn fields(&self, game: &str) -> Option<&[(String, String)]> {
        self.0.iter().find(|(other, _)| other == game).map(|(_, fields)| &fields[..])
    }

    /// Keeps the fields of a form that has started a match, if they are not the same as before.
    pub(crate) async fn keep(&self, app: &App, visitor: &Visitor, game: &str, form: &Fields) -> Result<(), StoreError> {
        let (names, settings): (Vec<_>, Vec<_>) = form
            .0
            .iter()
            .filter(|(name, value)| name != "game" && (!value.trim().is_empty() || NAMES.contains(&&**name)))
            .cloned()
            .partition(|(name, _)| NAMES.contains(&&**name));
        self.keep_one(app, visitor, game, &settings).await?;
        if names.is_empty() { Ok(()) } else { self.keep_one(app, visitor, OWN, &names).await }
    }

    /// Keeps the visitor's own name.
    pub(crate) async fn keep_name(&self, app: &App, visitor: &Visitor, name: &str) -> Result<(), StoreError> {
        let mut names = self.names().to_vec();
        names.retain(|(field, _)| field != NAMES[0]);
        names.push((NAMES[0].to_owned(), name.to_owned()));
        self.keep_one(app, visitor, OWN, &names).await
    }

    async fn keep_one(
        &self,
        app: &App,
        visitor: &Visitor,
        game: &str,
        fields: &[(String, String)],
    ) -> Result<(), StoreError> {
        if self.fields(game) == Some(fields) {
            return Ok(());
        }
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        if form.len() > LONGEST {
            return Ok(());
        }
        app.store.keep_habit(&visitor.secret, game, &form, app.shell.date()).await
    }
}
