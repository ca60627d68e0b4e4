/// Colors for the size of a difference, one for each doubling: a single level is light, black on white is dark.
public enum HeatMap {
    /// Colors as R, G, B, from 1 level to 128 and more of 255. Tuned: each is darker than the previous one, and all
    /// stand out from the surrounding pale image.
    public static let colors: [SIMD3<UInt8>] = [
        SIMD3(255, 208, 0), SIMD3(255, 172, 0), SIMD3(255, 134, 0), SIMD3(250, 92, 0),
        SIMD3(232, 48, 12), SIMD3(190, 16, 50), SIMD3(138, 8, 82), SIMD3(74, 8, 98),
    ]

    /// Smallest difference for each color, in levels.
    public static let levels = colors.indices.map { 1 << $0 }

    /// Returns the color for two differing pixels, determined by the channel that differs most, or the last color if
    /// only one pixel exists.
    static func color(_ left: SIMD4<UInt8>?, _ right: SIMD4<UInt8>?) -> SIMD3<UInt8> {
        guard let left, let right else { return colors[colors.count - 1] }
        let most = (pointwiseMax(left, right) &- pointwiseMin(left, right)).max()
        return colors[max(0, 7 - most.leadingZeroBitCount)]
    }
}
