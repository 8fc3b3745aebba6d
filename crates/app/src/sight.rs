//! A match as one visitor may see it.

use std::sync::Arc;

use rusc_game::Seat;
use rusc_host::Insight;
use rusc_present::{Eyes, Why};
use rusc_record::NodeId;
use rusc_table::{Match, Refusal};
use rusc_view::{Deal, May, Needs, Overlay, Scene, Talk, Taste};

use crate::fields::number;
use crate::problem::{Problem, Trouble};
use crate::reach::is_near;
use crate::request::Request;
use crate::rights::Rights;
use crate::room::{Moment, Room};
use crate::visitor::Visitor;
use crate::{App, deal, rematch};

/// What a visitor wants to see of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    /// The player that the person at a shared device claims to be.
    pub(crate) says: Option<Seat>,
    /// The node to show; by default the current one.
    pub(crate) at: Option<NodeId>,
    /// The overlay of the board.
    pub(crate) overlay: Option<Overlay>,
}

impl Look {
    /// What a request wants to see of a match.
    pub(crate) fn of(app: &App, request: &Request, game: &str, at: Option<NodeId>) -> Result<Look, Problem> {
        let says: Option<u8> = request.asked("as").map(|text| number("as", text)).transpose()?;
        let overlay = request.asked("overlay").map(|name| overlay(app, game, name)).transpose()?.flatten();
        Ok(Look { says: says.and_then(|number| number.checked_sub(1)).map(Seat::new), at, overlay })
    }
}

/// The overlay of a game with this name; `None` if the name is `none`.
pub(crate) fn overlay(app: &App, game: &str, name: &str) -> Result<Option<Overlay>, Problem> {
    if name.is_empty() || name == "none" {
        return Ok(None);
    }
    let known = app.drawings.art(game).and_then(|art| art.overlay(name));
    Ok(Some(known.ok_or_else(|| Trouble::NoOverlay { name: name.to_owned() })?))
}

/// What a visitor sees of a match at one moment.
pub(crate) struct Sight {
    pub(crate) moment: Moment,
    rights: Rights,
    eyes: Eyes,
    node: NodeId,
    look: Look,
    links: Vec<(Seat, String)>,
    insight: Option<Insight>,
    deal: Option<Deal>,
    refusal: Option<Why>,
    events: String,
    id: String,
    address: String,
    number: u32,
    taste: Taste,
}

impl Sight {
    /// What a visitor sees of a match now. The insight that the overlay needs is computed if it is not known yet.
    pub(crate) fn new(app: &Arc<App>, room: &Room, visitor: &Visitor, look: &Look) -> Sight {
        let moment = room.moment(app);
        let game = &*moment.snapshot.game;
        let rights = Rights::new(&visitor.secret, &room.host, &moment.places);
        let eyes = match rights.eyes(game, look.says) {
            _ if is_open(game) => Eyes::All,
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Public,
        };
        let node = look.at.filter(|&node| game.record().tree.contains(node)).unwrap_or(game.here());
        let refusal = look.overlay.and_then(|overlay| refusal(overlay, game, &rights, look));
        let is_wanted = refusal.is_none() && look.overlay.is_some_and(|overlay| overlay.needs == Needs::Insight);
        let insight = if is_wanted { room.insight(app, game, node) } else { None };
        // A watcher sees an analysis that others started; otherwise the page says why there is none.
        let is_shown_anyway = moment.snapshot.is_analysing && refusal == Some(Trouble::Watching);
        let says = look.says.map(|seat| format!("as={seat}"));
        let asked: Vec<String> = says.into_iter().chain(look.at.map(|node| format!("at={}", node.0))).collect();
        let events = format!("/m/{}/events?{}", room.id().text(), asked.join("&"));
        Sight {
            links: links(app, room, &moment, &rights, visitor),
            refusal: refusal.filter(|_| !is_shown_anyway).map(|trouble| Why::of(&trouble)),
            id: room.id().text().to_owned(),
            address: format!("/m/{}", room.id().text()),
            number: room.number,
            taste: visitor.taste,
            look: look.clone(),
            deal: deal::of(&moment.snapshot.game),
            moment,
            rights,
            eyes,
            node,
            insight,
            events,
        }
    }

    /// The scene that a page is drawn from.
    pub(crate) fn scene<'a>(&'a self, app: &'a App) -> Scene<'a> {
        let game = self.game();
        Scene {
            drawings: &app.drawings,
            id: &self.id,
            address: &self.address,
            snapshot: &self.moment.snapshot,
            eyes: self.eyes,
            own: &self.rights.own,
            node: self.node,
            is_live: self.is_live(),
            overlay: self.look.overlay,
            insight: self.insight.as_ref(),
            refusal: self.refusal.as_ref(),
            may: self.may(),
            links: &self.links,
            is_near: self.links.iter().any(|(_, link)| is_near(link)),
            is_shared: self.rights.is_shared,
            talk: self.talk(),
            asks: self.moment.asks.filter(|_| self.is_live()),
            message: self.moment.snapshot.trouble.as_ref().filter(|_| self.is_live()),
            events: &self.events,
            hand_of: self.hand_of(),
            deal: self.deal.as_ref(),
            rematch: self.moment.next.as_ref().map(|next| next.text()),
            beginner: rematch::beginner(game),
            number: u64::from(self.number),
            taste: self.taste,
        }
    }

    /// Whether a clock is running, so that the same match looks different a moment later.
    pub(crate) fn is_clock_running(&self) -> bool {
        let game = self.game();
        game.is_going_on() && game.turn().is_some() && game.time() != rusc_table::TimeControl::None
    }

    /// What the players say to each other, for those who play.
    fn talk(&self) -> Option<Talk<'_>> {
        let Moment { chat, present, .. } = &self.moment;
        let is_there = self.rights.is_shared && !self.rights.own.is_empty();
        is_there.then_some(Talk { lines: &chat.lines, present, quiet: &chat.quiet })
    }

    fn game(&self) -> &Match {
        &self.moment.snapshot.game
    }

    /// Whether the visitor is looking at the current node, not at one they chose themselves.
    fn is_live(&self) -> bool {
        self.look.at.is_none()
    }

    fn may_play(&self) -> bool {
        let is_seen = self.game().turn().is_some_and(|seat| self.eyes.see(seat));
        self.is_live() && is_seen && self.rights.is_to_move(self.game())
    }

    /// The seat to move, if it is the visitor's and its hand is not shown yet.
    fn hand_of(&self) -> Option<Seat> {
        let is_own = self.is_live() && self.rights.is_to_move(self.game());
        self.game().turn().filter(|&seat| is_own && !self.eyes.see(seat))
    }

    /// Whether a bot waits because a player went back.
    fn has_waiting_bot(&self) -> bool {
        let is_bots_turn = self.game().turn().is_some_and(|seat| self.game().bot(seat).is_some());
        is_bots_turn && !self.game().is_demonstration()
    }

    /// Whether the visitor may ask another person to let them take a move back.
    fn may_ask_undo(&self) -> bool {
        let (game, rights) = (self.game(), &self.rights);
        let is_other = |place: &crate::Place| place.owner.is_some() && !rights.own.contains(&place.seat);
        let has_moved = rights.own.iter().any(|&seat| {
            game.decide(&rusc_table::Request::Undo { seat: Some(seat) }, std::time::Duration::ZERO).is_ok()
        });
        rights.is_shared
            && game.turn().is_some()
            && self.moment.asks.is_none()
            && self.moment.places.iter().any(is_other)
            && has_moved
    }

    fn may(&self) -> May {
        let (game, rights) = (self.game(), &self.rights);
        if !self.is_live() {
            // Notes belong to any position.
            return May { note: rights.takes_part(), ..May::default() };
        }
        let is_on = game.turn().is_some();
        let leads = rights.leads();
        May {
            play: self.may_play(),
            undo: leads && self.eyes == Eyes::All && game.here() != NodeId::ROOT,
            redo: leads && game.here() != game.tip(),
            hint: self.may_play() && !rights.is_shared,
            resign: is_on && !rights.own.is_empty(),
            hurry: rights.takes_part() && (self.moment.snapshot.is_thinking || (leads && self.has_waiting_bot())),
            try_again: rights.takes_part() && self.moment.snapshot.is_stalled,
            manage: leads,
            again: !is_on && rights.takes_part(),
            review: rights.takes_part() && is_open(game) && (!rights.is_shared || game.has_ended()),
            ask_undo: self.may_ask_undo(),
            note: rights.takes_part(),
            delete: rights.is_host,
        }
    }
}

/// Whether everything in a match may be seen: because the game hides nothing, or because the match has ended.
pub(crate) fn is_open(game: &Match) -> bool {
    !game.current().hides_hands() || game.has_ended()
}

/// Why the computation for an overlay is refused; `None` if it is allowed.
pub(crate) fn refusal(overlay: Overlay, game: &Match, rights: &Rights, look: &Look) -> Option<Trouble> {
    match overlay.needs {
        Needs::Nothing => None,
        Needs::Insight | Needs::Analysis if !is_open(game) => Some(Refusal::Hidden.into()),
        Needs::Insight | Needs::Analysis if rights.is_shared && game.turn().is_some() => Some(Trouble::Valued),
        Needs::Insight => None,
        Needs::Analysis if look.at.is_some() => Some(Trouble::LookingBack),
        Needs::Analysis => (!rights.takes_part()).then_some(Trouble::Watching),
    }
}

/// The links to the free seats, for the host.
fn links(app: &App, room: &Room, moment: &Moment, rights: &Rights, visitor: &Visitor) -> Vec<(Seat, String)> {
    let (id, origin) = (room.id().text(), app.link_origin(&visitor.origin));
    let free = moment.places.iter().filter(|place| rights.is_host && place.owner.is_none());
    let link = |place: &crate::Place| {
        let secret = place.link.as_ref()?.text();
        Some((place.seat, format!("{origin}/m/{id}/seat/{}/{secret}", place.seat)))
    };
    free.filter_map(link).collect()
}
