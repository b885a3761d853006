//! Where the slip of the guide lies: never over what it speaks about.

use bevy_egui::egui::{Pos2, Rect, Vec2};

/// The first place where a slip of that size covers none of these; the last one if there is none.
pub fn free_place(places: &[Pos2], size: Vec2, spoken_of: &[Rect]) -> Option<usize> {
    let free = |at: &Pos2| {
        let slip = Rect::from_min_size(*at, size);
        !spoken_of.iter().any(|rect| rect.intersects(slip))
    };
    places.iter().position(free).or(places.len().checked_sub(1))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn the_slip_gives_way_to_what_it_speaks_about() {
        let places = [pos2(0.0, 0.0), pos2(0.0, 200.0), pos2(300.0, 0.0)];
        let size = vec2(100.0, 100.0);
        let at = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(20.0, 20.0));
        assert_eq!(free_place(&places, size, &[]), Some(0));
        assert_eq!(free_place(&places, size, &[at(90.0, 90.0)]), Some(1));
        assert_eq!(free_place(&places, size, &[at(90.0, 90.0), at(10.0, 250.0)]), Some(2));
        let everywhere = [at(50.0, 50.0), at(50.0, 250.0), at(350.0, 50.0)];
        assert_eq!(free_place(&places, size, &everywhere), Some(2));
        assert_eq!(free_place(&[], size, &[]), None);
    }
}
