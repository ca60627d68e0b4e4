public import FramePNG
public import FramePainting
import Glibc

/// What comparing two images byte by byte found. There is no tolerance: one pixel one level off is a difference.
public enum PixelComparison: Equatable, Sendable {
    case equal
    case different(PixelDifference)
    /// Images of different sizes are not compared any further: no pixel of one belongs to a pixel of the other.
    case sizes(expected: PixelSize, actual: PixelSize)

    /// Compares what two frames show: premultiplied pixels.
    public init(expected: PixelBuffer, actual: PixelBuffer) {
        self.init(sizes: (expected.size, actual.size), expected.bytes, actual.bytes)
    }

    /// Compares what two files hold: straight pixels, where the colour under alpha 0 counts too.
    public init(expected: StraightImage, actual: StraightImage) {
        self.init(sizes: (expected.size, actual.size), expected.bytes, actual.bytes)
    }

    private init(sizes: (expected: PixelSize, actual: PixelSize), _ expected: [UInt8], _ actual: [UInt8]) {
        guard sizes.expected == sizes.actual else {
            self = .sizes(expected: sizes.expected, actual: sizes.actual)
            return
        }
        let difference = expected.withUnsafeBytes { expected in
            actual.withUnsafeBytes { actual in Self.difference(expected, actual, size: sizes.actual) }
        }
        self = difference.map { .different($0) } ?? .equal
    }

    /// Rows that are equal cost no more than `memcmp`.
    private static func difference(
        _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, size: PixelSize
    ) -> PixelDifference? {
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return nil }
        let bytesPerRow = size.width * 4
        var found = RowScan(width: size.width)
        for y in 0..<size.height {
            let (expectedRow, actualRow) = (expected + y * bytesPerRow, actual + y * bytesPerRow)
            if memcmp(expectedRow, actualRow, bytesPerRow) != 0 { found.add(row: y, expectedRow, actualRow) }
        }
        return found.difference
    }
}
