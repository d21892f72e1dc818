//! A field of the settings by what can be done with it, whatever its type.

use toml::Spanned;
use toml::de::DeValue;

use super::error::Problem;
use super::foreign::excerpt;
use super::values::Value;

/// A field of the settings, whatever its type.
pub(super) trait Field {
    /// Sets it as the environment and the command line write it.
    fn set_text(&mut self, text: &str) -> Result<(), Problem>;
    /// Sets it as a file with this text writes it. What is wrong comes with the byte of the text
    /// where it stands.
    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)>;
    /// The value as a file writes it.
    fn to_toml(&self) -> toml::Value;
    /// The values it is turned through, as [`Field::set_text`] takes them.
    fn choices(&self) -> Vec<String>;
}

impl<V: Value> Field for &mut V {
    fn set_text(&mut self, text: &str) -> Result<(), Problem> {
        **self = V::from_text(text).ok_or_else(|| V::meant().not(text))?;
        Ok(())
    }

    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)> {
        **self = V::from_toml(value.get_ref()).ok_or_else(|| {
            let (culprit, meant) = V::culprit(value);
            let problem = match culprit.get_ref().as_str() {
                Some(inside) if V::from_text(inside).is_some() && stands_bare(inside) => {
                    Problem::Quoted { value: excerpt(inside), allowed: meant.allowed }
                }
                Some(inside) => meant.not(inside),
                None => meant.not(text.get(culprit.span()).unwrap_or_default()),
            };
            (culprit.span().start, problem)
        })?;
        Ok(())
    }

    fn to_toml(&self) -> toml::Value {
        V::to_toml(self)
    }

    fn choices(&self) -> Vec<String> {
        V::choices()
    }
}

/// True if a file writes this without quotes.
fn stands_bare(text: &str) -> bool {
    text.parse::<i64>().is_ok() || text.parse::<bool>().is_ok()
}
