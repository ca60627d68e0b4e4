public import FramePainting

/// The reason why a PNG cannot be read or written.
public enum PNGError: Error, Equatable, Sendable {
    // Errors of reading.

    /// The file does not begin with the PNG signature but with these bytes.
    case notPNG(firstBytes: [UInt8])
    /// The file ends inside the chunk at byte `offset`; `chunk` is `nil` if that is before its name and checksum.
    case truncated(chunk: String?, offset: Int, expected: Int, found: Int)
    /// The chunk at byte `offset` has a name of four bytes that are not letters.
    case invalidChunkName([UInt8], offset: Int)
    /// The first chunk is not IHDR but has this name.
    case missingHeader(first: String)
    /// IHDR has this length instead of 13 bytes.
    case headerLength(Int)
    /// There is another IHDR at byte `offset`.
    case secondHeader(offset: Int)
    /// The image exceeds the limits in width, height or number of pixels.
    case tooLarge(PixelSize, limits: PNGLimits)
    /// The image is interlaced and has too many pixels to be decoded at once.
    case interlaced(PixelSize, maxPixels: Int)
    /// A chunk exceeds ``PNGLimits/maxChunkBytes``.
    case chunkTooLarge(name: String, length: Int, limit: Int)
    /// The image data is too short for the number of pixels, at any compression.
    case tooFewImageBytes(Int, size: PixelSize)
    /// libpng rejected the file with this message after reading `offset` bytes.
    case damaged(String, offset: Int)
    /// The file has no animation where one is required.
    case notAnimated
    /// The animation is damaged in the chunk at byte `offset`.
    case damagedAnimation(AnimationDamage, offset: Int)

    // Errors of writing.

    /// A side is 0, negative or greater than `PixelSize.limit`.
    case unwritableSize(PixelSize)
    /// The compression level is outside 0…9.
    case invalidLevel(Int)
    /// A band ends inside a row.
    case partialRow(byteCount: Int, bytesPerRow: Int)
    /// `appended` rows were appended when only `missing` were missing.
    case tooManyRows(appended: Int, missing: Int, height: Int)
    /// The image was finished before its last row.
    case missingRows(missing: Int, height: Int)
    /// The image is already finished.
    case finished
    /// libpng failed to write with this message.
    case writing(String)

    /// One sentence that names the problem, its location and what was expected.
    public var message: String {
        switch self {
        case .notPNG(let firstBytes):
            firstBytes.isEmpty
                ? "the file is empty: expected a PNG"
                : "not a PNG: the file begins with the bytes \(firstBytes), expected [137, 80, 78, 71, 13, 10, 26, 10]"
        case .truncated(let chunk, let offset, let expected, let found):
            "the file ends \(chunk.map { "inside the chunk \($0)" } ?? "without the chunk IEND"):"
                + " expected \(expected) bytes at byte \(offset), found \(found)"
        case .invalidChunkName(let name, let offset):
            "the PNG is damaged at byte \(offset): expected a chunk name of four letters, found the bytes \(name)"
        case .missingHeader(let first):
            "the PNG is damaged: its first chunk is \(first), expected IHDR"
        case .headerLength(let length):
            "the PNG is damaged: its chunk IHDR has \(length) bytes, expected 13"
        case .secondHeader(let offset):
            "the PNG is damaged at byte \(offset): there is a second chunk IHDR"
        case .tooLarge(let size, let limits):
            "the image has \(size.width)×\(size.height) pixels: at most \(limits.maxWidth)×\(limits.maxHeight)"
                + " and \(limits.maxPixels) in all are read"
        case .interlaced(let size, let maxPixels):
            "the image has \(size.width)×\(size.height) pixels and is interlaced: at most \(maxPixels) pixels are read of"
                + " such an image; save it without interlacing"
        case .chunkTooLarge(let name, let length, let limit):
            "the chunk \(name) has \(length) bytes: at most \(limit) are read"
        case .tooFewImageBytes(let count, let size):
            "\(count) bytes of image data cannot hold the \(size.width)×\(size.height) pixels of the header"
        case .damaged(let reason, let offset):
            "the PNG is damaged before byte \(offset): \(reason)"
        case .notAnimated:
            "the PNG is not animated: there is no chunk acTL before its image data"
        case .damagedAnimation(let damage, let offset):
            "the animation is damaged at byte \(offset): \(damage.reason)"
        case .unwritableSize(let size):
            "a PNG of \(size.width)×\(size.height) pixels cannot be written: both sides must be 1…\(PixelSize.limit)"
        case .invalidLevel(let level):
            "compression level \(level) is invalid: expected 0 (none) to 9 (smallest)"
        case .partialRow(let byteCount, let bytesPerRow):
            "a band of \(byteCount) bytes is not a whole number of rows: a row has \(bytesPerRow) bytes"
        case .tooManyRows(let appended, let missing, let height):
            "\(appended) rows were appended where only \(missing) of \(height) were missing"
        case .missingRows(let missing, let height):
            "the image was finished with \(missing) of \(height) rows missing: append every row before finishing"
        case .finished:
            "the image is already finished: create an encoder for each image"
        case .writing(let reason):
            "libpng cannot write the image: \(reason)"
        }
    }
}

/// The defects of a PNG animation.
public enum AnimationDamage: Equatable, Sendable {
    /// A chunk of the animation has the wrong length for its kind.
    case length(chunk: String, found: Int, expected: Int)
    /// A chunk of the animation does not match its checksum.
    case checksum(chunk: String)
    /// The sequence numbers of control and data chunks do not count from 0 without gaps.
    case number(chunk: String, found: Int, expected: Int)
    /// A frame's area is empty or exceeds the image. The area of a first frame that is the default image must be the
    /// whole image.
    case area(width: Int, height: Int, left: Int, top: Int, of: PixelSize)
    /// acTL declares a different number of frames than the file has.
    case frameCount(found: Int, declared: Int)
    /// A frame has no image data.
    case noData(frame: Int)
    /// Animation data precedes the first frame's control chunk.
    case dataBeforeControl
    /// A frame has an undefined dispose or blend operation.
    case operation(frame: Int, dispose: Int, blend: Int)

    /// A clause that describes the defect, to be put after a colon.
    public var reason: String {
        switch self {
        case .length(let chunk, let found, let expected):
            "the chunk \(chunk) has \(found) bytes, expected \(expected)"
        case .checksum(let chunk): "the chunk \(chunk) does not match its checksum"
        case .number(let chunk, let found, let expected):
            "the chunk \(chunk) has the sequence number \(found), expected \(expected)"
        case .area(let width, let height, let left, let top, let size):
            "a frame of \(width)×\(height) pixels at (\(left), \(top)) does not fit the image of \(size.width)×\(size.height)"
        case .frameCount(let found, let declared): "it has \(found) frames but declares \(declared)"
        case .noData(let frame): "frame \(frame) has no image data"
        case .dataBeforeControl: "there is a chunk fdAT before the first fcTL"
        case .operation(let frame, let dispose, let blend):
            "frame \(frame) has the operations \(dispose) and \(blend), expected 0 to 2 and 0 or 1"
        }
    }
}
