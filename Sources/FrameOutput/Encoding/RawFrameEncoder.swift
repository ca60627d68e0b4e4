import FramePainting

/// Encodes a frame as R, G, B and straight alpha, four bytes per pixel, rows from the top without gaps.
final class RawFrameEncoder: FrameEncoder {
    private let size: PixelSize
    private let padded: PixelSize
    private var bytes: [UInt8] = []

    /// - Parameter hasEvenSides: Whether odd sides are made even by repeating the last column or row.
    init(size: PixelSize, hasEvenSides: Bool = false) {
        self.size = size
        padded = hasEvenSides ? Self.even(size) : size
        bytes.reserveCapacity(padded.width * padded.height * 4)
    }

    static func even(_ size: PixelSize) -> PixelSize {
        PixelSize(width: size.width + size.width % 2, height: size.height + size.height % 2)
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        for _ in 0..<times {
            bytes.append(contentsOf: row)
            if padded.width > size.width { bytes.append(contentsOf: row.suffix(4)) }
        }
    }

    func finish() throws(OutputError) -> [UInt8] {
        if padded.height > size.height { bytes.append(contentsOf: bytes.suffix(padded.width * 4)) }
        return bytes
    }
}
