import FramePNG
import FramePainting

/// A frame's file from an earlier run, or from another process, and what an uninterrupted run would say of it.
///
/// A file that is whole and, by its length and all its checksums, the one that a journal describes is what was written
/// then: its pixels have the digest noted then. So it is not decoded, which takes longer than drawing a frame of a user
/// interface: libpng inflates 500 MB/s, and the digest runs over every pixel once more.
struct StoredFrame {
    let digest: PixelDigest?
    let byteCount: Int

    /// `nil` when there is no file, another than the journal describes, or no digest though the run computes them.
    init?(path: String, plan: RunPlan, written entry: JournalEntry) throws(OutputError) {
        guard entry.fingerprint.size == plan.size, !plan.computesDigests || entry.digest != nil,
            let file = try WholeFile.read(path, limit: entry.byteCount), file.count == entry.byteCount,
            PNGFingerprint(of: file, isVerified: true) == entry.fingerprint
        else { return nil }
        byteCount = file.count
        digest = plan.computesDigests ? entry.digest : nil
    }
}
