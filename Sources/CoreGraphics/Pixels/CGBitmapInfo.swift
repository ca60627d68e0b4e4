internal import FramePainting

/// The place of alpha in a pixel. Raw values match the public header.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes. Raw values match the public header.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layout of a pixel's bytes: its ``CGImageAlphaInfo`` and ``CGImageByteOrderInfo``.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    // The order of the processor, which is little-endian on every platform of Apple's.
    public static let byteOrder16Host = byteOrder16Little
    public static let byteOrder32Host = byteOrder32Little

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    var byteOrder: CGBitmapInfo { intersection(.byteOrderMask) }
}

extension CGContext {
    public typealias ReleaseBitmapCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

    /// Creates a context of `width` × `height` pixels in which y points up.
    ///
    /// Returns `nil` for a layout other than 8 bits per component of gray without alpha, of alpha alone, or of RGB with
    /// premultiplied or skipped alpha.
    ///
    /// Drawing in the caller's memory rasterizes after each call; without, only when pixels are needed.
    ///
    /// - Parameters:
    ///   - data: The caller's memory, which must outlive the context; `nil` to let the context have its own.
    ///   - bytesPerRow: 0 for the bytes of a row of pixels.
    ///   - bitmapInfo: A ``CGImageAlphaInfo``, with a byte order of ``CGBitmapInfo``.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
        guard let layout, !layout.isStraight else { return nil }
        self.init(layout, at: data)
    }

    /// The width in pixels.
    public var width: Int { Int((bounds.size.width * scale).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((bounds.size.height * scale).rounded()) }

    // The layout of a bitmap context's pixels; 0 or none for contexts of UIKit.
    public var bitsPerComponent: Int { layout == nil ? 0 : 8 }
    public var bitsPerPixel: Int { 8 * (layout?.format.bytesPerPixel ?? 0) }
    public var bytesPerRow: Int { layout?.format.bytesPerRow ?? 0 }
    public var colorSpace: CGColorSpace? { layout?.space }
    public var alphaInfo: CGImageAlphaInfo { layout?.alphaInfo ?? .none }
    public var bitmapInfo: CGBitmapInfo { layout?.bitmapInfo ?? [] }
}

extension CGImage {
    public typealias BitmapInfo = CGBitmapInfo

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 8 * layout.format.bytesPerPixel }
    public var bytesPerRow: Int { layout.format.bytesPerRow }
    public var colorSpace: CGColorSpace? { layout.space }
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: layout.bitmapInfo.byteOrder.rawValue) ?? .orderDefault
    }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var shouldInterpolate: Bool { true }
    public var isMask: Bool { false }
    public var utType: CFString? { nil }

    /// The pixels in the layout that the other properties describe, rows from the top.
    public var dataProvider: CGDataProvider? {
        var bytes = Data(count: layout.format.byteCount)
        bytes.withUnsafeMutableBytes { layout.format.encode(rasterImage.pixels, into: $0) }
        return CGDataProvider(data: bytes)
    }

    /// Creates an image from pixels. Returns `nil` for a layout other than 8 bits per component of gray without alpha,
    /// of alpha alone, or of RGB with alpha or a skipped byte, or if there are fewer bytes.
    ///
    /// - Parameters:
    ///   - decode: Must be `nil`: components are used as they are.
    ///   - shouldInterpolate: Not used: the context decides on interpolation.
    ///   - intent: Not used, because every color is within sRGB.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
        guard decode == nil, let layout, let data = provider.data,
            data.count >= layout.format.byteCount - layout.format.bytesPerRow + width * layout.format.bytesPerPixel
        else { return nil }
        self.init(RasterImage(data.withUnsafeBytes(layout.format.decode)), layout: layout)
    }

    /// Decodes a PNG file. Returns `nil` if the data is none.
    ///
    /// - Parameters:
    ///   - decode: Must be `nil`: components are used as they are.
    ///   - shouldInterpolate: Not used: the context decides on interpolation.
    ///   - intent: Not used, because every color is within sRGB.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data, let image = try? Self.decode(png: [UInt8](data)) else {
            return nil
        }
        self.init(image.rasterImage)
    }

    /// The image itself, because images do not change.
    public func copy() -> CGImage? { self }
}

/// The bytes from which a font or an image is created, or which an image has.
public final class CGDataProvider: _CFObject {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }

    /// The bytes of a file. Returns `nil` if it cannot be read.
    public init?(url: CFURL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// The bytes of the file at a path. Returns `nil` if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(filePath: String(cString: filename)))
    }
}
