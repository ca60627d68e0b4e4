/// The messages of an application, of which none are kept.
public final class OSLogStore: @unchecked Sendable {
    // Raw values match the public header.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }

    public init(scope: Scope) throws {}

    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place in a store.
public final class OSLogPosition: Sendable {}

public enum OSLogEnumerator {
    /// The direction in which entries are read. Raw values match the public header.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public static let reverse = Options(rawValue: 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// A message with its time. There is none in a store.
open class OSLogEntry: @unchecked Sendable {
    public var composedMessage: String { "" }  // Not overridable: only the system makes entries.
    public var date: Date { .distantPast }  // Not overridable: only the system makes entries.

    init() {}
}

/// An entry that belongs to a part of the application.
public protocol OSLogEntryWithPayload {
    var subsystem: String { get }
    var category: String { get }
    var formatString: String { get }
}

/// A message that was logged.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, @unchecked Sendable {
    // Raw values match the public header.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    public var level: Level { .undefined }
    public var subsystem: String { "" }
    public var category: String { "" }
    public var formatString: String { "" }
}
