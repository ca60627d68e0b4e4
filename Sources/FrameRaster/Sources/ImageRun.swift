/// A short run of device pixels with the image pixels that belong to each.
///
/// Fetching pixels is scalar work, interpolating and blending are vector work; this is the memory between them, one
/// array per value.
struct ImageRun {
    /// Maximum number of pixels in a run. Tuned: long enough for stores to settle before they are read, short enough
    /// for the first-level cache (1.75 KB).
    static let capacity = 64
    /// The number of words of memory needed.
    static let words = 7 * capacity

    /// Image pixels around the sampled position of each device pixel; this array holds the upper-left ones.
    let topLeft: UnsafeMutablePointer<UInt32>
    let topRight: UnsafeMutablePointer<UInt32>
    let bottomLeft: UnsafeMutablePointer<UInt32>
    let bottomRight: UnsafeMutablePointer<UInt32>
    /// Horizontal position between left and right pixels, 0…65,535 in 65,536ths.
    let fractionX: UnsafeMutablePointer<Int32>
    /// Vertical position between upper and lower pixels, 0…65,535 in 65,536ths.
    let fractionY: UnsafeMutablePointer<Int32>
    /// Factor from channels of 0…255 to 16 bits: 257, times opacity and coverage.
    let scale: UnsafeMutablePointer<Float>

    /// Calls `body` with a run whose words are all 0.
    static func with(_ body: (ImageRun) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: words) { memory in
            memory.initialize(repeating: 0)
            guard let base = memory.baseAddress else { return }
            body(ImageRun(UnsafeMutableRawPointer(base)))
        }
    }

    private init(_ memory: UnsafeMutableRawPointer) {
        func column<Word>(_ index: Int) -> UnsafeMutablePointer<Word> {
            (memory + index * Self.capacity * 4).bindMemory(to: Word.self, capacity: Self.capacity)
        }
        topLeft = column(0)
        topRight = column(1)
        bottomLeft = column(2)
        bottomRight = column(3)
        fractionX = column(4)
        fractionY = column(5)
        scale = column(6)
    }

    /// Stores the four image pixels around one position, which are those of `column` in the rows above and below it.
    ///
    /// - Parameter fractionY: Position between these rows, in 65,536ths.
    @inline(__always) func fetch(
        _ index: Int, _ column: TexelPair, _ fractionY: Int32, upper: UnsafePointer<Pixel>, lower: UnsafePointer<Pixel>
    ) {
        topLeft[index] = upper[column.first].word
        topRight[index] = upper[column.second].word
        bottomLeft[index] = lower[column.first].word
        bottomRight[index] = lower[column.second].word
        fractionX[index] = column.fraction
        self.fractionY[index] = fractionY
    }

    /// Blends `count` pixels over a row, using only the upper-left one of each four.
    func blend(over row: UnsafeMutablePointer<Pixel>, count: Int) {
        for index in stride(from: 0, to: count, by: 4) {
            blend(Self.pixels(topLeft + index), index, over: row, count: count)
        }
    }

    /// Blends `count` interpolated pixels over a row: first along x, then along y, each a + (b − a)·f in `Float`. Equal
    /// neighbors yield exactly themselves, and f = 0 yields exactly the first.
    func blendInterpolated(over row: UnsafeMutablePointer<Pixel>, count: Int) {
        for index in stride(from: 0, to: count, by: 4) {
            blend(interpolated(index), index, over: row, count: count)
        }
    }

    @inline(__always) private func interpolated(_ index: Int) -> FourPixels {
        let alongX = Self.fraction(fractionX + index)
        let alongY = Self.fraction(fractionY + index)
        let upper = Self.pixels(topLeft + index).zip(Self.pixels(topRight + index)) { $0 + ($1 - $0) * alongX }
        let lower = Self.pixels(bottomLeft + index).zip(Self.pixels(bottomRight + index)) { $0 + ($1 - $0) * alongX }
        return upper.zip(lower) { $0 + ($1 - $0) * alongY }
    }

    /// Blends four pixels with channels of 0…255 over the row.
    ///
    /// The source is rounded in `Float`, ties to even. A channel greater than its alpha, which no valid image contains,
    /// is capped at it.
    @inline(__always) private func blend(
        _ channels: FourPixels, _ index: Int, over row: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        let scale = UnsafeRawPointer(self.scale + index).loadUnaligned(as: SIMD4<Float>.self)
        let whole = channels.map { ($0 * scale + 0x1p23) - 0x1p23 }
        let sources = whole.map { $0.replacing(with: whole.alpha, where: $0 .> whole.alpha) }
        let below = PackedPixels.load(row + index, count: count &- index)
        PackedPixels.store(sources.over(below), to: row + index, count: count &- index)
    }

    @inline(__always) private static func pixels(_ words: UnsafePointer<UInt32>) -> FourPixels {
        FourPixels(UnsafeRawPointer(words).loadUnaligned(as: SIMD4<UInt32>.self))
    }

    @inline(__always) private static func fraction(_ words: UnsafePointer<Int32>) -> SIMD4<Float> {
        SIMD4<Float>(UnsafeRawPointer(words).loadUnaligned(as: SIMD4<Int32>.self)) * 0x1p-16
    }
}

/// The two pixels around a position along one side of an image, and the position between them.
struct TexelPair {
    /// Index of the first pixel. Pixels repeat beyond the outermost centers.
    let first: Int
    let second: Int
    /// Position between the pixels, 0…65,535 in 65,536ths.
    let fraction: Int32

    /// - Parameters:
    ///   - position: Position in image pixels, 0…`count`.
    ///   - count: Number of pixels along the side.
    @inline(__always) init(_ position: Double, count: Int) {
        let snapped = Subpixel.snap(position - 0.5)
        let index = Subpixel.floor(snapped)
        first = index > 0 ? index : 0
        second = index &+ 1 < count ? index &+ 1 : count &- 1
        fraction = Int32(truncatingIfNeeded: snapped & (Subpixel.one - 1))
    }
}
