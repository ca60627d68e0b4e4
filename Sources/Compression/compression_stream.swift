/// A compression or decompression that goes on from buffer to buffer.
///
/// Plain memory, as in C. Its state exists from ``compression_stream_init(_:_:_:)`` to ``compression_stream_destroy(_:)``.
public struct compression_stream {
    /// The next byte to write. It advances.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The number of bytes that may be written.
    public var dst_size: Int
    /// The next byte to read. It advances.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes that can be read.
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// A method of compression. Only `COMPRESSION_ZLIB` works here; streams of the others cannot be made.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// The DEFLATE format of RFC 1951, without header and checksum, compressed at level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// No bytes follow those that can be read.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// More bytes can be read or written.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// All bytes are written.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// Begins a compression or decompression. The pointers and sizes of the stream are not read.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for an algorithm other than `COMPRESSION_ZLIB`.
@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let made = DeflateStream(isEncoding: operation == COMPRESSION_STREAM_ENCODE)
    else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(made).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Reads and writes as many bytes as possible.
///
/// - Parameter flags: The raw value of `COMPRESSION_STREAM_FINALIZE`, or 0 if more bytes follow.
@discardableResult public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    return Unmanaged<DeflateStream>.fromOpaque(state).takeUnretainedValue().process(&stream.pointee, isLast: isLast)
}

@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<DeflateStream>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
