internal import Glibc

/// A file or folder in a folder.
package struct FolderEntry {
    package let name: String
    /// Whether the entry is a folder, or a link to one.
    package let isFolder: Bool
    package let isLink: Bool

    /// Returns the contents of a folder in no particular order; none if the folder cannot be read. Names that are not
    /// UTF-8 are omitted.
    package static func all(in folder: String) -> [FolderEntry] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { entries.append(FolderEntry(name, in: folder, Int32(entry.pointee.d_type))) }
        }
        return entries
    }

    private init(_ name: String, in folder: String, _ type: Int32) {
        self.name = name
        switch type {
        case Int32(DT_REG): (isFolder, isLink) = (false, false)
        case Int32(DT_DIR): (isFolder, isLink) = (true, false)
        default:
            // A link, or a file system that does not report types.
            var (own, target) = (stat(), stat())
            let path = folder + "/" + name
            isLink = lstat(path, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
            isFolder = stat(path, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR
        }
    }
}
