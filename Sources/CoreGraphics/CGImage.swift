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

    /// The bytes of a PNG file; `nil` where libpng refuses, which it does only for want of memory.
    package func pngData() -> Data? {
        (try? PNGEncoder.encode(bitmap.pixels, isOpaque: bitmap.isOpaque)).map { Data($0) }
    }

    /// Pixels.
    public var width: Int { bitmap.size.width }
    /// Pixels.
    public var height: Int { bitmap.size.height }

    /// The part in `rect`, given in pixels from the top left corner and widened to whole ones; `nil` where nothing of the
    /// picture lies.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.standardized.integral.intersection(all)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let size = PixelSize(width: Int(part.width), height: Int(part.height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size.width * size.height * 4)
        for row in Int(part.minY)..<Int(part.maxY) {
            let start = row * bitmap.pixels.bytesPerRow + Int(part.minX) * 4
            bytes += bitmap.pixels.bytes[start..<start + size.width * 4]
        }
        return CGImage(Bitmap(PixelBuffer(size: size, bytes: bytes)))
    }

    /// The picture with its pixels elsewhere: first rows become columns if sides are swapped, then each side is turned round.
    ///
    /// - Parameters:
    ///   - mirrorsX: whether what was on the left is at the other end of the side it is on now.
    ///   - mirrorsY: the same for the top.
    package func rearranged(swapsSides: Bool, mirrorsX: Bool, mirrorsY: Bool) -> CGImage {
        let size = swapsSides ? PixelSize(width: height, height: width) : bitmap.size
        let source = bitmap.pixels
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.bytes.count)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (column, row) = swapsSides ? (y, x) : (x, y)
                let start =
                    (mirrorsY ? height - 1 - row : row) * source.bytesPerRow
                    + (mirrorsX ? width - 1 - column : column) * 4
                bytes += source.bytes[start..<start + 4]
            }
        }
        return CGImage(Bitmap(PixelBuffer(size: size, bytes: bytes)))
    }

    /// The picture's shape in one colour: its alpha times the colour's.
    package func tinted(with color: CGColor) -> CGImage {
        func byte(_ value: Double) -> Double { min(max(value, 0), 1) * 255 }
        let alpha = min(max(color.color.alpha, 0), 1)
        let tint = [color.color.red, color.color.green, color.color.blue].map { byte($0) * alpha } + [255 * alpha]
        var bytes = bitmap.pixels.bytes
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let share = Double(bytes[index + 3]) / 255
            for channel in 0..<4 { bytes[index + channel] = UInt8((tint[channel] * share).rounded()) }
        }
        return CGImage(Bitmap(PixelBuffer(size: bitmap.size, bytes: bytes)))
    }
}
