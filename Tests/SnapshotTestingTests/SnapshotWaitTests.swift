import SnapshotTesting
import Testing
import UIKit

/// Snapshots that are not made at once.
@MainActor @Suite("Waits for snapshots") struct SnapshotWaitTests {
    private final class Counter: CustomStringConvertible {
        var count = 0
        var description: String { "\(count)" }
    }

    private func inScene(_ body: @escaping @MainActor @Sendable () throws -> Void) throws {
        _ = try Recording(of: Scene("wait", width: 10, height: 10, scale: 1) { _ in try body() })
    }

    /// The value is described when the time has passed.
    @Test func virtualTimePassesBeforeTheSnapshot() throws {
        try inScene {
            let counter = Counter()
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in counter.count += 1 }
            let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-wait-test")
            try? FileManager.default.removeItem(at: folder)
            defer { try? FileManager.default.removeItem(at: folder) }
            let failure = verifySnapshot(
                of: counter, as: .wait(for: 2.5, on: .description), named: "a", snapshotDirectory: folder.path,
                testName: "test()")
            timer.invalidate()
            #expect(failure?.contains("Recorded") == true)
            #expect((try? String(contentsOf: folder.appending(path: "test.a.txt"), encoding: .utf8)) == "2")
        }
    }

    @Test func aSnapshotThatIsNeverMadeFails() throws {
        try inScene {
            let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
            let failure = verifySnapshot(of: 1, as: never, timeout: 2, testName: "test()")
            #expect(failure == "test(): the snapshot was not made within 2.0 s")
        }
    }
}
