import Glibc

/// What stands where a file is to be written.
enum Target {
    case absent
    /// A regular file, or a symbolic link: a rename replaces the link, not what it leads to.
    case file
    case folder
    /// A device, pipe or socket.
    case other

    /// - Throws: ``OutputError/cannotCreate(path:_:)`` when the path cannot be looked up.
    init(_ path: String) throws(OutputError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw .cannotCreate(path: path, .current) }
            // A link that leads nowhere is there all the same.
            self = lstat(path, &status) == 0 ? .file : .absent
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }

    /// Whether a file is there that writing would replace.
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
