import Glibc

/// Reads and writes whole files.
public enum WholeFile {
    /// Writes a file atomically, so that it appears under its name complete or not at all. Missing folders are created,
    /// and removed again if the file cannot be written.
    ///
    /// - Parameter replacing: Whether an existing file may be replaced; one that ``FileMark`` recognizes always is.
    /// - Throws: ``OutputError/targetsExist(first:count:)`` if a file exists and must not be replaced,
    ///   ``OutputError/targetIsFolder(_:)``, ``OutputError/targetIsNotAFile(_:)``,
    ///   ``OutputError/cannotCreate(path:_:)``, ``OutputError/cannotWrite(path:_:)``.
    public static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(OutputError) {
        let folder = try Folder(creating: Folder.parent(of: path))
        do throws(OutputError) {
            if try Target.exists(path), !replacing, !FileMark.isOn(path) { throw .targetsExist(first: path, count: 1) }
            var file = try TemporaryFile(for: path)
            try file.write(bytes)
            try file.commit()
        } catch {
            folder.removeIfEmpty()
            throw error
        }
    }

    /// Writes files that belong together: all of them, or none if one exists or cannot be written.
    ///
    /// - Throws: The errors of ``write(_:to:replacing:)``.
    public static func write(_ files: [(path: String, bytes: [UInt8])]) throws(OutputError) {
        var inTheWay: [String] = []
        for file in files where try Target.exists(file.path) { inTheWay.append(file.path) }
        if let first = inTheWay.first { throw .targetsExist(first: first, count: inTheWay.count) }
        var folders: [Folder] = []
        var written: [String] = []
        do throws(OutputError) {
            for (path, bytes) in files {
                folders.append(try Folder(creating: Folder.parent(of: path)))
                try write(bytes, to: path, replacing: false)
                written.append(path)
            }
        } catch {
            for path in written { unlink(path) }
            for folder in folders.reversed() { folder.removeIfEmpty() }
            throw error
        }
    }

    /// Returns the contents of a regular file, or `nil` if there is none or it has more than `limit` bytes.
    ///
    /// - Throws: ``OutputError/cannotRead(path:_:)``.
    static func read(_ path: String, limit: Int) throws(OutputError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .cannotRead(path: path, .current)
        }
        defer { close(descriptor) }
        return try read(descriptor, of: path, limit: limit)
    }

    /// Returns the contents of an open file from byte `start` on, or `nil` if it is not a regular file, has more than
    /// `limit` bytes, or has no more than `known`.
    ///
    /// - Throws: ``OutputError/cannotRead(path:_:)``.
    static func read(
        _ descriptor: Int32, of path: String, from start: Int = 0, beyond known: Int = -1, limit: Int
    ) throws(OutputError) -> [UInt8]? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, .current) }
        let size = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG, size <= limit, size > known, size >= start else { return nil }
        let count = size - start
        var reason: SystemReason?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let part = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, start + filled)
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

/// The kind of item at the path of a file to be written.
enum Target {
    case absent
    /// A regular file or a symbolic link. A rename replaces the link, not its destination.
    case file
    case folder
    /// A device, pipe or socket.
    case other

    /// - Throws: ``OutputError/cannotCreate(path:_:)`` if the path cannot be looked up.
    init(_ path: String) throws(OutputError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw .cannotCreate(path: path, .current) }
            // A dangling link exists nevertheless.
            self = lstat(path, &status) == 0 ? .file : .absent
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }

    /// Whether writing would replace an existing file.
    ///
    /// - Throws: ``OutputError/targetIsFolder(_:)``, ``OutputError/targetIsNotAFile(_:)``,
    ///   ``OutputError/cannotCreate(path:_:)``.
    static func exists(_ path: String) throws(OutputError) -> Bool {
        switch try Target(path) {
        case .absent: return false
        case .file: return true
        case .folder: throw .targetIsFolder(path)
        case .other: throw .targetIsNotAFile(path)
        }
    }
}

/// Writes to a file descriptor.
public enum Descriptor {
    /// Writes all bytes, in as many calls as necessary.
    ///
    /// - Returns: The reason for a failure, or `nil`. A pipe without a reader gives `EPIPE` if SIGPIPE is ignored.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemReason? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno != EINTR {
                    return .current
                }
            }
            return nil
        }
    }
}
