//! Why something is refused, in the language of the page: games and tables say it in English.

use crate::Texts;

/// What they say, with `{}` for what they fill in, and the key of the same in other languages.
const REASONS: &[(&str, &str)] = &[
    ("the game is over", "refused-over"),
    ("{} is occupied", "refused-occupied"),
    ("the cell is not on the board", "refused-outside"),
    ("there is no such cell on this island", "refused-outside"),
    ("this game is played without the swap rule", "refused-no-swap"),
    ("swap is only possible as the answer to the first stone", "refused-swap"),
    ("suicide: the stone would have no liberty and captures nothing", "refused-suicide"),
    ("repeats the position after move {}", "refused-repeats"),
    ("column {} is full", "refused-full"),
    ("a piece has been drawn: play it or keep it", "refused-drawn"),
    ("no piece has been drawn that could be kept", "refused-keep"),
    ("only the piece just drawn, {}, may be played now", "refused-only-drawn"),
    ("there is no {} in the hand", "refused-hand"),
    ("there is a piece at {}", "refused-occupied"),
    ("a piece at {} would touch fewer than two others", "refused-touch"),
    ("nothing may be played beside a black, as at {}", "refused-black"),
    ("a black may not be played beside a white, as at {}", "refused-white"),
    ("the colours around {} do not match", "refused-colours"),
    ("the match is over", "refused-over"),
    ("it is the turn of player {}", "refused-turn"),
    ("a bot plays for player {}", "refused-bot"),
    ("the match has gone on since: look again", "refused-late"),
    ("there is nothing to take back", "refused-undo"),
    ("there is nothing to play again", "refused-redo"),
    ("{} cannot be taken back: it showed what was hidden", "refused-revealed"),
    ("no other move can be tried here: what followed has shown what was hidden", "refused-revealed"),
    ("this would tell what is hidden; it can be asked for when the match is over", "refused-hidden"),
    ("there is no bot to move", "refused-no-bot"),
    ("you watch this match: none of its seats is yours", "refused-watching"),
    ("another person plays in this match, so this cannot be done by one alone", "refused-shared"),
    ("another person plays in this match, so its moves are not valued before the end", "refused-valued"),
    ("a hint is for who is to move", "refused-hint"),
    ("the match is not over yet", "refused-again"),
    ("somebody else has taken this seat; the match can be watched by its own link", "refused-seat"),
    ("too many requests: wait a moment", "refused-hasty"),
    ("there is no such match", "refused-no-match"),
    ("there is no such page", "refused-no-page"),
];

/// The reason that a game or a table gives, in the language of the page where it is known, else as it is.
pub fn refusal(texts: &Texts, reason: &str) -> String {
    let reason = reason.split_once(" may not be played: ").map_or(reason, |(_, reason)| reason);
    if let Some((name, _)) = reason.split_once(" is not a move") {
        return texts.tell("refused-unknown", &[("value", name.into())]);
    }
    let known = REASONS.iter().find_map(|(pattern, key)| Some((*key, filled(pattern, reason)?)));
    known.map_or_else(|| reason.to_owned(), |(key, value)| texts.tell(key, &[("value", value.into())]))
}

/// What a text fills in for `{}`; empty if the pattern has none.
fn filled<'t>(pattern: &str, text: &'t str) -> Option<&'t str> {
    match pattern.split_once("{}") {
        Some((before, after)) => text.strip_prefix(before)?.strip_suffix(after),
        None => (pattern == text).then_some(""),
    }
}
