/// A font that text was set in, as a manifest lists it: frames with the same scene and other fonts are other frames.
public struct FontRecord: Equatable, Sendable {
    /// The file's name, without the folder it is in on this machine.
    public var file: String
    /// Of the file's bytes, in hexadecimal digits.
    public var sha256: String

    public init(file: String, sha256: String) {
        self.file = file
        self.sha256 = sha256
    }

    /// - Throws: ``OutputError/noDigest``.
    public init(path: String, bytes: [UInt8]) throws(OutputError) {
        var digest = try SHA256()
        // `withUnsafeBytes` would throw any error.
        var result: Result<Void, OutputError> = .success(())
        bytes.withUnsafeBytes { bytes in
            do throws(OutputError) { try digest.update(bytes) } catch { result = .failure(error) }
        }
        try result.get()
        self.init(
            file: path.split(separator: "/").last.map(String.init) ?? path, sha256: try digest.finish().description)
    }
}
