//! Steps along gradients.

/// The sums of squares that make the steps of an entry shorter the more it has been moved.
#[derive(Debug, Clone)]
pub(super) struct Adagrad {
    squares: Vec<f32>,
}

impl Adagrad {
    /// For so many entries; the sums begin at `start`, which shortens the first steps.
    pub(super) fn new(entries: usize, start: f32) -> Self {
        Self { squares: vec![start; entries] }
    }

    /// Moves an entry against its gradient.
    pub(super) fn step(&mut self, weight: &mut f32, entry: usize, gradient: f32, rate: f32) {
        let squares = &mut self.squares[entry];
        *squares += gradient * gradient;
        *weight -= rate * gradient / squares.sqrt();
    }
}
