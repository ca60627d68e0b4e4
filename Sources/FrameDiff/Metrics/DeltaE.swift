import FrameGeometry

/// CIEDE2000, the color difference of CIE 142-2001, in the form of G. Sharma, W. Wu and E. Dalal, “The CIEDE2000
/// color-difference formula: implementation notes, supplementary test data, and mathematical observations”, 2005.
public enum DeltaE {
    /// A color in CIELAB under D65, with lightness 0…100 and two axes whose neutral value is 0.
    public struct Lab: Equatable, Sendable {
        public var lightness: Double
        public var a: Double
        public var b: Double

        public init(lightness: Double, a: Double, b: Double) {
            self.lightness = lightness
            self.a = a
            self.b = b
        }

        /// Converts gamma-encoded sRGB, each channel 0…1 (IEC 61966-2-1; white is D65).
        init(red: Double, green: Double, blue: Double) {
            let (r, g, b) = (DeltaE.linear(red), DeltaE.linear(green), DeltaE.linear(blue))
            let x = DeltaE.response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
            let y = DeltaE.response(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
            let z = DeltaE.response((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
            self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
        }
    }

    /// Returns ΔE₀₀ of two colors with straight alpha. If one is not opaque, it is the greater of the differences over
    /// white and over black, so that a difference in alpha alone counts.
    public static func difference(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> Double {
        if left == right { return 0 }
        if left.w == 255, right.w == 255 { return difference(lab(left, over: 0), lab(right, over: 0)) }
        return max(
            difference(lab(left, over: 0), lab(right, over: 0)), difference(lab(left, over: 1), lab(right, over: 1)))
    }

    /// Returns ΔE₀₀ with all parametric factors 1.
    public static func difference(_ left: Lab, _ right: Lab) -> Double {
        let meanChroma = (chroma(left.a, left.b) + chroma(right.a, right.b)) / 2
        let stretch = 1 + (1 - saturation(meanChroma)) / 2
        let (a1, a2) = (left.a * stretch, right.a * stretch)
        let (c1, c2) = (chroma(a1, left.b), chroma(a2, right.b))
        let (h1, h2) = (hue(a1, left.b), hue(a2, right.b))
        let isGray = c1 * c2 == 0

        var turn = isGray ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        var meanHue = h1 + h2
        if !isGray {
            if (h1 - h2).magnitude > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let lightness = right.lightness - left.lightness
        let chromas = c2 - c1
        let hues = 2 * (c1 * c2).squareRoot() * sine(turn / 2)
        let meanC = (c1 + c2) / 2
        let t =
            1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
            - 0.20 * cosine(4 * meanHue - 63)
        let off = (left.lightness + right.lightness) / 2 - 50
        let l = lightness / (1 + 0.015 * off * off / (20 + off * off).squareRoot())
        let c = chromas / (1 + 0.045 * meanC)
        let h = hues / (1 + 0.015 * meanC * t)
        let bend = (meanHue - 275) / 25
        let rotation = -2 * saturation(meanC) * sine(60 * RealMath.exp(-bend * bend))
        return (l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    private static func lab(_ color: SIMD4<UInt8>, over ground: Double) -> Lab {
        let alpha = Double(color.w) / 255
        func channel(_ value: UInt8) -> Double { Double(value) / 255 * alpha + ground * (1 - alpha) }
        return Lab(red: channel(color.x), green: channel(color.y), blue: channel(color.z))
    }

    /// Returns a channel of gamma-encoded sRGB as a fraction of the light of white.
    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the cube root, which is linear near 0 (CIE 15).
    private static func response(_ value: Double) -> Double {
        value > 216.0 / 24_389 ? power(value, 1.0 / 3) : (24_389.0 / 27 * value + 16) / 116
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        base <= 0 ? 0 : RealMath.exp(exponent * RealMath.log(base))
    }

    private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

    /// Returns √(C⁷ / (C⁷ + 25⁷)).
    private static func saturation(_ chroma: Double) -> Double {
        let seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// Returns the hue in degrees, 0…360; 0 for neutral colors.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        if a == 0, b == 0 { return 0 }
        let degrees = RealMath.atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func sine(_ degrees: Double) -> Double { RealMath.sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { RealMath.cos(degrees * .pi / 180) }
}
