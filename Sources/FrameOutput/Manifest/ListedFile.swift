import FramePNG
import Glibc

/// The file of a frame as listed in the manifest of an earlier run.
public struct ListedFile: Equatable, Sendable {
    /// Name in the folder of the sequence.
    public let name: String
    public let byteCount: Int
    /// Digest; `nil` if that run computed no digests.
    public let digest: ByteDigest?

    public init(name: String, byteCount: Int, digest: ByteDigest?) {
        self.name = name
        self.byteCount = byteCount
        self.digest = digest
    }

    /// Whether the file at `path` is the listed one: not a link, complete as a PNG file, and with the listed size and
    /// digest.
    ///
    /// - Throws: ``OutputError/cannotRead(path:_:)``.
    func isFile(at path: String) throws(OutputError) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let bytes = try WholeFile.read(path, limit: byteCount), bytes.count == byteCount,
            PNGFingerprint(of: bytes, isVerified: digest == nil) != nil
        else { return false }
        return digest.map { $0 == ByteDigest(of: bytes) } ?? true
    }
}
