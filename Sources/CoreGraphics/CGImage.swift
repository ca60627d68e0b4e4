internal import FramePNG
package import FramePainting

/// A picture: 8-bit sRGB pixels with alpha. Immutable.
public final class CGImage: Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// A picture from the bytes of a PNG file.
    ///
    /// - Throws: `PNGError`, which says what is wrong with the file.
    package convenience init(pngData: Data) throws {
        self.init(try PNGDecoder.decode([UInt8](pngData)).bitmap)
    }

    /// Pixels.
    public var width: Int { bitmap.size.width }
    /// Pixels.
    public var height: Int { bitmap.size.height }
}
