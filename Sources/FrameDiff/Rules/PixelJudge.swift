import FramePNG
import FramePainting
import Glibc

/// Compares two images pixel by pixel in the area that both cover.
struct PixelJudge {
    enum Verdict: Equatable {
        case same
        case masked
        /// A difference above the limit, at an edge.
        case antiAliased
        /// A difference above the limit. `isDarker` states whether the actual pixel is darker, if the metric can tell.
        case different(isDarker: Bool)
    }

    let expected: PixelGrid
    let actual: PixelGrid
    let rules: ComparisonRules
    /// Width of the area that both images cover.
    let width: Int
    let height: Int
    private let limit: Double

    private init(_ expected: PixelGrid, _ actual: PixelGrid, _ rules: ComparisonRules) {
        self.expected = expected
        self.actual = actual
        self.rules = rules
        width = min(expected.width, actual.width)
        height = min(expected.height, actual.height)
        switch rules.metric {
        case .exact(let levels): limit = Double(levels)
        case .yiq(let threshold, _): limit = YIQ.largest * threshold * threshold
        case .deltaE(let most): limit = most
        }
    }

    /// Number of rows in memory at a time, apart from those beside them. Tuned: 4 MiB of the widest image.
    static let rowsAtOnce = 64
    /// Reach of an edge in pixels: a neighbor, and its neighbors.
    private static let reach = 2

    /// Reads both images to their ends and calls `body` for each band of the rows that both have. The judge knows these
    /// rows, and those within ``reach`` of them.
    static func forEachBand<Failure: Error>(
        _ expected: PixelRows<Failure>, _ actual: PixelRows<Failure>, _ rules: ComparisonRules,
        _ body: (PixelJudge, Range<Int>) throws(Failure) -> Void
    ) throws(Failure) {
        let height = min(expected.size.height, actual.size.height)
        var left = RowWindow(expected)
        var right = RowWindow(actual)
        for start in stride(from: 0, to: height, by: rowsAtOnce) {
            let band = start..<min(start + rowsAtOnce, height)
            try left.move(to: band, margin: reach)
            try right.move(to: band, margin: reach)
            try left.withGrid { (left) throws(Failure) in
                try right.withGrid { (right) throws(Failure) in
                    try body(PixelJudge(left, right, rules), band)
                }
            }
        }
        try left.finish()
        try right.finish()
    }

    /// Adds the difference in a row, and the number of edge pixels ignored, to the results for the rows above.
    func judge(row y: Int, _ found: inout PixelDifference?, _ antiAliased: inout Int) {
        for x in 0..<width {
            switch verdict(x, y) {
            case .same, .masked: break
            case .antiAliased: antiAliased += 1
            case .different:
                let one = PixelDifference(x: x, y: y, expected: expected[x, y], actual: actual[x, y])
                found = found?.joined(with: one) ?? one
            }
        }
    }

    /// Calls `body` with the rows of a band that differ.
    func forEachDifferingRow(_ band: Range<Int>, _ body: (Int, UnsafeRawPointer, UnsafeRawPointer) -> Void) {
        for y in band {
            guard let left = expected.row(y), let right = actual.row(y), memcmp(left, right, width * 4) != 0 else {
                continue
            }
            body(y, left, right)
        }
    }

    func verdict(_ x: Int, _ y: Int) -> Verdict {
        let (left, right) = (expected[x, y], actual[x, y])
        if left == right { return .same }
        let distance = distance(left, right, offset: (y * expected.width + x) * 4)
        guard distance.magnitude > limit else { return .same }
        if rules.masks.contains(where: { $0.contains(x, y) }) { return .masked }
        if rules.ignoresAntiAliasing, isEdge(x, y) { return .antiAliased }
        return .different(isDarker: distance < 0)
    }

    private func distance(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>, offset: Int) -> Double {
        switch rules.metric {
        case .exact:
            return Double(pointwiseMax(left, right) &- pointwiseMin(left, right)).magnitude
        case .yiq(_, let ground): return YIQ.distance(left, right, offset: offset, ground: ground)
        case .deltaE: return DeltaE.difference(left, right)
        }
    }

    private func isEdge(_ x: Int, _ y: Int) -> Bool {
        var ground = YIQ.Ground.pattern
        if case .yiq(_, let chosen) = rules.metric { ground = chosen }
        return expected.isEdge(x, y, beside: actual, ground) || actual.isEdge(x, y, beside: expected, ground)
    }
}

extension Double {
    /// Creates the value from the largest of four levels.
    fileprivate init(_ levels: SIMD4<UInt8>) { self.init(levels.max()) }
}

/// A view of some rows of a straight image. It is valid while its bytes are retained.
struct PixelGrid {
    let width: Int
    let height: Int
    private let bytes: UnsafeRawBufferPointer
    /// Row at the start of `bytes`.
    private let firstRow: Int

    init(_ bytes: UnsafeRawBufferPointer, _ size: PixelSize, firstRow: Int) {
        self.bytes = bytes
        self.firstRow = firstRow
        width = size.width
        height = size.height
    }

    func row(_ y: Int) -> UnsafeRawPointer? { bytes.baseAddress.map { $0 + (y - firstRow) * width * 4 } }

    subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        bytes.loadUnaligned(fromByteOffset: ((y - firstRow) * width + x) * 4, as: SIMD4<UInt8>.self)
    }

    /// Returns the columns and rows around a pixel, and whether it lies at a border of the image.
    private func around(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>, isBorder: Bool) {
        let columns = max(x - 1, 0)...min(x + 1, width - 1)
        let rows = max(y - 1, 0)...min(y + 1, height - 1)
        return (columns, rows, columns.count < 3 || rows.count < 3)
    }

    /// Whether a pixel looks like the edge of a shape: it has a darker and a brighter neighbor, at most two neighbors
    /// with its own brightness, and the darkest or the brightest neighbor belongs to a uniform area in both images.
    func isEdge(_ x: Int, _ y: Int, beside other: PixelGrid, _ ground: YIQ.Ground) -> Bool {
        let around = around(x, y)
        let center = self[x, y]
        let offset = (y * width + x) * 4
        var same = around.isBorder ? 1 : 0
        var darkest = (delta: 0.0, x: 0, y: 0)
        var brightest = darkest
        for column in around.columns {
            for row in around.rows where column != x || row != y {
                let delta = YIQ.brightness(center, self[column, row], offset: offset, ground: ground)
                if delta == 0 {
                    same += 1
                    if same > 2 { return false }
                } else if delta < darkest.delta {
                    darkest = (delta, column, row)
                } else if delta > brightest.delta {
                    brightest = (delta, column, row)
                }
            }
        }
        guard darkest.delta != 0, brightest.delta != 0 else { return false }
        return isArea(darkest.x, darkest.y) && other.isArea(darkest.x, darkest.y)
            || isArea(brightest.x, brightest.y) && other.isArea(brightest.x, brightest.y)
    }

    /// Whether a pixel has at least three neighbors with its color; a border counts as one. `false` outside the image.
    private func isArea(_ x: Int, _ y: Int) -> Bool {
        guard x < width, y < height else { return false }
        let around = around(x, y)
        let center = self[x, y]
        var same = around.isBorder ? 1 : 0
        for column in around.columns {
            for row in around.rows where column != x || row != y {
                if self[column, row] == center { same += 1 }
                if same > 2 { return true }
            }
        }
        return false
    }
}
