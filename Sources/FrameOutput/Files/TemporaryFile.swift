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

/// What a file is called before it has its final name: `.framereel-<final name>.<process>.tmp`, in the same folder.
///
/// The process is in the name so that two of them that write the same file do not write into each other's.
enum TemporaryName {
    static let prefix = ".framereel-"
    static let suffix = ".tmp"

    /// The path for this process.
    static func path(for finalPath: String) -> String {
        let nameStart = finalPath.lastIndex(of: "/").map(finalPath.index(after:)) ?? finalPath.startIndex
        return finalPath[..<nameStart] + prefix + finalPath[nameStart...] + ".\(getpid())" + suffix
    }

    /// The final name of a file that any process calls `name` while it writes it; `nil` for any other name.
    static func finalName(of name: String) -> String? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let inner = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let dot = inner.lastIndex(of: "."), dot > inner.startIndex else { return nil }
        let process = inner[inner.index(after: dot)...]
        guard !process.isEmpty, process.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        return String(inner[..<dot])
    }
}

/// A second name for a file that is there.
enum HardLink {
    /// Gives the file at `existing` the name `path` too, in one step, replacing a file of that name.
    ///
    /// - Returns: Whether that was done. It is not where the file system has no hard links (`EPERM`), the places are on
    ///   different file systems (`EXDEV`), a file has as many names as it may (`EMLINK`), or someone has taken the file
    ///   away: then nothing has changed, and the caller writes the file instead.
    static func make(_ path: String, to existing: String) -> Bool {
        let temporary = TemporaryName.path(for: path)
        var status = link(existing, temporary)
        if status != 0, errno == EEXIST, unlink(temporary) == 0 { status = link(existing, temporary) }
        guard status == 0 else { return false }
        status = rename(temporary, path)
        // A rename between two names of one file does nothing and says it did (POSIX.1-2017, rename).
        unlink(temporary)
        return status == 0
    }
}
