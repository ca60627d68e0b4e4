/// Factors for the pixels of a blurred image that compensate for weights with a sum less than 1.
///
/// Texels are interpolated as they are, and each pixel is divided by the sum of its own weights. Texels divided by
/// their sums would be interpolated wrongly by up to 3 of 255 levels, because the sums change from texel to texel.
struct BlurGains: Sendable {
    private let wanted: PixelBounds
    /// Factors of the columns, and three more.
    private let columns: [Float]
    private let rows: [Float]
    /// Columns with the factor 1, from the first to the last one at a stretch.
    private let ones: Range<Int>
    /// Factor of all texels, which would lose their precision if the blur is much wider than its source.
    let ofTexels: Float

    /// - Parameter wanted: Pixels that will be read.
    init(_ across: RowBlur, _ along: RowBlur, wanted: PixelBounds) {
        self.wanted = wanted
        ofTexels = across.lift * along.lift
        columns = Self.gains(across, wanted.minX..<wanted.maxX) + [0, 0, 0]
        let first = columns.firstIndex(of: 1) ?? wanted.maxX - wanted.minX
        let end = columns[first...].firstIndex { $0 != 1 } ?? first
        ones = first + wanted.minX..<end + wanted.minX
        rows = Self.gains(along, wanted.minY..<wanted.maxY)
    }

    private static func gains(_ blur: RowBlur, _ pixels: Range<Int>) -> [Float] {
        blur.sums(of: pixels).map { sum in
            let gain = sum > 0 ? 1 / (sum * blur.lift) : 0
            // The gain is exactly 1 within a step of the texels, so that rows far from the border repeat.
            return abs(gain - 1) < 2e-5 ? 1 : gain
        }
    }

    func ofRow(_ y: Int) -> Float { rows[y - wanted.minY] }

    /// Whether the factor is 1 in all columns of `range`. Not all of these are detected.
    func areOne(in range: Range<Int>) -> Bool {
        ones.lowerBound <= range.lowerBound && range.upperBound <= ones.upperBound
    }

    /// Calls `body` with the factors of the columns from `x` on, of which three past the last may be read.
    func withColumns(from x: Int, _ body: (UnsafePointer<Float>) -> Void) {
        columns.withUnsafeBufferPointer { columns in
            if let base = columns.baseAddress { body(base + (x - wanted.minX)) }
        }
    }
}

extension RowBlur {
    /// A factor that is at least 1, but small enough for no sum of weights to exceed 1: 1/√(2π) of the source's length
    /// in deviations is the most that a Gaussian covers. It depends only on the whole source, because a shorter one is
    /// always within reach.
    fileprivate var lift: Float { Float(max(1, 2.4 * deviation / Double(length))) }
}
