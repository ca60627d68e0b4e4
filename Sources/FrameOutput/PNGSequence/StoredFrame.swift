import FramePNG
import FramePainting

/// A frame's file from an earlier run, or from another process, and what an uninterrupted run would say of it.
///
/// A file that is whole and, by its length and all its checksums, the one that a journal describes is what was written
/// then: its pixels have the digest noted then. Any other file is decoded, which takes longer than drawing a frame of a
/// user interface: libpng inflates 500 MB/s, and the digest runs over every pixel once more.
struct StoredFrame {
    let digest: PixelDigest?
    let byteCount: Int

    /// IEND: no data, its name, its checksum (PNG specification, third edition, 11.2.5).
    private static let lastChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// `nil` when there is no file, when it is damaged in any way, or when it has another size than the run.
    ///
    /// A whole decoded frame is held while one is decoded: the one place where that is so.
    init?(path: String, plan: RunPlan, known: JournalEntry?) throws(OutputError) {
        let pixelBytes = plan.size.width * plan.size.height * 4
        // Pixels that do not compress grow by less than a thousandth; twice the size and a megabyte is no frame of ours.
        guard let file = try WholeFile.read(path, limit: 2 * pixelBytes + 1_000_000) else { return nil }
        byteCount = file.count
        if let known, known.byteCount == file.count, known.fingerprint.size == plan.size,
            !plan.computesDigests || known.digest != nil,
            PNGFingerprint(of: file, isVerified: true) == known.fingerprint
        {
            digest = plan.computesDigests ? known.digest : nil
            return
        }
        let limits = PNGLimits(
            maxWidth: plan.size.width, maxHeight: plan.size.height, maxPixels: plan.size.width * plan.size.height,
            maxChunkBytes: PNGLimits.default.maxChunkBytes)
        // Decoders ignore what follows the last chunk; a file of ours ends with it.
        var isDamaged = !file.suffix(Self.lastChunk.count).elementsEqual(Self.lastChunk)
        let image = try? PNGDecoder.decode(file, limits: limits) { _ in isDamaged = true }
        guard let image, !isDamaged, image.size == plan.size else { return nil }
        digest = plan.computesDigests ? try PixelDigest(of: image.bytes) : nil
    }
}
