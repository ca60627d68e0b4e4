import CFramePNG

/// One C writer: calls its entry points, turns statuses into errors, and destroys it.
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

    /// - Precondition: `rows` holds `count` rows of three or four bytes a pixel without gaps.
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

    /// Ends the file with image data of the caller's making: a whole zlib stream.
    func finish(imageData: [UInt8]) throws(PNGError) -> [UInt8] {
        try check(frame_png_writer_write_chunk(handle, "IDAT", imageData, imageData.count))
        try check(frame_png_writer_write_chunk(handle, "IEND", nil, 0))
        var count = 0
        return [UInt8](UnsafeBufferPointer(start: frame_png_writer_bytes(handle, &count), count: count))
    }

    /// A warning while writing means that the file is not what was asked for.
    private func check(_ status: frame_png_status) throws(PNGError) {
        guard status == FRAME_PNG_OK else { throw .writing(String(cString: frame_png_writer_message(handle))) }
    }
}
