//! A match with typed lines, where input or output is no terminal.

use std::io::{BufRead, stdin};
use std::sync::atomic::Ordering;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use record::{Action, NodeId};
use table::{Match, News};

use super::scene::result;
use super::session::Session;
use super::wish::{Wish, Word, words};
use crate::failure::Failure;
use crate::genmove::summary;
use crate::output::print;
use crate::progress::Progress;
use crate::show;
use crate::stop;

/// How often somebody who waits looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(50);

/// Plays a match to its end, or to the end of what is typed; tells what bots play after a node.
pub(super) fn run(mut session: Session, news: &Receiver<News>, mut told: NodeId) -> Result<(), Failure> {
    print(&help())?;
    session.fulfil(Wish::Pace(0.0)).map_err(Failure::undone)?;
    loop {
        told = let_bots_play(&session, news, told)?;
        if let Some(ending) = session.table.look(|glance| ending(glance.game)) {
            return print(&ending);
        }
        print(&format!("\n{}> ", session.table.look(|glance| board(glance.game))))?;
        let mut line = String::new();
        if stop::idle(|| stdin().lock().read_line(&mut line))? == 0 {
            return print("\n");
        }
        let wish = match Wish::parse(&line) {
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

fn help() -> String {
    let line = |Word { name, argument, about }: &Word| format!("  {:<16} {about}\n", format!("{name} {argument}"));
    format!("Type a move, or:\n{}", words().map(line).collect::<String>())
}

/// Does what a line asks for and prints what came of it.
fn answer(session: &mut Session, news: &Receiver<News>, wish: Wish) -> Result<(), Failure> {
    match &wish {
        Wish::Help => return print(&help()),
        Wish::Moves => return print(&session.table.look(|glance| glance.game.current().moves().join(" ") + "\n")),
        _ => {}
    }
    let is_hint = wish == Wish::Hint;
    match session.fulfil(wish) {
        Err(problem) => print(&format!("{problem}\n")),
        Ok(_) if is_hint => {
            wait(
                session,
                news,
                |session| session.table.look(|glance| glance.is_hint_growing),
                || session.table.stop_hint(),
            )?;
            let hint = session.table.look(|glance| glance.hint.cloned());
            hint.map_or(Ok(()), |thought| {
                print(&format!("{}: {}\n", thought.best.clone().unwrap_or_default(), summary(&thought)))
            })
        }
        Ok(said) if said.is_empty() => Ok(()),
        Ok(said) => print(&format!("{said}\n")),
    }
}

/// Tells what bots play until it is a person's turn; Ctrl-C makes them move now.
fn let_bots_play(session: &Session, news: &Receiver<News>, told: NodeId) -> Result<NodeId, Failure> {
    let mut told = told;
    let move_now = || drop(session.table.move_now());
    loop {
        let (here, lines) = session.table.look(|glance| (glance.game.here(), news_since(glance.game, told)));
        print(&lines)?;
        told = here;
        if !session.table.look(|glance| glance.is_thinking) {
            return Ok(told);
        }
        let is_same = |session: &Session| session.table.look(|glance| glance.is_thinking && glance.game.here() == told);
        wait(session, news, is_same, move_now)?;
        if let Some(trouble) = session.table.look(|glance| glance.trouble.map(ToString::to_string)) {
            return Err(Failure::undone(trouble));
        }
    }
}

/// Waits while something lasts, shows what is thought meanwhile, and passes Ctrl-C on.
fn wait(
    session: &Session,
    news: &Receiver<News>,
    lasts: impl Fn(&Session) -> bool,
    interrupt: impl Fn(),
) -> Result<(), Failure> {
    let stop = stop::flag();
    let progress = Progress::open();
    while lasts(session) && session.table.look(|glance| glance.trouble.is_none()) {
        // A table that has nothing to tell for a while is looked at nevertheless.
        let _ = news.recv_timeout(LOOK);
        if let Some(thought) = session.table.look(|glance| glance.thought.or(glance.hint).map(summary)) {
            progress.tell(&thought);
        }
        if stop.load(Ordering::Relaxed) {
            interrupt();
        }
    }
    progress.clear();
    stop::reset();
    Ok(())
}

/// What bots played since a node, a line for each move.
fn news_since(game: &Match, told: NodeId) -> String {
    let tree = &game.record().tree;
    let path = tree.path(game.here());
    let since = path.windows(2).skip_while(|step| step[0] != told);
    let line = |step: &[NodeId]| match (&tree.node(step[1]).action, game.position(step[0]).turn().seat()) {
        (Action::Move(name), Some(seat)) if game.bot(seat).is_some() => format!("player {seat} plays {name}\n"),
        _ => String::new(),
    };
    since.map(line).collect()
}

/// The board as the player to move may see it.
fn board(game: &Match) -> String {
    show::text(game.current(), game.turn())
}

/// How the match ended; nothing while it goes on.
fn ending(game: &Match) -> Option<String> {
    let outcome = game.outcome(game.here())?;
    let position = game.current();
    let dealt = if position.hides_hands() { format!("This was {}.\n", position.spec()) } else { String::new() };
    Some(format!("\n{}{dealt}{}\n", position.text(None), result(&outcome)))
}
