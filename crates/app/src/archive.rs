//! What lists show of a match without replaying it, and how each of its people finds it again.

use rusc_catalog::Level;
use rusc_game::Seat;
use rusc_record::{Action, NodeId, Sitter};
use rusc_table::Match;
use serde::{Deserialize, Serialize};

use crate::{MatchId, Place, Secret};

/// A match at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glance {
    /// The players.
    pub seats: Vec<Sitter>,
    /// The number of moves on the current line.
    pub moves: usize,
    /// The number of the seat to move; `None` when the match is over.
    pub turn: Option<u8>,
    /// The numbers of the seats that won, none for a draw; `None` while the match goes on.
    pub winners: Option<Vec<u8>>,
}

impl Glance {
    /// A match at a glance.
    pub fn of(game: &Match) -> Glance {
        let (tree, here) = (&game.record().tree, game.here());
        let is_move = |id: &NodeId| matches!(tree.node(*id).action, Action::Move(_));
        let number = |seat: &Seat| seat.number();
        Glance {
            seats: game.record().seats.clone(),
            moves: tree.upward(here).filter(is_move).count(),
            turn: game.turn().map(Seat::number),
            winners: game.outcome(here).map(|outcome| outcome.winners.iter().map(number).collect()),
        }
    }

    /// The text that stores keep.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a glance can be written")
    }

    /// Reads the text that a store has kept; `None` if another version wrote it.
    pub fn read(text: &str) -> Option<Glance> {
        serde_json::from_str(text).ok()
    }
}

macro_rules! words {
    ($(#[$about:meta])* $Name:ident { $($(#[$what:meta])* $Word:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Name { $($(#[$what])* $Word,)* }

        impl $Name {
            /// All of them.
            pub const ALL: &[$Name] = &[$($Name::$Word,)*];

            /// The word for it in stores, addresses and keys of texts.
            pub fn word(self) -> &'static str {
                match self { $($Name::$Word => $word,)* }
            }

            /// The one with this word.
            pub fn named(word: &str) -> Option<$Name> {
                $Name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words! {
    /// Whom a visitor plays against.
    Rival {
        /// A bot for beginners.
        Beginner = "beginner",
        /// A bot of the normal level.
        Normal = "normal",
        /// A bot of the advanced level.
        Advanced = "advanced",
        /// The strongest bot.
        Expert = "expert",
        /// Another bot, or bots of several levels.
        Bot = "bot",
        /// Another person at another device.
        Person = "person",
        /// Nobody else: all players are at the visitor's device.
        Here = "here",
        /// Bots play each other.
        Bots = "bots",
    }
}

words! {
    /// How a match stands for a visitor.
    Finish {
        /// It goes on.
        Open = "open",
        /// The visitor has won.
        Won = "won",
        /// The visitor has lost.
        Lost = "lost",
        /// Nobody has won, or the visitor shares the win.
        Drawn = "drawn",
        /// It is over, and the visitor was on all sides or on none.
        Over = "over",
    }
}

/// A match as one of its people finds it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    /// The person.
    pub owner: Secret,
    /// Whom the person plays against.
    pub rival: Rival,
    /// How the match stands for the person.
    pub finish: Finish,
}

/// A match as each of its people finds it again.
pub fn filed(game: &Match, host: &Secret, places: &[Place]) -> Vec<Filed> {
    let mut owners = vec![host];
    for owner in places.iter().filter_map(|place| place.owner.as_ref()) {
        if !owners.contains(&owner) {
            owners.push(owner);
        }
    }
    let file = |owner: &Secret| {
        let is_own = |place: &&Place| place.owner.as_ref() == Some(owner);
        let own: Vec<Seat> = places.iter().filter(is_own).map(|place| place.seat).collect();
        Filed { owner: owner.clone(), rival: rival(game, places, &own), finish: finish(game, &own) }
    };
    owners.into_iter().map(file).collect()
}

fn rival(game: &Match, places: &[Place], own: &[Seat]) -> Rival {
    let others = || Seat::all(game.start().seats()).filter(|seat| !own.contains(seat));
    let mut bots: Vec<&str> = others().filter_map(|seat| game.bot(seat)).collect();
    bots.dedup();
    match bots[..] {
        _ if others().next().is_none() => Rival::Here,
        _ if places.iter().any(|place| !own.contains(&place.seat)) => Rival::Person,
        _ if own.is_empty() => Rival::Bots,
        [bot] => match Level::named(bot) {
            Some(Level::Beginner) => Rival::Beginner,
            Some(Level::Normal) => Rival::Normal,
            Some(Level::Advanced) => Rival::Advanced,
            Some(Level::Expert) => Rival::Expert,
            None => Rival::Bot,
        },
        _ => Rival::Bot,
    }
}

fn finish(game: &Match, own: &[Seat]) -> Finish {
    let Some(outcome) = game.outcome(game.here()) else { return Finish::Open };
    let (is_own, winners) = (|seat: &Seat| own.contains(seat), &outcome.winners);
    if own.is_empty() || own.len() == usize::from(game.start().seats()) {
        return Finish::Over;
    }
    match (winners.iter().any(is_own), winners.iter().all(is_own)) {
        _ if winners.is_empty() => Finish::Drawn,
        (true, true) => Finish::Won,
        (true, false) => Finish::Drawn,
        (false, _) => Finish::Lost,
    }
}

/// Which matches of a visitor to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only matches of the game with this name.
    pub game: Option<String>,
    /// Only matches against this rival.
    pub rival: Option<Rival>,
    /// Only matches that stand like this.
    pub finish: Option<Finish>,
    /// Only matches that come after this one in the list: its date and id.
    pub after: Option<(i64, MatchId)>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The id of the match.
    pub id: MatchId,
    /// The name of the game.
    pub game: String,
    /// The date of the start.
    pub begun: i64,
    /// The date of the last event.
    pub touched: i64,
    /// Whether the visitor set the match up.
    pub is_host: bool,
    /// The visitor's seats.
    pub own: Vec<Seat>,
    /// The match at a glance; `None` if an earlier version saved it.
    pub glance: Option<Glance>,
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;
    use rusc_record::{Ending, Record};
    use rusc_table::TimeControl;

    use super::*;

    fn game(seats: [Sitter; 2], resigned: Option<Seat>) -> Match {
        let mut record = Record::new("hex:5", seats.into());
        let node = record.tree.add(NodeId::ROOT, Action::Move("c3".to_owned()));
        if let Some(seat) = resigned {
            record.tree.add(node, Action::End(Ending::Resigned(seat)));
        }
        Match::begin(&Catalog::builtin(), record, TimeControl::None).expect("it is a game")
    }

    #[test]
    fn a_match_is_filed_for_everybody_who_plays() {
        let [ana, bob] = ["a", "b"].map(|letter| Secret::kept(letter.repeat(32)));
        let place = |seat, owner: &Secret| Place { seat, link: None, owner: Some(owner.clone()) };
        let entries = |game: &Match, places: &[Place]| {
            let line =
                |filed: Filed| format!("{} {} {}", &filed.owner.text()[..1], filed.rival.word(), filed.finish.word());
            filed(game, &ana, places).into_iter().map(line).collect::<Vec<_>>()
        };
        let people = || [Sitter::person("Ana"), Sitter::default()];
        let against = |bot: &str| [Sitter::default(), Sitter::bot(bot)];
        let [first, second] = [Seat::FIRST, Seat::SECOND];
        let both = [place(first, &ana), place(second, &bob)];
        assert_eq!(entries(&game(people(), None), &both), ["a person open", "b person open"]);
        assert_eq!(entries(&game(people(), Some(first)), &both), ["a person lost", "b person won"]);
        let waiting = [place(first, &ana), Place { seat: second, link: Some(bob.clone()), owner: None }];
        assert_eq!(entries(&game(people(), None), &waiting), ["a person open"]);
        let here = [place(first, &ana), place(second, &ana)];
        assert_eq!(entries(&game(people(), Some(first)), &here), ["a here over"]);
        for (bot, word) in [("beginner", "beginner"), ("expert", "expert"), ("mcts:simulations=5", "bot")] {
            assert_eq!(entries(&game(against(bot), Some(second)), &[place(first, &ana)]), [format!("a {word} won")]);
        }
        let bots = [Sitter::bot("normal"), Sitter::bot("expert")];
        assert_eq!(entries(&game(bots, None), &[]), ["a bots open"]);
    }

    #[test]
    fn a_glance_is_kept_as_text() {
        let glance = Glance::of(&game([Sitter::person("Ana"), Sitter::bot("normal")], Some(Seat::FIRST)));
        assert_eq!((glance.moves, glance.turn, glance.winners.as_deref()), (1, None, Some(&[2][..])));
        assert_eq!(Glance::read(&glance.text()), Some(glance));
        assert_eq!(Glance::read("{}"), None);
    }
}
