/// A rotation in space: w is the cosine of half its angle, (x, y, z) its axis times the sine of half its angle.
///
/// A quaternion and its negative are the same rotation.
@frozen public struct Quaternion: Equatable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    @inlinable public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// Creates the rotation that takes the axes to three orthonormal rows of a right-handed frame.
    ///
    /// Divides by the largest of the four components, which avoids cancellation near half turns. Source: Shepperd,
    /// "Quaternion from rotation matrix", 1978.
    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let (x, y, z) = rows
        let trace = x.x + y.y + z.z
        if trace >= x.x, trace >= y.y, trace >= z.z {
            let four = 2 * (1 + trace).squareRoot()
            self.init(x: (y.z - z.y) / four, y: (z.x - x.z) / four, z: (x.y - y.x) / four, w: four / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let four = 2 * (1 + x.x - y.y - z.z).squareRoot()
            self.init(x: four / 4, y: (x.y + y.x) / four, z: (z.x + x.z) / four, w: (y.z - z.y) / four)
        } else if y.y >= z.z {
            let four = 2 * (1 + y.y - x.x - z.z).squareRoot()
            self.init(x: (x.y + y.x) / four, y: four / 4, z: (y.z + z.y) / four, w: (z.x - x.z) / four)
        } else {
            let four = 2 * (1 + z.z - x.x - y.y).squareRoot()
            self.init(x: (z.x + x.z) / four, y: (y.z + z.y) / four, z: four / 4, w: (x.y - y.x) / four)
        }
    }

    public var matrix: Matrix4 {
        Matrix4(
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
            [0, 0, 0, 1])
    }

    @inlinable public static prefix func - (turn: Quaternion) -> Quaternion {
        Quaternion(x: -turn.x, y: -turn.y, z: -turn.z, w: -turn.w)
    }

    @inlinable public func dot(_ other: Quaternion) -> Double {
        x * other.x + y * other.y + z * other.z + w * other.w
    }

    /// Returns this rotation or its negative, whichever is nearer to `other`, so that interpolation takes the shorter
    /// way.
    public func nearer(to other: Quaternion) -> Quaternion { dot(other) < 0 ? -self : self }

    /// Interpolates at `progress` toward `end` at constant speed, the shorter way. Extrapolates outside 0…1. Both
    /// quaternions have length 1.
    ///
    /// The angle between them is computed from their difference and sum, which is accurate for small angles, for which
    /// the cosine is not. Source: Shoemake, "Animating rotation with quaternion curves", 1985.
    public func mixed(with end: Quaternion, _ progress: Double) -> Quaternion {
        let end = end.nearer(to: self)
        let (apart, together) = (weighted(1, end, -1), weighted(1, end, 1))
        let angle = 2 * RealMath.atan2(apart.dot(apart).squareRoot(), together.dot(together).squareRoot())
        guard angle > 0 else { return self }
        let sine = RealMath.sin(angle)
        return weighted(
            RealMath.sin((1 - progress) * angle) / sine, end, RealMath.sin(progress * angle) / sine)
    }

    private func weighted(_ weight: Double, _ other: Quaternion, _ otherWeight: Double) -> Quaternion {
        Quaternion(
            x: x * weight + other.x * otherWeight, y: y * weight + other.y * otherWeight,
            z: z * weight + other.z * otherWeight, w: w * weight + other.w * otherWeight)
    }
}
