/// The style of a line along an outline.
public struct Stroke: Hashable, Sendable {
    /// The shape of the ends of open lines and of dashes.
    public enum Cap: String, CaseIterable, Sendable {
        case butt
        case round
        /// Extends the line by half its width.
        case square
    }

    /// The shape of the outer side of a corner.
    public enum Join: String, CaseIterable, Sendable {
        /// Extends both sides until they meet, or bevels the corner beyond the miter limit.
        case miter
        case round
        case bevel
    }

    /// Width in points, half to each side. 0 is a hairline, drawn about a pixel wide at any scale; its
    /// ``outline(of:tolerance:)`` is empty. A negative or non-finite width draws nothing; a line thinner than a pixel
    /// is as faint as its area.
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// Maximum length of a miter, from the inner to the outer corner, in widths. 10 as in Core Graphics.
    public var miterLimit: Double
    /// Alternating lengths of dashes and gaps, repeated from the start of each contour. An odd number of lengths is
    /// used twice. The line is solid if there are none, if one is negative or not finite, or if their sum is 0 or not
    /// finite.
    ///
    /// A gap of 0 still separates: two dashes that meet at a corner do not join there. Only at the start of a closed
    /// contour does a dash that ends there join the one that begins there.
    public var dash: [Double]
    /// Offset into the dash lengths at which a contour starts.
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension Stroke {
    /// Maximum number of pieces per curve. ``pathLimit`` is the maximum for all curves of a path, unless that leaves
    /// fewer than 16 per curve.
    private static let curveLimit = 1 << 12
    private static let pathLimit = 1 << 17

    /// Returns the area of the line along `path`, to be filled by the non-zero rule. It consists only of lines, whose
    /// number is bounded by the number of the path's elements and dashes, and by about 500,000 for round parts.
    ///
    /// Each contour becomes one that follows one side and returns along the other, or two if it is closed. On the inner
    /// side of a corner it passes through the corner itself. The result is the sum of a band per piece and a wedge per
    /// corner, all wound the same way, so overlaps do no harm.
    ///
    /// - Parameter tolerance: Maximum error of curves, in the path's units, greater than 0.
    public func outline(of path: Path, tolerance: Double) -> Path {
        Path(outlines(of: path, tolerance: tolerance).flatMap(\.elements))
    }

    /// Returns ``outline(of:tolerance:)`` in parts, one for each contour or dash.
    public func outlines(of path: Path, tolerance: Double) -> [Path] {
        guard width > 0, width.isFinite, tolerance > 0, path.isFinite else { return [] }
        let curves = path.elements.count { $0.points.count > 1 }
        let lines = StrokeLine.lines(
            of: path, reach: width / 2, tolerance: tolerance,
            limit: min(Self.curveLimit, max(16, Self.pathLimit / max(1, curves))))
        let parts = dashed(lines)
        var pen = StrokePen(self, tolerance, rounds: parts.reduce(0) { $0 + $1.pieces.count + 2 })
        return parts.map { pen.outline(of: $0) }
    }

    /// Returns the dashes along `path`, each an open contour of lines, or whole contours if there are no dashes.
    ///
    /// - Parameter tolerance: Maximum error, as in ``outline(of:tolerance:)``.
    public func dashes(of path: Path, tolerance: Double) -> Path {
        guard tolerance > 0, path.isFinite else { return Path() }
        let lines = StrokeLine.lines(of: path, reach: tolerance, tolerance: tolerance, limit: Self.curveLimit)
        return Path(
            dashed(lines).flatMap { line -> [Path.Element] in
                guard let first = line.pieces.first else { return [] }
                let drawn: [Path.Element] = [.move(first.start)] + line.pieces.map { .line($0.end) }
                return line.isClosed ? drawn + [.close] : drawn
            })
    }

    private func dashed(_ lines: [StrokeLine]) -> [StrokeLine] {
        let lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), dashPhase.isFinite else { return lines }
        var result: [StrokeLine] = []
        for line in lines {
            guard let dashes = line.dashed(lengths, phase: dashPhase),
                result.count + dashes.count < StrokeLine.dashLimit
            else { return lines }
            result += dashes
        }
        return result
    }
}
