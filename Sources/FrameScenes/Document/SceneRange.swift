internal import FrameJSON

/// The valid ranges of numbers in a scene. They are much wider than any scene needs, but narrow enough for derived
/// values to stay finite and for typing errors to be found.
enum SceneRange {
    /// Coordinates in points: 60 times the largest canvas in either direction.
    static let coordinate = -1e6...1e6
    /// Lengths in points.
    static let length = 0...1e6
    /// Fractions of a whole.
    static let fraction = 0.0...1.0
    /// Positions as fractions of the container, including off-screen positions.
    static let containerFraction = -10.0...10.0
    /// Scale factors.
    static let scale = 0.0...100.0
    /// Angles in degrees, up to a hundred turns.
    static let degrees = -36_000.0...36_000.0
    /// Durations of animations and pauses in seconds. Longer ones are milliseconds by mistake.
    static let duration = 0.0...30.0
    /// Time from one point to another in seconds, up to an hour.
    static let seconds = 0.0...3_600.0
    /// Ordinates of control points, which can overshoot.
    static let curveOrdinate = -10.0...10.0
    /// Repeat counts.
    static let passes = 0.0...1_000.0
    /// Initial velocities, in total distances per second.
    static let velocity = -1_000.0...1_000.0
    /// Damping ratios. Below 0.01, a spring oscillates faster than any screen can show; at 1 it does not overshoot.
    static let dampingRatio = 0.01...1.0
    /// Mass, stiffness and damping, or a perceptual duration in seconds.
    static let springNumber = 0.001...1e6
    static let bounce = -0.99...1.0
    /// Font sizes in points.
    static let fontSize = 1.0...1_000.0
    static let lines = 0...1_000
    /// Sections, and rows of a section: more than a file can have.
    static let rows = 0...1_000_000
    /// Number of keys in one action.
    static let keys = 1...10_000
    /// Widths of a list's images in points.
    static let iconSize = 1.0...1_000.0
    /// Touch samples per second.
    static let touchRate = 1.0...1_000.0
    /// Priorities of constraints.
    static let priority = 1.0...1_000.0
    /// Multipliers of constraints.
    static let factor = 0.001...1_000.0
    /// Pixels per point.
    static let canvasScale = 1...4
}

extension JSONCursor {
    /// Reads the duration of an animation or pause in seconds.
    func duration() throws(JSONProblem) -> Double {
        if case .number(let number) = value, number > SceneRange.duration.upperBound {
            // Milliseconds are rarely meant below a tenth of a second.
            let suggestion = (100...30_000).contains(number) ? JSONValue.number(number / 1000).compact : nil
            throw mismatch("seconds from 0 to 30", suggestion: suggestion, standIn: 1)
        }
        return try self.number(in: SceneRange.duration)
    }
}
