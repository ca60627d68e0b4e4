import FrameGeometry
import TestSupport
import Testing

@Suite struct RealMathTests {
    static func call(_ name: String, _ arguments: [Double]) -> Double {
        switch name {
        case "sin": RealMath.sin(arguments[0])
        case "cos": RealMath.cos(arguments[0])
        case "exp": RealMath.exp(arguments[0])
        case "log": RealMath.log(arguments[0])
        case "atan2": RealMath.atan2(arguments[0], arguments[1])
        default: .nan
        }
    }

    /// With an error below 1 ulp, the result is the nearest double or its neighbor.
    @Test(arguments: ["sin", "cos", "exp", "log", "atan2"])
    func valuesMatchTheReferencesWithinOneBit(name: String) {
        let rows = ReferenceTable.rows(name, in: "functions")
        #expect(rows.count >= 100)
        var exact = 0
        for row in rows {
            let result = Self.call(name, row.arguments)
            let distance = Int64(bitPattern: result.bitPattern) &- Int64(bitPattern: row.results[0].bitPattern)
            #expect(distance.magnitude <= 1, "\(name) \(row.arguments): \(result), not \(row.results[0])")
            if distance == 0 { exact += 1 }
        }
        #expect(exact * 10 >= rows.count * 9, "\(exact) of \(rows.count) to the last bit")
    }

    /// Ten thousand results of each function are hashed to one number, recorded on x86-64. Other processors and
    /// optimization levels must compute the same bits.
    @Test func everyProcessorComputesTheSameBits() {
        var digest: UInt64 = 14_695_981_039_346_656_037
        func mix(_ value: Double) { digest = (digest ^ value.bitPattern) &* 1_099_511_628_211 }
        var state: UInt64 = 1
        for _ in 0..<10_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let fraction = Double(state >> 11) * 0x1p-53
            mix(RealMath.sin(fraction * 1000 - 500))
            mix(RealMath.cos(fraction * 1e9))
            mix(RealMath.exp(fraction * 100 - 50))
            mix(RealMath.log(fraction))
            mix(RealMath.atan2(fraction - 0.5, Double(state & 0xffff) - 32767))
        }
        #expect(digest == 3_494_809_541_850_147_070)
    }

    @Test func specialPointsAreExact() {
        #expect(RealMath.exp(0) == 1)
        #expect(RealMath.exp(-0.0) == 1)
        #expect(RealMath.log(1) == 0)
        #expect(RealMath.sin(0) == 0)
        #expect(RealMath.sin(-0.0).sign == .minus)
        #expect(RealMath.cos(0) == 1)
        #expect(RealMath.exp(1) == 0x1.5bf0a8b145769p+1)
        #expect(RealMath.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    }

    @Test func exponentialAndLogarithmEndWhereDoublesDo() {
        #expect(RealMath.exp(709.782712893384).isFinite)
        #expect(RealMath.exp(709.7827128933841) == .infinity)
        #expect(RealMath.exp(.infinity) == .infinity)
        #expect(RealMath.exp(-.infinity) == 0)
        #expect(RealMath.exp(-745.1332191019412) == 0)
        #expect(RealMath.exp(-745.1332191019411) == .leastNonzeroMagnitude)
        #expect(RealMath.exp(.nan).isNaN)
        #expect(RealMath.log(0) == -.infinity)
        #expect(RealMath.log(-0.0) == -.infinity)
        #expect(RealMath.log(-1).isNaN)
        #expect(RealMath.log(-.infinity).isNaN)
        #expect(RealMath.log(.infinity) == .infinity)
        #expect(RealMath.log(.nan).isNaN)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func circularFunctionsOfInvalidAnglesAreNaN(x: Double) {
        #expect(RealMath.sin(x).isNaN)
        #expect(RealMath.cos(x).isNaN)
    }

    @Test func sineIsOddAndCosineEven() {
        for row in ReferenceTable.rows("sin", in: "functions") {
            let x = row.arguments[0]
            #expect(RealMath.sin(-x) == -RealMath.sin(x))
            #expect(RealMath.cos(-x) == RealMath.cos(x))
        }
    }

    @Test func directionsOnAxesAndDiagonalsAreExact() {
        let pi = Double.pi
        #expect(RealMath.atan2(0, 1) == 0)
        #expect(RealMath.atan2(-0.0, 1).sign == .minus)
        #expect(RealMath.atan2(0, 0) == 0)
        #expect(RealMath.atan2(0, -0.0) == pi)
        #expect(RealMath.atan2(-0.0, -1) == -pi)
        #expect(RealMath.atan2(0, -1) == pi)
        for (y, x, eighths) in [(1, 1, 1), (1, 0, 2), (1, -1, 3), (-1, 1, -1), (-1, 0, -2), (-1, -1, -3)] {
            for size in [1, 0x1p-1030, 7e300, .infinity] {
                let expected = Double(eighths) * (pi / 4)
                let (far, near) = (Double(y) * size, x == 0 ? 0 : Double(x) * size)
                #expect(RealMath.atan2(far, near) == expected, "\(far) \(near)")
            }
        }
        #expect(RealMath.atan2(1, .infinity) == 0)
        #expect(RealMath.atan2(-1, -.infinity) == -pi)
        #expect(RealMath.atan2(.infinity, -1) == pi / 2)
        #expect(RealMath.atan2(.nan, 1).isNaN)
        #expect(RealMath.atan2(1, .nan).isNaN)
    }
}
