/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A programming error that an application reports.
open class NSException: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the run with an error that names the exception and the call.
    ///
    /// Differs from Foundation: returns, since Swift on Linux has no exceptions; the run ends when the script does.
    public final func raise(file: StaticString = #fileID, line: UInt = #line) {
        let message = "\(name.rawValue) was raised at \(file):\(line)\(reason.map { ": \($0)" } ?? "")."
        // Entry point: exceptions have no object to ask for its stage.
        MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
    }
}
