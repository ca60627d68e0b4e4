public import FramePainting

/// Why a PNG could not be read or written.
public enum PNGError: Error, Equatable, Sendable {
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
