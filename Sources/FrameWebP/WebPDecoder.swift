internal import CFrameWebP
public import FramePainting

/// Reads WebP files.
public enum WebPDecoder {
    /// Maximum number of pixels in an image, equal to that of PNG and JPEG files.
    public static let pixelLimit = 1 << 25

    /// Whether a file begins like a WebP file.
    public static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// Decodes a still image, lossy or lossless, with or without alpha.
    ///
    /// Profiles are ignored, and components taken as sRGB. A damaged file is an error and never yields part of an image.
    /// - Throws: ``WebPError``.
    public static func decode(_ bytes: [UInt8]) throws(WebPError) -> PixelBuffer {
        guard recognizes(bytes) else { throw .notWebP }
        var (width, height): (UInt32, UInt32) = (0, 0)
        try check(frame_webp_read_size(bytes, bytes.count, &width, &height))
        let size = PixelSize(width: Int(width), height: Int(height))
        guard size.width > 0, size.height > 0, size.width <= PixelSize.limit, size.height <= PixelSize.limit,
            size.width * size.height <= pixelLimit
        else { throw .tooLarge(size) }
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
        try check(frame_webp_read(bytes, bytes.count, width, &pixels, pixels.count))
        let format = PixelFormat(
            size: size, bytesPerRow: size.width * 4,
            channels: .color(red: 0, green: 1, blue: 2, alpha: 3, .straight))
        return pixels.withUnsafeBytes { format.decode($0) }
    }

    private static func check(_ status: frame_webp_status) throws(WebPError) {
        if status == FRAME_WEBP_READ { return }
        throw status == FRAME_WEBP_MISSING ? .missingLibrary : .damaged
    }
}

/// The reason why a WebP file cannot be read.
public enum WebPError: Error, Equatable, Sendable {
    case notWebP
    /// A side or the number of pixels exceeds the limits, or a side is 0.
    case tooLarge(PixelSize)
    /// The library is not installed.
    case missingLibrary
    /// libwebp rejected the file, or it is animated.
    case damaged

    /// One sentence that names the problem and what was expected.
    public var message: String {
        switch self {
        case .notWebP: "not a WebP: the file does not begin with “RIFF”, four bytes, and “WEBP”"
        case .tooLarge(let size):
            "the image has \(size.width)×\(size.height) pixels: at least one, at most \(PixelSize.limit) on a side and "
                + "\(WebPDecoder.pixelLimit) in all are read"
        case .missingLibrary: "libwebp is not installed: install it (apt-get install libwebp7)"
        case .damaged: "the WebP is damaged or animated; a whole still image is read"
        }
    }
}
