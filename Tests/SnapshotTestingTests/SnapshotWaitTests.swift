import SnapshotTesting
import Testing
import UIKit

/// Snapshots that are not made at once.
@MainActor @Suite("Waits for snapshots") struct SnapshotWaitTests {
    private final class Counter: CustomStringConvertible {
        var count = 0
        var description: String { "\(count)" }
    }

    /// The value is described when the time has passed.
    @Test func virtualTimePassesBeforeTheSnapshot() throws {
        let counter = Counter()
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in counter.count += 1 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let failure = verifySnapshot(
            of: counter, as: .wait(for: 2.5, on: .description), named: "a", snapshotDirectory: folder.path,
            testName: "test()")
        timer.invalidate()
        #expect(failure?.contains("Recorded") == true)
        #expect(try String(contentsOf: folder.appending(path: "test.a.txt"), encoding: .utf8) == "2")
    }

    @Test func aSnapshotThatIsNeverMadeFails() {
        let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        #expect(
            verifySnapshot(of: 1, as: never, timeout: 2)
                == "aSnapshotThatIsNeverMadeFails(): the snapshot was not made within 2.0 s")
    }
}
