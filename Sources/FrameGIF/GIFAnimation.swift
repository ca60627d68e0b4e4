public import FramePainting

/// The structure of a GIF file before decoding: its size, and the delay of each frame. ``frames()`` decodes them.
///
/// A file with a single frame is a still image. A file may end without its trailer, as many do.
///
/// Source: GIF89a specification, 31 July 1990, and the application extension NETSCAPE2.0.
public struct GIFAnimation: Sendable {
    /// Maximum number of pixels of a canvas, equal to that of PNG and JPEG files.
    public static let pixelLimit = 1 << 25
    /// Maximum number of frames.
    public static let frameLimit = 1 << 16

    public let size: PixelSize
    /// The number of times that the frames are shown; 0 without an end.
    public let plays: Int
    let parts: [GIFPart]

    public var frameCount: Int { parts.count }
    /// The time for which each frame is shown, in hundredths of a second.
    public var delays: [Int] { parts.map(\.delay) }

    /// Whether a file begins like a GIF file.
    public static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    }

    /// - Throws: ``GIFError``.
    public init(_ bytes: [UInt8]) throws(GIFError) {
        guard Self.recognizes(bytes) else { throw .notGIF }
        var reader = GIFReader(bytes)
        size = try reader.readHeader()
        while try reader.readBlock() {}
        guard !reader.parts.isEmpty else { throw .damaged(offset: bytes.count) }
        (parts, plays) = (reader.parts, reader.plays)
    }

    /// Returns the complete frames, starting with the first.
    public func frames() -> GIFFrames { GIFFrames(self) }
}

/// The part of the canvas that one frame changes.
struct GIFPart: Sendable {
    enum Disposal: Sendable {
        case none, background, previous
    }

    var left: Int
    var top: Int
    var size: PixelSize
    /// Three bytes for each color.
    var palette: ArraySlice<UInt8>
    /// The number of the color that leaves a pixel as it is.
    var transparent: Int?
    /// The duration of the frame in hundredths of a second.
    var delay: Int
    /// The treatment of the part after the frame has been shown.
    var disposal: Disposal
    var isInterlaced: Bool
    /// The number of bits of a color.
    var depth: Int
    /// Compressed numbers of colors.
    var data: [UInt8]
}

/// The reason why a GIF file cannot be read.
public enum GIFError: Error, Equatable, Sendable {
    case notGIF
    /// A side or the number of pixels exceeds the limits, or a side is 0.
    case tooLarge(PixelSize)
    case tooManyFrames
    /// The file ends early, or has a value that the format does not allow, at a byte of the file.
    case damaged(offset: Int)
    /// The colors of a frame, counted from 0, cannot be decoded.
    case damagedFrame(Int)

    /// One sentence that names the problem and what was expected.
    public var message: String {
        switch self {
        case .notGIF: "not a GIF: the file does not begin with “GIF87a” or “GIF89a”"
        case .tooLarge(let size):
            "the image has \(size.width)×\(size.height) pixels: at least one, at most \(PixelSize.limit) on a side and "
                + "\(GIFAnimation.pixelLimit) in all are read"
        case .tooManyFrames: "the GIF has more than \(GIFAnimation.frameLimit) frames"
        case .damaged(let offset): "the GIF is damaged or ends early at byte \(offset)"
        case .damagedFrame(let index): "the colors of frame \(index + 1) of the GIF are damaged"
        }
    }
}
