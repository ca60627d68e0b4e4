import FramePNG
import FramePainting
import Testing

@testable import FrameDiff

@Suite struct DeltaETests {
    /// Pairs and differences of G. Sharma, W. Wu and E. Dalal, “The CIEDE2000 color-difference formula”, 2005, table 1.
    /// They reveal wrong hue means, wrong signs and wrong rotations.
    static let table: [(DeltaE.Lab, DeltaE.Lab, Double)] = [
        (lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425),
        (lab(50, 3.1571, -77.2803), lab(50, 0, -82.7485), 2.8615),
        (lab(50, 2.8361, -74.0200), lab(50, 0, -82.7485), 3.4412),
        (lab(50, -1.3802, -84.2814), lab(50, 0, -82.7485), 1.0000),
        (lab(50, 0, 0), lab(50, -1, 2), 2.3669),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0009), 7.1792),
        (lab(50, 2.4900, -0.0010), lab(50, -2.4900, 0.0011), 7.2195),
        (lab(50, -0.0010, 2.4900), lab(50, 0.0009, -2.4900), 4.8045),
        (lab(50, -0.0010, 2.4900), lab(50, 0.0011, -2.4900), 4.7461),
        (lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065),
        (lab(50, 2.5, 0), lab(73, 25, -18), 27.1492),
        (lab(50, 2.5, 0), lab(61, -5, 29), 22.8977),
        (lab(50, 2.5, 0), lab(56, -27, -3), 31.9030),
        (lab(50, 2.5, 0), lab(58, 24, 15), 19.4535),
        (lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644),
        (lab(63.0109, -31.0961, -5.8663), lab(62.8187, -29.7946, -4.0864), 1.2630),
        (lab(22.7233, 20.0904, -46.6940), lab(23.0331, 14.9730, -42.5619), 2.0373),
        (lab(90.8027, -2.0831, 1.4410), lab(91.1528, -1.6435, 0.0447), 1.4441),
        (lab(6.7747, -0.2908, -2.4247), lab(5.8714, -0.0985, -2.2286), 0.6377),
        (lab(2.0776, 0.0795, -1.1350), lab(0.9033, -0.0636, -0.5514), 0.9082),
    ]

    static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> DeltaE.Lab {
        DeltaE.Lab(lightness: lightness, a: a, b: b)
    }

    @Test(arguments: table) func matchesThePublishedValues(left: DeltaE.Lab, right: DeltaE.Lab, expected: Double) {
        #expect((DeltaE.difference(left, right) - expected).magnitude < 0.00005)
        #expect((DeltaE.difference(right, left) - expected).magnitude < 0.00005)
        #expect(DeltaE.difference(left, left) == 0)
    }

    /// White is 100, black is 0, and grays have no color, since the white of sRGB is D65.
    @Test func whiteAndBlackAreWhereTheyBelong() {
        let (white, black) = (DeltaE.Lab(red: 1, green: 1, blue: 1), DeltaE.Lab(red: 0, green: 0, blue: 0))
        #expect((white.lightness - 100).magnitude < 0.001 && white.a.magnitude < 0.02 && white.b.magnitude < 0.02)
        #expect(black == Self.lab(0, 0, 0))
        #expect((DeltaE.difference(.one, .black) - 100).magnitude < 0.01)
    }

    /// A difference in alpha alone counts for every color.
    @Test(arguments: [UInt8(0), 128, 255]) func alphaCounts(gray: UInt8) {
        let (left, right) = (SIMD4(gray, gray, gray, 255), SIMD4(gray, gray, gray, 100))
        #expect(DeltaE.difference(left, right) > 10)
    }
}

extension SIMD4<UInt8> {
    fileprivate static let one = SIMD4(repeating: 255)
    fileprivate static let black = SIMD4(0, 0, 0, 255)
}
