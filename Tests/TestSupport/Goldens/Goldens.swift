import Foundation
import FrameDiff

/// Compares results of tests with files of the repository: texts by line, images by pixel.
///
/// A failure writes `expected`, `actual` and `difference` to `Artifacts/<path of the golden>`, and for images also the number
/// of differing pixels and their bounds as `difference.json`. A comparison that passes removes that folder. Scenes are
/// compared by `assertTransition` instead.
public struct Goldens: Sendable {
    /// The folder that paths of goldens are relative to.
    let root: URL
    let artifacts: URL
    let mode: RecordMode
    /// The argument of `swift test --filter` that selects the tests of these goldens.
    let filter: String

    /// The repository's goldens, in the mode set in the environment.
    ///
    /// - Parameter filter: The argument of `swift test --filter` that selects the calling tests.
    /// - Throws: ``GoldenFailure/mode(_:)``.
    public init(filter: String) throws(GoldenFailure) {
        let mode: RecordMode
        do throws(RecordMode.Unknown) {
            mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        } catch {
            throw .mode(error)
        }
        self.init(root: Repository.root, mode: mode, filter: filter)
    }

    init(root: URL, mode: RecordMode, filter: String) {
        self.root = root
        artifacts = root.appending(path: "Artifacts")
        self.mode = mode
        self.filter = filter
    }

    /// The command that records the goldens that fail.
    var recordCommand: String { "\(RecordMode.variable)=failed swift test --filter \(filter)" }

    /// The result of a comparison.
    struct Finding {
        let exists: Bool
        /// A description of the difference; `nil` if there is none.
        let difference: String?
        /// The artifacts of a failure, by file name.
        let exhibits: [String: Data]
    }

    /// Writes the golden, reports a failure, or returns, depending on the mode and what was found.
    ///
    /// - Parameters:
    ///   - path: Relative to the root.
    ///   - bytes: The golden to write, should it be written.
    func settle(_ path: String, _ finding: Finding, bytes: Data) throws {
        let golden = root.appending(path: path)
        let shown = artifacts.appending(path: path)
        let files = FileManager.default
        if files.fileExists(atPath: shown.path) { try files.removeItem(at: shown) }
        if mode.writes(missing: !finding.exists, fails: finding.difference != nil, differs: finding.difference != nil) {
            try files.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: golden, options: .atomic)
            throw GoldenFailure.recorded(golden: golden)
        }
        if finding.exists && finding.difference == nil {
            if mode == .never { return }
            throw GoldenFailure.recordingRun(golden: golden, mode: mode)
        }
        try files.createDirectory(at: shown, withIntermediateDirectories: true)
        for (name, data) in finding.exhibits { try data.write(to: shown.appending(path: name), options: .atomic) }
        if let difference = finding.difference {
            throw GoldenFailure.different(
                golden: golden, summary: difference, artifacts: shown, record: recordCommand)
        }
        throw GoldenFailure.missing(golden: golden, artifacts: shown, record: recordCommand)
    }

    /// The golden's bytes, or `nil` if there is none.
    func stored(_ path: String) throws -> Data? {
        let golden = root.appending(path: path)
        guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
        return try Data(contentsOf: golden)
    }
}
