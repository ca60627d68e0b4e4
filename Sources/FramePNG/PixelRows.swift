public import FramePainting

/// The rows of an image as R, G, B, A, which are read once, from the top down.
///
/// Decoding a file this way holds a few rows instead of every pixel.
public struct PixelRows<Failure: Error> {
    public let size: PixelSize
    private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void

    /// - Parameter read: Fills a buffer with as many of the next rows as it has room for.
    public init(size: PixelSize, _ read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Void) {
        self.size = size
        self.read = read
    }

    /// Reads the next rows.
    ///
    /// - Precondition: `rows` has room for whole rows of four bytes per pixel, and at least that many are left.
    public func next(into rows: UnsafeMutableRawBufferPointer) throws(Failure) {
        if !rows.isEmpty { try read(rows) }
    }

    /// Rows with straight alpha in premultiplied form.
    public var premultiplied: PixelRows {
        PixelRows(size: size) { (rows) throws(Failure) in
            try next(into: rows)
            StraightAlpha.premultiply(UnsafeRawBufferPointer(rows), into: rows)
        }
    }

    /// Creates the rows of an image in memory.
    ///
    /// - Precondition: `bytes.count == size.width * 4 * size.height`.
    public init(size: PixelSize, bytes: [UInt8]) {
        precondition(bytes.count == size.width * 4 * size.height, "an image needs four bytes per pixel")
        var offset = 0
        self.init(size: size) { (rows) throws(Failure) in
            bytes.withUnsafeBytes {
                rows.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + rows.count]))
            }
            offset += rows.count
        }
    }
}

extension StraightImage {
    public func rows<Failure: Error>(_: Failure.Type = Failure.self) -> PixelRows<Failure> {
        PixelRows(size: size, bytes: bytes)
    }
}

extension PixelBuffer {
    public func rows<Failure: Error>(_: Failure.Type = Failure.self) -> PixelRows<Failure> {
        PixelRows(size: size, bytes: bytes)
    }
}
