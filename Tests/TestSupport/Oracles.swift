public import Foundation

/// External test data, which is never part of the repository. Suites that need it are skipped without it.
public enum Oracles {
    /// The value of the environment variable `FRAMEREEL_ORACLES`, which `scripts/proofs/conformance` sets to its
    /// argument.
    public static let folder = ProcessInfo.processInfo.environment["FRAMEREEL_ORACLES"].map {
        URL(filePath: $0, directoryHint: .isDirectory)
    }

    /// The comment for `.enabled(if: Oracles.folder != nil, …)`.
    public static let whySkipped = "no outside test data: run scripts/proofs/conformance FOLDER"

    /// Returns the folder, for tests that run only if it is given.
    ///
    /// - Throws: `CocoaError` if the folder is not given.
    public static func requiredFolder() throws -> URL {
        guard let folder else { throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: whySkipped]) }
        return folder
    }

    /// Calls `body` with the regular files of an archive in `folder`, sorted by name. They are unpacked into a
    /// temporary folder, which is removed afterward.
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
