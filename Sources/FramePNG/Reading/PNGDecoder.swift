import CFramePNG

/// Reads PNG files.
public enum PNGDecoder {
    /// Decodes a PNG file to 8-bit R, G, B, A with straight alpha.
    ///
    /// Reads every color type, depth and interlacing. Palette and transparent color are applied, 1, 2 and 4 bits scaled
    /// to 0…255, and 16 bits reduced to their high byte; an index past the palette is black. Gamma, profiles, text and
    /// animation frames are ignored, and components are taken as sRGB.
    ///
    /// A file that ends early, or whose header, palette, transparency or image data is damaged, is an error and never
    /// yields part of an image. Other damage is ignored and passed to `warn` as libpng's message.
    /// - Throws: ``PNGError``.
    public static func decode(
        _ bytes: [UInt8], limits: PNGLimits = .default, warn: (String) -> Void = { _ in }
    ) throws(PNGError) -> StraightImage {
        try bytes.withUnsafeBufferPointer { file throws(PNGError) in
            let size = try PNGOutline(file, limits: limits).size
            let reader = try PNGReader(file, limits: limits)
            try reader.readHeader(warn: warn)
            let pixels = try reader.readImage(count: size.width * 4 * size.height, warn: warn)
            return StraightImage(size: size, bytes: pixels)
        }
    }

    /// Decodes a PNG file a few rows at a time, whereas ``decode(_:limits:warn:)`` does so all at once.
    ///
    /// An interlaced image, whose rows are complete only at its end, is decoded at once, and rejected if it has more
    /// pixels than ``PNGLimits/default`` allows.
    ///
    /// - Parameters:
    ///   - failure: Returns the error to throw for an error of this file.
    ///   - body: Receives the rows, which are valid until it returns. Damage in rows it does not read is not noticed.
    public static func withRows<Result, Failure: Error>(
        of bytes: [UInt8], limits: PNGLimits = .default, as failure: (PNGError) -> Failure,
        _ body: (PixelRows<Failure>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withoutActuallyEscaping(failure) { (failure) throws(Failure) in
            try bytes.withUnsafeBufferPointer { (file) throws(Failure) in
                try body(rows(of: file, limits: limits, as: failure))
            }
        }
    }

    private static func rows<Failure: Error>(
        of file: UnsafeBufferPointer<UInt8>, limits: PNGLimits, as failure: @escaping (PNGError) -> Failure
    ) throws(Failure) -> PixelRows<Failure> {
        do throws(PNGError) {
            let outline = try PNGOutline(file, limits: limits)
            let size = outline.size
            if outline.isInterlaced, size.width * size.height > PNGLimits.default.maxPixels {
                throw .interlaced(size, maxPixels: PNGLimits.default.maxPixels)
            }
            let reader = try PNGReader(file, limits: limits)
            try reader.readHeader { _ in }
            if outline.isInterlaced {
                return PixelRows(size: size, bytes: try reader.readImage(count: size.width * 4 * size.height) { _ in })
            }
            return PixelRows(size: size) { (rows) throws(Failure) in
                do throws(PNGError) { try reader.readRows(into: rows) { _ in } } catch { throw failure(error) }
            }
        } catch {
            throw failure(error)
        }
    }
}

/// Owns one C reader: calls its functions, converts statuses to errors, and destroys it.
final class PNGReader {
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

    /// Reads `count` bytes of straight R, G, B, A, four for every pixel of the header.
    func readImage(count: Int, warn: (String) -> Void) throws(PNGError) -> [UInt8] {
        var status = FRAME_PNG_FAILED
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
            status = frame_png_reader_read_rows(handle, rows.baseAddress, count)
            initialized = status == FRAME_PNG_FAILED ? 0 : count
        }
        try check(status, warn)
        return bytes
    }

    /// Fills `rows` with the next rows of an image that is not interlaced.
    func readRows(into rows: UnsafeMutableRawBufferPointer, warn: (String) -> Void) throws(PNGError) {
        let bytes = rows.bindMemory(to: UInt8.self)
        try check(frame_png_reader_read_rows(handle, bytes.baseAddress, bytes.count), warn)
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
