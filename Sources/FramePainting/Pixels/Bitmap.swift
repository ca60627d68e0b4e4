/// An image as the rasterizer samples it: immutable, shared by reference between display lists.
///
/// Equality is by content, so that display lists of two runs compare equal; identical references are found equal at once.
public final class Bitmap: Hashable, Sendable {
    public let pixels: PixelBuffer
    /// Whether every alpha is 255.
    public let isOpaque: Bool

    public var size: PixelSize { pixels.size }

    /// - Precondition: neither side of `pixels` is 0.
    public init(_ pixels: PixelBuffer) {
        precondition(pixels.size.width > 0 && pixels.size.height > 0, "a bitmap has at least one pixel")
        self.pixels = pixels
        isOpaque = pixels.bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }

    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        left === right || left.pixels == right.pixels
    }

    /// The size alone: enough to find a display list by, cheap for a large photograph.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
    }
}
