import Glibc

/// A folder to write files into, and the parent folders that had to be created for it.
struct Folder: Sendable {
    let path: String
    /// Created folders, outermost first.
    private let created: [String]

    /// Creates the folder and its missing parents. If one cannot be created, those created before it are removed.
    ///
    /// - Throws: ``OutputError/cannotCreate(path:_:)``.
    init(creating path: String) throws(OutputError) {
        var created: [String] = []
        do throws(OutputError) {
            try Self.create(path, &created)
        } catch {
            Self.remove(created)
            throw error
        }
        self.path = path
        self.created = created
    }

    private static func create(_ path: String, _ created: inout [String]) throws(OutputError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotCreate(path: path, SystemReason(ENOTDIR)) }
            return
        }
        guard errno == ENOENT else { throw .cannotCreate(path: path, .current) }
        let parent = self.parent(of: path)
        if parent != path { try create(parent, &created) }
        if mkdir(path, 0o777) == 0 {
            created.append(path)
        } else if errno != EEXIST {
            throw .cannotCreate(path: path, .current)
        }
    }

    /// Returns the parent folder of a path, or `.` for a plain name.
    static func parent(of path: String) -> String {
        var above = path[...]
        while above.hasSuffix("/") { above.removeLast() }
        guard let slash = above.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
        above = above[..<slash]
        while above.hasSuffix("/") { above.removeLast() }
        return above.isEmpty ? "/" : String(above)
    }

    /// Removes the created folders that are empty, so that a run without output leaves nothing behind.
    func removeIfEmpty() {
        Self.remove(created)
    }

    private static func remove(_ created: [String]) {
        for path in created.reversed() { rmdir(path) }
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the names in a folder, in no particular order. Names that are not UTF-8 never belong to this program and
    /// are left out.
    ///
    /// - Throws: ``OutputError/cannotRead(path:_:)``.
    static func names(in path: String) throws(OutputError) -> [String] {
        guard let stream = opendir(path) else { throw .cannotRead(path: path, .current) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw .cannotRead(path: path, .current) }
        return names
    }

    /// Removes a file. A missing file is not an error.
    ///
    /// - Throws: ``OutputError/cannotRemove(path:_:)``.
    static func removeFile(_ path: String) throws(OutputError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .cannotRemove(path: path, .current) }
    }
}
