import FramePNG
import FramePainting

/// The policy for target files that already exist.
public enum ExistingFiles: Equatable, Sendable {
    /// Writes nothing if a target exists that is not a file of an earlier run, unchanged since its manifest was written.
    /// All targets are checked before the first is written.
    case refuse
    /// Replaces existing targets, each in one step. Other files are left alone.
    case overwrite
    /// Resumes an interrupted run. Files that equal the ones to be written are kept; all others are replaced, such as
    /// damaged files and those of another scene, rate or size. Frames that the journal of the interrupted run shows to
    /// be up to date are not drawn.
    case skip
    /// Works like `skip`, but concurrently with other processes in the same folder. Each process claims a frame before
    /// drawing it and skips frames that another has claimed. Frames claimed by a killed process stay missing until a
    /// run without claims.
    case share
    /// Works like `refuse`, except that files listed in the manifest of an earlier run are replaced. Listed files that
    /// this run does not write are removed when it is complete; files that are not listed stay. A listed file that is
    /// not the one the earlier run wrote is refused.
    case clean

    /// Whether files that are up to date are kept.
    var keepsFrames: Bool {
        switch self {
        case .skip, .share: true
        case .refuse, .overwrite, .clean: false
        }
    }
}

/// The file of a frame from an earlier run or another process, with the record that an uninterrupted run would have
/// made.
///
/// A complete file whose length and checksums match the journal is the file that was written then. It is therefore not
/// decoded, which would take longer than drawing a frame of a user interface: libpng inflates 500 MB/s.
struct StoredFrame {
    let digest: ByteDigest?
    let byteCount: Int

    /// Fails if there is no file, or it differs from the journal.
    init?(path: String, plan: RunPlan, written entry: JournalEntry) throws(OutputError) {
        guard entry.fingerprint.size == plan.size,
            let file = try WholeFile.read(path, limit: entry.byteCount), file.count == entry.byteCount,
            PNGFingerprint(of: file, isVerified: true) == entry.fingerprint
        else { return nil }
        byteCount = file.count
        digest = plan.computesDigests ? ByteDigest(of: file) : nil
    }
}
