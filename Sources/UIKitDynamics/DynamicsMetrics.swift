internal import FrameGeometry

/// What a value of 1 means in UIKit.
enum DynamicsMetrics {
    /// Points per second squared for a gravity of 1 (facts/dynamics-gravity).
    static let gravity = 1000.0
    /// The force that accelerates 100 × 100 points of density 1 by 100 points per second squared, for a push of 1
    /// (facts/dynamics-push).
    static let push = 100.0
    /// The frequency of a snap, in hertz (facts/dynamics-snap).
    static let snapFrequency = 2.0
    /// How far outside its reference an item is when it stops, in points: a fall of six seconds.
    static let reach = 20_000.0

    /// The damping ratio of a snap. Even without damping it comes to rest.
    static func snapDamping(_ damping: CGFloat) -> Double { 0.1 + 0.9 * min(max(Double(damping), 0), 1) }
}
