internal import CFrameJPEG
public import FramePainting

/// Writes JPEG files.
public enum JPEGEncoder {
    /// Encodes an image over black, as its premultiplied pixels are, because JPEG has no alpha.
    ///
    /// - Parameter quality: Quality 0…1; values outside are clamped.
    /// - Throws: ``JPEGError``.
    public static func encode(_ pixels: PixelBuffer, quality: Double) throws(JPEGError) -> [UInt8] {
        guard pixels.size.width > 0, pixels.size.height > 0, pixels.size.width <= PixelSize.limit,
            pixels.size.height <= PixelSize.limit
        else { throw .tooLarge(pixels.size) }
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0.01), 1) * 100).rounded())
        var file: UnsafeMutablePointer<UInt8>?
        var count = 0
        let result = frame_jpeg_write(
            pixels.bytes, UInt32(pixels.size.width), UInt32(pixels.size.height), percent, &file, &count)
        guard result.failed == 0, let file else { throw .writing(result.text) }
        defer { frame_jpeg_free(file) }
        return Array(UnsafeBufferPointer(start: file, count: count))
    }
}
