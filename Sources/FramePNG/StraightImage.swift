public import FramePainting

/// An image in the form of a PNG file: 8-bit R, G, B, A with straight (not premultiplied) alpha, in rows without gaps.
///
/// Premultiplying loses color at low alpha; this form survives reading and writing without loss.
public struct StraightImage: Equatable, Sendable {
    public let size: PixelSize
    /// Bytes in `size.height` rows of `size.width * 4`.
    public let bytes: [UInt8]

    /// - Precondition: `bytes.count == size.width * 4 * size.height`.
    public init(size: PixelSize, bytes: [UInt8]) {
        precondition(bytes.count == size.width * 4 * size.height, "a straight image needs four bytes per pixel")
        self.size = size
        self.bytes = bytes
    }

    /// Creates the straight form of a frame; see ``StraightAlpha/straighten(_:into:isOpaque:)``.
    public init(_ pixels: PixelBuffer, isOpaque: Bool) {
        size = pixels.size
        bytes = pixels.bytes.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(target)[..<source.count])
                StraightAlpha.straighten(source, into: target, isOpaque: isOpaque)
                count = source.count
            }
        }
    }

    /// Whether every alpha is 255.
    public var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }

    /// Premultiplied form, ready to draw.
    public var premultiplied: PixelBuffer {
        let premultiplied = bytes.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(target)[..<source.count])
                StraightAlpha.premultiply(source, into: target)
                count = source.count
            }
        }
        return PixelBuffer(size: size, bytes: premultiplied)
    }

    /// The image as a layer's contents. Neither side may be 0, which holds for every decoded image.
    public var rasterImage: RasterImage { RasterImage(premultiplied) }
}
