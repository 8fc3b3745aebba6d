//! The score of a match as text and as JSON.

use std::io::stderr;

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use rusc_arena::statistics::{Elo, Hypothesis, Interval, Pentanomial};
use rusc_arena::{Clock, Faults, Openings, Plan, Played, Tally, Verdict};
use rusc_game::Seat;
use rusc_record::Ending;
use rusc_view::Texts;
use serde_json::{Value, json};

use crate::output::signed;
use crate::styles::Table;

/// The score of a match, finished or not.
pub(super) struct Report<'a> {
    pub(super) plan: &'a Plan,
    pub(super) tally: &'a Tally,
    /// Whether the match came to its end: all games were played, or the test was decided.
    pub(super) is_complete: bool,
}

impl Report<'_> {
    /// The result for people.
    pub(super) fn text(&self) -> String {
        let Tally { distinct, wins, wins_by_seat, draws, .. } = self.tally;
        let (shares, seconds) = (self.tally.shares(), self.tally.seconds_per_move());
        let mut table = Table::new(["bot", "won", "of", "share (95 %)", "s a move"]);
        for (index, bot) in self.plan.bots.iter().enumerate() {
            let share = shares.get(index).map_or_else(String::new, |share| {
                let [share, low, high] = [share.share, share.low, share.high].map(|part| 100.0 * part);
                format!("{share:.1} % ({low:.1} to {high:.1})")
            });
            let seconds = format!("{:.4}", seconds[index]);
            table.row([bot.clone(), wins[index].to_string(), distinct.to_string(), share, seconds]);
        }
        let by_seat: Vec<String> = wins_by_seat.iter().map(u32::to_string).collect();
        let mut lines = vec![format!("draws: {draws}; wins by seat: {}", by_seat.join(" "))];
        lines.extend(self.faults());
        lines.extend(self.repeats());
        if let Some(elo) = self.tally.elo() {
            lines.extend(strength(&self.plan.bots[0], &elo, &self.tally.pairs));
        }
        lines.extend(self.tally.verdict().map(|verdict| self.verdict(&verdict)));
        format!("{table}{}\n", lines.join("\n"))
    }

    /// The score so far as a table for a terminal.
    pub(super) fn live(&self) -> String {
        let Tally { wins, draws, distinct, faults, .. } = self.tally;
        let mut table = Table::new(["bot", "won", "drawn", "of", "failed"]);
        for (index, bot) in self.plan.bots.iter().enumerate() {
            let numbers = [wins[index], *draws, *distinct, faults[index].sum()].map(|number| number.to_string());
            let [won, drawn, of, failed] = numbers;
            table.row([bot.clone(), won, drawn, of, failed]);
        }
        let text = format!("{table}{}", self.facts().join("; "));
        match AutoStream::choice(&stderr()) {
            ColorChoice::Never => strip_str(&text).to_string(),
            _ => text,
        }
    }

    /// The score so far on one line.
    pub(super) fn line(&self) -> String {
        let wins: Vec<String> = self.tally.wins.iter().map(u32::to_string).collect();
        let score = format!("score {}, draws {}", wins.join(":"), self.tally.draws);
        std::iter::once(score).chain(self.facts()).collect::<Vec<_>>().join("; ")
    }

    /// What the score so far means.
    fn facts(&self) -> Vec<String> {
        let elo = self.tally.elo().map(|elo| format!("Elo {}", difference(elo.difference, elo.interval)));
        let llr = self.tally.verdict().map(|Verdict { test, llr, .. }| {
            let [lower, upper] = test.bounds();
            format!("LLR {llr:.2} ({lower:.2} to {upper:.2})")
        });
        elo.into_iter().chain(llr).collect()
    }

    /// One line for each bot that failed.
    fn faults(&self) -> impl Iterator<Item = String> {
        let failed = self.plan.bots.iter().zip(&self.tally.faults).filter(|(_, faults)| faults.sum() > 0);
        failed.map(|(bot, Faults { crashes, illegal, time })| {
            let counted = |count: &u32, one: &str, many: &str| match count {
                0 => None,
                1 => Some(format!("1 {one}")),
                count => Some(format!("{count} {many}")),
            };
            let parts = [
                counted(crashes, "crash", "crashes"),
                counted(illegal, "illegal move", "illegal moves"),
                counted(time, "loss on time", "losses on time"),
            ];
            format!("{bot}: {}", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
        })
    }

    /// A line about the games that repeat others, if there are any.
    fn repeats(&self) -> Option<String> {
        let repeated = self.tally.games - self.tally.distinct;
        let words = "repeat others move by move and count once: use more or longer openings";
        (repeated > 0).then(|| format!("{repeated} of {} games {words}", self.tally.games))
    }

    fn verdict(&self, verdict: &Verdict) -> String {
        let Verdict { test, llr, decision } = verdict;
        let [elo0, elo1] = test.hypotheses();
        let [lower, upper] = test.bounds();
        let decided = match decision {
            None => "not decided".to_owned(),
            Some(Hypothesis::H0) => format!("H0 accepted: at most {} normalised Elo", signed(elo0, 1)),
            Some(Hypothesis::H1) => format!("H1 accepted: at least {} normalised Elo", signed(elo1, 1)),
        };
        let pairs = self.tally.pairs.pairs();
        format!("SPRT [{elo0}, {elo1}]: LLR {llr:.2} ({lower:.2} to {upper:.2}) after {pairs} pairs: {decided}")
    }

    /// Reports on standard error what went wrong.
    pub(super) fn complain(&self, texts: &Texts, games: &[Played]) {
        if !self.is_complete {
            eprintln!("rusc: stopped after {} of {} games", self.tally.games, self.plan.games);
        }
        for game in games {
            if let (Some(_), Ending::Failed(_, why)) = (game.fault(), &game.ending) {
                eprintln!("rusc: game {}: {}", game.number + 1, texts.why(why));
            } else if let Some((bot, _)) = game.fault() {
                eprintln!("rusc: game {}: {} lost on time", game.number + 1, self.plan.bots[bot]);
            }
        }
    }

    /// The result for programs.
    pub(super) fn data(&self) -> Value {
        let (plan, tally) = (self.plan, self.tally);
        let (random, listed) = match &plan.openings {
            Openings::Random(moves) => (Some(moves), None),
            Openings::Listed(list) => (None, Some(list.len())),
        };
        let elo = tally.elo();
        let width = elo.and_then(|elo| Some((elo.interval.high? - elo.interval.low?) / 2.0));
        let ends = |interval: Interval| json!([interval.low, interval.high]);
        let share = |share: &rusc_arena::statistics::Share| json!({ "share": share.share, "interval": [share.low, share.high] });
        let faults =
            |faults: &Faults| json!({ "crashes": faults.crashes, "illegal": faults.illegal, "time": faults.time });
        json!({
            "game": plan.game,
            "moves": plan.moves,
            "bots": plan.bots,
            "seed": plan.seed,
            "openings": random,
            "listed": listed,
            "limits": {
                "time": plan.limits.time,
                "clock": match plan.limits.clock { Clock::Wall => "wall", Clock::Processor => "processor" },
                "margin": plan.limits.margin,
                "nodes": plan.limits.nodes,
                "depth": plan.limits.depth,
            },
            "games": tally.games,
            "distinct": tally.distinct,
            "complete": self.is_complete,
            "wins": tally.wins,
            "wins_by_seat": tally.wins_by_seat,
            "draws": tally.draws,
            "pairs": tally.rounds.len(),
            "pentanomial": elo.map(|_| tally.pairs.0),
            "elo": elo.and_then(|elo| elo.difference),
            "elo_error": width,
            "elo_interval": elo.map(|elo| ends(elo.interval)),
            "nelo": elo.and_then(|elo| elo.normalised),
            "nelo_interval": elo.map(|elo| ends(elo.normalised_interval)),
            "los": elo.map(|elo| elo.superiority),
            "shares": tally.shares().iter().map(share).collect::<Vec<_>>(),
            "sprt": tally.verdict().map(|verdict| test(&verdict)),
            "seconds_per_move": tally.seconds_per_move(),
            "failures": tally.faults.iter().map(faults).collect::<Vec<_>>(),
        })
    }
}

fn test(verdict: &Verdict) -> Value {
    let [elo0, elo1] = verdict.test.hypotheses();
    let [lower, upper] = verdict.test.bounds();
    let decision = verdict.decision.map(|decision| match decision {
        Hypothesis::H0 => "H0",
        Hypothesis::H1 => "H1",
    });
    json!({ "elo0": elo0, "elo1": elo1, "llr": verdict.llr, "lower": lower, "upper": upper, "decision": decision })
}

/// A finished game for programs.
pub(super) fn game(plan: &Plan, game: &Played) -> Value {
    let (ending, why) = match &game.ending {
        Ending::Played => ("played", None),
        Ending::Resigned(_) => ("resigned", None),
        Ending::OutOfTime(_) => ("time", None),
        Ending::Failed(_, why) => ("failed", Some(&why.english)),
    };
    json!({
        "number": game.number + 1,
        "spec": game.spec,
        "bots": game.bots.iter().map(|&bot| &plan.bots[bot]).collect::<Vec<_>>(),
        "opening": game.notes.iter().take_while(|note| note.is_none()).count(),
        "moves": game.moves,
        "seconds": game.notes.iter().map(|note| note.map(|note| note.time.as_secs_f64())).collect::<Vec<_>>(),
        "winners": game.winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
        "ending": ending,
        "loser": game.ending.loser().map(Seat::number),
        "why": why,
    })
}

/// The strength of the first bot, estimated from the pairs.
fn strength(bot: &str, elo: &Elo, pairs: &Pentanomial) -> [String; 4] {
    let counts: Vec<String> = pairs.0.iter().map(u32::to_string).collect();
    [
        format!("pairs by points (0, 0.5, 1, 1.5, 2): {}", counts.join(" ")),
        format!("Elo of {bot}: {}", difference(elo.difference, elo.interval)),
        format!("normalised Elo: {}", difference(elo.normalised, elo.normalised_interval)),
        format!("likelihood of superiority: {:.2} %", 100.0 * elo.superiority),
    ]
}

/// A difference with its interval; an end that is unbounded is left out.
fn difference(difference: Option<f64>, interval: Interval) -> String {
    let [low, high] = [interval.low, interval.high].map(|end| end.map(|end| signed(end, 0)));
    let interval = match (low, high) {
        (Some(low), Some(high)) => format!("95 %: {low} to {high}"),
        (Some(low), None) => format!("95 %: at least {low}"),
        (None, Some(high)) => format!("95 %: at most {high}"),
        (None, None) => "too few pairs".to_owned(),
    };
    match difference {
        Some(difference) => format!("{} ({interval})", signed(difference, 0)),
        None => format!("unknown ({interval})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_intervals() {
        let interval = |low, high| Interval { low, high };
        assert_eq!(difference(Some(70.4), interval(Some(17.0), Some(126.0))), "+70 (95 %: +17 to +126)");
        assert_eq!(difference(None, interval(Some(214.1), None)), "unknown (95 %: at least +214)");
        assert_eq!(difference(None, interval(None, Some(-3.0))), "unknown (95 %: at most -3)");
        assert_eq!(difference(Some(-0.2), interval(None, None)), "+0 (too few pairs)");
    }
}
