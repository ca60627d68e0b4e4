public import Foundation

/// Outside test data: never part of the repository, so every suite that needs it is skipped where it is not given.
public enum Oracles {
    /// The folder given to `scripts/conformance`, by way of the environment variable `FRAMEREEL_ORACLES`.
    public static let folder = ProcessInfo.processInfo.environment["FRAMEREEL_ORACLES"].map {
        URL(filePath: $0, directoryHint: .isDirectory)
    }

    /// For `.enabled(if: Oracles.folder != nil, …)`.
    public static let whySkipped = "no outside test data: run scripts/conformance FOLDER"

    /// The folder, in a test that runs only where it is given.
    public static func requiredFolder() throws -> URL {
        guard let folder else { throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: whySkipped]) }
        return folder
    }

    /// Unpacks a zip file of `folder` into a new folder, hands over the plain files in it, in order of their names, and
    /// removes the folder.
    public static func withUnpacked(_ archive: String, _ body: ([URL]) throws -> Void) throws {
        let target = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: target) }
        let unzip = Process()
        unzip.executableURL = URL(filePath: "/usr/bin/env")
        unzip.arguments = ["unzip", "-q", try requiredFolder().appending(path: archive).path, "-d", target.path]
        try unzip.run()
        unzip.waitUntilExit()
        guard unzip.terminationStatus == 0 else {
            throw CocoaError(
                .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "unzip could not unpack \(archive)"])
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: target.path).sorted()
        try body(names.map { target.appending(path: $0) }.filter(isFile))
    }

    private static func isFile(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}
