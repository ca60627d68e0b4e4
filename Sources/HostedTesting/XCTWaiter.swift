public import Foundation
import FrameTiming
import QuartzCore

/// A wait for expectations, in virtual time.
open class XCTWaiter {
    public enum Result: Int, Sendable {
        case completed = 1
        case timedOut, incorrectOrder, invertedFulfillment, interrupted
    }

    open weak var delegate: (any XCTWaiterDelegate)?
    /// The expectations that were fulfilled during the last wait, in that order.
    open private(set) var fulfilledExpectations: [XCTestExpectation] = []

    /// The limit of the last wait, in seconds.
    private(set) var timeout = 0.0
    /// Where the last wait is written.
    private(set) var place = SourcePlace(file: "", line: 0)

    public init(delegate: (any XCTWaiterDelegate)? = nil) {
        self.delegate = delegate
    }

    /// Lets time pass until the expectations are fulfilled, or for `timeout` seconds.
    @discardableResult open func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) -> Result {
        let wait = ExpectationWait(for: expectations, enforceOrder: enforceOrder)
        return run(wait, timeout: timeout, SourcePlace(file: "\(file)", line: line))
    }

    @discardableResult open class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) -> Result {
        XCTWaiter().wait(
            for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }

    // Safe: it stays with its caller, which is the thread of the test.
    @discardableResult open nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) async -> Result {
        wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }

    // Safe: it stays with its caller, which is the thread of the test.
    @discardableResult open nonisolated(nonsending) class func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) async -> Result {
        wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Lets time pass until there is a verdict, and reports a failure to the delegate.
    func run(_ wait: ExpectationWait, timeout: Double, _ place: SourcePlace) -> Result {
        XCTestCase.running?.close(wait.expectations)
        (self.timeout, self.place) = (timeout, place)
        MainActor.assumeIsolated { wait.run(timeout: timeout) }
        fulfilledExpectations = wait.fulfilled
        switch wait.verdict(isOver: true) {
        case .completed: return .completed
        case .timedOut, .undecided:
            delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: wait.unfulfilled)
            return .timedOut
        case .inverted(let expectation):
            delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
            return .invertedFulfillment
        case .order(let expectation, let required):
            delegate?.waiter(
                self, fulfillmentDidViolateOrderingConstraintsFor: expectation, requiredExpectation: required)
            return .incorrectOrder
        }
    }
}

/// A delegate that a waiter tells why it failed.
public protocol XCTWaiterDelegate: AnyObject {
    func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
    func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation)
    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
    func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
    public func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
    ) {}
    public func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
    ) {}
    public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
    public func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter) {}
}

/// A wait for expectations and its outcome.
struct ExpectationWait: Sendable {
    enum Verdict {
        case undecided, completed, timedOut
        case inverted(XCTestExpectation)
        case order(XCTestExpectation, required: XCTestExpectation)

        var isUndecided: Bool {
            if case .undecided = self { true } else { false }
        }
    }

    /// The interval, in seconds, between checks of conditions while no event happens.
    private static let interval = 0.1

    let expectations: [XCTestExpectation]
    let enforcesOrder: Bool

    init(for expectations: [XCTestExpectation], enforceOrder: Bool) {
        self.expectations = expectations
        enforcesOrder = enforceOrder
    }

    /// The expectations that must be fulfilled and are not.
    var unfulfilled: [XCTestExpectation] { expectations.filter { !$0.isInverted && !$0.isFulfilled } }
    /// The fulfilled expectations, in the order of their completion.
    var fulfilled: [XCTestExpectation] {
        expectations.compactMap { expectation in expectation.completion.map { (expectation, $0) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// - Parameter isOver: Whether the time is over.
    func verdict(isOver: Bool) -> Verdict {
        if let broken = expectations.first(where: { $0.isInverted && $0.isFulfilled }) { return .inverted(broken) }
        let wanted = expectations.filter { !$0.isInverted }
        if enforcesOrder {
            for (expectation, required) in zip(fulfilled, wanted) where expectation !== required {
                return .order(expectation, required: required)
            }
        }
        guard unfulfilled.isEmpty else { return isOver ? .timedOut : .undecided }
        // An expectation that must not be fulfilled has until the end to be.
        return isOver || wanted.count == expectations.count ? .completed : .undecided
    }

    /// Lets time pass until there is a verdict, or for `timeout` seconds.
    @MainActor func run(timeout: Double) {
        // Entry point: XCTWaiter has no object to ask for its stage.
        let stage = Stage.current
        // Seconds are rounded once: the stage reaches this time, and might not reach another number of seconds.
        let end = stage.loop.now + MediaTime(seconds: min(max(0, timeout), TestHost.limit))
        let hasConditions = expectations.contains(where: \.isCondition)
        while isWaiting(), stage.loop.now < end {
            let next = hasConditions ? min(end, stage.loop.now + MediaTime(seconds: Self.interval)) : end
            do throws(StageError) {
                try stage.advance(to: next, while: isWaiting)
            } catch {
                return stage.diagnostics.fail(error)
            }
        }
    }

    @MainActor private func isWaiting() -> Bool {
        expectations.forEach { $0.lookUp() }
        return verdict(isOver: false).isUndecided
    }
}
