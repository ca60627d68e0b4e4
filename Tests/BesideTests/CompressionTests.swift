import Compression
import Testing

/// Streams and buffers in the format of zlib.
@Suite struct CompressionTests {
    private static let text = Array(String(repeating: "A card moves to the right. ", count: 400).utf8)

    /// Runs a stream with buffers of `size` bytes, as readers of archives do.
    private func processed(_ bytes: [UInt8], _ operation: compression_stream_operation, size: Int) -> [UInt8]? {
        let memory = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { memory.deallocate() }
        // A copy of memory that nobody wrote, as in C.
        var stream = memory.pointee
        guard compression_stream_init(&stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else { return nil }
        defer { compression_stream_destroy(&stream) }
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        defer { target.deallocate() }
        (stream.dst_ptr, stream.dst_size, stream.src_size) = (target, size, 0)
        var position = 0
        var result: [UInt8] = []
        var status = COMPRESSION_STATUS_OK
        return bytes.withUnsafeBufferPointer { source -> [UInt8]? in
            guard let start = source.baseAddress else { return nil }
            while status == COMPRESSION_STATUS_OK {
                if stream.src_size == 0 {
                    stream.src_ptr = start + position
                    stream.src_size = min(size, source.count - position)
                    position += stream.src_size
                }
                let isLast = position == source.count
                status = compression_stream_process(
                    &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                result += UnsafeBufferPointer(start: target, count: size - stream.dst_size)
                (stream.dst_ptr, stream.dst_size) = (target, size)
            }
            return status == COMPRESSION_STATUS_END ? result : nil
        }
    }

    @Test(arguments: [7, 100, 1_000_000]) func streamsReturnWhatTheyCompressed(size: Int) throws {
        let small = try #require(processed(Self.text, COMPRESSION_STREAM_ENCODE, size: size))
        #expect(small.count < 200)
        #expect(processed(small, COMPRESSION_STREAM_DECODE, size: size) == Self.text)
        #expect(processed(Array(small.dropLast(3)), COMPRESSION_STREAM_DECODE, size: size) == nil)
        #expect(processed([0xFF] + small, COMPRESSION_STREAM_DECODE, size: size) == nil)
    }

    @Test func buffersReturnWhatTheyCompressed() {
        func encoded(_ capacity: Int, _ algorithm: compression_algorithm = COMPRESSION_ZLIB) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
                guard let start = target.baseAddress else { return }
                count = compression_encode_buffer(start, capacity, Self.text, Self.text.count, nil, algorithm)
            }
        }
        func decoded(_ bytes: [UInt8], _ capacity: Int) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
                guard let start = target.baseAddress else { return }
                count = compression_decode_buffer(start, capacity, bytes, bytes.count, nil, COMPRESSION_ZLIB)
            }
        }
        let small = encoded(1000)
        #expect(!small.isEmpty && encoded(small.count) == small)
        #expect(encoded(small.count - 1).isEmpty)
        #expect(encoded(1000, COMPRESSION_LZFSE).isEmpty)
        #expect(decoded(small, Self.text.count) == Self.text)
        #expect(decoded(small, 10) == Array(Self.text.prefix(10)))
        #expect(decoded([1, 2, 3], 10).isEmpty)
    }

    @Test func otherFormatsCannotBeMade() {
        #expect(COMPRESSION_LZMA.rawValue == 0x306)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { bytes.deallocate() }
        var stream = compression_stream(dst_ptr: bytes, dst_size: 1, src_ptr: bytes, src_size: 0, state: nil)
        #expect(
            compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZMA) == COMPRESSION_STATUS_ERROR)
        #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
        #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_ERROR)
    }
}
