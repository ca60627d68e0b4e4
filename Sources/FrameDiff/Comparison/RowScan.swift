import Glibc

/// Accumulates the differences between the rows of two images, from the top down.
///
/// Rows are scanned by branch-free loops that the compiler vectorizes; only rows that extend the box or the worst
/// channel are searched pixel by pixel. A row that differs exactly like the one above is only counted.
struct RowScan {
    private let width: Int
    private var count = 0
    private var levels = 0
    private var worst: ChannelDifference?
    private var columns = (first: Int.max, last: -1)
    private var rows = (first: 0, last: 0)
    /// Number and total levels of the differing pixels in the last row added.
    private var above = (count: 0, levels: 0)

    init(width: Int) {
        self.width = width
    }

    var difference: PixelDifference? {
        guard let worst else { return nil }
        return PixelDifference(
            count: count, levels: levels, worst: worst,
            bounds: PixelBox(
                x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
                height: rows.last - rows.first + 1))
    }

    /// - Precondition: The rows have `width` pixels and differ. In memory, each follows the row above it.
    mutating func add(row y: Int, _ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer) {
        let bytesPerRow = width * 4
        if worst == nil {
            rows.first = y
        } else if rows.last == y - 1, memcmp(expected - bytesPerRow, expected, bytesPerRow) == 0,
            memcmp(actual - bytesPerRow, actual, bytesPerRow) == 0
        {
            rows.last = y
            count += above.count
            levels += above.levels
            return
        }
        rows.last = y
        above = (
            Self.differingPixels(expected, actual, width), Self.sumOfDeltas(expected, actual, bytesPerRow)
        )
        count += above.count
        levels += above.levels
        let largest = Self.largestDelta(expected, actual, bytesPerRow)
        if Int(largest) > worst?.delta ?? 0 {
            var index = 0
            while Self.delta(expected, actual, index) != largest { index += 1 }
            worst = ChannelDifference(
                x: index / 4, y: y, channel: ChannelDifference.Channel.allCases[index % 4],
                expected: expected.load(fromByteOffset: index, as: UInt8.self),
                actual: actual.load(fromByteOffset: index, as: UInt8.self))
        }
        if let first = (0..<min(columns.first, width)).first(where: { Self.differs(expected, actual, $0) }) {
            columns.first = first
        }
        if let last = (columns.last + 1..<width).last(where: { Self.differs(expected, actual, $0) }) {
            columns.last = last
        }
    }

    private static func differingPixels(
        _ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, _ width: Int
    ) -> Int {
        var count: UInt32 = 0
        for x in 0..<width { count &+= differs(expected, actual, x) ? 1 : 0 }
        return Int(count)
    }

    private static func sumOfDeltas(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, _ bytes: Int) -> Int {
        var sum: UInt32 = 0
        for index in 0..<bytes { sum &+= UInt32(delta(expected, actual, index)) }
        return Int(sum)
    }

    private static func largestDelta(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, _ bytes: Int) -> UInt8 {
        var largest: UInt8 = 0
        for index in 0..<bytes { largest = max(largest, delta(expected, actual, index)) }
        return largest
    }

    @inline(__always)
    private static func differs(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, _ x: Int) -> Bool {
        expected.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            != actual.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
    }

    @inline(__always)
    private static func delta(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, _ index: Int) -> UInt8 {
        let (left, right) = (
            expected.load(fromByteOffset: index, as: UInt8.self), actual.load(fromByteOffset: index, as: UInt8.self)
        )
        return max(left, right) &- min(left, right)
    }
}
