//! A patch: how one pack changes a card of another without copying it.

use serde::Deserialize;

use super::{
    Ability, CardFile, CardName, CardPattern, Direction, Effects, FlipCost, KeywordName, KeywordUse, KinName,
    Kind, Limit, Name, PackName, Printed, Variable,
};

language! {
    /// A change to a card of another pack, made before anything is linked.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[serde(rename = "Patch", deny_unknown_fields)]
    pub struct PatchFile {
        /// The Name of the card that is changed.
        pub card: CardName,
        /// Only where this pack is loaded too; otherwise the patch is passed over.
        #[serde(default)]
        pub only_with: Option<PackName>,
        /// Fields that are replaced.
        #[serde(default)]
        pub set: CardChanges,
        /// Fields that become what they are on a card that does not write them.
        #[serde(default)]
        pub clear: Vec<CardField>,
        /// What comes to the lists of the card.
        #[serde(default)]
        pub add: Additions,
        /// What goes from the lists of the card.
        #[serde(default)]
        pub remove: Removals,
    }
}

language! {
    /// Fields of a card with what they become. `health`, `defense` and `power` change one number of its kind.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct CardChanges {
        /// Its type with its numbers.
        pub kind: Option<Kind>,
        /// Its health.
        pub health: Option<Printed>,
        /// Its defense.
        pub defense: Option<Printed>,
        /// Its power.
        pub power: Option<Printed>,
        /// Its kin.
        pub kin: Option<KinName>,
        /// Its cost.
        pub cost: Option<Printed>,
        /// Its limit.
        pub limit: Option<Limit>,
        /// Whether it is a vestige.
        pub vestige: Option<bool>,
        /// All its keywords.
        pub keywords: Option<Vec<KeywordUse>>,
        /// Where it attacks.
        pub attack: Option<Vec<Direction>>,
        /// All its abilities.
        pub abilities: Option<Vec<Ability>>,
        /// What it does as a command.
        pub effects: Option<Effects>,
        /// Its chapters.
        pub chapters: Option<Vec<Effects>>,
        /// What it devours.
        pub devours: Option<CardPattern>,
        /// What it evolves from.
        pub evolves_from: Option<CardPattern>,
        /// Whether it may be played without evolving.
        pub evolving_is_optional: Option<bool>,
        /// Its flip cost.
        pub flip: Option<FlipCost>,
        /// The bounds of its variables.
        pub variables: Option<Vec<Variable>>,
        /// Its drawing.
        pub art: Option<String>,
    }
}

language! {
    /// A field of a card that can be left out.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum CardField {
        /// No kin.
        Kin,
        /// The usual limit of 5.
        Limit,
        /// No keywords.
        Keywords,
        /// The opposing space.
        Attack,
        /// No abilities.
        Abilities,
        /// No effects.
        Effects,
        /// No chapters: no saga any more.
        Chapters,
        /// It devours nothing.
        Devours,
        /// It evolves from nothing.
        EvolvesFrom,
        /// It enters face-up.
        Flip,
        /// No bounds.
        Variables,
        /// The drawing with its Name.
        Art,
    }
}

language! {
    /// What a patch puts at the end of a card's lists.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Additions {
        /// Keywords it gets.
        pub keywords: Vec<KeywordUse>,
        /// Abilities it gets, after its own.
        pub abilities: Vec<Ability>,
    }
}

language! {
    /// What a patch takes from a card's lists.
    #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Removals {
        /// Keywords it loses.
        pub keywords: Vec<KeywordName>,
        /// By their place in the file of the card, the first being 1.
        pub abilities: Vec<usize>,
    }
}

impl CardField {
    /// The word for it in a card file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Kin => "kin",
            Self::Limit => "limit",
            Self::Keywords => "keywords",
            Self::Attack => "attack",
            Self::Abilities => "abilities",
            Self::Effects => "effects",
            Self::Chapters => "chapters",
            Self::Devours => "devours",
            Self::EvolvesFrom => "evolves_from",
            Self::Flip => "flip",
            Self::Variables => "variables",
            Self::Art => "art",
        }
    }

    fn clear(self, card: &mut CardFile) {
        match self {
            Self::Kin => card.kin = None,
            Self::Limit => card.limit = Limit::default(),
            Self::Keywords => card.keywords.clear(),
            Self::Attack => card.attack = None,
            Self::Abilities => card.abilities.clear(),
            Self::Effects => card.effects = Effects::default(),
            Self::Chapters => card.chapters.clear(),
            Self::Devours => card.devours = None,
            Self::EvolvesFrom => card.evolves_from = None,
            Self::Flip => card.flip = None,
            Self::Variables => card.variables.clear(),
            Self::Art => card.art = None,
        }
    }
}

/// Puts what a patch sets in the place of what the card had, and says which fields a patch sets.
macro_rules! plain_fields {
    ($($field:ident),* ; $($optional:ident),*) => {
        impl CardChanges {
            fn apply_plain(&self, card: &mut CardFile) {
                $( if let Some(value) = &self.$field { card.$field = value.clone(); } )*
                $( if let Some(value) = &self.$optional { card.$optional = Some(value.clone()); } )*
            }

            /// The fields that are replaced. A kind brings its three numbers with it.
            pub fn fields(&self) -> Vec<&'static str> {
                let stats = [("health", &self.health), ("defense", &self.defense), ("power", &self.power)];
                let mut fields: Vec<&'static str> = Vec::new();
                for (stat, number) in stats {
                    fields.extend((self.kind.is_some() || number.is_some()).then_some(stat));
                }
                $( fields.extend(self.$field.is_some().then_some(stringify!($field))); )*
                $( fields.extend(self.$optional.is_some().then_some(stringify!($optional))); )*
                fields
            }
        }
    };
}

plain_fields!(
    kind, cost, limit, vestige, keywords, abilities, effects, chapters, evolving_is_optional, variables;
    kin, attack, devours, evolves_from, flip, art
);

/// Why a patch does not fit its card; the word is what to look for in the patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub word: String,
    pub message: String,
}

impl PatchFile {
    /// Whether it can be applied to a card as that stands in its own file.
    pub fn fits(&self, card: &CardFile) -> Result<(), Misfit> {
        let name = card.name;
        let misfit = |word: String, message: String| Err(Misfit { word, message });
        let abilities = card.abilities.len();
        if let Some(number) = self.remove.abilities.iter().find(|&&number| number == 0 || number > abilities)
        {
            return misfit("abilities".into(), format!("`{name}` has no ability number {number}"));
        }
        let lacking = |keyword: &&Name| !card.keywords.iter().any(|used| used.keyword == **keyword);
        if let Some(keyword) = self.remove.keywords.iter().find(lacking) {
            return misfit(
                format!("\"{keyword}\""),
                format!("`{name}` does not have the keyword `{keyword}`"),
            );
        }
        let kind = self.set.kind.unwrap_or(card.kind);
        let stats = [("health", self.set.health), ("defense", self.set.defense), ("power", self.set.power)];
        match stats.into_iter().find(|(_, number)| number.is_some()) {
            Some((word, _)) if matches!(kind, Kind::Command | Kind::ExtendedCommand) => {
                misfit(word.into(), format!("`{name}` is a command: it has no {word}"))
            }
            _ => Ok(()),
        }
    }

    /// Changes a card by patches that fit it. Abilities are counted in the card as its own file has it,
    /// so what one patch takes away does not move what another means.
    pub fn apply_all(patches: &[&Self], card: &mut CardFile) {
        let mut at = 0;
        card.abilities.retain(|_| {
            at += 1;
            !patches.iter().any(|patch| patch.remove.abilities.contains(&at))
        });
        for patch in patches {
            card.keywords.retain(|used| !patch.remove.keywords.contains(&used.keyword));
            patch.clear.iter().for_each(|field| field.clear(card));
            patch.set.apply_plain(card);
            patch.apply_stats(card);
            for &keyword in &patch.add.keywords {
                card.keywords.retain(|used| used.keyword != keyword.keyword);
                card.keywords.push(keyword);
            }
            card.abilities.extend(patch.add.abilities.iter().cloned());
        }
    }

    fn apply_stats(&self, card: &mut CardFile) {
        if let Kind::Creature { health, defense, power } | Kind::Flask { health, defense, power } =
            &mut card.kind
        {
            *health = self.set.health.unwrap_or(*health);
            *defense = self.set.defense.unwrap_or(*defense);
            *power = self.set.power.unwrap_or(*power);
        }
    }
}
