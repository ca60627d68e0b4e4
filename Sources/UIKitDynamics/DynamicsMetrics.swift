internal import FrameGeometry

/// The physical meaning of a value of 1 in UIKit.
enum DynamicsMetrics {
    /// The acceleration for a gravity of 1, in points per second squared (facts/dynamics-gravity).
    static let gravity = 1000.0
    /// The force of a push of 1: it accelerates 100 × 100 points of density 1 by 100 points per second squared
    /// (facts/dynamics-push).
    static let push = 100.0
    /// The frequency of a snap, in hertz (facts/dynamics-snap).
    static let snapFrequency = 2.0
    /// The distance from the reference at which an item is stopped, in points: a fall of six seconds.
    static let reach = 20_000.0

    /// The damping ratio of a snap. Even an undamped snap comes to rest.
    static func snapDamping(_ damping: CGFloat) -> Double { 0.1 + 0.9 * min(max(Double(damping), 0), 1) }
}
