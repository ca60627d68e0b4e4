/// Colours for the size of a difference, one for each doubling: a single level is light, black on white is dark.
public enum HeatMap {
    /// R, G, B, from 1 level to 128 and more of 255. Tuned: each is darker than the one before, and all stand out from the pale
    /// image around them.
    public static let colors: [SIMD3<UInt8>] = [
        SIMD3(255, 208, 0), SIMD3(255, 172, 0), SIMD3(255, 134, 0), SIMD3(250, 92, 0),
        SIMD3(232, 48, 12), SIMD3(190, 16, 50), SIMD3(138, 8, 82), SIMD3(74, 8, 98),
    ]

    /// The smallest difference of each colour, in levels.
    public static let levels = colors.indices.map { 1 << $0 }

    /// The colour for two pixels that differ, by the channel that differs most; the last where there is only one.
    static func color(_ left: SIMD4<UInt8>?, _ right: SIMD4<UInt8>?) -> SIMD3<UInt8> {
        guard let left, let right else { return colors[colors.count - 1] }
        let most = (pointwiseMax(left, right) &- pointwiseMin(left, right)).max()
        return colors[max(0, 7 - most.leadingZeroBitCount)]
    }
}
