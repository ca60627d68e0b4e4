import Testing

@testable import FrameLayout

@Suite struct FlexiblePartsTests {
    private static func parts(_ near: Bool, _ length: Bool, _ far: Bool) -> FlexibleParts {
        FlexibleParts(near: near, length: length, far: far)
    }

    /// A container grows from 100 to 160 points, with parts of 20, 50 and 30 points. The table gives the origin and the
    /// length of the middle part.
    private static let table: [(parts: FlexibleParts, origin: Double, length: Double)] = [
        (parts(false, false, false), 20, 50),
        (parts(false, false, true), 20, 50),
        (parts(true, false, false), 80, 50),
        (parts(false, true, false), 20, 110),
        (parts(true, false, true), 44, 50),
        (parts(true, true, false), 37.142857142857146, 92.85714285714286),
        (parts(false, true, true), 20, 87.5),
        (parts(true, true, true), 32, 80),
    ]

    @Test func theDifferenceIsSharedInProportion() {
        for row in Self.table {
            let found = row.parts.resized(origin: 20, length: 50, from: 100, to: 160)
            #expect(abs(found.origin - row.origin) < 1e-12, "\(row)")
            #expect(abs(found.length - row.length) < 1e-12, "\(row)")
        }
    }

    /// A published measurement: margins of 20 and 30 become 68 and 102.
    @Test func aPublishedMeasurement() {
        let found = FlexibleParts(near: true, length: false, far: true).resized(
            origin: 20, length: 50, from: 100, to: 220)
        #expect(found.origin == 68)
        #expect(220 - found.origin - found.length == 102)
    }

    @Test func partsWithoutLengthShareEvenly() {
        let found = FlexibleParts(near: true, length: false, far: true).resized(origin: 0, length: 50, from: 50, to: 80)
        #expect(found.origin == 15)
    }

    /// The margins of a box that fills its container up to a rounding error.
    @Test func partsOfNearlyNoLengthShareEvenly() {
        let length = 0.1 + 0.2
        #expect(length != 0.3)
        let found = FlexibleParts(near: true, length: false, far: true).resized(
            origin: 0, length: length, from: 0.3, to: 30.3)
        #expect(found.origin == 15)
    }
}
