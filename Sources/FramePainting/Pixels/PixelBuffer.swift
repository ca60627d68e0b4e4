/// Rows of 8-bit R, G, B, A in premultiplied, gamma-encoded sRGB, without gaps between rows: a whole frame or a band of
/// one.
public struct PixelBuffer: Equatable, Sendable {
    public let size: PixelSize
    /// Bytes of the pixels, in `size.height` rows of `bytesPerRow` bytes.
    public var bytes: [UInt8]

    @inlinable public var bytesPerRow: Int { size.width * 4 }

    /// Creates a buffer filled with transparent black.
    public init(size: PixelSize) {
        self.init(size: size, bytes: [UInt8](repeating: 0, count: size.width * 4 * size.height))
    }

    /// - Precondition: `bytes.count == size.width * 4 * size.height`.
    public init(size: PixelSize, bytes: [UInt8]) {
        precondition(bytes.count == size.width * 4 * size.height, "a pixel buffer needs four bytes per pixel")
        self.size = size
        self.bytes = bytes
    }

    /// Whether red, green and blue are equal in every pixel.
    public var isGray: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: bytes.count, by: 4).allSatisfy {
                bytes[$0] == bytes[$0 + 1] && bytes[$0] == bytes[$0 + 2]
            }
        }
    }

    /// The four premultiplied bytes at column `x` and row `y`.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        let index = y * bytesPerRow + x * 4
        return SIMD4(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
}

/// A width and height in whole pixels.
@frozen public struct PixelSize: Equatable, Hashable, Sendable {
    /// Longest side of a canvas. 16,384² at four bytes is 1 GiB: the largest frame that fits a small machine, and
    /// beyond every device Apple lists (5K is 5,120).
    public static let limit = 16_384

    public var width: Int
    public var height: Int

    @inlinable public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// An immutable image as sampled by the rasterizer, shared by reference between display lists.
///
/// Equality is by content, so that display lists of two runs compare equal; identical references are recognized as
/// equal at once.
public final class RasterImage: Hashable, Sendable {
    public let pixels: PixelBuffer
    /// Whether every alpha is 255.
    public let isOpaque: Bool

    public var size: PixelSize { pixels.size }

    /// - Precondition: Neither side of `pixels` is 0.
    public init(_ pixels: PixelBuffer) {
        precondition(pixels.size.width > 0 && pixels.size.height > 0, "an image has at least one pixel")
        self.pixels = pixels
        isOpaque = pixels.bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }

    public static func == (left: RasterImage, right: RasterImage) -> Bool {
        left === right || left.pixels == right.pixels
    }

    /// Hashes only the size, which is sufficient for tables of display lists and cheap for a large photograph.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
    }
}
