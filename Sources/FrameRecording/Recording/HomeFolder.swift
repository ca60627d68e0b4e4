internal import FrameOutput
internal import Glibc
internal import UIKit

/// The home folder of one run, as an application has it on a device: its folders exist, are empty at the start of each run,
/// and are removed with their files at the end. Thus documents outlast no run, and none of the person's are touched.
///
/// Foundation finds the folder through an environment variable, which it reads whenever it is asked for the home folder or
/// for documents. If the variable has a value already, that folder is used as it is. On Linux, Foundation has other folders
/// for caches, support files and temporary files, which outlast a run. A run that crashes leaves the folder behind, in the
/// folder for temporary files; one that is interrupted or calls `exit` does not.
@MainActor enum HomeFolder {
    private static let variable = "CFFIXED_USER_HOME"
    private static let folders = [
        "Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp",
    ]

    static func during<Result>(_ run: () throws -> Result) rethrows -> Result {
        guard getenv(variable) == nil, let home = make() else { return try run() }
        UnfinishedFiles.addFolder(home.path, remove: remove)
        setenv(variable, home.path, 1)
        defer {
            unsetenv(variable)
            remove(home.path)
            UnfinishedFiles.forgetFolder(home.path)
        }
        return try run()
    }

    private nonisolated static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    /// - Returns: `nil` if the folder cannot be created; files then go where Foundation puts them.
    private static func make() -> URL? {
        var template = Array(
            FileManager.default.temporaryDirectory.appending(path: "framereel-home-XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        let path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let home = URL(filePath: path, directoryHint: .isDirectory)
        for folder in folders {
            try? FileManager.default.createDirectory(
                at: home.appending(path: folder), withIntermediateDirectories: true)
        }
        return home
    }
}
