import FramePNG
import FramePainting

/// What happens to files that are in the way.
public enum ExistingFiles: Equatable, Sendable {
    /// All targets are checked before the first is written; if one exists, nothing is written.
    case refuse
    /// Targets that exist are replaced, each in one step. Other files stay.
    case overwrite
    /// A frame is not written where its file is what would be written, which resumes an interrupted run. Where the journal
    /// of that run tells so, the frame is not even drawn. Any other file is replaced: damaged ones, those of another scene,
    /// rate or size.
    case skip
    /// As `skip`, and other processes may be doing the same in the same folder: each claims a frame before it draws it,
    /// and leaves those alone that another has claimed. What a killed process has claimed stays undone until a run
    /// without claims.
    case share
    /// As `refuse`, but the files an earlier run of ours lists in its manifest may be replaced, and those of them that
    /// this run does not write are removed when it is complete. Files that are not listed stay.
    ///
    /// `listed` are names inside the sequence's folder.
    case clean(listed: [String])

    /// Whether a frame that is there may stay as it is.
    var keepsFrames: Bool {
        switch self {
        case .skip, .share: true
        case .refuse, .overwrite, .clean: false
        }
    }
}

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
