//! Who meets whom, as a function of what happened before.

use std::collections::HashMap;

use super::Format;

/// The bots of a meeting and the points of each.
pub(super) struct Met {
    pub(super) bots: Vec<usize>,
    pub(super) points: Vec<f64>,
    pub(super) games: f64,
}

/// The number of meetings of a format with a single round; 0 for the others, which have few.
pub(super) fn count(format: Format, bots: usize, seats: usize) -> u64 {
    let choose = |from: usize, many: usize| {
        (0..many).fold(1_u64, |count, taken| count.saturating_mul((from - taken) as u64) / (taken as u64 + 1))
    };
    match format {
        Format::RoundRobin => choose(bots, seats),
        Format::Gauntlet => choose(bots - 1, seats - 1),
        Format::Swiss | Format::Ladder => 0,
    }
}

/// The number of rounds if none is given.
pub fn usual_rounds(format: Format, bots: usize) -> u32 {
    match format {
        Format::RoundRobin | Format::Gauntlet => 1,
        Format::Swiss => bots.next_power_of_two().trailing_zeros() + 1,
        Format::Ladder => bots as u32,
    }
}

/// The meetings of the next round after these complete ones.
pub(super) fn next(format: Format, bots: usize, seats: usize, rounds: &[Vec<Met>]) -> Vec<Vec<usize>> {
    match format {
        Format::RoundRobin => selections(&(0..bots).collect::<Vec<_>>(), seats),
        Format::Gauntlet => {
            let others = selections(&(1..bots).collect::<Vec<_>>(), seats - 1);
            others.into_iter().map(|others| [&[0], &others[..]].concat()).collect()
        }
        Format::Swiss => swiss(bots, seats, rounds),
        Format::Ladder => {
            let places = places(bots, rounds);
            let first = rounds.len() % seats;
            // With few bots the last ones would never meet from a later place.
            let first = if bots - first < seats { 0 } else { first };
            places[first..].chunks_exact(seats).map(<[usize]>::to_vec).collect()
        }
    }
}

/// All selections of this many bots, in order.
fn selections(bots: &[usize], many: usize) -> Vec<Vec<usize>> {
    if many == 0 {
        return vec![Vec::new()];
    }
    let with = |(place, &first): (usize, &usize)| {
        selections(&bots[place + 1..], many - 1).into_iter().map(move |rest| [&[first], &rest[..]].concat())
    };
    bots.iter().enumerate().flat_map(with).collect()
}

/// The bots of a ladder from the top: those who met change places if the lower one had more points.
pub(super) fn places(bots: usize, rounds: &[Vec<Met>]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..bots).collect();
    for met in rounds.iter().flatten() {
        let Some(first) = places.iter().position(|bot| *bot == met.bots[0]) else { continue };
        let mut order: Vec<usize> = (0..met.bots.len()).collect();
        order.sort_by(|&a, &b| met.points[b].total_cmp(&met.points[a]));
        order.iter().enumerate().for_each(|(place, &bot)| places[first + place] = met.bots[bot]);
    }
    places
}

/// Those who have done equally well and have met least often meet; those who have sat out least often sit out, the last first.
fn swiss(bots: usize, seats: usize, rounds: &[Vec<Met>]) -> Vec<Vec<usize>> {
    let mut score = vec![(0.0, 0.0); bots];
    let mut meetings: HashMap<(usize, usize), u32> = HashMap::new();
    let mut played = vec![0; bots];
    for met in rounds.iter().flatten() {
        for (place, &bot) in met.bots.iter().enumerate() {
            score[bot].0 += met.points[place];
            score[bot].1 += met.games;
            played[bot] += 1;
            met.bots.iter().for_each(|&other| *meetings.entry((bot, other)).or_default() += 1);
        }
    }
    let rate = |bot: usize| if score[bot].1 > 0.0 { score[bot].0 / score[bot].1 } else { 0.5 };
    let mut order: Vec<usize> = (0..bots).collect();
    order.sort_by(|&a, &b| rate(b).total_cmp(&rate(a)));
    let mut sitting: Vec<usize> = (0..bots).rev().map(|place| order[place]).collect();
    sitting.sort_by_key(|&bot| std::cmp::Reverse(played[bot]));
    sitting.truncate(bots % seats);
    order.retain(|bot| !sitting.contains(bot));
    if rounds.is_empty() {
        // The upper part of the list meets the lower one.
        let groups = order.len() / seats;
        return (0..groups).map(|group| (0..seats).map(|seat| order[group + seat * groups]).collect()).collect();
    }
    let mut groups = Vec::new();
    while !order.is_empty() {
        let mut group = vec![order.remove(0)];
        while group.len() < seats {
            let often = |bot: usize| -> u32 { group.iter().filter_map(|&other| meetings.get(&(bot, other))).sum() };
            let next = (0..order.len()).min_by_key(|&place| (often(order[place]), place));
            group.push(order.remove(next.expect("the others are a multiple of the seats")));
        }
        groups.push(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(bots: &[usize], points: &[f64]) -> Met {
        Met { bots: bots.to_vec(), points: points.to_vec(), games: points.iter().sum() }
    }

    #[test]
    fn everybody_meets_everybody_once() {
        let all = next(Format::RoundRobin, 5, 3, &[]);
        assert_eq!((all.len() as u64, all[0].clone(), all[9].clone()), (10, vec![0, 1, 2], vec![2, 3, 4]));
        assert_eq!(count(Format::RoundRobin, 5, 3), 10);
        assert_eq!(next(Format::Gauntlet, 4, 2, &[]), [[0, 1], [0, 2], [0, 3]]);
        assert_eq!(count(Format::Gauntlet, 4, 2), 3);
        assert_eq!(count(Format::RoundRobin, 60, 6), 50_063_860);
    }

    #[test]
    fn equals_meet_who_have_not_met() {
        assert_eq!(next(Format::Swiss, 4, 2, &[]), [[0, 2], [1, 3]]);
        let first = vec![met(&[0, 2], &[2.0, 0.0]), met(&[1, 3], &[2.0, 0.0])];
        assert_eq!(next(Format::Swiss, 4, 2, &[first]), [[0, 1], [2, 3]]);
        let rounds = [
            vec![met(&[0, 2], &[2.0, 0.0]), met(&[1, 3], &[2.0, 0.0])],
            vec![met(&[0, 1], &[2.0, 0.0]), met(&[2, 3], &[2.0, 0.0])],
        ];
        assert_eq!(next(Format::Swiss, 4, 2, &rounds), [[0, 3], [1, 2]], "0 has met 1 and 2 already");
    }

    #[test]
    fn everybody_sits_out_in_turn() {
        let mut rounds: Vec<Vec<Met>> = Vec::new();
        let mut played = [0; 5];
        for _ in 0..5 {
            let groups = next(Format::Swiss, 5, 2, &rounds);
            groups.iter().flatten().for_each(|&bot| played[bot] += 1);
            rounds.push(groups.iter().map(|group| met(group, &[1.0, 1.0])).collect());
        }
        assert_eq!(played, [4; 5]);
    }

    #[test]
    fn winners_climb_the_ladder() {
        assert_eq!(next(Format::Ladder, 4, 2, &[]), [[0, 1], [2, 3]]);
        let rounds = [vec![met(&[0, 1], &[0.5, 1.5]), met(&[2, 3], &[1.0, 1.0])]];
        assert_eq!(places(4, &rounds), [1, 0, 2, 3]);
        assert_eq!(next(Format::Ladder, 4, 2, &rounds), [[0, 2]]);
        let rounds = [vec![met(&[0, 1, 2], &[1.0, 0.0, 2.0])]];
        assert_eq!(next(Format::Ladder, 3, 3, &rounds), [[2, 0, 1]]);
    }
}
