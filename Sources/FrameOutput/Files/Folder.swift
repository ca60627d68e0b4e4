import Glibc

/// A folder that files are written into, and which folders above it had to be made for that.
struct Folder: Sendable {
    let path: String
    /// From the outermost in.
    private let created: [String]

    /// Makes the folder and every missing one above it. Those made are removed again when one of them cannot be.
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

    /// The folder a path lies in: `.` for a plain name.
    static func parent(of path: String) -> String {
        var above = path[...]
        while above.last == "/" { above.removeLast() }
        guard let slash = above.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
        above = above[..<slash]
        while above.last == "/" { above.removeLast() }
        return above.isEmpty ? "/" : String(above)
    }

    /// Removes the folders that were made, as far as they are empty: a run that wrote nothing leaves nothing.
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

    /// The names in a folder, in no order; those that are not UTF-8 are not ours and are left out.
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

    /// Removes a file; one that is not there is no error.
    ///
    /// - Throws: ``OutputError/cannotRemove(path:_:)``.
    static func removeFile(_ path: String) throws(OutputError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .cannotRemove(path: path, .current) }
    }
}
