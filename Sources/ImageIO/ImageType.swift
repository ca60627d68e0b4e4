internal import FrameGIF
internal import FrameJPEG
internal import FrameWebP

/// The formats that are read, by their uniform types.
enum ImageType: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"

    private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The format of a file, by its first bytes; `nil` if it is not one of these.
    static func ofFile(_ bytes: [UInt8]) -> ImageType? {
        if bytes.starts(with: signatureOfPNG) { return .png }
        if JPEGDecoder.recognizes(bytes) { return .jpeg }
        if GIFAnimation.recognizes(bytes) { return .gif }
        return WebPDecoder.recognizes(bytes) ? .webP : nil
    }
}
