package import FrameGeometry
package import FramePainting
internal import FrameRaster

/// How a pixel's bytes are arranged. Kept by name; contexts have an arrangement of their own.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How a pixel's bytes are arranged. Kept by name; contexts have an arrangement of their own.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension CGContext {
    /// A context of `width` × `height` pixels, y up.
    ///
    /// Differs from Core Graphics: pixels cannot be written to or read from memory, so `nil` comes back when there is `data`;
    /// ``makeImage()`` gives the picture. How the bytes are arranged has no effect.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, 1...PixelSize.limit ~= width, 1...PixelSize.limit ~= height else { return nil }
        let isOpaque = [CGImageAlphaInfo.none, .noneSkipLast, .noneSkipFirst].map(\.rawValue).contains(bitmapInfo & 31)
        self.init(
            bounds: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), scale: 1,
            background: isOpaque ? .black : .clear,
            map: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)))
    }

    /// Pixels.
    public var width: Int { Int((bounds.size.width * scale).rounded()) }
    /// Pixels.
    public var height: Int { Int((bounds.size.height * scale).rounded()) }
}

extension CGImage {
    /// A picture of display-list items; `nil` when it has no pixels or more than a canvas may have.
    ///
    /// - Parameters:
    ///   - bounds: the part of the items' coordinates that is seen. A pixel that is begun counts.
    ///   - scale: pixels per point.
    package convenience init?(drawing items: [PaintItem], in bounds: Rect, scale: Double, background: Color = .clear) {
        // A ten-thousandth of a pixel is forgiven.
        let width = (bounds.size.width * scale - 1e-4).rounded(.up)
        let height = (bounds.size.height * scale - 1e-4).rounded(.up)
        let limit = Double(PixelSize.limit)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        var list = DisplayList(
            size: PixelSize(width: Int(width), height: Int(height)), scale: scale, background: background, items: items)
        if bounds.origin != .zero {
            list.items = [
                .group(Group(transform: .translation(x: -bounds.minX, y: -bounds.minY), items: items))
            ]
        }
        self.init(Bitmap(Rasterizer.pixels(of: list)))
    }
}
