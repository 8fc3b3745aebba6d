//! How a person wants boards to look: colours, orientation, pieces and coordinates.

/// Declares a choice: an enum whose values have names in forms and cookies.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident: $(#[$of_first:meta])* $first:ident = $first_word:literal
        $(, $(#[$of:meta])* $value:ident = $word:literal)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[$of_first])*
            #[default]
            $first,
            $($(#[$of])* $value,)*
        }

        impl $name {
            /// All values, the default first.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$value),*];

            /// The value's name in forms and cookies.
            pub fn name(self) -> &'static str {
                match self {
                    $name::$first => $first_word,
                    $($name::$value => $word,)*
                }
            }

            /// The value with this name.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

choice! {
    /// The colours of boards.
    Colours:
    /// Honey and wood.
    Honey = "honey",
    /// Cool greys.
    Slate = "slate",
    /// As much contrast as possible.
    Contrast = "contrast"
}

choice! {
    /// The way a board that is not as wide as high lies on the screen.
    Stance:
    /// Whichever is larger on the screen.
    Fitting = "fitting",
    /// The rows are level.
    Flat = "flat",
    /// A corner points to the left and one to the right.
    Pointy = "pointy",
    /// A corner points up and one down.
    Rotated = "rotated"
}

choice! {
    /// The set of pieces.
    Pieces:
    /// With marks, so that no colour needs to be recognised.
    Marked = "marked",
    /// Without marks.
    Plain = "plain",
    /// Large and simple, with strong marks.
    Bold = "bold"
}

choice! {
    /// Whether cells are named on the board.
    Coordinates:
    /// They are.
    Shown = "on",
    /// They are not.
    Hidden = "off"
}

choice! {
    /// The shape of the screen, as the page's script has reported it.
    Screen:
    /// At least as wide as high, or unknown.
    Wide = "wide",
    /// Higher than wide.
    Tall = "tall"
}

/// How a person wants boards to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taste {
    /// The colours of boards.
    pub colours: Colours,
    /// The way boards lie on the screen.
    pub stance: Stance,
    /// The set of pieces.
    pub pieces: Pieces,
    /// Whether cells are named on the board.
    pub coordinates: Coordinates,
    /// The shape of the screen.
    pub screen: Screen,
}

impl Taste {
    /// The choices that a person makes: the name of each in forms and cookies, and the names of its values.
    pub fn choices() -> [(&'static str, Vec<&'static str>); 4] {
        [
            ("colours", Colours::ALL.iter().map(|value| value.name()).collect()),
            ("stance", Stance::ALL.iter().map(|value| value.name()).collect()),
            ("pieces", Pieces::ALL.iter().map(|value| value.name()).collect()),
            ("coordinates", Coordinates::ALL.iter().map(|value| value.name()).collect()),
        ]
    }

    /// The taste that named values express; names that are missing or unknown leave the default.
    pub fn from_names<'n>(named: impl Fn(&str) -> Option<&'n str>) -> Taste {
        Taste {
            colours: named("colours").and_then(Colours::named).unwrap_or_default(),
            stance: named("stance").and_then(Stance::named).unwrap_or_default(),
            pieces: named("pieces").and_then(Pieces::named).unwrap_or_default(),
            coordinates: named("coordinates").and_then(Coordinates::named).unwrap_or_default(),
            screen: named("screen").and_then(Screen::named).unwrap_or_default(),
        }
    }

    /// The name of the value that was chosen.
    pub fn chosen(&self, choice: &str) -> &'static str {
        match choice {
            "colours" => self.colours.name(),
            "stance" => self.stance.name(),
            "pieces" => self.pieces.name(),
            _ => self.coordinates.name(),
        }
    }

    /// The way boards lie on this screen; never [`Stance::Fitting`].
    pub fn lying(&self) -> Stance {
        match (self.stance, self.screen) {
            (Stance::Fitting, Screen::Wide) => Stance::Flat,
            (Stance::Fitting, Screen::Tall) => Stance::Rotated,
            (chosen, _) => chosen,
        }
    }

    /// Whether cells are named on the board.
    pub fn has_coordinates(&self) -> bool {
        self.coordinates == Coordinates::Shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_name_of_its_own_and_unknown_names_change_nothing() {
        for (choice, names) in Taste::choices() {
            for &name in &names {
                let taste = Taste::from_names(|asked| (asked == choice).then_some(name));
                assert_eq!(taste.chosen(choice), name);
            }
            assert_eq!(Taste::from_names(|_| Some("?")), Taste::default());
        }
    }

    #[test]
    fn a_board_is_rotated_on_a_tall_screen_unless_a_stance_is_chosen() {
        let tall = Taste { screen: Screen::Tall, ..Taste::default() };
        assert_eq!((Taste::default().lying(), tall.lying()), (Stance::Flat, Stance::Rotated));
        assert_eq!(Taste { stance: Stance::Pointy, ..tall }.lying(), Stance::Pointy);
    }
}
