/// Expects failures from here to the end of the test, which then does not fail because of them.
///
/// - Parameter options: The rules, such as whether a failure must happen.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
    line: UInt = #line
) {
    guard options.isEnabled else { return }
    XCTestCase.running?.begin(ExpectedFailure(failureReason, isStrict: options.isStrict, file, line))
}

/// Expects the failures of a part of a test, which then does not fail because of them.
///
/// - Parameter options: The rules, such as whether a failure must happen.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
    guard options.isEnabled, let test = XCTestCase.running else { return try failingBlock() }
    let expectation = ExpectedFailure(failureReason, isStrict: options.isStrict, file, line)
    test.begin(expectation)
    defer { test.end(expectation) }
    return try failingBlock()
}

/// Expects the failures of a part of a test, which then does not fail because of them.
///
/// - Parameters:
///   - enabled: Whether the failures are expected; `nil` for `true`.
///   - strict: Whether a failure must happen; `nil` for `true`.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool?, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    return try XCTExpectFailure(failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

/// The names that belong to expected failures.
public enum XCTExpectedFailure {
    /// The rules for an expected failure.
    public final class Options {
        public var isEnabled = true
        /// Whether the test fails if the failure does not happen.
        public var isStrict = true

        public init() {}

        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// A failure that a test expects, and whether it happened.
final class ExpectedFailure {
    let reason: String?
    let isStrict: Bool
    let place: SourcePlace
    var hasFailed = false

    init(_ reason: String?, isStrict: Bool, _ file: StaticString, _ line: UInt) {
        self.reason = reason
        self.isStrict = isStrict
        place = SourcePlace(file: "\(file)", line: Int(line))
    }
}
