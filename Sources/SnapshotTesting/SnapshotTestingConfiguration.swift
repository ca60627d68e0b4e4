import Foundation
public import Testing

/// The settings for the assertions of a test, a suite or a section of code.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The references to write; `nil` for missing ones.
    public var record: Record?
    /// The tool that failure messages suggest for comparing files; `nil` for none.
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The references to write. A run that writes one fails.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        private enum Mode: String {
            case all, missing, never, failed
        }

        private let mode: Mode

        public static let all = Record(mode: .all)
        public static let missing = Record(mode: .missing)
        public static let never = Record(mode: .never)
        /// The references of failures, and missing ones.
        public static let failed = Record(mode: .failed)

        private init(mode: Mode) {
            self.mode = mode
        }

        /// Fails for a word other than `all`, `missing`, `never` and `failed`.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// The references that `SNAPSHOT_TESTING_RECORD` names; without it, missing ones.
        static let ofEnvironment =
            ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init) ?? .missing

        public init(booleanLiteral value: Bool) {
            self = value ? .all : .missing
        }
    }

    /// A command that compares two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ reference: String, _ failed: String) -> String

        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        public init(stringLiteral value: String) {
            self.init { "\(value) \($0) \($1)" }
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

/// Runs code with settings. Those that are `nil` are inherited.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.inheriting(record, diffTool)) { try operation() }
}

/// Runs asynchronous code with settings. Those that are `nil` are inherited.
public nonisolated(nonsending) func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(.inheriting(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    fileprivate static func inheriting(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

/// A trait that sets the configuration of a suite or a test.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    fileprivate let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }
}
