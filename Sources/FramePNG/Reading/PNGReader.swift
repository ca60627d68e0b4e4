import CFramePNG

/// One C reader: calls its entry points, turns statuses into errors, and destroys it.
struct PNGReader: ~Copyable {
    private let handle: OpaquePointer

    /// - Precondition: `file` outlives the reader.
    init(_ file: UnsafeBufferPointer<UInt8>, limits: PNGLimits) throws(PNGError) {
        let limits = frame_png_limits(
            max_width: UInt32(clamping: limits.maxWidth), max_height: UInt32(clamping: limits.maxHeight),
            max_chunk_bytes: max(1, limits.maxChunkBytes), max_memory: limits.workingBytes)
        guard let handle = frame_png_reader_create(file.baseAddress, file.count, limits) else {
            throw .damaged("no memory for the decoder", offset: 0)
        }
        self.handle = handle
    }

    deinit {
        frame_png_reader_destroy(handle)
    }

    func readHeader(warn: (String) -> Void) throws(PNGError) {
        try check(frame_png_reader_read_header(handle), warn)
    }

    /// `count` bytes of straight R, G, B, A, four for every pixel of the header.
    func readImage(count: Int, warn: (String) -> Void) throws(PNGError) -> [UInt8] {
        var status = FRAME_PNG_FAILED
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
            status = frame_png_reader_read_image(handle, rows.baseAddress, count)
            initialized = status == FRAME_PNG_FAILED ? 0 : count
        }
        try check(status, warn)
        return bytes
    }

    private func check(_ status: frame_png_status, _ warn: (String) -> Void) throws(PNGError) {
        guard status != FRAME_PNG_OK else { return }
        let message = String(cString: frame_png_reader_message(handle))
        guard status == FRAME_PNG_WARNED else {
            throw .damaged(message, offset: frame_png_reader_offset(handle))
        }
        warn(message)
    }
}
