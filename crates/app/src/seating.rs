//! Who sits where in a new match, as a form says it.

use rusc_game::Seat;

use crate::fields::{Fields, no_choice};
use crate::problem::{Problem, Trouble};

/// Who plays in a seat, as chosen in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who<'f> {
    /// A person at the visitor's own device.
    Person,
    /// A person who joins through a link.
    Guest,
    /// A bot, named by its level or spec.
    Bot(&'f str),
}

/// Who plays in every seat. `lot` is a random number for those who draw lots.
pub(crate) fn seating(fields: &Fields, seats: u8, lot: u32) -> Result<Vec<(Seat, Who<'_>)>, Problem> {
    let all = Seat::all(seats);
    match fields.text("opponent").filter(|_| seats == 2) {
        Some(opponent) => Ok(all.zip(pair(fields, opponent, lot)?).collect()),
        None => all.map(|seat| Ok((seat, by_seat(fields, seat)?))).collect(),
    }
}

/// Both players of a game for two, from the visitor's side.
fn pair<'f>(fields: &'f Fields, opponent: &'f str, lot: u32) -> Result<[Who<'f>; 2], Problem> {
    let rival = match opponent {
        "here" => return Ok([Who::Person; 2]),
        "bots" => return Ok([Who::Bot(fields.needed("bot-1")?), Who::Bot(fields.needed("bot-2")?)]),
        "link" => Who::Guest,
        "bot" => Who::Bot(fields.needed("bot")?),
        level => Who::Bot(level),
    };
    let begins = match fields.text("first") {
        None | Some("me") => true,
        Some("other") => false,
        Some("lot") => lot.is_multiple_of(2),
        Some(unknown) => return Err(no_choice("first", unknown)),
    };
    Ok(if begins { [Who::Person, rival] } else { [rival, Who::Person] })
}

/// The choice for a seat: `person`, `link`, or a bot by level or spec.
fn by_seat(fields: &Fields, seat: Seat) -> Result<Who<'_>, Problem> {
    let chosen = |name: String| fields.text(&name).ok_or(Trouble::NobodyThere { seat });
    Ok(match chosen(format!("seat-{seat}"))? {
        "person" => Who::Person,
        "link" => Who::Guest,
        "bot" => Who::Bot(chosen(format!("bot-{seat}"))?),
        level => Who::Bot(level),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        Fields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
    }

    fn whos(pairs: &[(&str, &str)], lot: u32) -> String {
        let fields = fields(pairs);
        match seating(&fields, 2, lot) {
            Ok(seats) => format!("{:?}", seats.into_iter().map(|(_, who)| who).collect::<Vec<_>>()),
            Err(problem) => problem.why.key,
        }
    }

    #[test]
    fn an_opponent_sits_where_the_visitor_does_not() {
        assert_eq!(whos(&[("opponent", "normal")], 0), "[Person, Bot(\"normal\")]");
        assert_eq!(whos(&[("opponent", "normal"), ("first", "other")], 0), "[Bot(\"normal\"), Person]");
        let lots = [0, 1].map(|lot| whos(&[("opponent", "link"), ("first", "lot")], lot));
        assert_eq!(lots, ["[Person, Guest]", "[Guest, Person]"]);
        assert_eq!(whos(&[("opponent", "here"), ("first", "other")], 0), "[Person, Person]");
        assert_eq!(whos(&[("opponent", "bot"), ("bot", "mcts")], 0), "[Person, Bot(\"mcts\")]");
        let bots = [("opponent", "bots"), ("bot-1", "expert"), ("bot-2", "normal")];
        assert_eq!(whos(&bots, 0), "[Bot(\"expert\"), Bot(\"normal\")]");
        assert_eq!(whos(&[("opponent", "normal"), ("first", "nobody")], 0), "problem-no-choice");
        assert_eq!(whos(&[("opponent", "bot")], 0), "problem-no-field");
        assert_eq!(whos(&[("seat-1", "person")], 0), "problem-nobody");
        assert_eq!(whos(&[("seat-1", "link"), ("seat-2", "expert")], 0), "[Guest, Bot(\"expert\")]");
    }
}
