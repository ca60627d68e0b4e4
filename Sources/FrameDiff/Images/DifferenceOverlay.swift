public import FramePNG
public import FramePainting

/// The expected image in pale gray with differing pixels in color. With the default style, it is identical to the
/// output of pixelmatch 7.2.0.
///
/// Images of different sizes are aligned at the top left; pixels that only one image has count as different.
public struct DifferenceOverlay: Sendable {
    /// The colors of an overlay. The defaults match pixelmatch.
    public struct Style: Sendable {
        /// Opacity of the expected image, 0…1.
        public var strength = 0.1
        public var different = SIMD3<UInt8>(255, 0, 0)
        /// Color of pixels that became darker; `nil` for `different`.
        public var darker: SIMD3<UInt8>?
        /// Whether differing pixels have the colors of ``HeatMap`` instead.
        public var isHeatMap = false
        public var edge = SIMD3<UInt8>(255, 255, 0)
        /// Whether to draw only the differences, on a transparent background.
        public var isMask = false

        public init() {}
    }

    /// Size of the smallest rectangle that contains both images.
    public let size: PixelSize
    private let rules: ComparisonRules
    private let style: Style

    /// Creates an overlay for images of these sizes.
    public init(expected: PixelSize, actual: PixelSize, rules: ComparisonRules = .strict, style: Style = Style()) {
        size = PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        self.rules = rules
        self.style = style
    }

    /// Whether every alpha is 255, regardless of the images.
    public var isOpaque: Bool { !style.isMask }

    /// Draws the overlay row by row while the images are read.
    ///
    /// - Parameter take: Called with each row, in straight alpha.
    public func draw<Failure: Error>(
        expected: PixelRows<Failure>, actual: PixelRows<Failure>,
        _ take: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var row = [SIMD4<UInt8>](repeating: .zero, count: size.width)
        func finish() throws(Failure) {
            try row.withUnsafeBufferPointer { (row) throws(Failure) in try take(UnsafeRawBufferPointer(row)) }
        }
        let different = SIMD4(style.isHeatMap ? HeatMap.color(nil, nil) : style.different, 255)
        try PixelJudge.forEachBand(expected, actual, rules) { (judge, band) throws(Failure) in
            for y in band {
                for x in 0..<size.width { row[x] = x < judge.width ? color(judge, x, y) : different }
                try finish()
            }
        }
        for x in row.indices { row[x] = different }
        for _ in min(expected.size.height, actual.size.height)..<size.height { try finish() }
    }

    private func color(_ judge: PixelJudge, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
        switch judge.verdict(x, y) {
        case .same, .masked: style.isMask ? .zero : SIMD4(Self.pale(judge.expected[x, y], style.strength), 255)
        case .antiAliased: style.isMask ? .zero : SIMD4(style.edge, 255)
        case .different where style.isHeatMap: SIMD4(HeatMap.color(judge.expected[x, y], judge.actual[x, y]), 255)
        case .different(let isDarker): SIMD4(isDarker ? style.darker ?? style.different : style.different, 255)
        }
    }

    /// Returns the pale color, truncated rather than rounded, as in pixelmatch.
    private static func pale(_ pixel: SIMD4<UInt8>, _ strength: Double) -> SIMD3<UInt8> {
        let luma = Double(pixel.x) * 0.29889531 + Double(pixel.y) * 0.58662247 + Double(pixel.z) * 0.11448223
        let gray = 255 + (luma - 255) * strength * Double(pixel.w) / 255
        return SIMD3(repeating: UInt8(min(255, max(0, gray))))
    }
}

extension DifferenceOverlay {
    /// Returns the overlay of two images, in memory.
    public static func image(
        expected: StraightImage, actual: StraightImage, rules: ComparisonRules = .strict, style: Style = Style()
    ) -> StraightImage {
        let overlay = DifferenceOverlay(expected: expected.size, actual: actual.size, rules: rules, style: style)
        var bytes: [UInt8] = []
        overlay.draw(expected: expected.rows(Never.self), actual: actual.rows()) { bytes += $0 }
        return StraightImage(size: overlay.size, bytes: bytes)
    }
}
