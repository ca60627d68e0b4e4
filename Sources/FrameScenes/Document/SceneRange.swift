internal import FrameJSON

/// The valid ranges of numbers in a scene: far wider than any scene needs, narrow enough that derived values stay finite and
/// typing errors are found.
enum SceneRange {
    /// Points, in either direction: 60 times the largest canvas.
    static let coordinate = -1e6...1e6
    /// Points.
    static let length = 0...1e6
    /// Fractions of a whole.
    static let fraction = 0.0...1.0
    /// Positions as fractions of the container, including off screen ones.
    static let containerFraction = -10.0...10.0
    /// Scale factors.
    static let scale = 0.0...100.0
    /// Degrees: a hundred turns.
    static let degrees = -36_000.0...36_000.0
    /// Of animations and pauses: longer ones are milliseconds by mistake.
    static let duration = 0.0...30.0
    /// From one point in time to another: an hour.
    static let seconds = 0.0...3_600.0
    /// Ordinates of control points, which can overshoot.
    static let curveOrdinate = -10.0...10.0
    /// Repeat counts.
    static let passes = 0.0...1_000.0
    /// Initial velocities, in total distances per second.
    static let velocity = -1_000.0...1_000.0
    /// Below 0.01 a spring oscillates faster than any screen can show; at 1 it does not overshoot.
    static let dampingRatio = 0.01...1.0
    /// Mass, stiffness and damping, or a perceptual duration in seconds.
    static let springNumber = 0.001...1e6
    static let bounce = -0.99...1.0
    /// Points.
    static let fontSize = 1.0...1_000.0
    static let lines = 0...1_000
    /// Sections, and rows of one: more than a file can have.
    static let rows = 0...1_000_000
    /// Keys of one action.
    static let keys = 1...10_000
    /// Points: the width of a list's images.
    static let iconSize = 1.0...1_000.0
    /// Touch samples per second.
    static let touchRate = 1.0...1_000.0
    /// The priorities of constraints.
    static let priority = 1.0...1_000.0
    /// The multipliers of constraints.
    static let factor = 0.001...1_000.0
    /// Pixels per point.
    static let canvasScale = 1...4
}

extension JSONCursor {
    /// The duration of an animation or a pause in seconds.
    func duration() throws(JSONProblem) -> Double {
        if case .number(let number) = value, number > SceneRange.duration.upperBound {
            // Less than a tenth of a second is an unlikely number of milliseconds.
            let suggestion = (100...30_000).contains(number) ? JSONValue.number(number / 1000).compact : nil
            throw mismatch("seconds from 0 to 30", suggestion: suggestion, standIn: 1)
        }
        return try self.number(in: SceneRange.duration)
    }
}
