public import FramePainting

/// Why a PNG could not be read or written.
public enum PNGError: Error, Equatable, Sendable {
    // Reading.

    /// Not the eight bytes every PNG begins with, but these.
    case notPNG(firstBytes: [UInt8])
    /// The file ends inside a chunk that begins at byte `offset`; nil: before that chunk has a name and a checksum.
    case truncated(chunk: String?, offset: Int, expected: Int, found: Int)
    /// Four bytes that are not the letters of a chunk's name, in the chunk at byte `offset`.
    case invalidChunkName([UInt8], offset: Int)
    /// Beyond the limits in width, height or number of pixels.
    case tooLarge(PixelSize, limits: PNGLimits)
    /// A chunk beyond ``PNGLimits/maxChunkBytes``.
    case chunkTooLarge(name: String, length: Int, limit: Int)
    /// So few bytes of image data cannot hold that many pixels, however well compressed.
    case tooFewImageBytes(Int, size: PixelSize)
    /// libpng refused the file, in its own words, having read `offset` bytes.
    case damaged(String, offset: Int)
    /// A file without an animation, where one was to be read.
    case notAnimated
    /// What is wrong with the animation, in the chunk at byte `offset`.
    case damagedAnimation(AnimationDamage, offset: Int)

    // Writing.

    /// A side is 0, negative or beyond ``FramePainting/PixelSize/limit``.
    case unwritableSize(PixelSize)
    /// A compression level outside 0…9.
    case invalidLevel(Int)
    /// A band that ends inside a row.
    case partialRow(byteCount: Int, bytesPerRow: Int)
    /// More rows than the image has: `appended` came when `missing` were still to come.
    case tooManyRows(appended: Int, missing: Int, height: Int)
    /// The image was finished before its last row.
    case missingRows(missing: Int, height: Int)
    /// A call after the image was finished.
    case finished
    /// libpng refused to write, in its own words.
    case writing(String)

    /// One sentence: what is wrong, where, what was expected.
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
        case .tooLarge(let size, let limits):
            "the image has \(size.width)×\(size.height) pixels: at most \(limits.maxWidth)×\(limits.maxHeight)"
                + " and \(limits.maxPixels) in all are read"
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
            "compression level \(level) does not exist: expected 0 (none) to 9 (smallest)"
        case .partialRow(let byteCount, let bytesPerRow):
            "a band of \(byteCount) bytes is not a whole number of rows: a row has \(bytesPerRow) bytes"
        case .tooManyRows(let appended, let missing, let height):
            "\(appended) rows were appended where only \(missing) of \(height) were missing"
        case .missingRows(let missing, let height):
            "the image was finished with \(missing) of \(height) rows missing: append every row before finishing"
        case .finished:
            "the image is finished already: every image needs an encoder of its own"
        case .writing(let reason):
            "libpng cannot write the image: \(reason)"
        }
    }
}

/// What is wrong with the animation of a PNG file.
public enum AnimationDamage: Equatable, Sendable {
    /// A chunk of the animation has another length than its kind has.
    case length(chunk: String, found: Int, expected: Int)
    /// What a chunk of the animation holds is not what its checksum is of.
    case checksum(chunk: String)
    /// Control and data chunks are numbered from 0 without gaps.
    case number(chunk: String, found: Int, expected: Int)
    /// A frame's area is empty or not within the image; the first frame's, if it is the file's image, is all of it.
    case area(width: Int, height: Int, left: Int, top: Int, of: PixelSize)
    /// acTL and the frames that are there say different numbers.
    case frameCount(found: Int, declared: Int)
    /// A frame has no image data.
    case noData(frame: Int)
    /// Image data of the animation before any frame's control.
    case dataBeforeControl
    /// A number that stands for no way to dispose of or blend a frame.
    case operation(frame: Int, dispose: Int, blend: Int)

    /// The rest of a sentence.
    public var reason: String {
        switch self {
        case .length(let chunk, let found, let expected):
            "the chunk \(chunk) has \(found) bytes, expected \(expected)"
        case .checksum(let chunk): "the checksum of the chunk \(chunk) is not that of what it holds"
        case .number(let chunk, let found, let expected):
            "the chunk \(chunk) has the sequence number \(found), expected \(expected)"
        case .area(let width, let height, let left, let top, let size):
            "a frame of \(width)×\(height) pixels at (\(left), \(top)) does not fit the image of \(size.width)×\(size.height)"
        case .frameCount(let found, let declared): "it has \(found) frames and says \(declared)"
        case .noData(let frame): "frame \(frame) has no image data"
        case .dataBeforeControl: "there is a chunk fdAT before the first fcTL"
        case .operation(let frame, let dispose, let blend):
            "frame \(frame) has the operations \(dispose) and \(blend), expected 0 to 2 and 0 or 1"
        }
    }
}
