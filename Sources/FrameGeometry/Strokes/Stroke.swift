/// How a line is drawn along an outline.
public struct Stroke: Hashable, Sendable {
    /// How a line ends that is not closed; dashes end so too.
    public enum Cap: String, CaseIterable, Sendable {
        case butt
        case round
        /// Half the width further, straight.
        case square
    }

    /// How two pieces meet at a corner, on its outer side.
    public enum Join: String, CaseIterable, Sendable {
        /// Both sides go on until they meet; cut off like a bevel where that is further away than the limit.
        case miter
        case round
        case bevel
    }

    /// In points, half to each side. 0 is a hairline: what is drawn is about a pixel wide, however it is scaled; its outline
    /// is nothing. A width below 0, or not finite, draws nothing; one below a pixel a line as faint as its area.
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// How long a miter may be, from the inner to the outer corner, in widths. 10 as in Core Graphics.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn, from the start of each contour, over and over. An odd number of lengths is
    /// gone through twice. No dashes if there is none, if one is negative or not finite, or if their sum is 0 or not finite.
    ///
    /// A gap of 0 cuts all the same: two dashes that meet at a corner do not join there. Only where a closed contour starts,
    /// a dash that ends there and one that begins there are one.
    public var dash: [Double]
    /// How far into the lengths a contour starts.
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
    /// The most pieces one curve becomes, and all curves of a path, unless that leaves a curve fewer than 16.
    private static let curveLimit = 1 << 12
    private static let pathLimit = 1 << 17

    /// The line along `path` as an area: to be filled by the non-zero rule. Lines only; their number is bounded by that
    /// of the path's elements and dashes, and some 500,000 for what is round.
    ///
    /// Each contour becomes one that goes along one side and comes back along the other, or two if it is closed. At the
    /// inner side of a corner it passes through the corner itself: so the sum is that of a band for each piece and a wedge
    /// for each corner, all wound the same way, and overlaps do no harm.
    ///
    /// - Parameter tolerance: how far curves may be off, in the path's units, above 0.
    public func outline(of path: Path, tolerance: Double) -> Path {
        guard width > 0, width.isFinite, tolerance > 0, path.isFinite else { return Path() }
        let curves = path.elements.count { $0.points.count > 1 }
        let lines = StrokeLine.lines(
            of: path, reach: width / 2, tolerance: tolerance,
            limit: min(Self.curveLimit, max(16, Self.pathLimit / max(1, curves))))
        let parts = dashed(lines)
        var pen = StrokePen(self, tolerance, rounds: parts.reduce(0) { $0 + $1.pieces.count + 2 })
        for part in parts { pen.draw(part) }
        return pen.path
    }

    /// The dashes of the line along `path`, each an open contour of lines; whole contours where there are no dashes.
    ///
    /// - Parameter tolerance: as in ``outline(of:tolerance:)``.
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
