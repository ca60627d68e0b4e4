/// Compresses a whole buffer at once.
///
/// - Returns: The number of bytes written; 0 if they do not fit, or for an algorithm other than `COMPRESSION_ZLIB`.
@discardableResult public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (status, count) = processed(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? count : 0
}

/// Decompresses a whole buffer at once.
///
/// - Returns: The number of bytes written. If the result does not fit, only its beginning is written. 0 if the bytes are damaged, or for an
///   algorithm other than `COMPRESSION_ZLIB`.
@discardableResult public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (status, count) = processed(dst_buffer, dst_size, src_buffer, src_size, COMPRESSION_STREAM_DECODE, algorithm)
    return status == COMPRESSION_STATUS_ERROR ? 0 : count
}

/// The size of a buffer that the functions for buffers may use: none here.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// The size of a buffer that the functions for buffers may use: none here.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

private func processed(
    _ target: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ source: UnsafePointer<UInt8>, _ size: Int,
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> (status: compression_status, count: Int) {
    var stream = compression_stream(
        dst_ptr: target, dst_size: capacity, src_ptr: source, src_size: size, state: nil)
    var status = compression_stream_init(&stream, operation, algorithm)
    guard status == COMPRESSION_STATUS_OK else { return (status, 0) }
    defer { compression_stream_destroy(&stream) }
    repeat {
        let before = (stream.src_size, stream.dst_size)
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        if before == (stream.src_size, stream.dst_size) { break }
    } while status == COMPRESSION_STATUS_OK && stream.dst_size > 0
    let count = capacity - stream.dst_size
    guard status == COMPRESSION_STATUS_OK, count == capacity, operation == COMPRESSION_STREAM_ENCODE else {
        return (status, count)
    }
    // zlib does not say that it is at the end while the buffer is full.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { rest in
        guard let start = rest.baseAddress else { return (status, count) }
        (stream.dst_ptr, stream.dst_size) = (start, 1)
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        return (stream.dst_size == 1 ? status : COMPRESSION_STATUS_OK, count)
    }
}
