/// A quantity that a performance test measures. Only time is measured; others are accepted without effect.
public protocol XCTMetric: AnyObject {}

public final class XCTClockMetric: XCTMetric {
    public init() {}
}

public final class XCTCPUMetric: XCTMetric {
    public init() {}
    public init(limitingToCurrentThread: Bool) {}
}

public final class XCTMemoryMetric: XCTMetric {
    public init() {}
}

public final class XCTStorageMetric: XCTMetric {
    public init() {}
}

public final class XCTOSSignpostMetric: XCTMetric {
    public init(subsystem: String, category: String, name: String) {}
}

/// The options of a performance test.
open class XCTMeasureOptions {
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    /// Accepted without effect.
    open var iterationCount = 5
    /// Accepted without effect.
    open var invocationOptions: InvocationOptions = []

    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public init() {}
}

extension XCTestCase {
    /// Runs a block several times and prints its average time on the machine's clock.
    ///
    /// - Parameters:
    ///   - metrics: Accepted without effect: time is measured.
    ///   - options: Accepted without effect: XCTest decides how often the block runs.
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #filePath,
        line: Int = #line, block: () -> Void
    ) {
        measure(file: file, line: line, block: block)
    }

    public func measure(
        options: XCTMeasureOptions, file: StaticString = #filePath, line: Int = #line, block: () -> Void
    ) {
        measure(file: file, line: line, block: block)
    }
}
