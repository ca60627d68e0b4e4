internal import Foundation
internal import FrameFiles

/// Lists the files in a folder and its subfolders.
enum FolderListing {
    private static let mostFiles = 100_000
    private static let stepsOfFile = 50

    /// Returns sorted paths relative to the folder, without hidden files. A folder that is a single resource, such as
    /// an asset catalog, counts as a file. Links to folders are left out because they may form a cycle.
    ///
    /// - Throws: ``ProjectError`` if there are more than 100,000 files and folders, or more than the budget allows.
    static func files(in folder: String, _ budget: ReadingBudget) throws(ProjectError) -> [String] {
        var names: [String] = []
        var waiting = [""]
        var count = 0
        while let inner = waiting.popLast() {
            for entry in FolderEntry.all(in: folder + "/" + inner) where !entry.name.hasPrefix(".") {
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

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
