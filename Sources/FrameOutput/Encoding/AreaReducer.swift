import FramePainting

/// Reduces a frame. Each resulting pixel is the mean of the area it covers, in which each original pixel is weighted by
/// the shared area.
///
/// The result is exact: weights are whole numbers, sums do not overflow, and only the mean is rounded. Colors of
/// translucent pixels are also weighted by their alpha, so that invisible colors do not bleed.
final class AreaReducer: FrameEncoder {
    private let original: PixelSize
    private let size: PixelSize
    private let isOpaque: Bool
    private let target: any FrameEncoder

    /// Vertical position, in units of which an original row is `size.height` high and a resulting row
    /// `original.height`.
    private var position = 0
    /// Sums for each pixel of a resulting row: those of the current original row, and those accumulated so far.
    private var sums: [SIMD4<UInt32>]
    private var covered: [SIMD4<UInt64>]
    private var row: [SIMD4<UInt8>]

    /// - Precondition: `size` is not empty and in neither direction larger than `original`.
    init(_ original: PixelSize, to size: PixelSize, _ isOpaque: Bool, into target: any FrameEncoder) {
        self.original = original
        self.size = size
        self.isOpaque = isOpaque
        self.target = target
        sums = Array(repeating: .zero, count: size.width)
        covered = Array(repeating: .zero, count: size.width)
        row = Array(repeating: .zero, count: size.width)
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        sum(row)
        let height = original.height
        let end = position + times * size.height
        while position < end {
            let isAtStart = position % height == 0
            if isAtStart, case let whole = (end - position) / height, whole > 0 {
                writeMeans(of: sums, area: original.width)
                try emit(times: whole)
                position += whole * height
                continue
            }
            let next = min(end, (position / height + 1) * height)
            cover(weight: UInt64(next - position), isFirst: isAtStart)
            position = next
            if position % height == 0 {
                writeMeans(of: covered, area: original.width * height)
                try emit(times: 1)
            }
        }
    }

    func finish() throws(OutputError) -> [UInt8] { try target.finish() }

    private func emit(times: Int) throws(OutputError) {
        try row.withUnsafeBufferPointer { row throws(OutputError) in
            try target.append(UnsafeRawBufferPointer(row), times: times)
        }
    }

    /// Calls `body` with every pixel of a row, the resulting pixels that it overlaps, and its weight in each.
    @inline(__always)
    private func forEachOverlap(_ body: (_ pixel: Int, _ target: Int, _ weight: UInt32) -> Void) {
        var (column, left) = (0, original.width)
        for pixel in 0..<original.width {
            var rest = size.width
            while rest >= left {
                body(pixel, column, UInt32(left))
                rest -= left
                (column, left) = (column + 1, original.width)
            }
            if rest > 0 {
                body(pixel, column, UInt32(rest))
                left -= rest
            }
        }
    }

    private func sum(_ row: UnsafeRawBufferPointer) {
        let isOpaque = isOpaque
        sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: .zero)
            forEachOverlap { pixel, column, weight in
                var color = SIMD4<UInt32>(
                    truncatingIfNeeded: row.load(fromByteOffset: pixel * 4, as: SIMD4<UInt8>.self))
                if isOpaque {
                    sums[column] &+= color &* weight
                } else {
                    let alpha = color.w &* weight
                    color.w = 1
                    sums[column] &+= color &* alpha
                }
            }
        }
    }

    /// Adds the sums of the current original row to those accumulated so far.
    private func cover(weight: UInt64, isFirst: Bool) {
        covered.withUnsafeMutableBufferPointer { covered in
            sums.withUnsafeBufferPointer { sums in
                for column in covered.indices {
                    let part = SIMD4<UInt64>(truncatingIfNeeded: sums[column]) &* weight
                    covered[column] = isFirst ? part : covered[column] &+ part
                }
            }
        }
    }

    /// Writes the means into ``row``.
    ///
    /// - Parameter area: Sum of the weights.
    private func writeMeans<Sum: FixedWidthInteger & UnsignedInteger>(of sums: [SIMD4<Sum>], area: Int) {
        let isOpaque = isOpaque
        row.withUnsafeMutableBufferPointer { row in
            sums.withUnsafeBufferPointer { sums in
                for column in row.indices {
                    let sum = SIMD4<Int64>(truncatingIfNeeded: sums[column])
                    row[column] = Self.mean(sum, area: Int64(area), isOpaque: isOpaque)
                }
            }
        }
    }

    /// Returns a mean, rounded to the nearest number.
    ///
    /// Sums are less than 2⁴⁶, and a quotient that is not a whole number is farther from one than the division of doubles is from
    /// the quotient, so that the result is exact.
    @inline(__always)
    private static func mean(_ sum: SIMD4<Int64>, area: Int64, isOpaque: Bool) -> SIMD4<UInt8> {
        let weight = isOpaque ? area : sum.w
        guard weight > 0 else { return .zero }
        func quotient(_ sum: Int64) -> UInt8 {
            UInt8(truncatingIfNeeded: Int64(Double(sum &+ weight / 2) / Double(weight)))
        }
        let alpha = isOpaque ? 255 : UInt8((sum.w &+ area / 2) / area)
        return SIMD4(quotient(sum.x), quotient(sum.y), quotient(sum.z), alpha)
    }
}
