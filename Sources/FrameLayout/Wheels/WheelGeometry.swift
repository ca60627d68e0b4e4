public import FrameGeometry

/// The rows of a picker's wheel, seen from the front: a cylinder whose axis lies across the middle of the view
/// (facts/picker-wheel).
public struct WheelGeometry: Equatable, Sendable {
    /// Height of the view, in points.
    public let height: Double
    /// Height of a row in the middle, in points.
    public let rowHeight: Double
    /// Number of rows that go once around.
    public let rowsPerTurn: Double
    /// Radius of the cylinder, in points.
    public let radius: Double

    /// Radius as a fraction of the view's height, from which the whole number of rows follows. Measured at 216 points.
    private static let radiusFraction = 0.4

    /// - Parameters:
    ///   - height: Height of the view, at least 0.
    ///   - rowHeight: Height of a row, at least 1.
    public init(height: Double, rowHeight: Double) {
        self.height = max(height, 0)
        self.rowHeight = max(rowHeight, 1)
        rowsPerTurn = max((2 * .pi * Self.radiusFraction * self.height / self.rowHeight).rounded(), 4)
        radius = rowsPerTurn * self.rowHeight / (2 * .pi)
    }

    /// A row on the front of the wheel.
    public struct Row: Equatable, Sendable {
        /// Distance from the top of the view to the middle of the row, in points.
        public let middle: Double
        /// Factor of its height, greater than 0 and at most 1.
        public let scale: Double
        /// Factor of its width and its height, by which the row in the middle is enlarged.
        public let magnification: Double
    }

    /// Magnification of the row in the middle. Measured.
    private static let magnification = 1.09

    /// - Parameter distance: Distance from the row in the middle, in rows downward; fractions are rows that move.
    /// - Returns: The row, or `nil` if it is on the back.
    public func row(at distance: Double) -> Row? {
        guard abs(distance) < rowsPerTurn / 4 else { return nil }
        let angle = 2 * Double.pi * distance / rowsPerTurn
        let (sine, cosine) = (RealMath.sin(angle), RealMath.cos(angle))
        guard cosine > 0 else { return nil }
        let enlargement = (Self.magnification - 1) * max(1 - abs(distance), 0)
        return Row(middle: height / 2 + radius * sine, scale: cosine, magnification: 1 + enlargement)
    }

    /// Returns the distance, in rows, of the row that is visible at a height. This is the inverse of ``row(at:)``.
    public func distance(at y: Double) -> Double {
        let sine = min(max((y - height / 2) / radius, -1), 1)
        return RealMath.atan2(sine, max(1 - sine * sine, 0).squareRoot()) * rowsPerTurn / (2 * .pi)
    }

    /// Maximum number of rows visible above and below the one in the middle.
    public var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) }

    /// Returns the band behind the selected row (facts/picker-wheel).
    public func band(inWidth width: Double) -> Rect {
        Rect(x: 9, y: (height - rowHeight - 2) / 2, width: max(width - 18, 0), height: rowHeight + 2)
    }
}
