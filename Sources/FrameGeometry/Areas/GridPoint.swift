/// A point with whole coordinates below 2²⁸, so that the side of a line on which it lies is computed without rounding.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    static func - (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x - right.x, y: left.y - right.y)
    }

    static func + (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x + right.x, y: left.y + right.y)
    }

    func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

    func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}

/// Points in the order of x, then of y.
extension GridPoint: Comparable {
    static func < (left: GridPoint, right: GridPoint) -> Bool { (left.x, left.y) < (right.x, right.y) }
}

/// The grid on which paths are combined.
struct AreaGrid {
    private let scale: Double
    /// Ends of lines and curves as they were given.
    private var given: [GridPoint: Point] = [:]
    /// Maximum distance of a curve from the lines that stand for it while paths are combined.
    let tolerance: Double

    /// Creates the finest grid for coordinates up to `limit`; about 4 millionths of a point for a screen.
    init(limit: Double) {
        let exponent = limit > 1 ? Int(limit.exponent) : 0
        scale = Double(sign: .plus, exponent: 27 - exponent, significand: 1)
        tolerance = max(1.0 / 1000, limit * 0x1p-22)
    }

    mutating func round(_ point: Point) -> GridPoint {
        // A curve between points near the limit of a double may pass through points that are not finite.
        let (x, y) = (Int(exactly: (point.x * scale).rounded()), Int(exactly: (point.y * scale).rounded()))
        let result = GridPoint(x: x ?? 0, y: y ?? 0)
        if given[result] == nil { given[result] = point }
        return result
    }

    func point(_ point: GridPoint) -> Point {
        given[point] ?? Point(x: Double(point.x) / scale, y: Double(point.y) / scale)
    }
}
