//! The words of the rules in the data of other programs: each is written as its text form, `"CJ"`,
//! `"GH"`, `"18"`, and read with the same checks.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bid, Card, Cards, Contract, Rules, Seat, Triggers};

/// Writes a type as its text form, and reads it from there.
macro_rules! as_text {
    ($($word:ty),*) => {$(
        impl Serialize for $word {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $word {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(Bid, Card, Cards, Contract, Rules, Seat, Triggers);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_their_data() {
        fn survives<T: Serialize + for<'de> Deserialize<'de> + PartialEq>(word: &T, text: &str) {
            let data = serde_json::to_string(word).unwrap();
            assert_eq!(data, format!("\"{text}\""));
            assert!(serde_json::from_str::<T>(&data).unwrap() == *word, "{text}");
        }
        survives(&Bid::LEAST, "18");
        survives(&"CJ".parse::<Card>().unwrap(), "CJ");
        survives(&"CJ D7".parse::<Cards>().unwrap(), "CJ D7");
        for contract in Contract::all() {
            survives(&contract, &contract.to_string());
        }
        for (_, rules) in Rules::PRESETS {
            survives(&rules, &rules.to_string());
            survives(&rules.triggers, &rules.triggers.to_string());
        }
        for seat in Seat::ALL {
            survives(&seat, &seat.to_string());
        }
        assert!(serde_json::from_str::<Card>("\"XX\"").is_err());
    }
}
