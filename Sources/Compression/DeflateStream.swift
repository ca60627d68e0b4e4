internal import CFrameGzip

/// A stream of zlib.
final class DeflateStream {
    /// The level that Apple documents for `COMPRESSION_ZLIB`.
    private static let level: Int32 = 5
    /// The largest window, and no header.
    private static let window: Int32 = -15
    private static let memory: Int32 = 8

    private let isEncoding: Bool
    // Allocated separately, because zlib keeps a pointer to the stream.
    private let stream: UnsafeMutablePointer<z_stream>

    init?(isEncoding: Bool) {
        self.isEncoding = isEncoding
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        let status =
            isEncoding
            ? deflateInit2_(
                stream, Self.level, Z_DEFLATED, Self.window, Self.memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(stream, Self.window, ZLIB_VERSION, size)
        guard status == Z_OK else { return nil }
    }

    deinit {
        _ = isEncoding ? deflateEnd(stream) : inflateEnd(stream)
        stream.deallocate()
    }

    /// - Parameter isLast: Whether no bytes follow those that can be read.
    func process(_ target: inout compression_stream, isLast: Bool) -> compression_status {
        let input = UInt32(clamping: max(0, target.src_size))
        let output = UInt32(clamping: max(0, target.dst_size))
        stream.pointee.next_in = UnsafeMutablePointer(mutating: target.src_ptr)
        stream.pointee.avail_in = input
        stream.pointee.next_out = target.dst_ptr
        stream.pointee.avail_out = output
        let isComplete = isLast && Int(input) == target.src_size
        let flush = isComplete && isEncoding ? Z_FINISH : Z_NO_FLUSH
        let status = isEncoding ? deflate(stream, flush) : inflate(stream, flush)
        let (read, written) = (Int(input - stream.pointee.avail_in), Int(output - stream.pointee.avail_out))
        target.src_ptr += read
        target.src_size -= read
        target.dst_ptr += written
        target.dst_size -= written
        switch status {
        case Z_STREAM_END: return COMPRESSION_STATUS_END
        case Z_OK: return COMPRESSION_STATUS_OK
        case Z_BUF_ERROR:
            // Nothing could be read or written. Compressed bytes that end too early never become more.
            let isTruncated = !isEncoding && isComplete && target.src_size == 0 && target.dst_size > 0
            return isTruncated ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}
