import Glibc

/// A file being written beside its final place, under a ``TemporaryName``.
///
/// ``commit()`` gives it its final name in one step, so that under that name there is the whole file or none. When the
/// value goes away without that, on any path, the file is removed; what a killed process leaves behind, ``Leftovers``
/// are. The bytes are not forced to the disk: after a power failure a file system may still have lost them.
struct TemporaryFile: ~Copyable {
    private let finalPath: String
    private let path: String
    /// -1 once closed.
    private var descriptor: Int32
    /// Whether ``path`` names our file.
    private var exists = true

    /// Creates the file. The folder must exist.
    ///
    /// - Throws: ``OutputError/cannotCreate(path:_:)``.
    init(for finalPath: String) throws(OutputError) {
        let path = TemporaryName.path(for: finalPath)
        var descriptor = Self.create(path)
        if descriptor < 0, errno == EEXIST, unlink(path) == 0 { descriptor = Self.create(path) }
        guard descriptor >= 0 else { throw .cannotCreate(path: finalPath, .current) }
        self.finalPath = finalPath
        self.path = path
        self.descriptor = descriptor
    }

    /// Exclusively: a name someone else prepared, a symbolic link above all, is never written through.
    private static func create(_ path: String) -> Int32 {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if exists { unlink(path) }
    }

    /// - Throws: ``OutputError/cannotWrite(path:_:)``; a full disk is the usual reason.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        if let reason = Descriptor.write(bytes, to: descriptor) { throw .cannotWrite(path: finalPath, reason) }
    }

    /// Closes the file and gives it its final name, replacing a file of that name.
    ///
    /// - Throws: ``OutputError/cannotWrite(path:_:)`` when closing reports a late write error,
    ///   ``OutputError/cannotCreate(path:_:)`` when the name cannot be given.
    mutating func commit() throws(OutputError) {
        let status = close(descriptor)
        descriptor = -1
        guard status == 0 else { throw .cannotWrite(path: finalPath, .current) }
        guard rename(path, finalPath) == 0 else { throw .cannotCreate(path: finalPath, .current) }
        exists = false
    }
}
