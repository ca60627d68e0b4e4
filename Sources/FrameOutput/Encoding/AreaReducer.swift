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
    /// Sums for each value of a resulting row: those of the current original row, and those accumulated so far.
    private var sums: [UInt64]
    private var covered: [UInt64]
    private var row: [UInt8]

    /// - Precondition: `size` is not empty and in neither direction larger than `original`.
    init(_ original: PixelSize, to size: PixelSize, _ isOpaque: Bool, into target: any FrameEncoder) {
        self.original = original
        self.size = size
        self.isOpaque = isOpaque
        self.target = target
        sums = Array(repeating: 0, count: size.width * 4)
        covered = sums
        row = Array(repeating: 255, count: size.width * 4)
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        isOpaque ? sum(opaque: row) : sum(translucent: row)
        let height = original.height
        let end = position + times * size.height
        while position < end {
            let isAtStart = position % height == 0
            if isAtStart, case let whole = (end - position) / height, whole > 0 {
                write(sums, weighing: UInt64(original.width))
                try emit(times: whole)
                position += whole * height
                continue
            }
            let next = min(end, (position / height + 1) * height)
            let weight = UInt64(next - position)
            for index in covered.indices { covered[index] = (isAtStart ? 0 : covered[index]) &+ sums[index] &* weight }
            position = next
            if position % height == 0 {
                write(covered, weighing: UInt64(original.width * height))
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
    private func forEachOverlap(_ body: (_ pixel: Int, _ target: Int, _ weight: UInt64) -> Void) {
        var (column, left) = (0, original.width)
        for pixel in 0..<original.width {
            var rest = size.width
            while rest >= left {
                body(pixel, column, UInt64(left))
                rest -= left
                (column, left) = (column + 1, original.width)
            }
            if rest > 0 {
                body(pixel, column, UInt64(rest))
                left -= rest
            }
        }
    }

    private func sum(opaque row: UnsafeRawBufferPointer) {
        for index in sums.indices { sums[index] = 0 }
        sums.withUnsafeMutableBufferPointer { sums in
            forEachOverlap { pixel, column, weight in
                sums[column * 4] &+= UInt64(row[pixel * 4]) &* weight
                sums[column * 4 + 1] &+= UInt64(row[pixel * 4 + 1]) &* weight
                sums[column * 4 + 2] &+= UInt64(row[pixel * 4 + 2]) &* weight
            }
        }
    }

    private func sum(translucent row: UnsafeRawBufferPointer) {
        for index in sums.indices { sums[index] = 0 }
        sums.withUnsafeMutableBufferPointer { sums in
            forEachOverlap { pixel, column, weight in
                let alpha = UInt64(row[pixel * 4 + 3]) &* weight
                sums[column * 4] &+= UInt64(row[pixel * 4]) &* alpha
                sums[column * 4 + 1] &+= UInt64(row[pixel * 4 + 1]) &* alpha
                sums[column * 4 + 2] &+= UInt64(row[pixel * 4 + 2]) &* alpha
                sums[column * 4 + 3] &+= alpha
            }
        }
    }

    /// Writes the means into ``row``.
    ///
    /// - Parameter area: Sum of the weights.
    private func write(_ sums: [UInt64], weighing area: UInt64) {
        for column in 0..<size.width {
            let weight = isOpaque ? area : sums[column * 4 + 3]
            for channel in 0..<3 {
                let index = column * 4 + channel
                row[index] = weight == 0 ? 0 : UInt8((sums[index] &+ weight / 2) / weight)
            }
            if !isOpaque { row[column * 4 + 3] = UInt8((weight &+ area / 2) / area) }
        }
    }
}
