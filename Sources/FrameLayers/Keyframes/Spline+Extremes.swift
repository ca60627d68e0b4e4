extension Spline.Stretch {
    /// Where inside 0…1 the speed is least or greatest, in order: where velocity and acceleration are at right angles.
    ///
    /// The velocity is a u² + b u + c, so that is a cubic equation. It rises or falls between the places where its own
    /// derivative, a quadratic, is 0, and in each of those intervals has at most one root.
    var extremesOfSpeed: [Double] {
        // Coefficients of velocity · acceleration / 2.
        var (third, second, first, zeroth) = (0.0, 0.0, 0.0, 0.0)
        for index in start.indices {
            let chord = end[index] - start[index]
            let a = 3 * (leaving[index] + arriving[index] - 2 * chord)
            let b = 2 * (3 * chord - 2 * leaving[index] - arriving[index])
            let c = leaving[index]
            third += a * a
            second += 1.5 * a * b
            first += 0.5 * b * b + a * c
            zeroth += 0.5 * b * c
        }
        func slope(_ u: Double) -> Double { ((third * u + second) * u + first) * u + zeroth }
        let ends = [0] + Self.roots(3 * third, 2 * second, first).filter { $0 > 0 && $0 < 1 } + [1]
        return zip(ends, ends.dropFirst()).compactMap { Self.root(of: slope, from: $0, to: $1) }
    }

    /// The real roots of a u² + b u + c, in order; each is divided so that it loses no digits.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let discriminant = b * b - 4 * a * c
        guard discriminant > 0 else { return [] }
        let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return [sum / a, c / sum].filter(\.isFinite).sorted()
    }

    /// By halving; `nil` when the function has the same sign at both ends or is 0 at one of them.
    private static func root(of function: (Double) -> Double, from start: Double, to end: Double) -> Double? {
        var (low, high) = (start, end)
        let isRising = function(high) > 0
        guard function(low) != 0, function(high) != 0, (function(low) > 0) != isRising else { return nil }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if (function(middle) > 0) == isRising { high = middle } else { low = middle }
        }
    }
}
