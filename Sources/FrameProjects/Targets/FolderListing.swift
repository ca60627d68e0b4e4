internal import Foundation
internal import Glibc

/// Lists the files in a folder and its subfolders.
enum FolderListing {
    private static let mostFiles = 100_000
    private static let stepsOfFile = 50

    /// Returns sorted paths relative to the folder, without hidden files. A folder that is a single resource, such as
    /// an asset catalog, counts as a file. Links to folders are left out, because they may form a cycle.
    ///
    /// - Throws: ``ProjectError`` if there are more than 100,000 files and folders, or than the budget allows.
    static func files(in folder: String, _ budget: ReadingBudget) throws(ProjectError) -> [String] {
        var names: [String] = []
        var waiting = [""]
        var count = 0
        while let inner = waiting.popLast() {
            for entry in entries(of: folder + "/" + inner) where !entry.name.hasPrefix(".") {
                count += 1
                try budget.spend(stepsOfFile, on: folder)
                guard count <= mostFiles else {
                    throw ProjectError(file: folder, "more than \(mostFiles) files; exclude the folder from the target")
                }
                let path = inner + entry.name
                if !entry.isFolder || FileKind.isPackage(entry.name) {
                    names.append(path)
                } else if !entry.isLink {
                    waiting.append(path + "/")
                }
            }
        }
        return names.sorted()
    }

    /// Returns the contents of a folder; none if it cannot be read.
    private static func entries(of folder: String) -> [(name: String, isFolder: Bool, isLink: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, isFolder: Bool, isLink: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name else { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_REG): entries.append((name, false, false))
            case Int32(DT_DIR): entries.append((name, true, false))
            default:
                // A link, or a file system that does not tell.
                var status = stat()
                let isLink = lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
                entries.append((name, isFolder(folder + "/" + name), isLink))
            }
        }
        return entries
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
