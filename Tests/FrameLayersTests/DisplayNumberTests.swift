import FrameGeometry
import FrameLayers
import Testing

@Suite struct DisplayNumberTests {
    static let samples: [Double] =
        [0, 1, -1, 0.1, 0.333_333_333, -0.666_666_666, 393, 852.5, 1e-9, 0.00005, 0.000049, 12_345.678_915, 1e6]
        + (1...200).map { Double($0) * 0.123_456_789 }

    @Test func roundingStaysWithinHalfAStep() {
        for value in Self.samples {
            #expect(abs(DisplayNumber.points(value) - value) <= 0.000_05 * (1 + 1e-9))
            #expect(abs(DisplayNumber.fraction(value) - value) <= 0.000_000_5 * (1 + 1e-3))
            #expect(abs(DisplayNumber.factor(value) - value) <= 0.000_000_005 * (1 + 1e-1))
        }
    }

    @Test func roundingTwiceIsRoundingOnce() {
        for value in Self.samples {
            for round in [DisplayNumber.points, DisplayNumber.fraction, DisplayNumber.factor] {
                #expect(round(round(value)) == round(value))
            }
        }
    }

    /// Sums that differ only in their last bit become the same number.
    @Test func sumsThatDifferInTheirLastBitAgree() {
        #expect(0.1 + 0.2 != 0.3)
        #expect(DisplayNumber.points(0.1 + 0.2) == DisplayNumber.points(0.3))
        let (there, back) = (292.5 + (487.5 - 292.5) * 0.3, 487.5 + (292.5 - 487.5) * 0.7)
        #expect(DisplayNumber.points(there) == DisplayNumber.points(back))
    }

    /// Numbers too large for these decimals are unchanged and do not become infinite.
    @Test func largeNumbersAreLeftAlone() {
        for value in [1e15, -1e17, 1e300, 1e307, .greatestFiniteMagnitude] {
            #expect(DisplayNumber.points(value) == value)
            #expect(DisplayNumber.fraction(value) == value)
            #expect(DisplayNumber.factor(value) == value)
        }
        #expect(DisplayNumber.points(.infinity) == .infinity)
        #expect(DisplayNumber.points(.nan).isNaN)
    }

    @Test func bytesOfColorsStayExact() {
        for byte in UInt8.min...UInt8.max {
            let exact = Double(byte) / 255
            for near in [exact, exact.nextUp, exact.nextDown, exact + 1e-8] {
                let color = DisplayNumber.color(Color(red: near, green: near, blue: near, alpha: near))
                #expect(color == Color(red8: byte, green8: byte, blue8: byte, alpha8: byte))
            }
        }
        let between = DisplayNumber.color(Color(red: 0.5, green: -3, blue: 9, alpha: 0.345_678_912))
        #expect(between == Color(red: 0.5, green: 0, blue: 1, alpha: 0.345_679))
    }

    @Test func theOthersRoundEachNumber() {
        let long = 1.000_049
        #expect(
            DisplayNumber.rect(Rect(x: long, y: -long, width: long, height: 2 * long))
                == Rect(x: 1, y: -1, width: 1, height: 2.0001))
        #expect(
            DisplayNumber.affine(Affine(a: 1 + 4e-9, b: 4e-9, c: 6e-9, d: 1, tx: long, ty: 0.25))
                == Affine(a: 1, b: 0, c: 1e-8, d: 1, tx: 1, ty: 0.25))
        #expect(
            DisplayNumber.radii(CornerRadii(topLeft: long, topRight: 2, bottomRight: 0, bottomLeft: 3.000_05))
                == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 0, bottomLeft: 3.0001))
    }
}
