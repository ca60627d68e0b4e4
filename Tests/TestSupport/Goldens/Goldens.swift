import Foundation
import FrameDiff

/// Compares what tests make with what is in the repository: texts line by line, pictures pixel by pixel.
///
/// What differs lands in `Artifacts/`, under the golden's own path: `expected`, `actual` and `difference`, and for pictures
/// how much and where as `difference.json`. A golden that stands removes what an earlier failure left there.
public struct Goldens: Sendable {
    /// Where goldens are looked up.
    let root: URL
    let artifacts: URL
    let mode: RecordMode
    /// The tests that check these goldens, as `swift test --filter` takes them.
    let filter: String

    /// The repository's goldens, in the mode the environment asks for.
    ///
    /// - Parameter filter: What to pass to `swift test --filter` to come back here.
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

    /// How to take over what tests make now.
    var recordCommand: String { "\(RecordMode.variable)=failed swift test --filter \(filter)" }

    /// A golden as ``check(_:at:)`` found it.
    struct Finding {
        let exists: Bool
        /// How what was made differs from the golden; `nil` when it does not.
        let difference: String?
        /// What to show of a failure, by file name.
        let exhibits: [String: Data]
    }

    /// What texts and pictures have in common: write, show, or let stand.
    ///
    /// - Parameters:
    ///   - path: From the root.
    ///   - bytes: The golden's file if it is to be written.
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

    /// The golden's bytes, or `nil` when there is none.
    func stored(_ path: String) throws -> Data? {
        let golden = root.appending(path: path)
        guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
        return try Data(contentsOf: golden)
    }
}
