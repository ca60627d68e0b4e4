/// Expects failures from here to the end of the test, which then does not fail because of them.
///
/// - Parameter options: The rules, such as whether a failure must happen.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line
) {
    guard options.isEnabled else { return }
    XCTestCase.running?.begin(ExpectedFailure(failureReason, options, file, line))
}

/// Expects the failures of a part of a test, which then does not fail because of them.
///
/// - Parameter options: The rules, such as whether a failure must happen.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
    guard options.isEnabled, let test = XCTestCase.running else { return try failingBlock() }
    let expectation = ExpectedFailure(failureReason, options, file, line)
    test.begin(expectation)
    defer { test.end(expectation) }
    return try failingBlock()
}

/// Expects failures from here to the end of the test, which then does not fail because of them.
///
/// - Parameters:
///   - enabled: Whether the failures are expected; `nil` for `true`.
///   - strict: Whether a failure must happen; `nil` for `true`.
///   - issueMatcher: Whether a failure is an expected one; others count. `nil` for all.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects the failures of a part of a test, which then does not fail because of them.
///
/// - Parameters:
///   - enabled: Whether the failures are expected; `nil` for `true`.
///   - strict: Whether a failure must happen; `nil` for `true`.
///   - issueMatcher: Whether a failure is an expected one; others count. `nil` for all.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    return try XCTExpectFailure(failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

/// The names that belong to expected failures.
public enum XCTExpectedFailure {
    /// The rules for an expected failure.
    public final class Options {
        public var isEnabled = true
        /// Whether the test fails if the failure does not happen.
        public var isStrict = true
        /// Returns whether a failure is an expected one; others count.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        public init() {}

        convenience init(_ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?) {
            self.init()
            isEnabled = enabled ?? true
            isStrict = strict ?? true
            if let issueMatcher { self.issueMatcher = issueMatcher }
        }

        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// A failure of a test.
public struct XCTIssue: Sendable {
    /// The message, which is that of XCTest.
    public let compactDescription: String
    /// The same message.
    public var detailedDescription: String? { compactDescription }
}

/// A failure that a test expects, and whether it happened.
final class ExpectedFailure {
    let reason: String?
    let isStrict: Bool
    let place: SourcePlace
    private(set) var hasFailed = false
    private let matches: (XCTIssue) -> Bool

    init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt) {
        self.reason = reason
        isStrict = options.isStrict
        matches = options.issueMatcher
        place = SourcePlace(file: "\(file)", line: Int(line))
    }

    /// Takes a failure that is an expected one.
    ///
    /// - Returns: Whether it is.
    func take(_ message: String) -> Bool {
        guard matches(XCTIssue(compactDescription: message)) else { return false }
        hasFailed = true
        return true
    }
}
