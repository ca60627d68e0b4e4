internal import Foundation

/// Lists the files in a folder and its subfolders.
enum FolderListing {
    private static let mostFiles = 100_000
    private static let stepsOfFile = 20

    /// Returns sorted paths relative to the folder, without hidden files. A folder that is a single resource, such as
    /// an asset catalog, counts as a file.
    ///
    /// - Throws: ``ProjectError`` if there are more than 100,000 files and folders, or than the budget allows.
    static func files(in folder: String, _ budget: ReadingBudget) throws(ProjectError) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)
        var names: [String] = []
        var count = 0
        while let name = files?.nextObject() as? String {
            count += 1
            try budget.spend(stepsOfFile, on: folder)
            let own = name.split(separator: "/").last.map(String.init) ?? name
            if own.hasPrefix(".") {
                files?.skipDescendants()
            } else if FileKind.isPackage(own) {
                files?.skipDescendants()
                names.append(name)
            } else if !isFolder(folder + "/" + name) {
                names.append(name)
            }
            guard count <= mostFiles else {
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
