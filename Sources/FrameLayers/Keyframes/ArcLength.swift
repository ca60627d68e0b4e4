internal import FrameGeometry

/// Where on a spline one is after a share of its length.
///
/// The lengths are tabulated once, in pieces small enough that one quadrature of each is right to some 10⁻¹⁴ of the whole.
/// Where the way turns back on itself the speed has a kink, which no quadrature may step over, so pieces end wherever the
/// speed is least or greatest; then each is halved until its halves add up to it. A place is a root inside one piece. All
/// of it is plain arithmetic in a fixed order, so it gives the same bits everywhere.
struct ArcLength: Equatable, Sendable {
    private struct Piece: Equatable {
        let stretch: Int
        let start: Double
        let end: Double
        /// Of the way up to `start`.
        let before: Double
    }

    private let stretches: [Spline.Stretch]
    private var pieces: [Piece] = []
    private var total = 0.0

    init(of stretches: [Spline.Stretch]) {
        self.stretches = stretches
        let size = stretches.reduce(0.0) { sum, stretch in sum + Self.length(of: stretch, from: 0, to: 1) }
        // 2⁻⁴⁶ of the whole, above what the sums themselves lose.
        let tolerance = size * 0x1p-46
        for (index, stretch) in stretches.enumerated() {
            let ends = [0] + stretch.extremesOfSpeed + [1]
            for (start, end) in zip(ends, ends.dropFirst()) {
                let length = Self.length(of: stretch, from: start, to: end)
                append(index, from: start, to: end, length: length, tolerance: tolerance, halvings: 40)
            }
        }
    }

    private mutating func append(
        _ index: Int, from start: Double, to end: Double, length: Double, tolerance: Double, halvings: Int
    ) {
        let middle = (start + end) / 2
        let left = Self.length(of: stretches[index], from: start, to: middle)
        let right = Self.length(of: stretches[index], from: middle, to: end)
        // Also ends where the numbers are not finite.
        guard halvings > 0, (left + right - length).magnitude > tolerance else {
            pieces.append(Piece(stretch: index, start: start, end: middle, before: total))
            pieces.append(Piece(stretch: index, start: middle, end: end, before: total + left))
            total += left + right
            return
        }
        append(index, from: start, to: middle, length: left, tolerance: tolerance, halvings: halvings - 1)
        append(index, from: middle, to: end, length: right, tolerance: tolerance, halvings: halvings - 1)
    }

    /// The stretch, and u in it, after `share` of the whole length. Before 0 and after 1 as far outside the first or the last
    /// stretch as goes with the same speed.
    func place(at share: Double) -> (stretch: Int, u: Double) {
        let last = stretches.count - 1
        if share <= 0 { return (0, outside(share * total, speed: stretches[0].speed(at: 0))) }
        if share >= 1 { return (last, 1 + outside((share - 1) * total, speed: stretches[last].speed(at: 1))) }
        let length = share * total
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].before <= length { low = middle + 1 } else { high = middle }
        }
        let piece = pieces[max(low - 1, 0)]
        let stretch = stretches[piece.stretch]
        let u = RealMath.root(in: piece.start...piece.end, precision: 0x1p-60) { u in
            (piece.before + Self.length(of: stretch, from: piece.start, to: u) - length, stretch.speed(at: u))
        }
        return (piece.stretch, u)
    }

    private func outside(_ length: Double, speed: Double) -> Double {
        speed > 0 ? length / speed : 0
    }

    /// Gauss's quadrature with eight points.
    private static func length(of stretch: Spline.Stretch, from start: Double, to end: Double) -> Double {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        var sum = 0.0
        for (place, weight) in nodes {
            sum += weight * (stretch.speed(at: middle - half * place) + stretch.speed(at: middle + half * place))
        }
        return sum * half
    }

    /// The positive roots of the eighth Legendre polynomial and their weights. Computed with mpmath.
    private static let nodes = [
        (0.18343464249564980, 0.36268378337836198), (0.52553240991632899, 0.31370664587788729),
        (0.79666647741362674, 0.22238103445337447), (0.96028985649753623, 0.10122853629037626),
    ]
}
