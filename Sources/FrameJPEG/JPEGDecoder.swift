internal import CFrameJPEG
public import FramePainting

/// Reads JPEG files.
public enum JPEGDecoder {
    /// Maximum number of pixels in an image, equal to that of `PNGLimits.default`.
    public static let pixelLimit = 1 << 25
    /// Maximum number of scans. Progressive files have about ten, and each takes as long as a whole image.
    private static let scanLimit: Int32 = 100

    /// Whether a file begins like a JPEG file.
    public static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Decodes a JPEG file to opaque pixels.
    ///
    /// Reads gray, YCbCr, RGB, CMYK and YCCK, baseline and progressive. Profiles are ignored, and components taken as
    /// sRGB. A file that ends early or is damaged is an error and never yields part of an image.
    /// - Throws: ``JPEGError``.
    public static func decode(_ bytes: [UInt8]) throws(JPEGError) -> JPEGImage {
        guard recognizes(bytes) else { throw .notJPEG }
        let header = frame_jpeg_read_size(bytes, bytes.count)
        guard header.failed == 0 else { throw .damaged(header.text) }
        let size = PixelSize(width: Int(header.width), height: Int(header.height))
        guard size.width > 0, size.height > 0, size.width <= PixelSize.limit, size.height <= PixelSize.limit,
            size.width * size.height <= pixelLimit
        else { throw .tooLarge(size) }
        let count = size.width * size.height * 4
        var result = header
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            result = frame_jpeg_read(bytes, bytes.count, scanLimit, buffer.baseAddress, count)
            initialized = result.failed == 0 ? count : 0
        }
        guard result.failed == 0 else { throw .damaged(result.text) }
        return JPEGImage(
            pixels: PixelBuffer(size: size, bytes: pixels), orientation: ExifOrientation.ofFile(bytes) ?? 1)
    }
}

/// A decoded JPEG file.
public struct JPEGImage: Equatable, Sendable {
    /// Pixels as stored, without rotation.
    public let pixels: PixelBuffer
    /// Orientation, 1…8 as in the Exif standard; 1 is upright.
    public let orientation: Int
}

/// The reason why a JPEG cannot be read or written.
public enum JPEGError: Error, Equatable, Sendable {
    case notJPEG
    /// A side or the number of pixels exceeds the limits, or a side is 0.
    case tooLarge(PixelSize)
    /// libjpeg rejected the file with this message.
    case damaged(String)
    /// libjpeg failed to write with this message.
    case writing(String)

    /// One sentence that names the problem and what was expected.
    public var message: String {
        switch self {
        case .notJPEG: "not a JPEG: the file does not begin with the bytes [255, 216, 255]"
        case .tooLarge(let size):
            "the image has \(size.width)×\(size.height) pixels: at least one, at most \(PixelSize.limit) on a side and "
                + "\(JPEGDecoder.pixelLimit) in all are read"
        case .damaged(let reason): "the JPEG is damaged: \(reason)"
        case .writing(let reason): "libjpeg cannot write the image: \(reason)"
        }
    }
}

extension frame_jpeg_result {
    var text: String {
        withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
