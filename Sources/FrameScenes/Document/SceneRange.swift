/// What numbers a scene may hold. Each range is far wider than any scene needs and narrow enough that what is computed
/// from its values stays finite and that a slip of the keyboard is noticed.
enum SceneRange {
    /// Points, in either direction: 60 times the largest canvas.
    static let coordinate = -1e6...1e6
    /// Points.
    static let length = 0...1e6
    /// Shares of a whole.
    static let fraction = 0.0...1.0
    /// Shares of the container that a place may be away from its upper left corner, off screen included.
    static let containerFraction = -10.0...10.0
    /// How many times its size a view may be drawn.
    static let scale = 0.0...100.0
    /// Degrees: a hundred turns.
    static let degrees = -36_000.0...36_000.0
    /// An hour.
    static let seconds = 0.0...3_600.0
    /// How far a curve may swing beyond its ends.
    static let curveOrdinate = -10.0...10.0
    /// How often something is repeated.
    static let passes = 0.0...1_000.0
    /// Whole distances per second.
    static let velocity = -1_000.0...1_000.0
    /// Below a hundredth a spring swings faster than any screen shows; at 1 it no longer overshoots.
    static let dampingRatio = 0.01...1.0
    /// Mass, stiffness and damping in units of their own, or the seconds a spring seems to take.
    static let springNumber = 0.001...1e6
    static let bounce = -0.99...1.0
    /// Points.
    static let fontSize = 1.0...1_000.0
    static let lines = 0...1_000
    /// How often a second a finger is looked at.
    static let touchRate = 1.0...1_000.0
    /// Pixels per point.
    static let canvasScale = 1...4
}
