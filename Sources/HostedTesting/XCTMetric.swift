public import struct XCTest.XCTPerformanceMetric

/// A quantity that a performance test measures. Nothing is measured here.
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
    /// Runs a block ten times, as XCTest does.
    ///
    /// Times are not measured: they would say nothing about a device, and XCTest on Linux fails if they vary.
    public func measure(block: () -> Void) {
        for _ in 0..<10 { block() }
    }

    /// - Parameters:
    ///   - metrics: Accepted without effect.
    ///   - options: Accepted without effect.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) {
        measure(block: block)
    }

    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(block: block)
    }

    public func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
    ) {
        measure(block: block)
    }

    /// Has no effect.
    public func startMeasuring() {}

    /// Has no effect.
    public func stopMeasuring() {}
}
