import Glibc

/// A file being written next to its destination, under a ``TemporaryName``.
///
/// ``commit(marked:)`` gives the file its final name in one step, so that either a complete file exists under that name or
/// none. If the value is destroyed before that, the file is removed. ``UnfinishedFiles`` removes the files of a process
/// that a signal ends, and ``Leftovers`` those of killed processes. The bytes are not flushed to the disk, so a power
/// failure can still lose them.
struct TemporaryFile: ~Copyable {
    private let finalPath: String
    private let path: String
    /// File descriptor; -1 once closed.
    private var descriptor: Int32
    /// Whether ``path`` still names this file.
    private var exists = true

    /// Creates the file. The folder must exist.
    ///
    /// - Throws: ``OutputError/cannotCreate(path:_:)``.
    init(for finalPath: String) throws(OutputError) {
        let (path, descriptor) = UnfinishedFiles.add(for: finalPath) { path in
            let descriptor = Self.create(path)
            // The file belongs to a killed process that had the same process number.
            return descriptor < 0 && errno == EEXIST && unlink(path) == 0 ? Self.create(path) : descriptor
        }
        guard descriptor >= 0 else { throw .cannotCreate(path: finalPath, .current) }
        self.finalPath = finalPath
        self.path = path
        self.descriptor = descriptor
    }

    /// Opens the file exclusively, so that an existing name, such as a prepared symbolic link, is never written
    /// through.
    private static func create(_ path: String) -> Int32 {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        guard exists else { return }
        unlink(path)
        UnfinishedFiles.forget(path)
    }

    /// - Throws: ``OutputError/cannotWrite(path:_:)``, usually because the disk is full.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        if let reason = Descriptor.write(bytes, to: descriptor) { throw .cannotWrite(path: finalPath, reason) }
    }

    /// Closes the file and gives it its final name, replacing an existing file.
    ///
    /// - Parameter marked: Whether a ``FileMark`` is appended before the file is renamed.
    /// - Throws: ``OutputError/cannotWrite(path:_:)`` if closing reports a late write error,
    ///   ``OutputError/cannotCreate(path:_:)`` if the rename fails.
    mutating func commit(marked: Bool = false) throws(OutputError) {
        if marked { try FileMark.mark(fileAt: path, named: finalPath) }
        let status = close(descriptor)
        descriptor = -1
        guard status == 0 else { throw .cannotWrite(path: finalPath, .current) }
        guard rename(path, finalPath) == 0 else { throw .cannotCreate(path: finalPath, .current) }
        exists = false
        UnfinishedFiles.forget(path)
    }
}

/// The name of a file until it is complete: `.framereel-<final name>.<process>.tmp`, in the same folder.
///
/// It contains the process identifier, and a serial number while other threads of the process write the same file
/// (`<process>-<serial>`), so that no two writers share a temporary file.
package enum TemporaryName {
    static let prefix = ".framereel-"
    static let suffix = ".tmp"

    /// Returns the temporary path in this process.
    package static func path(for finalPath: String, serial: Int = 0) -> String {
        let nameStart = finalPath.lastIndex(of: "/").map(finalPath.index(after:)) ?? finalPath.startIndex
        let writer = serial == 0 ? "\(getpid())" : "\(getpid())-\(serial)"
        return finalPath[..<nameStart] + prefix + finalPath[nameStart...] + "." + writer + suffix
    }

    /// Returns the final name of the file that some process writes under `name`, or `nil` if `name` is not a temporary
    /// name.
    static func finalName(of name: String) -> String? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        let inner = name.dropFirst(prefix.count).dropLast(suffix.count)
        guard let dot = inner.lastIndex(of: "."), dot > inner.startIndex else { return nil }
        let writer = inner[inner.index(after: dot)...].split(separator: "-", omittingEmptySubsequences: false)
        let isDigits = writer.allSatisfy { number in
            !number.isEmpty && number.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        guard isDigits, writer.count <= 2 else { return nil }
        return String(inner[..<dot])
    }
}

/// Creates additional names for an existing file.
enum HardLink {
    /// Makes `path` another name of the file at `existing` in one step, replacing any file with that name.
    ///
    /// - Returns: `false`, without any change, if the file system has no hard links (`EPERM`), the paths are on
    ///   different file systems (`EXDEV`), the file has too many names (`EMLINK`) or no longer exists. The caller then
    ///   writes the file instead.
    static func make(_ path: String, to existing: String) -> Bool {
        let temporary = TemporaryName.path(for: path)
        var status = link(existing, temporary)
        if status != 0, errno == EEXIST, unlink(temporary) == 0 { status = link(existing, temporary) }
        guard status == 0 else { return false }
        status = rename(temporary, path)
        // A rename between two names of the same file succeeds without effect (POSIX.1-2017, rename).
        unlink(temporary)
        return status == 0
    }
}
