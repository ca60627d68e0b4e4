internal import Foundation

/// The files of a folder and of those in it.
enum FolderListing {
    private static let mostFiles = 100_000

    /// Paths relative to the folder, sorted, without hidden ones. A folder that is one resource, such as an asset catalog, is
    /// one file.
    static func files(in folder: String) throws(ProjectError) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)
        var names: [String] = []
        while let name = files?.nextObject() as? String {
            let own = name.split(separator: "/").last.map(String.init) ?? name
            if own.hasPrefix(".") {
                files?.skipDescendants()
            } else if FileKind.isPackage(own) {
                files?.skipDescendants()
                names.append(name)
            } else if !isFolder(folder + "/" + name) {
                names.append(name)
            }
            guard names.count <= mostFiles else {
                throw ProjectError(file: folder, "more than \(mostFiles) files; exclude the folder from the target")
            }
        }
        return names.sorted()
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
