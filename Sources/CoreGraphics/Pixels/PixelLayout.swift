internal import FramePainting

/// How the pixels of a bitmap are stored, in the words of Core Graphics: 8 bits per component, rows from the top.
struct PixelLayout: Hashable, Sendable {
    let format: PixelFormat
    let space: CGColorSpace
    let bitmapInfo: CGBitmapInfo
    let alphaInfo: CGImageAlphaInfo

    /// The layout of rasterized images.
    init(of image: RasterImage) {
        alphaInfo = image.isOpaque ? .noneSkipLast : .premultipliedLast
        format = PixelFormat(
            size: image.size, bytesPerRow: image.pixels.bytesPerRow,
            channels: .color(red: 0, green: 1, blue: 2, alpha: 3, image.isOpaque ? .skipped : .premultiplied))
        space = CGColorSpace(.rgb, name: CGColorSpace.sRGB)
        bitmapInfo = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    }

    /// - Parameters:
    ///   - bitsPerPixel: 8 or 32; `nil` for the number that the space and the alpha need.
    ///   - bytesPerRow: At least the bytes of a row of pixels; 0 for exactly these.
    /// - Returns: `nil` for a layout that is not supported: one with components of other than 8 bits, of a space other
    ///   than gray or RGB, or with alpha beside gray.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int? = nil, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        guard bitsPerComponent == 8, 1...PixelSize.limit ~= width, 1...PixelSize.limit ~= height,
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            let channels = Self.channels(alpha, space.model, isReversed: bitmapInfo.byteOrder == .byteOrder32Little)
        else { return nil }
        alphaInfo = alpha
        self.space = space
        self.bitmapInfo = bitmapInfo
        let size = PixelSize(width: width, height: height)
        let needed = PixelFormat(size: size, bytesPerRow: 0, channels: channels).bytesPerPixel
        guard bitsPerPixel == nil || bitsPerPixel == 8 * needed, bytesPerRow == 0 || bytesPerRow >= width * needed
        else { return nil }
        format = PixelFormat(
            size: size, bytesPerRow: bytesPerRow == 0 ? width * needed : bytesPerRow, channels: channels)
    }

    /// - Parameter isReversed: Whether the four bytes of a pixel are in reverse order.
    private static func channels(
        _ alpha: CGImageAlphaInfo, _ model: CGColorSpaceModel, isReversed: Bool
    ) -> PixelFormat.Channels? {
        switch (alpha, model) {
        case (.alphaOnly, _): .alpha
        case (.none, .monochrome): .gray
        case (.premultipliedLast, .rgb): color(isFirst: false, isReversed, .premultiplied)
        case (.premultipliedFirst, .rgb): color(isFirst: true, isReversed, .premultiplied)
        case (.last, .rgb): color(isFirst: false, isReversed, .straight)
        case (.first, .rgb): color(isFirst: true, isReversed, .straight)
        case (.noneSkipLast, .rgb): color(isFirst: false, isReversed, .skipped)
        case (.noneSkipFirst, .rgb): color(isFirst: true, isReversed, .skipped)
        case (.none, _), (.premultipliedLast, _), (.premultipliedFirst, _), (.last, _), (.first, _),
            (.noneSkipLast, _), (.noneSkipFirst, _):
            nil
        }
    }

    private static func color(
        isFirst: Bool, _ isReversed: Bool, _ alpha: PixelFormat.Alpha
    ) -> PixelFormat.Channels {
        switch (isFirst, isReversed) {
        case (false, false): .color(red: 0, green: 1, blue: 2, alpha: 3, alpha)
        case (false, true): .color(red: 3, green: 2, blue: 1, alpha: 0, alpha)
        case (true, false): .color(red: 1, green: 2, blue: 3, alpha: 0, alpha)
        case (true, true): .color(red: 2, green: 1, blue: 0, alpha: 3, alpha)
        }
    }

    /// Whether colors are stored without their alpha multiplied in, which contexts do not support.
    var isStraight: Bool { alphaInfo == .last || alphaInfo == .first }
}
