//! A web of things that lead to others, and the circles in it.

use std::collections::{BTreeMap, VecDeque};

/// So many circles are told of things that all lead to each other.
const MOST_CIRCLES: usize = 20;

/// For each thing, by its number, the numbers of those that it leads to.
pub struct Web(pub Vec<Vec<usize>>);

impl Web {
    /// Circles through the first so many things, each the shortest from its first; no thing is in two.
    pub fn circles(&self, first: usize) -> Vec<Vec<usize>> {
        let groups = self.groups();
        let mut told = vec![false; self.0.len()];
        let mut tries: BTreeMap<usize, usize> = BTreeMap::new();
        let mut circles = Vec::new();
        for start in 0..first {
            let tried = tries.entry(groups[start]).or_default();
            if told[start] || *tried == MOST_CIRCLES {
                continue;
            }
            if let Some(circle) = self.circle_from(start, &groups) {
                *tried += 1;
                circle.iter().for_each(|&at| told[at] = true);
                circles.push(circle);
            }
        }
        circles
    }

    /// The shortest way from a thing back to itself; only those of its own group can be on it.
    fn circle_from(&self, start: usize, groups: &[usize]) -> Option<Vec<usize>> {
        let mut came_from: BTreeMap<usize, usize> = BTreeMap::new();
        let mut to_see = VecDeque::from([start]);
        while let Some(at) = to_see.pop_front() {
            for &next in self.0[at].iter().filter(|&&next| groups[next] == groups[start]) {
                if next == start {
                    let mut circle = vec![at];
                    while let Some(before) = circle.last().and_then(|at| came_from.get(at)) {
                        circle.push(*before);
                    }
                    circle.reverse();
                    return Some(circle);
                }
                if let std::collections::btree_map::Entry::Vacant(place) = came_from.entry(next) {
                    place.insert(at);
                    to_see.push_back(next);
                }
            }
        }
        None
    }

    /// The group of each thing: those that lead to each other, by whatever ways, have the same number.
    fn groups(&self) -> Vec<usize> {
        let mut back: Vec<Vec<usize>> = vec![Vec::new(); self.0.len()];
        for (at, next) in self.0.iter().enumerate() {
            next.iter().for_each(|&next| back[next].push(at));
        }
        let mut groups = vec![usize::MAX; self.0.len()];
        // Whoever was finished last leads to all that can be reached from it backwards.
        for (number, &start) in self.by_finish().iter().rev().enumerate() {
            let mut to_see = vec![start];
            while let Some(at) = to_see.pop() {
                if groups[at] == usize::MAX {
                    groups[at] = number;
                    to_see.extend(&back[at]);
                }
            }
        }
        groups
    }

    /// All things, each after those that it leads to, as far as there is such an order.
    fn by_finish(&self) -> Vec<usize> {
        let mut seen = vec![false; self.0.len()];
        let mut finished = Vec::with_capacity(self.0.len());
        for start in 0..self.0.len() {
            let mut on_the_way = vec![(start, 0)];
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            while let Some((at, tried)) = on_the_way.last_mut() {
                let next = self.0[*at].get(*tried).copied();
                *tried += 1;
                match next {
                    Some(next) if !std::mem::replace(&mut seen[next], true) => on_the_way.push((next, 0)),
                    Some(_) => {}
                    None => {
                        finished.push(*at);
                        on_the_way.pop();
                    }
                }
            }
        }
        finished
    }
}

#[cfg(test)]
mod tests {
    use super::Web;

    #[test]
    fn circles_are_found_and_ways_that_end_are_not() {
        let web = Web(vec![vec![1], vec![2, 4], vec![0], vec![0], vec![5], vec![], vec![6]]);
        assert_eq!(web.circles(7), [vec![0, 1, 2], vec![6]]);
        assert_eq!(web.circles(6), [vec![0, 1, 2]]);
    }
}
