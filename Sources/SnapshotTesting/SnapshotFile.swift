import Foundation
import Synchronization
import XCTest

/// The paths of a snapshot's files.
struct SnapshotFile {
    /// The reference that this platform writes.
    let own: URL
    /// The reference that other platforms write; equal to ``own`` for texts.
    let shared: URL
    /// The path for a snapshot that differs from its reference.
    let failed: URL

    /// - Parameters:
    ///   - name: The name of the snapshot; `nil` for its number in the test.
    ///   - folder: The folder of references; `nil` for `__Snapshots__/<test file>` beside the test file.
    init(
        name: String?, testFile: String, testName: String, folder: String?, pathExtension: String?,
        environment: [String: String]
    ) {
        let file = URL(filePath: testFile)
        let suite = file.deletingPathExtension().lastPathComponent
        let place =
            folder.map { URL(filePath: $0) }
            ?? file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: suite)
        let test = Self.sanitized(testName)
        let identifier = name.map(Self.sanitized) ?? "\(Self.count(of: place.appending(path: test).path))"
        func url(_ folder: URL, _ platform: String) -> URL {
            folder.appending(path: "\(test).\(identifier)\(platform)" + (pathExtension.map { ".\($0)" } ?? ""))
        }
        shared = url(place, "")
        own = pathExtension == "png" ? url(place, ".linux") : shared
        let artifacts = environment["SNAPSHOT_ARTIFACTS"] ?? FileManager.default.temporaryDirectory.path
        failed = url(URL(filePath: artifacts).appending(path: suite), "")
    }

    /// The reference to compare with; `nil` if there is none.
    var reference: URL? { [own, shared].first { FileManager.default.fileExists(atPath: $0.path) } }

    /// Returns the words of a text joined by hyphens, as the original names its files.
    static func sanitized(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    private static let counts = Mutex<[String: Int]>([:])

    /// Returns the number of a test's next snapshot, counted from 1. Each XCTest test restarts the count, because two
    /// classes in a file may have tests of the same name.
    private static func count(of test: String) -> Int {
        _ = restart
        return counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 1]
        }
    }

    private static let restart: Void = XCTestObservationCenter.shared.addTestObserver(Restart())

    private final class Restart: XCTestObservation {
        func testCaseDidFinish(_ testCase: XCTestCase) { counts.withLock { $0 = [:] } }
    }

    static func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
