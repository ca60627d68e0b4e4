internal import Foundation

extension FramereelOrigin {
    /// Returns the path of the clone of Framereel that a folder is in, for example the one in which the command runs.
    static func enclosingClone(of folder: URL) -> String? {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
            // Packages that depend on Framereel name it, too.
            if manifest?.contains("name: \"framereel\"") == true,
                FileManager.default.fileExists(atPath: folder.appending(path: "Sources/FramereelTool").path)
            {
                return folder.path
            }
        }
        return nil
    }
}
