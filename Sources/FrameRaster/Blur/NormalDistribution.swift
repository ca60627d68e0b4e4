import FrameGeometry

/// The normal distribution: how much of a Gaussian lies on one side of an edge.
enum NormalDistribution {
    /// Beyond so many standard deviations nothing is drawn: 2.3 · 10⁻⁴ is left, a seventeenth of a level.
    static let reach = 3.5

    private static let steps = 128
    private static let last = 4.0

    /// Φ(0), Φ(1/128), … Φ(4), each from the one before by Simpson's rule: the error is below 10⁻¹².
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

    /// The share below `z` standard deviations, 0…1, within 2 · 10⁻⁶ (linear between the table's entries).
    static func share(below z: Double) -> Float {
        let size = min(z.magnitude, last)
        let place = size * Double(steps)
        let index = Int(place)
        let upper = table[index] + (table[index + 1] - table[index]) * Float(place - Double(index))
        return z < 0 ? 1 - upper : upper
    }
}
