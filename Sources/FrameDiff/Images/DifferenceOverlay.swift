public import FramePNG
import FramePainting

/// The expected image in pale grey, and in colour what of it differs: pixel by pixel the picture pixelmatch 7.2.0 makes.
///
/// Images of different sizes are laid over each other at their top left corners; what only one has counts as different.
public struct DifferenceOverlay: Sendable {
    /// Which colours it is made of. The defaults are pixelmatch's.
    public struct Style: Sendable {
        /// How much of the expected image shows, 0…1.
        public var strength = 0.1
        public var different = SIMD3<UInt8>(255, 0, 0)
        /// Of pixels that became darker; as `different` when `nil`.
        public var darker: SIMD3<UInt8>?
        public var edge = SIMD3<UInt8>(255, 255, 0)
        /// Whether nothing but the differences is drawn, on transparent ground.
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

    /// Cut, not rounded, as pixelmatch stores it.
    private static func pale(_ pixel: SIMD4<UInt8>, _ strength: Double) -> SIMD3<UInt8> {
        let luma = Double(pixel.x) * 0.29889531 + Double(pixel.y) * 0.58662247 + Double(pixel.z) * 0.11448223
        let grey = 255 + (luma - 255) * strength * Double(pixel.w) / 255
        return SIMD3(repeating: UInt8(min(255, max(0, grey))))
    }
}
