//! Deals of hidden hands: what a seat sees, and some of the ways in which the rest may lie.

use std::sync::Arc;

use rusc_game::{Rng, Seat};
use rusc_host::AnyPosition;
use rusc_present::Eyes;

use super::Fault;
use super::setting::{Reached, Setting};
use crate::{AnyArt, Marks, Picture, Subject, Texts, seat_name};

/// A position as a seat sees it, and positions that it cannot tell from it.
pub(super) struct Deals {
    seat: Seat,
    position: Arc<dyn AnyPosition>,
    deals: Vec<Arc<dyn AnyPosition>>,
}

impl Deals {
    /// Deals as a block describes it: `seat=1 deals=2 seed=1`.
    pub(super) fn new(setting: &Setting, reached: &Reached) -> Result<Deals, Fault> {
        let number = |key: &str| -> Result<u64, Fault> {
            let value = setting.option(key).ok_or_else(|| Fault::new(format!("the block has no {key}")))?;
            value.parse().map_err(Fault::new)
        };
        let (wanted, position) = (number("seat")?, Arc::clone(&reached.position));
        let seat = Seat::all(position.seats()).find(|seat| u64::from(seat.number()) == wanted);
        let seat = seat.ok_or_else(|| Fault::new(format!("there is no seat {wanted}")))?;
        let mut rng = Rng::new(number("seed")?);
        let deals = (0..number("deals")?).map(|_| position.redealt(seat, &mut rng)).collect::<Option<Vec<_>>>();
        let deals = deals.filter(|deals| !deals.is_empty()).ok_or_else(|| Fault::new("nothing is hidden"))?;
        Ok(Deals { seat, position, deals })
    }

    /// Whether all deals look the same to the seat, and differ in what it does not see.
    pub(super) fn check(&self) -> Result<(), Fault> {
        let seen = |position: &Arc<dyn AnyPosition>| position.text(Eyes::Seat(self.seat));
        if self.deals.iter().any(|deal| seen(deal) != seen(&self.position)) {
            return Err(Fault::new("a deal looks different to the seat"));
        }
        let all: Vec<String> = self.deals.iter().chain([&self.position]).map(|deal| deal.text(Eyes::All)).collect();
        let is_new = |index: usize| !all[..index].contains(&all[index]);
        if (0..all.len()).all(is_new) { Ok(()) } else { Err(Fault::new("two deals are the same")) }
    }

    /// What the seat sees, then the deals, each with its words; ids begin with `id`.
    pub(super) fn steps(&self, art: &dyn AnyArt, texts: &Texts, id: &str) -> Vec<(Picture, String)> {
        let name = seat_name(texts, self.position.game_name(), self.seat);
        let drawn = |position: &Arc<dyn AnyPosition>, eyes: Eyes, number: usize| {
            let id = format!("{id}-{number}");
            let marks = Marks { id: &id, turn: position.turn().seat(), ..Marks::none(texts) };
            art.draw(&Subject { board: &position.board(eyes), insight: None, marks })
        };
        let seen = (
            drawn(&self.position, Eyes::Seat(self.seat), 0),
            texts.tell("deal-seen", &[("name", name.as_str().into())]),
        );
        let deals = self.deals.iter().zip(1..).map(|(deal, number)| {
            let words = texts.tell("deal-one", &[("number", number.into()), ("name", name.as_str().into())]);
            (drawn(deal, Eyes::All, number), words)
        });
        std::iter::once(seen).chain(deals).collect()
    }
}

#[cfg(test)]
mod tests {
    use rusc_catalog::Catalog;

    use super::*;

    fn dealt(text: &str) -> Result<Deals, Fault> {
        let setting = Setting::parse(text).unwrap();
        Deals::new(&setting, &setting.reach(&Catalog::builtin()).unwrap())
    }

    #[test]
    fn deals_differ_only_in_what_is_hidden() {
        let deals = dealt("hexadom:seed=1 seat=1 deals=3 seed=1").unwrap();
        assert_eq!(deals.check(), Ok(()));
        let other = Deals { seat: Seat::SECOND, ..dealt("hexadom:seed=1 seat=1 deals=1 seed=1").unwrap() };
        assert!(other.check().is_err(), "the second player sees that the hand is another");
        for fault in
            ["hex:3 seat=1 deals=1 seed=1", "hexadom:seed=1 seat=3 deals=1 seed=1", "hexadom:seed=1 seat=1 seed=1"]
        {
            assert!(dealt(fault).is_err(), "{fault}");
        }
    }
}
