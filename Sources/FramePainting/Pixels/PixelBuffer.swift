/// A block of rows of 8-bit R, G, B, A, premultiplied, gamma-encoded sRGB; rows follow each other without gaps.
///
/// A whole frame or a band of one: nothing here knows which.
public struct PixelBuffer: Equatable, Sendable {
    public let size: PixelSize
    /// `size.height` rows of `bytesPerRow` bytes.
    public var bytes: [UInt8]

    @inlinable public var bytesPerRow: Int { size.width * 4 }

    /// Transparent black.
    public init(size: PixelSize) {
        self.init(size: size, bytes: [UInt8](repeating: 0, count: size.width * 4 * size.height))
    }

    /// - Precondition: `bytes.count == size.width * 4 * size.height`.
    public init(size: PixelSize, bytes: [UInt8]) {
        precondition(bytes.count == size.width * 4 * size.height, "a pixel buffer needs four bytes per pixel")
        self.size = size
        self.bytes = bytes
    }

    /// The four premultiplied bytes at column `x`, row `y`.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        let index = y * bytesPerRow + x * 4
        return SIMD4(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
}
