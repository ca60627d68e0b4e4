import Synchronization

/// An event that a test waits for.
///
/// Fulfilling it is possible on any thread; the test that waits for it lets virtual time pass.
open class XCTestExpectation: @unchecked Sendable {
    private struct State {
        var description: String
        var expectedCount = 1
        var isInverted = false
        var assertsCount = false
        /// The position of each fulfillment among those of all expectations.
        var fulfillments: [Int] = []
    }

    let place: SourcePlace
    // Unchecked but safe: everything that changes is behind a lock.
    private let state: Mutex<State>
    /// The number of fulfillments of all expectations.
    private static let count = Mutex(0)

    public convenience init(
        description: String = "no description provided", file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(description: description, SourcePlace(file: "\(file)", line: line))
    }

    init(description: String, _ place: SourcePlace) {
        self.place = place
        state = Mutex(State(description: description))
    }

    open var expectationDescription: String {
        get { state.withLock { $0.description } }
        set { state.withLock { $0.description = newValue } }
    }
    /// The number of calls of ``fulfill(_:line:)`` after which the expectation is fulfilled; at least 1.
    open var expectedFulfillmentCount: Int {
        get { state.withLock { $0.expectedCount } }
        set { state.withLock { $0.expectedCount = max(1, newValue) } }
    }
    /// Whether the expectation must not be fulfilled.
    open var isInverted: Bool {
        get { state.withLock { $0.isInverted } }
        set { state.withLock { $0.isInverted = newValue } }
    }
    /// Whether more calls of ``fulfill(_:line:)`` than expected are a failure.
    open var assertForOverFulfill: Bool {
        get { state.withLock { $0.assertsCount } }
        set { state.withLock { $0.assertsCount = newValue } }
    }

    open func fulfill(_ file: StaticString = #filePath, line: Int = #line) {
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        let excess = state.withLock { state in
            state.fulfillments.append(number)
            let isExcess = state.assertsCount && state.fulfillments.count > state.expectedCount
            return isExcess ? state.description : nil
        }
        guard let excess else { return }
        XCTestCase.running?.fail(
            "API violation - multiple calls made to XCTestExpectation.fulfill() for \(excess).",
            SourcePlace(file: "\(file)", line: line))
    }

    /// Whether the expectation has a condition that must be checked from time to time.
    var isCondition: Bool { false }

    /// Fulfills the expectation if its condition holds.
    @MainActor func lookUp() {}

    /// Whether it was fulfilled as often as expected.
    var isFulfilled: Bool { state.withLock { $0.fulfillments.count >= $0.expectedCount } }

    /// The position of the fulfillment that completed the expectation; `nil` before it.
    var completion: Int? {
        state.withLock { state in
            state.fulfillments.count >= state.expectedCount ? state.fulfillments[state.expectedCount - 1] : nil
        }
    }
}

/// An expectation that is fulfilled when a condition holds. The condition is checked after every event and at least every
/// tenth of a second.
open class ConditionExpectation: XCTestExpectation, @unchecked Sendable {
    // Unchecked but safe: the test that waits evaluates the condition.
    private let condition: @MainActor () -> Bool

    init(_ description: String, _ place: SourcePlace, condition: @escaping @MainActor () -> Bool) {
        self.condition = condition
        super.init(description: description, place)
    }

    override var isCondition: Bool { true }

    override func lookUp() {
        if !isFulfilled, condition() { fulfill() }
    }
}
