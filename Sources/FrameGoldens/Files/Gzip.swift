internal import CFrameGzip

/// The format of gzip (RFC 1952), which `zcat` reads. Files have no name and no date, so that equal data of one version of
/// zlib gives equal files.
enum Gzip {
    /// Window size with the flag for gzip's header and checksum.
    private static let form = 15 + 16
    /// Bytes per call of zlib.
    private static let part = 1 << 16

    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_BEST_COMPRESSION, Z_DEFLATED, Int32(form), 9, Z_DEFAULT_STRATEGY, zlibVersion(), size)
                == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        return passed(bytes, through: &stream, limit: .max) { deflate($0, Z_FINISH) }
    }

    /// - Parameter limit: Maximum number of bytes of the result.
    /// - Returns: `nil` if the bytes are not a whole gzip file, or exceed the limit.
    static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit2_(&stream, Int32(form), zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        return passed(bytes, through: &stream, limit: limit) { inflate($0, Z_NO_FLUSH) }
    }

    private static func passed(
        _ bytes: [UInt8], through stream: inout z_stream, limit: Int,
        _ step: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> [UInt8]? {
        var input = bytes
        var output: [UInt8] = []
        var part = [UInt8](repeating: 0, count: Self.part)
        return input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while true {
                let (status, count) = part.withUnsafeMutableBufferPointer { part -> (Int32, Int) in
                    stream.next_out = part.baseAddress
                    stream.avail_out = UInt32(part.count)
                    return (step(&stream), part.count - Int(stream.avail_out))
                }
                output += part[..<count]
                guard output.count <= limit else { return nil }
                if status == Z_STREAM_END { return stream.avail_in == 0 ? output : nil }
                // Without progress, the file ends too early.
                guard status == Z_OK, count > 0 || stream.avail_in > 0 else { return nil }
            }
        }
    }
}
