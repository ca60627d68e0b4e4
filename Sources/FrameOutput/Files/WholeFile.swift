import Glibc

/// Files that are written, or read, in one piece.
public enum WholeFile {
    /// Writes a file that appears under its name whole or not at all. Missing folders are made, and removed again when
    /// the file cannot be written.
    ///
    /// - Parameter replacing: Whether a file of that name may be replaced.
    /// - Throws: ``OutputError/targetsExist(first:count:)`` when a file exists and may not be replaced,
    ///   ``OutputError/targetIsFolder(_:)``, ``OutputError/targetIsNotAFile(_:)``,
    ///   ``OutputError/cannotCreate(path:_:)``, ``OutputError/cannotWrite(path:_:)``.
    public static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(OutputError) {
        let folder = try Folder(creating: Folder.parent(of: path))
        do throws(OutputError) {
            if try Target.exists(path), !replacing { throw .targetsExist(first: path, count: 1) }
            var file = try TemporaryFile(for: path)
            try file.write(bytes)
            try file.commit()
        } catch {
            folder.removeIfEmpty()
            throw error
        }
    }

    /// The bytes of a regular file of at most `limit` bytes; `nil` when there is none.
    ///
    /// - Throws: ``OutputError/cannotRead(path:_:)``.
    static func read(_ path: String, limit: Int) throws(OutputError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .cannotRead(path: path, .current)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, .current) }
        let count = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG, count <= limit else { return nil }
        var reason: SystemReason?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let part = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if part < 0, errno == EINTR { continue }
                if part < 0 { reason = .current }
                if part <= 0 { break }
                filled += part
            }
        }
        if let reason { throw .cannotRead(path: path, reason) }
        return bytes
    }
}
