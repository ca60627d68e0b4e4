public import FrameGeometry

/// The frames of the columns of an expanded split view controller. Lengths are in points.
public struct SplitLayout: Equatable, Sendable {
    /// The relation of the shown columns to the secondary one.
    public enum Arrangement: CaseIterable, Sendable {
        /// The columns cover part of the secondary one.
        case over
        case beside
        /// The farthest column pushes the secondary one aside, which keeps its width beside the nearest one.
        case displacing
    }

    public let size: Size
    public let arrangement: Arrangement
    /// Number of columns shown with the secondary one, starting with the nearest.
    public let shownCount: Int
    /// Widths of the columns other than the secondary one, from the edge.
    public let widths: [Double]
    /// Distance between two adjacent columns.
    public let divider: Double
    /// Whether the columns begin at the right.
    public let isMirrored: Bool

    /// - Parameter count: Number of columns, limited to 0…`widths.count`.
    public init(
        size: Size, showing count: Int, _ arrangement: Arrangement, widths: [Double], divider: Double,
        isMirrored: Bool = false
    ) {
        self.size = size
        self.arrangement = arrangement
        shownCount = min(max(count, 0), widths.count)
        self.widths = widths
        self.divider = divider
        self.isMirrored = isMirrored
    }

    /// Whether a column covers part of the secondary one.
    public var coversSecondary: Bool { arrangement == .over && shownCount > 0 }

    private var firstShown: Int { widths.count - shownCount }

    /// Whether a column is shown.
    ///
    /// - Parameter index: Index from the edge, 0…`widths.count`; the last is the secondary column.
    public func shows(_ index: Int) -> Bool { index >= firstShown }

    /// Returns the frame of a column. A column that is not shown lies beyond the edge.
    ///
    /// - Parameter index: Index from the edge, 0…`widths.count`; the last is the secondary column.
    public func frame(of index: Int) -> Rect {
        let frame = index < widths.count ? outerFrame(of: index) : secondaryFrame
        guard isMirrored else { return frame }
        return Rect(x: size.width - frame.maxX, y: frame.minY, width: frame.size.width, height: frame.size.height)
    }

    private func outerFrame(of index: Int) -> Rect {
        let leading = index < firstShown ? -extent(of: index..<firstShown) : extent(of: firstShown..<index)
        return Rect(x: leading, y: 0, width: widths[index], height: size.height)
    }

    private var secondaryFrame: Rect {
        let leading = arrangement == .over ? 0 : extent(of: firstShown..<widths.count)
        let width: Double
        switch arrangement {
        case .over: width = size.width
        case .beside: width = max(0, size.width - leading)
        case .displacing:
            width = shownCount == 0 ? size.width : max(0, size.width - (widths.last ?? 0) - divider)
        }
        return Rect(x: leading, y: 0, width: width, height: size.height)
    }

    /// Returns the width of columns, including the dividers that follow them.
    private func extent(of columns: Range<Int>) -> Double { widths[columns].reduce(0) { $0 + $1 + divider } }
}
