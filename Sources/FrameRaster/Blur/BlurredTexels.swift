import FramePainting

/// The texels of a blurred image, row by row from the top: colors, or fractions of one color.
struct BlurredTexels: Sendable {
    let width: Int
    /// Premultiplied colors, 0…65535; empty if there is a ``tint``.
    private(set) var colors: [SIMD4<UInt16>] = []
    /// Fractions 0…65535, padded so that eight can be read at a time; empty without a ``tint``.
    private(set) var fractions: [UInt16] = []
    /// Color of the whole image, if it has only one.
    let tint: SolidSource?
    /// Whether each row equals the next one.
    private(set) var isLikeNext: [Bool] = []

    private let saturation: Float?

    init(width: Int, height: Int, _ finish: BlurredImageMaker.Finish) {
        self.width = width
        switch finish {
        case .none: (tint, saturation) = (nil, nil)
        case .tint(let color): (tint, saturation) = (SolidSource(color, opacity: 1), nil)
        case .saturate(let amount): (tint, saturation) = (nil, amount == 1 ? nil : Float(amount))
        }
        if tint == nil {
            colors.reserveCapacity(width * height)
        } else {
            fractions = [UInt16](repeating: 0, count: width * height + 8)
        }
        isLikeNext.reserveCapacity(height)
    }

    /// Appends a row of premultiplied colors, 0…65535.
    mutating func append(_ line: UnsafeBufferPointer<SIMD4<Float>>) {
        let start = isLikeNext.count * width
        if tint == nil {
            let saturation = saturation
            for index in 0..<width { colors.append(Self.finished(line[index], saturation)) }
        } else {
            fractions.withUnsafeMutableBufferPointer { fractions in
                for index in 0..<width { fractions[start &+ index] = Self.whole(line[index]).w }
            }
        }
        if start > 0 { isLikeNext[isLikeNext.count - 1] = isLastLikeTheOneBefore }
        isLikeNext.append(false)
    }

    /// Appends the latest row again.
    mutating func appendSame() {
        let start = isLikeNext.count * width
        if tint == nil {
            for index in start - width..<start { colors.append(colors[index]) }
        } else {
            for index in 0..<width { fractions[start + index] = fractions[start - width + index] }
        }
        isLikeNext[isLikeNext.count - 1] = true
        isLikeNext.append(false)
    }

    private var isLastLikeTheOneBefore: Bool {
        let start = isLikeNext.count * width
        if tint == nil {
            return (start..<start + width).allSatisfy { colors[$0] == colors[$0 - width] }
        }
        return (start..<start + width).allSatisfy { fractions[$0] == fractions[$0 - width] }
    }

    /// Rows that may be visible. Fractions below ``SolidSource/leastFraction`` change no pixel.
    var seenRows: Range<Int> {
        let height = isLikeNext.count
        guard let tint else { return 0..<height }
        func isSeen(_ row: Int) -> Bool {
            fractions[row * width..<(row + 1) * width].contains { Float($0) / 65_535 > tint.leastFraction }
        }
        guard let first = (0..<height).first(where: isSeen), let last = (0..<height).last(where: isSeen) else {
            return 0..<0
        }
        return first..<last + 1
    }

    @inline(__always) private static func finished(_ color: SIMD4<Float>, _ saturation: Float?) -> SIMD4<UInt16> {
        guard let saturation else { return whole(color) }
        // These are the luma weights of Rec. 709, as in Apple's sample code UIImage+ImageEffects.
        let gray = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        var strong = gray + (color - gray) * saturation
        strong.w = color.w
        return whole(strong)
    }

    /// Rounds and clamps each component to 0…alpha.
    @inline(__always) private static func whole(_ color: SIMD4<Float>) -> SIMD4<UInt16> {
        let most = SIMD4<Float>(repeating: min(color.w, 65_535))
        let within = color.replacing(with: 0, where: color .< 0).replacing(with: most, where: color .> most)
        // Adding 2²³ leaves no bits for a fraction, so the integer is in the lowest bits.
        return SIMD4<UInt16>(truncatingIfNeeded: unsafeBitCast(within + 0x1p23, to: SIMD4<UInt32>.self))
    }
}
