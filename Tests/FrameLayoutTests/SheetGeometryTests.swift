import FrameGeometry
import Testing

@testable import FrameLayout

/// Rules for phones and iPads in both orientations, for page and form sheets, and in both looks.
@Suite struct SheetGeometryTests {
    private static let sheets: [SheetGeometry] = [SheetMetrics.classic, .iOS26].flatMap { metrics in
        [
            SheetGeometry(bounds: phone, safeTop: 59, safeBottom: 34, metrics: metrics),
            SheetGeometry(bounds: phone, safeTop: 59, safeBottom: 34, metrics: metrics, width: 300),
            SheetGeometry(bounds: onItsSide, safeBottom: 21, isCompactHeight: true, metrics: metrics),
            SheetGeometry(
                bounds: onItsSide, safeBottom: 21, isCompactHeight: true, metrics: metrics,
                isEdgeAttachedInCompactHeight: true, width: 500),
            SheetGeometry(bounds: pad, safeTop: 24, safeBottom: 20, isRegularWidth: true, metrics: metrics),
            SheetGeometry(bounds: pad, safeTop: 24, isRegularWidth: true, metrics: metrics, isForm: true),
            SheetGeometry(
                bounds: pad, isRegularWidth: true, metrics: metrics, isForm: true,
                preferredSize: Size(width: 5000, height: 300)),
        ]
    }

    private static let phone = Rect(x: 0, y: 0, width: 393, height: 852)
    private static let onItsSide = Rect(x: 0, y: 0, width: 852, height: 393)
    private static let pad = Rect(x: 0, y: 0, width: 820, height: 1180)
    private static let fractions = Array(stride(from: 0.0, through: 1, by: 0.05))

    private static func isInside(_ frame: Rect, _ bounds: Rect) -> Bool {
        frame.minX >= -1e-9 && frame.minY >= -1e-9 && frame.maxX <= bounds.maxX + 1e-9
            && frame.maxY <= bounds.maxY + 1e-9
    }

    /// The values for an iPhone 16 (facts/sheet-geometry).
    @Test func framesMatchTheMeasurements() {
        let sheet = SheetGeometry(bounds: Self.phone, safeTop: 59, safeBottom: 34, metrics: .iOS26)
        #expect(sheet.maximum == 759)
        #expect(sheet.frame(forHeight: sheet.maximum) == Rect(x: 0, y: 59, width: 393, height: 793))
        let medium = sheet.frame(forHeight: 425)
        #expect(medium.minX == 8 && medium.maxX == 385 && medium.maxY == 844)
        #expect(abs(medium.minY - 403.687) < 1e-3)
    }

    /// The sheet is in the middle of an iPad, or five points above it in iOS 26.
    @Test(arguments: [
        (SheetMetrics.classic, Rect(x: 140, y: 280, width: 540, height: 620)),
        (.iOS26, Rect(x: 120, y: 260, width: 580, height: 650)),
    ])
    func aFormSheetHasItsSize(_ metrics: SheetMetrics, _ expected: Rect) {
        let sheet = SheetGeometry(bounds: Self.pad, safeTop: 24, isRegularWidth: true, metrics: metrics, isForm: true)
        #expect(sheet.frame(forHeight: sheet.maximum) == expected)
    }

    @Test func aSheetStaysInItsContainerAndInItsMiddle() {
        for sheet in Self.sheets {
            for height in [-50, 0, 100, 300, sheet.maximum, sheet.maximum + 1, 1e9] {
                let frame = sheet.frame(forHeight: height)
                #expect(Self.isInside(frame, sheet.bounds), "\(sheet), \(height)")
                #expect(abs(frame.midX - sheet.bounds.midX) < 1e-9)
            }
            #expect(sheet.frame(forHeight: 1e9) == sheet.frame(forHeight: sheet.maximum))
        }
    }

    @Test func aHigherDetentIsHigher() {
        for sheet in Self.sheets where !sheet.fillsContainer {
            let tops = Self.fractions.map { sheet.frame(forHeight: sheet.maximum * $0).minY }
            for (lower, higher) in zip(tops, tops.dropFirst()) { #expect(higher < lower || higher == 0) }
        }
    }

    /// The top of a dragged sheet follows the touch, and at a detent the sheet has the detent's frame.
    @Test func aDraggedSheetPassesThroughItsDetents() {
        for sheet in Self.sheets where !sheet.fillsContainer {
            let rests = [1, 0.6, 0.2].map { sheet.frame(forHeight: sheet.maximum * $0) }
            for rest in rests {
                let frame = sheet.frame(withTop: rest.minY, among: rests)
                #expect(frame.origin == rest.origin && frame.size.width == rest.size.width)
                #expect(abs(frame.size.height - rest.size.height) < 1e-9)
            }
            for top in stride(from: rests[0].minY, through: rests[2].minY, by: 7) {
                let frame = sheet.frame(withTop: top, among: rests)
                #expect(frame.minY == top && Self.isInside(frame, sheet.bounds))
            }
            #expect(sheet.frame(withTop: -100, among: rests) == rests[0])
            #expect(sheet.frame(withTop: 1e9, among: rests) == rests[2])
            #expect(sheet.frame(withTop: 10, among: []) == sheet.bounds)
        }
    }

    @Test func thePushGrowsFromTheMediumDetentToTheFullHeight() {
        for sheet in Self.sheets {
            func push(_ fraction: Double) -> Double {
                sheet.push(top: sheet.frame(forHeight: sheet.maximum * fraction).minY)
            }
            let pushes = Self.fractions.map(push)
            #expect(pushes.allSatisfy { (0...1).contains($0) })
            guard sheet.movesPresenter else {
                #expect(pushes.allSatisfy { $0 == 0 })
                continue
            }
            #expect(zip(pushes, pushes.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(push(SheetGeometry.mediumFraction) == 0 && push(1) == 1 && push(0.8) > 0 && push(0.8) < 1)
        }
    }

    /// One sheet reveals 10 points of the presenting view above it, and a second one hides them
    /// (facts/sheet-presenter).
    @Test func sheetsMoveThePresenterBack() {
        for sheet in Self.sheets where sheet.movesPresenter {
            let fullTop = sheet.frame(forHeight: sheet.maximum).minY
            func top(_ pushes: [Double]) -> Double {
                let placement = sheet.presenterPlacement(isSheet: false, pushes: pushes)
                let middle = sheet.bounds.midY
                return placement.transform.apply(Point(x: 0, y: -middle)).y + middle
            }
            for none: [Double] in [[], [0], [0, 0]] {
                #expect(sheet.presenterPlacement(isSheet: false, pushes: none) == .front)
            }
            #expect(abs(top([1]) - (fullTop - 10)) < 1e-9 && abs(top([0, 1, 1]) - fullTop) < 1e-9)
            let placements = [[0.3, 1, 0.7], [1, 0.7, 0.3], [0.7, 0.3, 1]].map {
                sheet.presenterPlacement(isSheet: true, pushes: $0)
            }
            #expect(placements.allSatisfy { $0 == placements[0] && $0.radius == 0 && $0.transform.a < 1 })
        }
    }

    /// The presenting view behind a sheet of full height, on an iPhone Xs (facts/sheet-presenter).
    @Test func thePresenterIsAsWideAsMeasured() {
        let bounds = Rect(x: 0, y: 0, width: 375, height: 812)
        for (metrics, inset) in [(SheetMetrics.classic, 18.52), (.iOS26, 16)] {
            let sheet = SheetGeometry(bounds: bounds, safeTop: 44, safeBottom: 34, metrics: metrics)
            let scale = sheet.presenterPlacement(isSheet: false, pushes: [1]).transform.a
            #expect(abs(375 * (1 - scale) / 2 - inset) < 0.01)
        }
        #expect(SheetGeometry(bounds: bounds, metrics: .classic).dimming(behind: bounds, isDark: false) == 0.12)
    }

    /// All corners are round if the sheet touches no edge of the screen.
    @Test func floatingSheetsAreRoundAndDarkenTheDark() {
        for sheet in Self.sheets {
            let full = sheet.corners(of: sheet.frame(forHeight: sheet.maximum), preferred: nil)
            if sheet.fillsContainer { #expect(full.radius == 0 && full.rounded == .top) }
            for fraction in Self.fractions {
                let frame = sheet.frame(forHeight: sheet.maximum * fraction)
                let corners = sheet.corners(of: frame, preferred: nil)
                guard !sheet.fillsContainer else { continue }
                #expect(
                    (corners.rounded == .all)
                        == (sheet.isForm && sheet.isRegularWidth || frame.maxY < sheet.bounds.maxY))
                #expect(corners.radius > 0 && sheet.corners(of: frame, preferred: 3).radius == 3)
                #expect(sheet.dimming(behind: frame, isDark: true) >= sheet.dimming(behind: frame, isDark: false))
            }
        }
    }

    @Test func narrowScreensAreFilled() {
        for sheet in Self.sheets where sheet.fillsContainer {
            #expect(sheet.frame(forHeight: 10) == sheet.bounds && sheet.maximum == sheet.bounds.size.height)
            #expect(!sheet.movesPresenter && !sheet.takesTapsOutside)
        }
        #expect(Self.sheets.filter(\.takesTapsOutside).count == 6)
        #expect(Self.sheets.filter(\.fillsContainer).count == 2)
    }
}
