import FramePainting

/// Encodes a frame as R, G, B and straight alpha, four bytes per pixel, in rows from the top without gaps.
final class RawFrameEncoder: FrameEncoder {
    private let written: PixelSize
    private var bytes: [UInt8] = []

    /// - Parameter written: Size to produce, by default `size`: of a larger frame, the last column or row is left out;
    ///   of one a single pixel wide or high, it is repeated.
    init(size: PixelSize, written: PixelSize? = nil) {
        self.written = written ?? size
        bytes.reserveCapacity(self.written.width * self.written.height * 4)
    }

    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError) {
        for _ in 0..<times {
            bytes.append(contentsOf: row.prefix(written.width * 4))
            if written.width * 4 > row.count { bytes.append(contentsOf: row.suffix(4)) }
        }
    }

    func finish() throws(OutputError) -> [UInt8] {
        let count = written.width * written.height * 4
        if bytes.count < count { bytes.append(contentsOf: bytes.suffix(written.width * 4)) }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
