import FrameGeometry
import FrameLayout
import Testing

/// The rows of a picker wheel.
@Suite struct WheelGeometryTests {
    private static let wheels = [
        WheelGeometry(height: 216, rowHeight: 32), WheelGeometry(height: 162, rowHeight: 44),
        WheelGeometry(height: 90, rowHeight: 20), WheelGeometry(height: 0, rowHeight: 0),
    ]

    /// The values of facts/picker-wheel, computed separately.
    @Test func aWheelOfTheUsualSizeMatchesTheMeasurements() throws {
        let wheel = Self.wheels[0]
        #expect(wheel.rowsPerTurn == 17)
        #expect(abs(wheel.radius - 86.580289) < 1e-6)
        let next = try #require(wheel.row(at: 1))
        #expect(abs(next.middle - 139.276408) < 1e-5)
        #expect(abs(next.scale - 0.932472) < 1e-6)
        // The middles of rows in the screenshots, within a pixel of three per point.
        for (distance, middle) in [(1.0, 31.3), (2, 58.3), (3, 77.3)] {
            #expect(abs(try #require(wheel.row(at: distance)).middle - 108 - middle) < 1.0 / 3)
        }
        #expect(next.magnification == 1 && wheel.row(at: 0)?.magnification == 1.09)
        #expect(wheel.band(inWidth: 320) == Rect(x: 9, y: 91, width: 302, height: 34))
    }

    @Test(arguments: wheels) func rowsAreInOrderAndSymmetric(wheel: WheelGeometry) {
        var last = -Double.infinity
        for step in -60...60 {
            let distance = Double(step) / 10
            guard let row = wheel.row(at: distance) else { continue }
            #expect(row.middle > last && row.scale > 0 && row.scale <= 1)
            last = row.middle
            let mirrored = wheel.row(at: -distance)
            #expect(abs((mirrored?.middle ?? 0) + row.middle - wheel.height) < 1e-9)
            #expect(abs(wheel.distance(at: row.middle) - distance) < 1e-6)
        }
        #expect(wheel.row(at: 0)?.middle == wheel.height / 2 && wheel.row(at: 0)?.scale == 1)
        #expect(wheel.row(at: Double(wheel.reach) + 1) == nil)
    }
}
