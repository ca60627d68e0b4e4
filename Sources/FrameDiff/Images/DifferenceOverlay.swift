public import FramePNG
import FramePainting

/// The expected image in pale grey with differing pixels in colour: identical to the output of pixelmatch 7.2.0.
///
/// Images of different sizes are aligned at the top left; pixels that only one has count as different.
public struct DifferenceOverlay: Sendable {
    /// The colours of an overlay. The defaults are those of pixelmatch.
    public struct Style: Sendable {
        /// The opacity of the expected image, 0…1.
        public var strength = 0.1
        public var different = SIMD3<UInt8>(255, 0, 0)
        /// The colour of pixels that became darker; `nil` for `different`.
        public var darker: SIMD3<UInt8>?
        public var edge = SIMD3<UInt8>(255, 255, 0)
        /// Whether to draw only the differences, on a transparent background.
        public var isMask = false

        public init() {}
    }

    public let image: StraightImage

    public init(
        expected: StraightImage, actual: StraightImage, rules: ComparisonRules = .strict, style: Style = Style()
    ) {
        let size = PixelSize(
            width: max(expected.size.width, actual.size.width), height: max(expected.size.height, actual.size.height))
        var bytes = [UInt8](repeating: 0, count: size.width * 4 * size.height)
        PixelJudge.withImages(expected, actual, rules) { judge in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let isCommon = x < judge.width && y < judge.height
                    let color: SIMD3<UInt8>? =
                        switch isCommon ? judge.verdict(x, y) : .different(isDarker: false) {
                        case .same, .masked: style.isMask ? nil : Self.pale(judge.expected[x, y], style.strength)
                        case .antiAliased: style.isMask ? nil : style.edge
                        case .different(let isDarker): isDarker ? style.darker ?? style.different : style.different
                        }
                    guard let color else { continue }
                    let index = (y * size.width + x) * 4
                    for channel in 0..<3 { bytes[index + channel] = color[channel] }
                    bytes[index + 3] = 255
                }
            }
        }
        image = StraightImage(size: size, bytes: bytes)
    }

    /// Truncated rather than rounded, as in pixelmatch.
    private static func pale(_ pixel: SIMD4<UInt8>, _ strength: Double) -> SIMD3<UInt8> {
        let luma = Double(pixel.x) * 0.29889531 + Double(pixel.y) * 0.58662247 + Double(pixel.z) * 0.11448223
        let grey = 255 + (luma - 255) * strength * Double(pixel.w) / 255
        return SIMD3(repeating: UInt8(min(255, max(0, grey))))
    }
}
