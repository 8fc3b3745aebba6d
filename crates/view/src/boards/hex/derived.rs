//! How a connection follows from smaller ones, for the book: the rules AND and OR, step by step, and claims about connections.

use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard, SeenConnection, SeenConnections, SeenEnd, SeenPlayer};

use super::Rhombus;
use crate::{Art, Drawing, Marks, Picture, Texts};

/// The largest number of semi-connections that one step joins.
const MOST_JOINED: usize = 5;
/// The longest chain of steps below a connection.
const DEEPEST: usize = 12;

/// Whether a claim about connections is true.
///
/// `joined=1`: the sides of player 1 are connected. `full=b2-top:b1,c1`, `semi=…`: there is this connection, with this carrier.
/// `open=b2-top`: there is none. `resistance=1:0.75,2:0.50`: the resistance between the sides of each player.
pub(super) fn claim(board: &SeenBoard, insight: &SeenConnections, key: &str, value: &str) -> Option<bool> {
    match key {
        "joined" => Some(player(insight, value)?.is_won),
        "resistance" => value.split(',').try_fold(true, |is_true, part| {
            let (seat, ohms) = part.split_once(':')?;
            Some(is_true && format!("{:.2}", player(insight, seat)?.resistance) == ohms)
        }),
        "full" | "semi" => {
            let (ends, cells) = value.split_once(':')?;
            let (ends, player) = asked(board, insight, ends)?;
            let carrier = set(board, &cells.split(',').map(|cell| cell.parse().ok()).collect::<Option<Vec<Place>>>()?);
            let list = if key == "full" { &player.full } else { &player.semi };
            Some(between(board, list, ends).any(|connection| set(board, &connection.carrier) == carrier))
        }
        "open" => {
            let (ends, player) = asked(board, insight, value)?;
            Some(between(board, &player.full, ends).next().is_none())
        }
        _ => None,
    }
}

pub(super) fn player<'i>(insight: &'i SeenConnections, number: &str) -> Option<&'i SeenPlayer> {
    insight.players.iter().find(|player| player.seat.to_string() == number)
}

/// The steps that derive the smallest full connection between two ends, such as `b2-top`.
pub(super) fn steps(art: &Rhombus, drawing: &Drawing<Rhombus>, what: &str) -> Option<Vec<(Picture, String)>> {
    let (ends, player) = asked(drawing.board, drawing.insight?, what)?;
    let connection = between(drawing.board, &player.full, ends).min_by_key(|connection| connection.carrier.len())?;
    let proof = Proof { board: drawing.board, player };
    let mut steps = Vec::new();
    proof.full(ends, &set(drawing.board, &connection.carrier), DEEPEST, &mut steps)?;
    Some(steps.iter().map(|step| (step.drawn(art, drawing), step.text(drawing.board, drawing.texts))).collect())
}

/// The ends that a text names, and the player who may connect them.
fn asked<'i>(board: &SeenBoard, insight: &'i SeenConnections, text: &str) -> Option<([SeenEnd; 2], &'i SeenPlayer)> {
    let (from, to) = text.split_once('-')?;
    let ends = [end(from)?, end(to)?];
    let owner = |end: &SeenEnd| match end {
        SeenEnd::Cell(place) => board.stone(*place),
        SeenEnd::Top | SeenEnd::Bottom => Some(Seat::FIRST),
        SeenEnd::Left | SeenEnd::Right => Some(Seat::SECOND),
    };
    let seat = ends.iter().find_map(owner).unwrap_or(Seat::FIRST);
    Some((ends, insight.player(seat)))
}

fn end(text: &str) -> Option<SeenEnd> {
    match text {
        "top" => Some(SeenEnd::Top),
        "bottom" => Some(SeenEnd::Bottom),
        "left" => Some(SeenEnd::Left),
        "right" => Some(SeenEnd::Right),
        cell => cell.parse().ok().map(SeenEnd::Cell),
    }
}

/// Whether two ends are the same: stones of one group are.
fn is_same(board: &SeenBoard, one: SeenEnd, other: SeenEnd) -> bool {
    match (one, other) {
        (SeenEnd::Cell(one), SeenEnd::Cell(other)) => board.group(one).contains(&other),
        _ => one == other,
    }
}

/// The connections of a list between two ends.
fn between<'l>(
    board: &'l SeenBoard,
    list: &'l [SeenConnection],
    [x, y]: [SeenEnd; 2],
) -> impl Iterator<Item = &'l SeenConnection> {
    let joins =
        move |connection: &SeenConnection, x, y| is_same(board, connection.from, x) && is_same(board, connection.to, y);
    list.iter().filter(move |connection| joins(connection, x, y) || joins(connection, y, x))
}

/// Cells as sorted numbers.
type Set = Vec<usize>;

fn set(board: &SeenBoard, places: &[Place]) -> Set {
    union(&[&places.iter().map(|place| place.row * board.size + place.column).collect()])
}

fn union(sets: &[&Set]) -> Set {
    let mut all: Set = sets.iter().flat_map(|set| set.iter().copied()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn is_within(part: &Set, whole: &Set) -> bool {
    part.iter().all(|cell| whole.contains(cell))
}

/// One application of a rule.
#[derive(PartialEq)]
struct Step {
    ends: [SeenEnd; 2],
    rule: Rule,
    /// The carriers of the connections that are combined.
    parts: Vec<Set>,
}

#[derive(Clone, Copy, PartialEq)]
enum Rule {
    /// Two connections that meet at a stone are a connection.
    Stone(Place),
    /// Two connections that meet at an empty cell are a semi-connection.
    Cell(Place),
    /// Semi-connections without a common cell are a connection.
    Or,
}

/// The search for the steps behind a connection.
struct Proof<'a> {
    board: &'a SeenBoard,
    player: &'a SeenPlayer,
}

impl Proof<'_> {
    /// Adds the steps of a full connection.
    fn full(&self, ends: [SeenEnd; 2], carrier: &Set, left: usize, steps: &mut Vec<Step>) -> Option<()> {
        if carrier.is_empty() {
            return Some(());
        }
        let left = left.checked_sub(1)?;
        let mut semis: Vec<Set> = between(self.board, &self.player.semi, ends)
            .map(|connection| set(self.board, &connection.carrier))
            .filter(|part| is_within(part, carrier))
            .collect();
        semis.sort_by_key(Vec::len);
        let parts = (2..=MOST_JOINED).find_map(|count| joined(&semis, carrier, count, &mut Vec::new()));
        if let Some(parts) = parts {
            for part in &parts {
                self.semi(ends, part, left, steps)?;
            }
            add(steps, Step { ends, rule: Rule::Or, parts });
            return Some(());
        }
        let is_own = |place: &Place| self.board.stone(*place) == Some(self.player.seat);
        self.halves(ends, carrier, self.board.places().filter(is_own).collect(), Rule::Stone, left, steps)
    }

    /// Adds the steps of a semi-connection.
    fn semi(&self, ends: [SeenEnd; 2], carrier: &Set, left: usize, steps: &mut Vec<Step>) -> Option<()> {
        let left = left.checked_sub(1)?;
        let size = self.board.size;
        let middles = carrier.iter().map(|cell| Place::new(cell % size, cell / size)).collect();
        self.halves(ends, carrier, middles, Rule::Cell, left, steps)
    }

    /// Adds the steps of two connections that meet in one of these cells and together need the carrier.
    fn halves(
        &self,
        [x, y]: [SeenEnd; 2],
        carrier: &Set,
        middles: Vec<Place>,
        rule: fn(Place) -> Rule,
        left: usize,
        steps: &mut Vec<Step>,
    ) -> Option<()> {
        for middle in middles {
            let own = SeenEnd::Cell(middle);
            if is_same(self.board, own, x) || is_same(self.board, own, y) {
                continue;
            }
            let cell = if self.board.stone(middle).is_none() { set(self.board, &[middle]) } else { Set::new() };
            let carriers = |ends| -> Vec<Set> {
                let list = between(self.board, &self.player.full, ends);
                list.map(|connection| set(self.board, &connection.carrier)).collect()
            };
            for first in carriers([x, own]) {
                for second in carriers([own, y]) {
                    let is_whole = union(&[&first, &second, &cell]) == *carrier;
                    if !is_whole || first.len() + second.len() + cell.len() != carrier.len() {
                        continue;
                    }
                    let before = steps.len();
                    let below = self
                        .full([x, own], &first, left, steps)
                        .and_then(|()| self.full([own, y], &second, left, steps));
                    if below.is_some() {
                        add(steps, Step { ends: [x, y], rule: rule(middle), parts: vec![first, second] });
                        return Some(());
                    }
                    steps.truncate(before);
                }
            }
        }
        None
    }
}

fn add(steps: &mut Vec<Step>, step: Step) {
    if !steps.contains(&step) {
        steps.push(step);
    }
}

/// The first `count` of these carriers without a common cell that together are the whole carrier.
fn joined(semis: &[Set], carrier: &Set, count: usize, chosen: &mut Vec<Set>) -> Option<Vec<Set>> {
    if chosen.len() == count {
        let is_common = |cell: &usize| chosen.iter().all(|part| part.contains(cell));
        let is_whole = union(&chosen.iter().collect::<Vec<_>>()) == *carrier;
        return (is_whole && !carrier.iter().any(is_common)).then(|| chosen.clone());
    }
    for (index, semi) in semis.iter().enumerate() {
        chosen.push(semi.clone());
        let found = joined(&semis[index + 1..], carrier, count, chosen);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

impl Step {
    fn drawn(&self, art: &Rhombus, drawing: &Drawing<Rhombus>) -> Picture {
        let size = drawing.board.size;
        let name = |cell: &usize| Place::new(cell % size, cell / size).to_string();
        let groups = self.parts.iter().zip(1..);
        let marked: Vec<(String, u8)> =
            groups.flat_map(|(part, group)| part.iter().map(move |cell| (name(cell), group))).collect();
        let middle = match self.rule {
            Rule::Cell(place) => Some(place.to_string()),
            Rule::Stone(_) | Rule::Or => None,
        };
        let marks = Marks { marked: &marked, hint: middle.as_deref(), ..Marks::none(drawing.texts) };
        art.draw(&Drawing { board: drawing.board, insight: None, marks })
    }

    fn text(&self, board: &SeenBoard, texts: &Texts) -> String {
        let [from, to] = self.ends.map(|end| called(texts, end));
        let cells = |set: &Set| {
            let name = |cell: &usize| Place::new(cell % board.size, cell / board.size).to_string();
            let names: Vec<String> = set.iter().map(name).collect();
            if names.is_empty() { texts.say("derive-nothing") } else { names.join(" ") }
        };
        let parts: Vec<String> = self.parts.iter().map(cells).collect();
        match self.rule {
            Rule::Or => texts.tell(
                "derive-or",
                &[
                    ("from", from.into()),
                    ("to", to.into()),
                    ("count", parts.len().into()),
                    ("parts", parts.join("; ").into()),
                ],
            ),
            Rule::Stone(place) | Rule::Cell(place) => {
                let key = if matches!(self.rule, Rule::Cell(_)) { "derive-and-cell" } else { "derive-and-stone" };
                let [first, second] = [0, 1].map(|index| parts[index].clone());
                let values = [
                    ("from", from.into()),
                    ("to", to.into()),
                    ("middle", place.to_string().into()),
                    ("first", first.into()),
                    ("second", second.into()),
                ];
                texts.tell(key, &values)
            }
        }
    }
}

fn called(texts: &Texts, end: SeenEnd) -> String {
    match end {
        SeenEnd::Cell(place) => place.to_string(),
        edge => texts.say(&format!("end-{edge}")),
    }
}
