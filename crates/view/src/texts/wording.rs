//! The wording of reasons, scores, seats and bots.

use fluent_bundle::FluentValue;
use rusc_game::Seat;
use rusc_present::{Argument, Item, Reason, Spec, Why};
use rusc_search::{Proof, Score};

use super::Texts;

impl Texts {
    /// A reason in this language, or in its own English if no language has its key.
    pub fn why(&self, why: &Why) -> String {
        let values: Vec<(&str, FluentValue)> =
            why.arguments.iter().map(|(name, argument)| (name.as_str(), self.filled(argument))).collect();
        self.find(&why.key, &values).unwrap_or_else(|| why.english.clone())
    }

    /// An error in this language.
    pub fn reason(&self, reason: &(impl Reason + ?Sized)) -> String {
        self.why(&Why::of(reason))
    }

    fn filled<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Text(text) => text.as_str().into(),
            Argument::Number(number) => (*number).into(),
            Argument::Key(key) => self.say(key).into(),
            Argument::Why(why) => self.why(why).into(),
        }
    }

    /// Describes a score in words: the result if it is proven, otherwise the chance to win.
    pub fn score(&self, score: Option<Score>, chance: f64) -> String {
        let (proof, margin, moves) = match score {
            None => return self.say("score-unknown"),
            Some(Score::Estimate { .. }) => return self.chance(chance),
            Some(Score::Proven { proof, margin, moves }) => (proof, margin, moves),
        };
        let word = proof.word();
        match (margin.filter(|_| proof != Proof::Draw), moves.filter(|_| proof != Proof::Draw)) {
            (Some(margin), _) => self.tell(&format!("proof-{word}-by"), &[("points", margin.unsigned_abs().into())]),
            (None, Some(moves)) => self.tell(&format!("proof-{word}-in"), &[("moves", moves.into())]),
            (None, None) => self.say(&format!("proof-{word}")),
        }
    }

    /// Describes a score of which only bounds are known: the worst and the best proven result that are still possible.
    pub fn bounds(&self, worst: Score, best: Score) -> String {
        match (worst.proof(), best.proof()) {
            _ if worst == best => self.score(Some(worst), 0.5),
            (Some(Proof::Win), _) => self.tell("bounds-win", &[("moves", moves(worst).into())]),
            (_, Some(Proof::Loss)) => self.tell("bounds-loss", &[("moves", moves(worst).into())]),
            (Some(Proof::Draw), _) => self.say("bounds-draw-win"),
            (_, Some(Proof::Draw)) => self.say("bounds-loss-draw"),
            _ => self.say("bounds-open"),
        }
    }

    /// A number with this many digits after the decimal mark of the language.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        format!("{value:.digits$}").replace('.', &self.say("decimal-mark")).replace('-', "−")
    }
    /// A chance to win in percent.
    pub fn chance(&self, chance: f64) -> String {
        self.tell("percent", &[("number", percent(chance).into())])
    }
}

/// A score as written on a board: short, with symbols for proven results.
pub fn short_score(score: Option<Score>, chance: f64) -> String {
    let (proof, margin, moves) = match score {
        None => return "?".to_owned(),
        Some(Score::Estimate { .. }) => return format!("{}%", percent(chance)),
        Some(Score::Proven { proof, margin, moves }) => (proof, margin, moves),
    };
    let (sign, plus) = match proof {
        Proof::Win => ("✓", "+"),
        Proof::Loss => ("✗", "−"),
        Proof::Draw => return "=".to_owned(),
    };
    match (margin, moves) {
        (Some(margin), _) => format!("{plus}{}", margin.unsigned_abs()),
        (None, Some(moves)) => format!("{sign}{moves}"),
        (None, None) => sign.to_owned(),
    }
}

/// A score of which only bounds are known, as written on a board.
pub fn short_bounds(worst: Score, best: Score) -> String {
    match (worst.proof(), best.proof()) {
        _ if worst == best => short_score(Some(worst), 0.5),
        (Some(Proof::Win), _) => format!("✓≤{}", moves(worst)),
        (_, Some(Proof::Loss)) => format!("✗≥{}", moves(worst)),
        (Some(Proof::Draw), _) => "≥=".to_owned(),
        (_, Some(Proof::Draw)) => "≤=".to_owned(),
        _ => "…".to_owned(),
    }
}

/// The number of moves until a proven result.
fn moves(score: Score) -> u32 {
    match score {
        Score::Proven { moves, .. } => moves.unwrap_or_default(),
        Score::Estimate { .. } => 0,
    }
}

/// A chance in percent; 0 and 100 are reserved for proven results.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

/// The name of a seat: a colour, or its number.
pub fn seat_name(texts: &Texts, game: &str, seat: Seat) -> String {
    let colour = texts.find(&format!("seat-{game}-{seat}"), &[]);
    colour.unwrap_or_else(|| texts.tell("seat-number", &[("number", seat.number().into())]))
}

/// The name of a bot that a spec or a level names, with its settings in words; any other text is a name already.
pub fn bot_name(texts: &Texts, spec: &str) -> String {
    if let Some(level) = texts.find(&format!("level-{spec}"), &[]) {
        return texts.tell("bot-of", &[("level", level.into())]);
    }
    let Ok(Spec { name, items }) = spec.parse() else { return spec.to_owned() };
    let Some(name) = texts.find(&format!("bot-named-{name}"), &[]) else {
        return if items.is_empty() { spec.to_owned() } else { name };
    };
    let mut settings: Vec<String> = items.iter().filter_map(|item| setting(texts, item)).collect();
    if settings.len() < items.len() {
        settings.push(texts.say("setting-others"));
    }
    if settings.is_empty() {
        return name;
    }
    texts.tell("bot-set", &[("name", name.into()), ("settings", settings.join(", ").into())])
}

/// A sentence on how the bot of a spec plays, if it has one.
pub fn bot_about(texts: &Texts, spec: &str) -> Option<String> {
    let name = spec.split(':').next().unwrap_or_default();
    texts.find(&format!("bot-about-{name}"), &[])
}

/// A setting of a bot in words, if there are any for it.
fn setting(texts: &Texts, item: &Item) -> Option<String> {
    let Item::Pair(key, value) = item else { return None };
    let number: u64 = value.parse().ok()?;
    texts.find(&format!("setting-{key}"), &[("value", number.into())])
}

#[cfg(test)]
mod tests {
    use rusc_search::Unit;

    use super::*;
    use crate::Languages;

    #[test]
    fn scores_are_said_in_words_people_use() {
        let languages = Languages::built_in();
        let guess = |value| Score::estimate(value, Unit::new("weights"));
        let win = Score::proven(Proof::Win);
        let cases = [
            (Some(win), 1.0, "certain win", "✓"),
            (Some(win.in_moves(1)), 1.0, "wins with the next move", "✓1"),
            (Some(win.in_moves(7)), 1.0, "wins in 7 moves", "✓7"),
            (Some(win.turned().in_moves(8)), 0.0, "loses in 8 moves", "✗8"),
            (Some(Score::by_points(-1)), 0.0, "loses by 1 point", "−1"),
            (Some(Score::by_points(12)), 1.0, "wins by 12 points", "+12"),
            (Some(Score::by_points(0)), 0.5, "certain draw", "="),
            (Some(guess(3.5)), 0.62, "62 %", "62%"),
            (Some(guess(-0.0)), 0.5, "50 %", "50%"),
            (Some(guess(99.0)), 0.9999, "99 %", "99%"),
            (Some(guess(-99.0)), 0.0, "1 %", "1%"),
            (Some(Score::estimate(0.0, Unit::UNKNOWN)), 0.5, "50 %", "50%"),
            (None, 0.5, "unknown", "?"),
        ];
        for (score, chance, words, sign) in cases {
            assert_eq!(languages.negotiate("en").score(score, chance), words);
            assert_eq!(short_score(score, chance), sign);
            for (language, _) in languages.names() {
                assert!(
                    !languages.negotiate(&language).score(score, chance).contains(['⟦', '{']),
                    "{language} {words}"
                );
            }
        }
        assert_eq!(languages.negotiate("ca").score(Some(win.in_moves(7)), 1.0), "guanya en 7 jugades");
        let (draw, loss) = (Score::proven(Proof::Draw), win.turned());
        for (worst, best, words, sign) in [
            (win.in_moves(7), win.in_moves(7), "wins in 7 moves", "✓7"),
            (win.in_moves(9), win.in_moves(3), "wins in 9 moves or fewer", "✓≤9"),
            (loss.in_moves(4), loss.in_moves(8), "loses in 4 moves or more", "✗≥4"),
            (draw, win.in_moves(3), "a draw or better", "≥="),
            (loss.in_moves(4), draw, "a draw or worse", "≤="),
            (loss.in_moves(2), win.in_moves(3), "not known yet", "…"),
        ] {
            assert_eq!(languages.negotiate("en").bounds(worst, best), words);
            assert_eq!(short_bounds(worst, best), sign);
        }
    }

    #[test]
    fn a_reason_is_said_with_those_inside_it() {
        let mut languages = Languages::built_in();
        let brought = [("ca", "a.ftl", "a-full = Ple: { $heap }.\na-not = No: { $why } ({ $what })\na-what = això")];
        languages.add_texts(&brought).unwrap();
        let why = |key: &str, arguments: &[(&str, Argument)], english: &str| Why {
            key: key.to_owned(),
            arguments: arguments.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
            english: english.to_owned(),
        };
        let full = why("a-full", &[("heap", Argument::Number(3))], "heap 3 is full");
        let arguments = [("why", Argument::Why(Box::new(full.clone()))), ("what", Argument::Key("a-what".to_owned()))];
        let catalan = languages.negotiate("ca");
        assert_eq!(catalan.why(&why("a-not", &arguments, "")), "No: Ple: 3. (això)");
        assert_eq!(
            languages.negotiate("es").why(&full),
            "heap 3 is full",
            "its own words where no language has the key"
        );
        assert_eq!(catalan.why(&Why::quoted("nobody knows why")), "nobody knows why");
    }
}
