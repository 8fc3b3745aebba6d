//! `rusc admin`: the operator of a server lists, ends and deletes games, and bans and mutes visitors.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use rusc_server::{Done, MatchId, Operator, Overview, Sanction, Target};

use crate::App;
use crate::data;
use crate::failure::Failure;
use crate::output::print;
use crate::trouble::Trouble;

/// Look after the games and visitors of the browser app, also while it runs
#[derive(Args)]
#[command(after_help = "Example: rusc admin list --data /var/lib/rusc")]
pub(crate) struct Admin {
    #[command(subcommand)]
    order: Order,
    /// Folder of the saved games; by default RUSC_DATA or the user's data folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Order {
    /// List the games that were used last, with the visitors who play
    #[command(after_help = "Example: rusc admin list --most 20")]
    List {
        /// Number of games
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: usize,
    },
    /// End a game: the player to move resigns
    #[command(after_help = "Example: rusc admin end 2f8k3m9x4c7q")]
    End {
        /// The game, as in its address
        #[arg(value_name = "GAME", value_parser = game)]
        game: MatchId,
    },
    /// Delete a game for good
    #[command(after_help = "Example: rusc admin delete 2f8k3m9x4c7q")]
    Delete {
        /// The game, as in its address
        #[arg(value_name = "GAME", value_parser = game)]
        game: MatchId,
    },
    /// Let a visitor or a network in no more
    #[command(after_help = "Example: rusc admin ban 203.0.113.7")]
    Ban {
        /// A visitor, as `list` names them, or an address or network
        #[arg(value_name = "WHO", value_parser = anybody)]
        who: Target,
        /// Let them in again
        #[arg(long)]
        lift: bool,
    },
    /// Let a visitor write neither names nor comments
    #[command(after_help = "Example: rusc admin mute 7k2m9x4cqa")]
    Mute {
        /// A visitor, as `list` names them
        #[arg(value_name = "WHO", value_parser = visitor)]
        who: Target,
        /// Let them write again
        #[arg(long)]
        lift: bool,
    },
}

impl Admin {
    pub(crate) fn run(self, app: &App) -> Result<(), Failure> {
        let operator = Operator::open(&data::chosen(self.data)?, app.catalog.clone()).map_err(Failure::undone)?;
        match self.order {
            Order::List { most } => {
                let games = operator.list(most).map_err(Failure::undone)?;
                print(&games.iter().map(described).collect::<String>())
            }
            Order::End { game } => print_done(operator.end(&game).map_err(Failure::undone)?, &game, "has ended"),
            Order::Delete { game } => print_done(operator.delete(&game).map_err(Failure::undone)?, &game, "is deleted"),
            Order::Ban { who, lift } => sanction(&operator, &who, Sanction::Ban, lift),
            Order::Mute { who, lift } => sanction(&operator, &who, Sanction::Mute, lift),
        }
    }
}

fn print_done(done: Done, game: &MatchId, what: &str) -> Result<(), Failure> {
    let id = game.text().to_owned();
    match done {
        Done::Done => print(&format!("Game {id} {what}.\n")),
        Done::NoMatch => Err(Failure::undone(Trouble::NoSavedGame { id })),
        Done::Over => Err(Failure::undone(Trouble::SavedGameOver { id })),
    }
}

fn sanction(operator: &Operator, who: &Target, what: Sanction, lift: bool) -> Result<(), Failure> {
    operator.sanction(who, (!lift).then_some(what)).map_err(Failure::undone)?;
    print(match (what, lift) {
        (Sanction::Ban, false) => "They are let in no more.\n",
        (Sanction::Mute, false) => "They can write neither names nor comments.\n",
        (Sanction::Ban, true) => "They are let in again.\n",
        (Sanction::Mute, true) => "They can write again.\n",
    })
}

/// A line of the list.
fn described(game: &Overview) -> String {
    let Overview { id, game, used, has_ended, events, host, guests } = game;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    let (state, age) = (if *has_ended { "ended" } else { "going on" }, age(now - used));
    let guests: String = guests.iter().map(|guest| format!(" {guest}")).collect();
    format!("{id}  {game:<10} {state:<8} {events:>5} events  {age:>10}  {host}{guests}\n")
}

/// How long ago something was.
fn age(seconds: i64) -> String {
    let (number, unit) = match seconds {
        ..60 => (seconds.max(0), "s"),
        60..3_600 => (seconds / 60, "min"),
        3_600..86_400 => (seconds / 3_600, "h"),
        _ => (seconds / 86_400, "d"),
    };
    format!("{number} {unit} ago")
}

fn game(text: &str) -> Result<MatchId, Trouble> {
    MatchId::read(text).ok_or_else(|| Trouble::NotAGame { text: text.to_owned() })
}

fn visitor(text: &str) -> Result<Target, Trouble> {
    Target::visitor(text).ok_or_else(|| Trouble::NotAVisitor { text: text.to_owned() })
}

fn anybody(text: &str) -> Result<Target, Trouble> {
    Target::read(text).ok_or_else(|| Trouble::NotAVisitor { text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::age;

    #[test]
    fn ages_are_short() {
        let ages = [-5, 59, 60, 7_300, 900_000].map(age);
        assert_eq!(ages, ["0 s ago", "59 s ago", "1 min ago", "2 h ago", "10 d ago"]);
    }
}
