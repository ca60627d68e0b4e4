/// The color distance of pixelmatch, with the same numbers.
///
/// It is the squared distance in YIQ with perceptual weights: Y. Kotsarenko and F. Ramos, “Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications”, 2010. Counts equal those of pixelmatch
/// 7.2.0, and with ``Ground/white`` those of its releases 4 to 6.
public enum YIQ {
    /// The background behind pixels that are not opaque.
    public enum Ground: String, CaseIterable, Sendable {
        case white
        /// A color that varies by position, so that a transparent pixel is not mistaken for one with the background
        /// color.
        case pattern
    }

    /// Distance between black and white, rounded up, as in pixelmatch. Thresholds are fractions of its square root.
    static let largest = 35_215.0

    /// Returns the brightness of `left` minus that of `right`. `offset` is the byte offset in the image, which selects
    /// the background pattern.
    static func brightness(
        _ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>, offset: Int, ground: Ground
    ) -> Double {
        luma(difference(left, right, offset: offset, ground: ground))
    }

    /// Returns the distance, which is negative if `right` is darker. pixelmatch draws such pixels in another color.
    static func distance(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>, offset: Int, ground: Ground) -> Double {
        if left == right { return 0 }
        let d = difference(left, right, offset: offset, ground: ground)
        let y = luma(d)
        let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
        let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
        let distance = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
        return y > 0 ? -distance : distance
    }

    private static func luma(_ d: SIMD3<Double>) -> Double {
        d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
    }

    /// Returns the differences of red, green and blue over the background.
    private static func difference(
        _ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>, offset: Int, ground: Ground
    ) -> SIMD3<Double> {
        func channel(_ index: Int) -> (Double, Double) { (Double(left[index]), Double(right[index])) }
        let (r, g, b, a) = (channel(0), channel(1), channel(2), channel(3))
        if a.0 == 255, a.1 == 255 { return SIMD3(r.0 - r.1, g.0 - g.1, b.0 - b.1) }
        let alpha = a.0 - a.1
        let behind = color(of: ground, at: offset)
        return SIMD3(
            (r.0 * a.0 - r.1 * a.1 - behind.x * alpha) / 255, (g.0 * a.0 - g.1 * a.1 - behind.y * alpha) / 255,
            (b.0 * a.0 - b.1 * a.1 - behind.z * alpha) / 255)
    }

    /// Returns the background color. The levels 48 and 207 alternate in steps of 1, φ and φ² for the three channels, so
    /// that the pattern does not repeat.
    private static func color(of ground: Ground, at offset: Int) -> SIMD3<Double> {
        switch ground {
        case .white: SIMD3(repeating: 255)
        case .pattern:
            SIMD3(
                48 + 159 * Double(offset % 2), 48 + 159 * Double(Int(Double(offset) / 1.618033988749895) % 2),
                48 + 159 * Double(Int(Double(offset) / 2.618033988749895) % 2))
        }
    }
}
