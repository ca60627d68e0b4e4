internal import Glibc

/// The kind of item at a path. Links are not followed.
enum ItemKind {
    case absent, file, folder, link
    /// A device, pipe or socket.
    case other

    init(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = .absent
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
