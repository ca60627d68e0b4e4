internal import FrameGeometry

/// A vector that changes smoothly over the plane and over time, and is the same for the same seed.
///
/// It is value noise: a lattice of hashed numbers, interpolated by the polynomial 6t⁵ − 15t⁴ + 10t³ (K. Perlin,
/// "Improving noise", 2002), which has no corner at lattice points.
struct FieldNoise {
    let seed: UInt64
    /// Distance between lattice points, in points.
    private static let spacing = 50.0

    /// Returns the vector, each component within −1…1.
    ///
    /// - Parameter time: Time in units of the change from one lattice point to the next.
    func vector(at point: Point, time: Double) -> Point {
        let (x, y) = (point.x / Self.spacing, point.y / Self.spacing)
        return Point(x: value(x, y, time, 0), y: value(x, y, time, 1))
    }

    private func value(_ x: Double, _ y: Double, _ z: Double, _ channel: UInt64) -> Double {
        let base = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        let weights = (Self.ease(x - base.0), Self.ease(y - base.1), Self.ease(z - base.2))
        func corner(_ i: Double, _ j: Double, _ k: Double) -> Double {
            hash(base.0 + i, base.1 + j, base.2 + k, channel)
        }
        func mix(_ a: Double, _ b: Double, _ weight: Double) -> Double { a + (b - a) * weight }
        func plane(_ k: Double) -> Double {
            mix(
                mix(corner(0, 0, k), corner(1, 0, k), weights.0), mix(corner(0, 1, k), corner(1, 1, k), weights.0),
                weights.1)
        }
        return mix(plane(0), plane(1), weights.2)
    }

    private static func ease(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

    /// Computes the finalizer of SplitMix64 over the coordinates (G. L. Steele and others, 2014).
    private func hash(_ x: Double, _ y: Double, _ z: Double, _ channel: UInt64) -> Double {
        var state = seed &+ channel
        for coordinate in [x, y, z] {
            // Adding 0 removes the sign of zero.
            state = (state ^ (coordinate + 0).bitPattern) &+ 0x9E37_79B9_7F4A_7C15
            state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
            state ^= state >> 31
        }
        return Double(state >> 11) * 0x1p-52 - 1
    }
}
