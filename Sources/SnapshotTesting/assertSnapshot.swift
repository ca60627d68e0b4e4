public import Foundation
import FramereelTesting
import Testing
import XCTest

/// Compares a value with its reference on disk, and fails the running test if they differ. Works in Swift Testing and
/// XCTest.
///
/// A missing reference is written, which fails the test once.
///
/// - Parameters:
///   - name: The name of the snapshot. The default is its number in the test.
///   - recording: The references to write. The default is that of `withSnapshotTesting(record:diffTool:operation:)`.
///   - timeout: The virtual time, in seconds, that may pass until a snapshot is made.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let failure {
        SnapshotIssue.record(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// A failure of the running test, under Swift Testing or XCTest.
enum SnapshotIssue {
    static func record(
        _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}

/// Compares several snapshots of a value with their references, which are named.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares several snapshots of a value with their references, which are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its reference on disk, like
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, and returns the failure.
///
/// - Parameter snapshotDirectory: The folder of references. The default is `__Snapshots__/<test file>`.
/// - Returns: The reason why a test should fail; `nil` if the snapshot matches.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let configuration = SnapshotTestingConfiguration.current
    let file = SnapshotFile(
        name: name, testFile: "\(filePath)", testName: testName, folder: snapshotDirectory,
        pathExtension: snapshotting.pathExtension, environment: ProcessInfo.processInfo.environment)
    do {
        var made: Format?
        snapshotting.snapshot(try value()).run { made = $0 }
        if made == nil {
            // Unchecked but safe: this thread waits until the main actor is done.
            nonisolated(unsafe) let isMissing = { made == nil }
            MainThread.run { SnapshotWait.run(timeout, while: isMissing) }
        }
        guard let made else { return "\(testName): the snapshot was not made within \(timeout) s" }
        return try SnapshotVerdict(
            diffing: snapshotting.diffing, file: file,
            record: recording ?? configuration?.record ?? (isRecording ? .all : .ofEnvironment),
            diffTool: configuration?.diffTool ?? SnapshotTesting.diffTool
        ).failure(of: made)
    } catch {
        return "\(testName): \(error)"
    }
}

/// The comparison of one snapshot with its reference.
private struct SnapshotVerdict<Format> {
    let diffing: Diffing<Format>
    let file: SnapshotFile
    let record: SnapshotTestingConfiguration.Record
    let diffTool: SnapshotTestingConfiguration.DiffTool?

    func failure(of value: Format) throws -> String? {
        guard record != .all else { return try recorded(value, because: "Record mode is on.") }
        guard let reference = file.reference else {
            guard record != .never else { return "No reference was found on disk: \(file.own.path)" }
            return try recorded(value, because: "No reference was found on disk.")
        }
        let data = try Data(contentsOf: reference)
        guard let (sentence, attachments) = diffing.diff(diffing.fromData(data), value) else { return nil }
        try SnapshotFile.write(diffing.toData(value), to: file.failed)
        for attachment in attachments where Test.current != nil {
            Attachment.record(Array(attachment.bytes), named: attachment.name)
        }
        var message = "Snapshot does not match reference.\n\(sentence)\n"
        message +=
            diffTool.map { $0(currentFilePath: reference.path, failedFilePath: file.failed.path) }
            ?? "reference: \(reference.path)\nsnapshot: \(file.failed.path)"
        guard record == .failed else { return message }
        return message + "\n" + (try recorded(value, because: "A new snapshot was recorded."))
    }

    private func recorded(_ value: Format, because reason: String) throws -> String {
        try SnapshotFile.write(diffing.toData(value), to: file.own)
        return "\(reason) Recorded snapshot: \(file.own.path)\nRun the test again to compare with it."
    }
}
