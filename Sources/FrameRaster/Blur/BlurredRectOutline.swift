import FrameGeometry
import FramePainting

/// A rounded rectangle and the Gaussian that blurs it, in one coordinate system.
///
/// The blurred rectangle is a sum of products: the coverage of a horizontal slice along x times its coverage along y.
/// Between the corners all slices are as wide as the rectangle, which makes one product. Through the corners, slices
/// are taken at equal angles (v = r·(1 − cos θ)), where the integrand is smooth and few are enough.
struct BlurredRectOutline {
    /// One horizontal slice of the outline.
    struct Slice {
        let left: Double
        let right: Double
        let top: Double
        let bottom: Double
    }

    let rect: Rect
    let radii: CornerRadii
    /// Stretch of the corners relative to `radii`, for a stretched coordinate system.
    let stretch: Size
    /// Standard deviations along x and y, greater than 0.
    let sigma: Size
    let falloff: Falloff

    var slices: [Slice] {
        let top = max(radii.topLeft, radii.topRight) * stretch.height
        let bottom = max(radii.bottomLeft, radii.bottomRight) * stretch.height
        var slices = [Slice(left: rect.minX, right: rect.maxX, top: rect.minY + top, bottom: rect.maxY - bottom)]
        slices += corner(top) { from, to, depth in
            Slice(
                left: rect.minX + indent(radii.topLeft, depth), right: rect.maxX - indent(radii.topRight, depth),
                top: rect.minY + from, bottom: rect.minY + to)
        }
        slices += corner(bottom) { from, to, depth in
            Slice(
                left: rect.minX + indent(radii.bottomLeft, depth), right: rect.maxX - indent(radii.bottomRight, depth),
                top: rect.maxY - to, bottom: rect.maxY - from)
        }
        return slices
    }

    private func corner(_ height: Double, _ slice: (_ from: Double, _ to: Double, _ depth: Double) -> Slice) -> [Slice]
    {
        guard height > 0 else { return [] }
        // There are three slices per standard deviation, and at least eight. Tuned: a hundred change nothing visible.
        let count = min(96, 8 + Int(min(3 * height / sigma.height, 96)))
        func depth(_ position: Double) -> Double {
            height * (1 - RealMath.cos(position / Double(count) * Double.pi / 2))
        }
        return (0..<count).map { index in
            let from = Double(index)
            return slice(depth(from), depth(from + 1), depth(from + 0.5))
        }
    }

    /// Returns the horizontal inset of a corner with that radius at `depth` below the edge.
    private func indent(_ radius: Double, _ depth: Double) -> Double {
        let height = radius * stretch.height
        guard height > 0, depth < height else { return 0 }
        let rest = 1 - depth / height
        return radius * stretch.width * (1 - (1 - rest * rest).squareRoot())
    }

    /// Returns a slice's blurred coverage at `x`, 0…1.
    func across(_ slice: Slice, _ x: Double) -> Float {
        guard slice.right > slice.left else { return 0 }
        return falloff.fraction(below: (x - slice.left) / sigma.width)
            - falloff.fraction(below: (x - slice.right) / sigma.width)
    }

    /// Returns a slice's blurred coverage at `y`, 0…1.
    func along(_ slice: Slice, _ y: Double) -> Float {
        guard slice.bottom > slice.top else { return 0 }
        return falloff.fraction(below: (y - slice.top) / sigma.height)
            - falloff.fraction(below: (y - slice.bottom) / sigma.height)
    }
}

extension Falloff {
    /// Radius at which a blur ends, in standard deviations. Omitting the rest of a whole Gaussian, 2.3 · 10⁻⁴, costs a
    /// seventeenth of a level.
    var reach: Double {
        switch self {
        case .gaussian: 3.5
        case .cut: 2
        }
    }

    /// Number of standard deviations per texel of a coarse grid, inverted. Tuned for errors below the promised ones.
    var deviationsPerTexel: Double {
        switch self {
        case .gaussian: 1.75
        case .cut: 3
        }
    }

    /// Returns the fraction below `z` standard deviations, 0…1.
    func fraction(below z: Double) -> Float {
        switch self {
        case .gaussian: return NormalDistribution.fraction(below: z)
        case .cut:
            if z <= -reach { return 0 }
            if z >= reach { return 1 }
            return (NormalDistribution.fraction(below: z) - NormalDistribution.cutTail)
                / (1 - 2 * NormalDistribution.cutTail)
        }
    }
}

/// The cumulative normal distribution: the part of a Gaussian on one side of an edge.
enum NormalDistribution {
    /// Φ(−2), the part of a Gaussian that ``Falloff/cut`` omits on each side (mpmath 1.3, `ncdf`).
    static let cutTail: Float = 0.022_750_131_948
    /// Variance of the cut Gaussian with deviation 1: 1 − 4 φ(2) / (1 − 2 Φ(−2)), with φ(2) = 0.053990966513.
    static let cutVariance = 0.773_741_301_4

    private static let steps = 128
    private static let last = 4.0

    /// Φ(0), Φ(1/128), … Φ(4), integrated by Simpson's rule with an error below 10⁻¹².
    private static let table: [Float] = {
        func density(_ z: Double) -> Double { RealMath.exp(-z * z / 2) / (2 * Double.pi).squareRoot() }
        var table: [Float] = [0.5]
        var sum = 0.5
        let step = 1 / Double(steps)
        for index in 0..<Int(last) * steps {
            let z = Double(index) * step
            sum += step / 6 * (density(z) + 4 * density(z + step / 2) + density(z + step))
            table.append(Float(sum))
        }
        table.append(Float(sum))
        return table
    }()

    /// The fraction below `z` standard deviations, 0…1, with an error below 2 · 10⁻⁶ (linear between table entries).
    static func fraction(below z: Double) -> Float {
        let size = min(z.magnitude, last)
        let place = size * Double(steps)
        let index = Int(place)
        let upper = table[index] + (table[index + 1] - table[index]) * Float(place - Double(index))
        return z < 0 ? 1 - upper : upper
    }
}
