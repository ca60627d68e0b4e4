/// The two latest rows of an upright image, interpolated along x for the columns that are drawn.
///
/// An enlarged image shows the same two rows in several rows of the device, and the lower one next as the upper one.
/// Each is interpolated once.
final class ImageLines {
    private struct Line {
        let colors: UnsafeMutablePointer<SIMD4<Float>>
        /// Row of the image; −1 before the first.
        var row = -1
    }

    /// Columns of the device.
    private let columns: Range<Int>
    private var upper: Line
    private var lower: Line
    /// Position between the two rows, 0…1.
    private var fraction: Float = 0

    init(columns: Range<Int>) {
        self.columns = columns
        upper = Line(colors: .allocate(capacity: columns.count))
        lower = Line(colors: .allocate(capacity: columns.count))
    }

    deinit {
        upper.colors.deallocate()
        lower.colors.deallocate()
    }

    /// Moves to the rows of an image that contribute to a row of the device.
    func move(to pair: TexelPair, of source: ImageSource, _ pixels: UnsafePointer<Pixel>) {
        if upper.row != pair.first, lower.row == pair.first || upper.row == pair.second { swap(&upper, &lower) }
        fill(&upper, pair.first, source, pixels)
        fill(&lower, pair.second, source, pixels)
        fraction = Float(pair.fraction) * 0x1p-16
    }

    private func fill(_ line: inout Line, _ row: Int, _ source: ImageSource, _ pixels: UnsafePointer<Pixel>) {
        guard line.row != row else { return }
        line.row = row
        source.interpolate(row, pixels, columns, into: line.colors)
    }

    /// Draws columns `from..<to` over the row.
    ///
    /// The source is rounded in `Float`, ties to even. A channel greater than its alpha, which no valid image contains,
    /// is capped at it.
    ///
    /// - Parameter scale: Returns the factor of a column from channels of 0…255 to 16 bits: 257, times opacity and
    ///   coverage.
    @inline(__always)
    func blend(over row: UnsafeMutablePointer<Pixel>, from: Int, to: Int, scale: (_ x: Int) -> Float) {
        let (upper, lower, fraction) = (upper.colors, lower.colors, fraction)
        for x in from..<to {
            let index = x &- columns.lowerBound
            let color = upper[index] + (lower[index] - upper[index]) * fraction
            let whole = (color * scale(x) + 0x1p23) - 0x1p23
            row[x] = Source(color: whole.replacing(with: whole.w, where: whole .> whole.w)).over(row[x])
        }
    }

    /// Stores columns `from..<to` of an opaque image. The row's previous contents do not matter.
    ///
    /// Bytes are rounded at once, ties to even. Rounding 257 times as much first, as when blending, gives the same
    /// bytes, because the middle between two bytes is the middle between two integers there, of equal parity.
    func store(to row: UnsafeMutablePointer<Pixel>, from: Int, to: Int) {
        let (upper, lower, fraction) = (upper.colors, lower.colors, fraction)
        let first = columns.lowerBound
        @inline(__always) func color(_ x: Int) -> SIMD4<UInt32> {
            let (above, below) = (upper[x &- first], lower[x &- first])
            return unsafeBitCast(above + (below - above) * fraction + 0x1p23, to: SIMD4<UInt32>.self)
        }
        var x = from
        while x &+ 4 <= to {
            let words = SIMD16(
                lowHalf: SIMD8(lowHalf: color(x), highHalf: color(x &+ 1)),
                highHalf: SIMD8(lowHalf: color(x &+ 2), highHalf: color(x &+ 3)))
            UnsafeMutableRawPointer(row + x).storeBytes(
                of: SIMD16<UInt8>(truncatingIfNeeded: words), as: SIMD16<UInt8>.self)
            x &+= 4
        }
        while x < to {
            row[x] = Pixel(channels: color(x) & 255)
            x &+= 1
        }
    }
}
