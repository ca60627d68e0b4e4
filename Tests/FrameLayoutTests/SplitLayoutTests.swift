import FrameGeometry
import Testing

@testable import FrameLayout

/// Rules for every arrangement, number of columns and edge, in a view of 1180 × 820 points.
@Suite struct SplitLayoutTests {
    private static let layouts: [SplitLayout] = SplitLayout.Arrangement.allCases.flatMap { arrangement in
        [[], [320], [320, 375.25]].flatMap { widths in
            (-1...3).flatMap { count in
                [false, true].map { isMirrored in
                    SplitLayout(
                        size: Size(width: 1180, height: 820), showing: count, arrangement, widths: widths, divider: 0.5,
                        isMirrored: isMirrored)
                }
            }
        }
    }

    /// Returns the extents of the columns, measured from their leading edge.
    private static func extents(_ layout: SplitLayout) -> [ClosedRange<Double>] {
        (0...layout.widths.count).map { index in
            let frame = layout.frame(of: index)
            return layout.isMirrored ? 1180 - frame.maxX...1180 - frame.minX : frame.minX...frame.maxX
        }
    }

    @Test func asManyColumnsAreShownAsThereAre() {
        #expect(Self.layouts.count == 90)
        for layout in Self.layouts {
            let shown = (0..<layout.widths.count).filter(layout.shows)
            #expect(shown.count == layout.shownCount && layout.shownCount <= layout.widths.count)
            #expect(shown.last ?? layout.widths.count - 1 == layout.widths.count - 1)
            #expect(layout.shows(layout.widths.count))
        }
    }

    @Test func columnsHaveTheirWidthAndTheWholeHeight() {
        for layout in Self.layouts {
            for (index, width) in layout.widths.enumerated() {
                let frame = layout.frame(of: index)
                #expect(frame.size == Size(width: width, height: 820) && frame.minY == 0)
            }
            #expect(layout.frame(of: layout.widths.count).size.height == 820)
        }
    }

    @Test func hiddenColumnsLieBeyondTheEdge() {
        for layout in Self.layouts {
            let extents = Self.extents(layout)
            for index in 0..<layout.widths.count where !layout.shows(index) {
                #expect(extents[index].upperBound <= -0.5)
            }
        }
    }

    @Test func neighborsHaveADividerBetweenThem() {
        for layout in Self.layouts {
            let extents = Self.extents(layout)
            for index in 0..<layout.widths.count {
                let isBesideSecondary = index + 1 < layout.widths.count || layout.arrangement != .over
                guard isBesideSecondary, layout.shows(index) else { continue }
                #expect(extents[index + 1].lowerBound - extents[index].upperBound == 0.5)
            }
            if let first = (0..<layout.widths.count).first(where: layout.shows) {
                #expect(extents[first].lowerBound == 0)
            }
        }
    }

    @Test func theSecondaryColumnTakesTheRest() {
        for layout in Self.layouts {
            let secondary = Self.extents(layout)[layout.widths.count]
            guard layout.shownCount > 0 else {
                #expect(secondary == 0...1180 && !layout.coversSecondary)
                continue
            }
            switch layout.arrangement {
            case .over: #expect(secondary == 0...1180 && layout.coversSecondary)
            case .beside: #expect(secondary.upperBound == 1180)
            case .displacing:
                let nearest = (layout.widths.last ?? 0) + 0.5
                #expect(secondary.upperBound - secondary.lowerBound == 1180 - nearest)
            }
        }
    }

    @Test func aNarrowViewLeavesNoRoomForTheSecondaryColumn() {
        for arrangement in [SplitLayout.Arrangement.beside, .displacing] {
            let layout = SplitLayout(
                size: Size(width: 300, height: 800), showing: 1, arrangement, widths: [320], divider: 1)
            #expect(layout.frame(of: 1).size.width == 0)
        }
    }
}

@Suite struct ColumnWidthTests {
    /// The usual maximum is 320 points.
    @Test(arguments: [
        (ColumnWidth(), 1000, 320), (ColumnWidth(), 700, 280), (ColumnWidth(fraction: 0.25), 1000, 250),
        (ColumnWidth(fraction: 0.5), 1000, 320), (ColumnWidth(fraction: 0.5, maximum: 450), 1000, 450),
        (ColumnWidth(minimum: 300), 700, 300), (ColumnWidth(preferred: 400), 1000, 400),
        (ColumnWidth(preferred: 400, maximum: 350), 1000, 350), (ColumnWidth(preferred: 100, minimum: 200), 1000, 200),
        (ColumnWidth(preferred: 400), 300, 300), (ColumnWidth(fraction: 0.1), 1000, 100),
        (ColumnWidth(minimum: 400, maximum: 300), 1000, 400),
    ])
    func widthsHaveLimits(width: ColumnWidth, whole: Double, expected: Double) {
        #expect(width.width(in: whole, usualMaximum: 320) == expected)
    }

    @Test func widthsAreWholePoints() {
        for whole in stride(from: 300.0, through: 900, by: 37.3) {
            let width = ColumnWidth(fraction: 1.0 / 3).width(in: whole, usualMaximum: 320)
            #expect(width == width.rounded() && width > 0 && width <= 320)
        }
    }
}
