internal import Foundation

/// Finds Git repositories.
enum GitRepository {
    /// Returns the top folder of the repository that a folder is in; `nil` if there is none.
    static func top(of folder: URL) -> URL? {
        var url = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: url.appending(path: ".git").path) {
            guard url.path != "/" else { return nil }
            url.deleteLastPathComponent()
        }
        return url
    }
}
