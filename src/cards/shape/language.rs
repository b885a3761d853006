//! The macro around the types of the language: the type as it is written, and its shape made of the same words.

/// Defines a type that cards are written in. Fields, words, sentences, other spellings and defaults of its
/// shape are those of the type and its serde attributes, so they cannot fall behind.
macro_rules! language {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( $(#[$field_meta:meta])* $field_vis:vis $field:ident : $type:ty ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis struct $name { $( $(#[$field_meta])* $field_vis $field : $type, )* }

        impl $crate::cards::shape::Shaped for $name {
            fn shape(book: &mut $crate::cards::shape::Language) -> $crate::cards::shape::Shape {
                const FIELDS: &[$crate::cards::shape::RawField] = &[ $(
                    $crate::cards::shape::RawField {
                        metas: &[ $( stringify!($field_meta) ),* ],
                        word: stringify!($field),
                        part: $crate::cards::shape::RawPart::of::<$type>(stringify!($type)),
                    }
                ),* ];
                book.define_struct(stringify!($name), &[ $( stringify!($meta) ),* ], FIELDS)
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident
                $( ( $( $part:ty ),* $(,)? ) )?
                $( { $( $(#[$field_meta:meta])* $field:ident : $type:ty ),* $(,)? } )?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                $(#[$variant_meta])*
                $variant $( ( $( $part ),* ) )? $( { $( $(#[$field_meta])* $field : $type, )* } )?,
            )*
        }

        impl $name {
            const RAW_VARIANTS: &[$crate::cards::shape::RawVariant] = &[ $(
                $crate::cards::shape::RawVariant {
                    metas: &[ $( stringify!($variant_meta) ),* ],
                    word: stringify!($variant),
                    parts: &[ $( &[ $( $crate::cards::shape::RawPart::of::<$part>(stringify!($part)) ),* ] )? ],
                    fields: &[ $( &[ $(
                        $crate::cards::shape::RawField {
                            metas: &[ $( stringify!($field_meta) ),* ],
                            word: stringify!($field),
                            part: $crate::cards::shape::RawPart::of::<$type>(stringify!($type)),
                        }
                    ),* ] )? ],
                }
            ),* ];
        }

        impl $crate::cards::shape::Shaped for $name {
            fn shape(book: &mut $crate::cards::shape::Language) -> $crate::cards::shape::Shape {
                book.define_enum(stringify!($name), &[ $( stringify!($meta) ),* ], Self::RAW_VARIANTS)
            }

            fn default_text() -> Option<String> {
                let default = Self::RAW_VARIANTS.iter().find(|raw| raw.metas.contains(&"default"));
                default.map(|raw| raw.word.to_owned())
            }
        }
    };
}
