internal import FrameGeometry

/// Finds the position on a spline at a fraction of its length.
///
/// Lengths are tabulated once, in pieces small enough for a single quadrature of each to be accurate to about 10⁻¹⁴ of
/// the whole. The speed has a kink where the spline turns back on itself, which a quadrature must not step over. Pieces
/// therefore end at the extremes of the speed, and each is halved until its halves add up to it. A position is a root
/// inside one piece. Plain arithmetic in a fixed order gives the same bits everywhere.
struct ArcLength: Equatable, Sendable {
    private struct Piece: Equatable {
        let segment: Int
        let start: Double
        let end: Double
        /// Length up to `start`.
        let before: Double
    }

    private let segments: [Spline.Segment]
    private var pieces: [Piece] = []
    private var total = 0.0
    /// The length up to the end of each segment.
    private var ends: [Double] = []

    init(of segments: [Spline.Segment]) {
        self.segments = segments
        let size = segments.reduce(0.0) { sum, segment in sum + Self.length(of: segment, from: 0, to: 1) }
        // The tolerance is 2⁻⁴⁶ of the whole, which is more than the rounding of the sums.
        let tolerance = size * 0x1p-46
        for (index, segment) in segments.enumerated() {
            let ends = [0] + segment.extremesOfSpeed + [1]
            for (start, end) in zip(ends, ends.dropFirst()) {
                let length = Self.length(of: segment, from: start, to: end)
                append(index, from: start, to: end, length: length, tolerance: tolerance, halvings: 40)
            }
            self.ends.append(total)
        }
    }

    private mutating func append(
        _ index: Int, from start: Double, to end: Double, length: Double, tolerance: Double, halvings: Int
    ) {
        let middle = (start + end) / 2
        let left = Self.length(of: segments[index], from: start, to: middle)
        let right = Self.length(of: segments[index], from: middle, to: end)
        // Halving also ends for non-finite numbers.
        guard halvings > 0, (left + right - length).magnitude > tolerance else {
            pieces.append(Piece(segment: index, start: start, end: middle, before: total))
            pieces.append(Piece(segment: index, start: middle, end: end, before: total + left))
            total += left + right
            return
        }
        append(index, from: start, to: middle, length: left, tolerance: tolerance, halvings: halvings - 1)
        append(index, from: middle, to: end, length: right, tolerance: tolerance, halvings: halvings - 1)
    }

    /// Returns the segment, and the position u in it, at `fraction` of the whole length. Positions before 0 and after 1
    /// are extrapolated at the speed of the first or last segment's end.
    func place(at fraction: Double) -> (segment: Int, u: Double) {
        let last = segments.count - 1
        if fraction <= 0 { return (0, outside(fraction * total, speed: segments[0].speed(at: 0))) }
        if fraction >= 1 { return (last, 1 + outside((fraction - 1) * total, speed: segments[last].speed(at: 1))) }
        let length = fraction * total
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].before <= length { low = middle + 1 } else { high = middle }
        }
        let piece = pieces[max(low - 1, 0)]
        let segment = segments[piece.segment]
        let u = RealMath.root(in: piece.start...piece.end, precision: 0x1p-60) { u in
            (piece.before + Self.length(of: segment, from: piece.start, to: u) - length, segment.speed(at: u))
        }
        return (piece.segment, u)
    }

    /// The segment in which `fraction` of the whole length lies, 0…1, and the fraction of that segment's length before
    /// it.
    func part(at fraction: Double) -> (segment: Int, fraction: Double) {
        let length = fraction * total
        let segment = min(ends.firstIndex { length < $0 } ?? ends.count - 1, ends.count - 1)
        let before = segment > 0 ? ends[segment - 1] : 0
        let own = ends[segment] - before
        return (segment, own > 0 ? min((length - before) / own, 1) : 1)
    }

    private func outside(_ length: Double, speed: Double) -> Double {
        speed > 0 ? length / speed : 0
    }

    /// Computes the length by Gauss-Legendre quadrature with eight points.
    private static func length(of segment: Spline.Segment, from start: Double, to end: Double) -> Double {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        var sum = 0.0
        for (place, weight) in nodes {
            sum += weight * (segment.speed(at: middle - half * place) + segment.speed(at: middle + half * place))
        }
        return sum * half
    }

    /// Positive roots of the eighth Legendre polynomial with their weights, computed with mpmath.
    private static let nodes = [
        (0.18343464249564980, 0.36268378337836198), (0.52553240991632899, 0.31370664587788729),
        (0.79666647741362674, 0.22238103445337447), (0.96028985649753623, 0.10122853629037626),
    ]
}
