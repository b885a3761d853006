//! What a comparison comes to, so that it can be said in fewer words.

use crate::cards::{Compare, Value};

/// Whether a comparison says that there is none.
pub(super) fn is_none(compare: &Compare) -> bool {
    matches!(
        compare,
        Compare::Exactly(Value::Literal(0))
            | Compare::AtMost(Value::Literal(0))
            | Compare::LessThan(Value::Literal(1))
    )
}

/// Whether it is compared with a number that has to be reckoned.
pub(super) fn is_complex(compare: &Compare) -> bool {
    let (Compare::Exactly(value)
    | Compare::AtLeast(value)
    | Compare::AtMost(value)
    | Compare::MoreThan(value)
    | Compare::LessThan(value)
    | Compare::Not(value)) = compare;
    matches!(value, Value::Reckoned(_))
}

pub(super) fn is_one(compare: &Compare) -> bool {
    matches!(compare, Compare::Exactly(Value::Literal(1)))
}
