import CFramePNG

/// Owns one C writer: calls its functions, converts statuses to errors, and destroys it.
final class PNGWriter {
    private let handle: OpaquePointer

    /// Writes the signature, IHDR and sRGB.
    init(_ settings: frame_png_settings) throws(PNGError) {
        guard let handle = frame_png_writer_create(settings) else { throw .writing("no memory for the encoder") }
        self.handle = handle
        try check(frame_png_writer_begin(handle))
    }

    deinit {
        frame_png_writer_destroy(handle)
    }

    /// Creates a writer for a file whose chunks the caller provides.
    convenience init(width: Int, height: Int, hasAlpha: Bool) throws(PNGError) {
        try self.init(
            frame_png_settings(
                width: UInt32(width), height: UInt32(height), has_alpha: hasAlpha ? 1 : 0, filter: FRAME_PNG_FILTER_UP,
                level: 1, strategy: FRAME_PNG_STRATEGY_DEFAULT, max_memory: .max))
    }

    /// - Precondition: `rows` holds `count` rows of three or four bytes per pixel without gaps.
    func write(rows: UnsafeRawBufferPointer, count: Int) throws(PNGError) {
        guard count > 0, let start = rows.baseAddress else { return }
        let bytes = start.assumingMemoryBound(to: UInt8.self)
        try check(frame_png_writer_write_rows(handle, bytes, count, rows.count / count))
    }

    func finish() throws(PNGError) -> [UInt8] {
        try check(frame_png_writer_finish(handle))
        var count = 0
        return [UInt8](UnsafeBufferPointer(start: frame_png_writer_bytes(handle, &count), count: count))
    }

    /// Ends the file with image data from the caller, a complete zlib stream.
    func finish(imageData: [UInt8]) throws(PNGError) -> [UInt8] {
        try write(chunk: "IDAT", imageData)
        try write(chunk: "IEND", [])
        return takeBytes()
    }

    /// - Precondition: `name` has four letters.
    func write(chunk name: String, _ contents: [UInt8]) throws(PNGError) {
        try check(frame_png_writer_write_chunk(handle, name, contents, contents.count))
    }

    /// Returns and releases the bytes written since the last call.
    func takeBytes() -> [UInt8] {
        var count = 0
        defer { frame_png_writer_forget_bytes(handle) }
        return [UInt8](UnsafeBufferPointer(start: frame_png_writer_bytes(handle, &count), count: count))
    }

    /// Warnings count as failures, because the file would not be the one requested.
    private func check(_ status: frame_png_status) throws(PNGError) {
        guard status == FRAME_PNG_OK else { throw .writing(String(cString: frame_png_writer_message(handle))) }
    }
}
