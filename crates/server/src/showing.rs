//! A match as one visitor may see it.

use game::Seat;
use offer::Thought;
use record::{Action, Ending, NodeId};
use serde_json::Value;
use table::{Analysis, Match, TimeControl};
use view::shown::{ClockShown, Demonstration, May, MoveShown, Outcome, Reason, SeatShown, Sitter};
use view::{Overlay, Worth};

use crate::rights::Rights;
use crate::room::{Moment, Room};
use crate::storage::Place;
use crate::visitor::Visitor;

/// How a visitor looks at a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    /// The player that the one at the device says to be, where several share it.
    pub(crate) says: Option<Seat>,
    /// The node looked at; where the table is unless said.
    pub(crate) at: Option<NodeId>,
    /// What is laid over the board; nothing if empty.
    pub(crate) overlay: String,
}

/// Shows a match as a visitor may see it.
pub(crate) fn show<T>(
    room: &Room,
    moment: &Moment,
    visitor: &Visitor,
    look: &Look,
    see: impl FnOnce(&view::shown::Match) -> T,
) -> T {
    let Moment { game, .. } = moment;
    let sight = Sight::new(room, moment, visitor, look);
    let position = game.position(sight.node);
    let connections = if look.overlay == "connections" { position.connections() } else { None };
    let turn = if game.outcome(sight.node).is_some() { None } else { position.turn().seat() };
    let overlay = match (&connections, look.overlay.as_str()) {
        (Some(connections), _) => Overlay::Connections(connections, turn.unwrap_or(Seat::FIRST).number()),
        (None, "territory") => Overlay::Territory,
        (None, _) => Overlay::None,
    };
    let thinking = turn.filter(|_| sight.is_live && moment.is_thinking).map(Seat::number);
    let is_hint_growing = sight.may_move() && moment.is_hint_growing;
    see(&view::shown::Match {
        id: room.id.text(),
        game: game.entry().offer.name(),
        spec: if sight.is_open { position.spec() } else { position.public_spec() },
        seats: sight.seats(),
        board: sight.board(),
        legal: sight.legal(),
        turn: turn.map(Seat::number),
        outcome: sight.outcome(),
        node: sight.node.index(),
        moves: sight.moves(),
        message: sight.trouble(),
        hint: sight.hint().and_then(|hint| hint.best.clone()),
        thinking: thinking.or(is_hint_growing.then_some(0)),
        thought: sight.thought(),
        is_analysed: moment.is_analysing,
        values: sight.values(),
        overlay,
        overlay_name: &look.overlay,
        demonstration: (game.is_demonstration() && sight.rights.leads())
            .then(|| Demonstration { is_paused: !game.is_going_on(), seconds: game.pace() }),
        has_sgf: !game.current().hides_hands(),
        may: sight.may(),
        events: sight.is_live.then(|| sight.address("/events", look)),
        hand_of: sight.hand_of().map(Seat::number),
        rematch: room.next().map(|next| next.text().to_owned()),
        number: u64::from(room.number),
    })
}

/// What a visitor sees of a moment.
struct Sight<'a> {
    room: &'a Room,
    moment: &'a Moment,
    visitor: &'a Visitor,
    game: &'a Match,
    rights: Rights,
    /// The seat whose hand the visitor may see.
    eyes: Option<Seat>,
    node: NodeId,
    /// Whether the visitor looks at the table itself, not at a node of their choice.
    is_live: bool,
    /// Whether nothing is hidden, or nothing any more.
    is_open: bool,
}

impl<'a> Sight<'a> {
    fn new(room: &'a Room, moment: &'a Moment, visitor: &'a Visitor, look: &Look) -> Self {
        let game = &moment.game;
        let rights = room.rights(&visitor.secret);
        let eyes = rights.eyes(game, look.says);
        let node = look.at.filter(|&node| game.record().tree.contains(node)).unwrap_or(game.here());
        Sight { room, moment, visitor, game, rights, eyes, node, is_live: look.at.is_none(), is_open: is_open(game) }
    }

    fn board(&self) -> Value {
        let position = self.game.position(self.node);
        match self.eyes {
            _ if self.is_open => position.board(None),
            Some(seat) => position.board(Some(seat)),
            None => position.public_board(),
        }
    }

    fn may_move(&self) -> bool {
        let is_seen = self.is_open || self.eyes == self.game.turn();
        self.is_live && is_seen && self.rights.is_to_move(self.game)
    }

    fn legal(&self) -> Vec<String> {
        if self.may_move() { self.game.current().moves() } else { Vec::new() }
    }

    fn hint(&self) -> Option<&'a Thought> {
        self.moment.hint.as_ref().filter(|_| self.may_move())
    }

    /// What bots think, where it may be told: the table keeps thoughts that would tell a hand to itself.
    fn thought(&self) -> Option<Thought> {
        let analysis = self.moment.analysis.as_ref().filter(|_| self.is_open).map(as_thought);
        let own = || self.moment.thought.clone().filter(|_| self.is_open);
        if self.is_live { analysis.or_else(own).or_else(|| self.hint().cloned()) } else { None }
    }

    /// Why the table could not go on, if it could not.
    fn trouble(&self) -> Option<String> {
        let trouble = self.moment.trouble.as_ref().filter(|_| self.is_live)?;
        Some(view::refusal(&self.visitor.texts, &trouble.to_string()))
    }

    /// What the moves are worth, by the analysis or by what the bot to move weighs.
    fn values(&self) -> Vec<Worth> {
        let told = || self.is_live && self.is_open;
        let worth = |worth: &table::Worth| Worth { name: worth.name.clone(), value: worth.value, proof: worth.proof };
        match &self.moment.analysis {
            Some(analysis) if told() => analysis.moves.iter().map(worth).collect(),
            _ => Vec::new(),
        }
    }

    /// An address of the match under which it looks as it does now.
    fn address(&self, under: &str, look: &Look) -> String {
        let says = look.says.map_or_else(String::new, |seat| format!("?as={seat}"));
        format!("/m/{}{under}{says}", self.room.id.text())
    }

    /// The seat to move, if it is the visitor's and its hand is not shown yet.
    fn hand_of(&self) -> Option<Seat> {
        let is_unseen = !self.is_open && self.is_live && self.rights.is_to_move(self.game);
        self.game.turn().filter(|seat| is_unseen && self.eyes != Some(*seat))
    }

    fn seats(&self) -> Vec<SeatShown> {
        let points = self.game.position(self.node).points();
        let places = self.room.places();
        let seat = |(seat, sitter): (Seat, &record::Sitter)| SeatShown {
            sitter: self.sitter(sitter, places.iter().find(|place| place.seat == seat)),
            name: sitter.name.clone(),
            is_own: self.rights.own.contains(&seat),
            clock: self.clock(seat),
            points: points.as_ref().map(|points| points[seat.index()]),
        };
        Seat::all(self.game.current().seats()).zip(&self.game.record().seats).map(seat).collect()
    }

    fn sitter(&self, sitter: &record::Sitter, place: Option<&Place>) -> Sitter {
        match (&sitter.bot, place) {
            (Some(bot), _) => Sitter::Bot(bot.clone()),
            (None, Some(Place { seat, link: Some(link), owner })) => {
                let (room, host) = (self.room.id.text(), &self.visitor.authority);
                let address = || format!("http://{host}/m/{room}/seat/{seat}/{}", link.text());
                Sitter::Guest((owner.is_none() && self.rights.is_host).then(address))
            }
            (None, _) => Sitter::Person,
        }
    }

    fn clock(&self, seat: Seat) -> Option<ClockShown> {
        let left = self.game.time_left(seat, self.node)?;
        let is_turn = self.is_live && self.game.is_going_on() && self.game.turn() == Some(seat);
        let used = if is_turn { self.moment.elapsed } else { std::time::Duration::ZERO };
        let milliseconds = left.saturating_sub(used).as_millis() as u64;
        Some(ClockShown { milliseconds, is_running: is_turn && self.game.time() != TimeControl::None })
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome(self.node)?;
        let reason = match outcome.ending {
            Ending::Played => Reason::Rules,
            Ending::Resigned(seat) => Reason::Resigned(seat.number()),
            Ending::OutOfTime(seat) => Reason::Time(seat.number()),
            Ending::Failed(seat, why) => Reason::Failed(seat.number(), why),
        };
        let loser = crate::rematch::beginner(self.game).map(Seat::number);
        Some(Outcome { winners: outcome.winners.into_iter().map(Seat::number).collect(), reason, loser })
    }

    /// The moves of the tree, each after its parent, the main line first.
    fn moves(&self) -> Vec<MoveShown> {
        let tree = &self.game.record().tree;
        let mut moves = Vec::with_capacity(tree.len());
        // What is still to be shown: a node, the move before it and how many led there.
        let mut ahead = vec![(NodeId::ROOT, 0, 0)];
        while let Some((id, parent, ply)) = ahead.pop() {
            let node = tree.node(id);
            let mut here = (parent, ply);
            if let (Action::Move(name), Some(before)) = (&node.action, node.parent) {
                let seat = self.game.position(before).turn().seat().unwrap_or(Seat::FIRST);
                here = (id.index(), ply + 1);
                let value = node.value.filter(|_| self.is_open).and_then(|value| self.for_first(value, seat));
                let (name, seat) = (name.clone(), seat.number());
                moves.push(MoveShown { node: id.index(), parent, ply: ply + 1, seat, name, value });
            }
            ahead.extend(node.children.iter().rev().map(|&child| (child, here.0, here.1)));
        }
        moves
    }

    /// What a value for one seat is to the first.
    fn for_first(&self, value: f64, seat: Seat) -> Option<(f64, Option<search::Proof>)> {
        match seat {
            Seat::FIRST => Some((value, None)),
            Seat::SECOND if self.game.current().seats() == 2 => Some((-value, None)),
            _ => None,
        }
    }

    /// Whether a bot waits because somebody went back.
    fn has_waiting_bot(&self) -> bool {
        let is_bots_turn = self.game.turn().is_some_and(|seat| self.game.bot(seat).is_some());
        is_bots_turn && !self.game.is_demonstration()
    }

    fn may(&self) -> May {
        let (game, rights) = (self.game, &self.rights);
        if !self.is_live {
            return May::default();
        }
        let is_on = game.turn().is_some();
        let leads = rights.leads();
        May {
            undo: leads && self.is_open && game.here() != NodeId::ROOT,
            redo: leads && game.here() != game.tip(),
            hint: self.may_move() && !rights.is_shared,
            resign: is_on && !rights.own.is_empty(),
            hurry: rights.takes_part() && (self.moment.is_thinking || (leads && self.has_waiting_bot())),
            manage: leads,
            again: !is_on && rights.takes_part(),
        }
    }
}

/// Whether nothing is hidden in a match, or nothing any more.
pub(crate) fn is_open(game: &Match) -> bool {
    !game.current().hides_hands() || game.record().tree.ids().any(|id| game.outcome(id).is_some())
}

/// An analysis in the form of a thought about the best move.
fn as_thought(analysis: &Analysis) -> Thought {
    let best = analysis.moves.first();
    Thought {
        best: best.map(|worth| worth.name.clone()),
        value: best.map_or(0.0, |worth| worth.value),
        proof: best.and_then(|worth| worth.proof),
        line: analysis.line.clone(),
        nodes: analysis.nodes,
        depth: analysis.depth,
        given_up: None,
        candidates: analysis.moves.iter().map(|worth| (worth.name.clone(), worth.value, 0)).collect(),
    }
}
