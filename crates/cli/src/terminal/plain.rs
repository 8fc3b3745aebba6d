//! A match with typed lines, if input or output is not a terminal.

use std::io::{BufRead, stdin};
use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use rusc_game::Seat;
use rusc_present::Eyes;
use rusc_record::{Action, NodeId};
use rusc_table::{Match, News, Request, Snapshot};
use rusc_view::Texts;

use super::session::Session;
use super::wish::{Wish, words};
use crate::failure::Failure;
use crate::genmove::summary;
use crate::output::print;
use crate::progress::Progress;
use crate::show::{self, Moves};
use crate::standing::result;
use crate::stop;

/// The interval between checks for Ctrl-C while waiting.
const LOOK: Duration = Duration::from_millis(50);

/// Plays a match until it ends or the input ends, and prints what bots play after a node.
pub(super) fn run(mut session: Session, news: &Receiver<News>, mut shown: NodeId) -> Result<(), Failure> {
    print(&help(&session.texts))?;
    session.table.ask(&Request::Pace { seconds: 0.0 }).map_err(Failure::undone)?;
    loop {
        shown = let_bots_play(&session, news, shown)?;
        let game = session.game();
        if let Some(ending) = ending(&session.texts, &game) {
            return print(&ending);
        }
        print(&format!("\n{}> ", board(&session.texts, &game)))?;
        let mut line = String::new();
        if stop::idle(|| stdin().lock().read_line(&mut line))? == 0 {
            return print("\n");
        }
        let wish = match Wish::parse(&line, &session.texts) {
            Ok(Wish::Quit) => return Ok(()),
            Ok(wish) => wish,
            Err(problem) => {
                print(&format!("{problem}\n"))?;
                continue;
            }
        };
        answer(&mut session, news, wish)?;
    }
}

fn help(texts: &Texts) -> String {
    let lines = words().map(|word| format!("  {:<16} {}\n", word.usage(), word.about(texts)));
    format!("{}\n{}", texts.say("plain-words"), lines.collect::<String>())
}

/// Carries out a typed line and prints the result.
fn answer(session: &mut Session, news: &Receiver<News>, wish: Wish) -> Result<(), Failure> {
    match &wish {
        Wish::Help => return print(&help(&session.texts)),
        Wish::Moves => return print(&(session.game().current().moves().join(" ") + "\n")),
        _ => {}
    }
    let is_hint = wish == Wish::Hint;
    match session.fulfil(wish) {
        Err(problem) => print(&format!("{problem}\n")),
        Ok(_) if is_hint => {
            wait(session, news, |snapshot| snapshot.is_hint_growing, || session.table.stop_hint());
            let Snapshot { hint, game, .. } = session.look();
            hint.zip(game.turn()).map_or(Ok(()), |(thought, seat)| {
                let best = thought.best.clone().unwrap_or_default();
                print(&format!("{best}: {}\n", summary(&session.texts, &thought, seat)))
            })
        }
        Ok(said) if said.is_empty() => Ok(()),
        Ok(said) => print(&format!("{said}\n")),
    }
}

/// Prints the moves of bots until it is a person's turn; Ctrl-C makes them move now.
fn let_bots_play(session: &Session, news: &Receiver<News>, shown: NodeId) -> Result<NodeId, Failure> {
    let mut shown = shown;
    let move_now = || drop(session.table.move_now());
    loop {
        let Snapshot { game, is_thinking, .. } = session.look();
        print(&news_since(&session.texts, &game, shown))?;
        shown = game.here();
        if !is_thinking {
            return Ok(shown);
        }
        wait(session, news, |snapshot| snapshot.is_thinking && snapshot.game.here() == shown, move_now);
        if let Some(trouble) = session.look().trouble {
            return Err(Failure::Undone(trouble));
        }
    }
}

/// Waits while a condition holds, shows the current thought, and passes Ctrl-C on.
fn wait(session: &Session, news: &Receiver<News>, lasts: impl Fn(&Snapshot) -> bool, interrupt: impl Fn()) {
    let stop = stop::flag();
    let progress = Progress::open();
    loop {
        let snapshot = session.look();
        if !lasts(&snapshot) || snapshot.trouble.is_some() {
            break;
        }
        if let Some((thought, seat)) = snapshot.thought.or(snapshot.hint).zip(snapshot.game.turn()) {
            progress.show(&summary(&session.texts, &thought, seat));
        }
        if stop.load(Ordering::Relaxed) {
            interrupt();
        }
        // The table is checked even if there is no news for a while.
        let _ = news.recv_timeout(LOOK);
    }
    progress.clear();
    stop::reset();
}

/// The moves of bots since a node, one per line.
fn news_since(texts: &Texts, game: &Match, shown: NodeId) -> String {
    let tree = &game.record().tree;
    let path = tree.path(game.here());
    let since = path.windows(2).skip_while(|step| step[0] != shown);
    let line = |step: &[NodeId]| match (&tree.node(step[1]).action, game.position(step[0]).turn().seat()) {
        (Action::Move(name), Some(seat)) if game.bot(seat).is_some() => plays(texts, seat, name) + "\n",
        _ => String::new(),
    };
    since.map(line).collect()
}

/// The message that a player plays a move.
pub(super) fn plays(texts: &Texts, seat: Seat, name: &str) -> String {
    texts.tell("said-plays", &[("seat", seat.to_string().into()), ("move", name.into())])
}

/// The board as the player to move may see it, with the legal moves.
fn board(texts: &Texts, game: &Match) -> String {
    show::text(texts, &**game.current(), game.turn().map_or(Eyes::Public, Eyes::Seat), Moves::Listed)
}

/// How the match ended; `None` if it has not.
fn ending(texts: &Texts, game: &Match) -> Option<String> {
    let outcome = game.outcome(game.here())?;
    let position = game.current();
    let dealt = || texts.tell("said-dealt", &[("spec", position.spec().into())]) + "\n";
    let dealt = if position.hides_hands() { dealt() } else { String::new() };
    Some(format!("\n{}{dealt}{}\n", position.text(Eyes::All), result(texts, &outcome)))
}
