import FramePainting

/// Encodes a frame as R, G, B and straight alpha, four bytes per pixel, in rows from the top without gaps.
final class RawFrameEncoder: FrameEncoder {
    private let size: PixelSize
    private let padded: PixelSize
    private var bytes: [UInt8] = []

    /// - Parameter padded: Size to produce by repeating the last column or row, at most one pixel larger; by default
    ///   `size`.
    init(size: PixelSize, padded: PixelSize? = nil) {
        self.size = size
        self.padded = padded ?? size
        bytes.reserveCapacity(self.padded.width * self.padded.height * 4)
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
