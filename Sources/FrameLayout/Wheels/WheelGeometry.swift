public import FrameGeometry

/// The rows of a picker's wheel, seen from the front: a cylinder whose axis lies across the middle of the view (facts/picker-wheel).
public struct WheelGeometry: Equatable, Sendable {
    /// Of the view, in points.
    public let height: Double
    /// Of a row in the middle, in points.
    public let rowHeight: Double
    /// How many rows go once around.
    public let rowsPerTurn: Double
    /// Of the cylinder, in points.
    public let radius: Double

    /// The cylinder belongs to a list that is higher than the view by this, in points. Measured.
    private static let overhang = 75.0
    /// The radius as a fraction of that list's height. Measured.
    private static let radiusFraction = 0.334225

    /// - Parameters:
    ///   - height: of the view; at least 0.
    ///   - rowHeight: at least 1.
    public init(height: Double, rowHeight: Double) {
        self.height = max(height, 0)
        self.rowHeight = max(rowHeight, 1)
        let list = self.height + Self.overhang
        rowsPerTurn = (2 * list / self.rowHeight).rounded(.up)
        radius = Self.radiusFraction * list
    }

    /// A row on the front of the wheel.
    public struct Row: Equatable, Sendable {
        /// From the top of the view to the middle of the row, in points.
        public let middle: Double
        /// What its height is multiplied with, above 0 and at most 1.
        public let scale: Double
    }

    /// - Parameter distance: from the row in the middle, in rows downwards; fractions are rows that move.
    /// - Returns: `nil` for a row on the back.
    public func row(at distance: Double) -> Row? {
        guard abs(distance) < rowsPerTurn / 4 else { return nil }
        let angle = 2 * Double.pi * distance / rowsPerTurn
        let (sine, cosine) = (RealMath.sin(angle), RealMath.cos(angle))
        guard cosine > 0 else { return nil }
        return Row(middle: height / 2 + radius * sine, scale: cosine)
    }

    /// The distance of the row that is seen at a height, in rows: the inverse of ``row(at:)``.
    public func distance(at y: Double) -> Double {
        let sine = min(max((y - height / 2) / radius, -1), 1)
        return RealMath.atan2(sine, max(1 - sine * sine, 0).squareRoot()) * rowsPerTurn / (2 * .pi)
    }

    /// The most rows that are seen above and below the one in the middle.
    public var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) }

    /// Behind the selected row (facts/picker-wheel).
    public func band(inWidth width: Double) -> Rect {
        Rect(x: 9, y: (height - rowHeight - 2) / 2, width: max(width - 18, 0), height: rowHeight + 2)
    }
}
