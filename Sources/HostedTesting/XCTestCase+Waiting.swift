public import QuartzCore

extension XCTestCase {
    /// Makes an expectation that the test must wait for.
    ///
    /// This method and others have a line but no file, since the compiler prefers methods with fewer parameters to those of XCTest's class.
    @discardableResult public func expectation(description: String, line: SourceLine = #line) -> XCTestExpectation {
        made(XCTestExpectation(description: description, place(line)))
    }

    @discardableResult public func expectation(
        for predicate: NSPredicate, evaluatedWith object: Any? = nil, line: SourceLine = #line,
        handler: XCPredicateExpectationHandler? = nil
    ) -> XCTestExpectation {
        made(XCTNSPredicateExpectation(predicate, object, place(line), handler: handler))
    }

    @discardableResult public func expectation(
        forNotification notificationName: Notification.Name, object: Any? = nil,
        notificationCenter: NotificationCenter = .default, line: SourceLine = #line,
        handler: XCNotificationExpectationHandler? = nil
    ) -> XCTestExpectation {
        let expectation = XCTNSNotificationExpectation(notificationName, object, notificationCenter, place(line))
        expectation.handler = handler
        return made(expectation)
    }

    @discardableResult public func expectation(
        forNotification notificationName: String, object: Any? = nil,
        notificationCenter: NotificationCenter = .default, line: SourceLine = #line,
        handler: XCNotificationExpectationHandler? = nil
    ) -> XCTestExpectation {
        expectation(
            forNotification: Notification.Name(notificationName), object: object,
            notificationCenter: notificationCenter, line: line, handler: handler)
    }

    @discardableResult public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil, line: SourceLine = #line
    ) -> XCTestExpectation {
        made(XCTKVOExpectation(keyPath, objectToObserve, expectedValue, place(line)))
    }

    @discardableResult public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, line: SourceLine = #line,
        handler: XCKeyValueObservingExpectationHandler?
    ) -> XCTestExpectation {
        made(XCTKVOExpectation(keyPath, objectToObserve, nil, place(line), handler: handler))
    }

    private func place(_ line: SourceLine) -> SourcePlace {
        SourcePlace(file: "\(type(of: self))", line: line.number)
    }

    private func made(_ expectation: XCTestExpectation) -> XCTestExpectation {
        expectation.assertForOverFulfill = true
        open(expectation)
        return expectation
    }

    // MARK: Waiting

    /// Lets virtual time pass until the expectations are fulfilled, or for `timeout` seconds, which is a failure.
    public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) {
        XCTWaiter(delegate: self).wait(
            for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }

    // Safe: it stays with its caller, which is the thread of the test.
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
    ) async {
        wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits for all expectations that the test made and has not waited for.
    ///
    /// - Parameter handler: Called at the end, with an error if the expectations were not fulfilled.
    public func waitForExpectations(
        timeout: TimeInterval, line: SourceLine = #line, handler: XCWaitCompletionHandler? = nil
    ) {
        let expectations = openExpectations
        guard !expectations.isEmpty else {
            return fail("API violation - call made to wait without any expectations having been set.", place(line))
        }
        let wait = ExpectationWait(for: expectations, enforceOrder: false)
        let result = XCTWaiter(delegate: self).run(wait, timeout: timeout, place(line))
        switch result {
        case .completed: handler?(nil)
        case .timedOut: handler?(XCTestError(.timeoutWhileWaiting))
        case .incorrectOrder, .invertedFulfillment, .interrupted: handler?(XCTestError(.failureWhileWaiting))
        }
    }
}

/// A test case fails if a waiter does that reports to it.
extension XCTestCase: XCTWaiterDelegate {
    public func waiter(
        _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
    ) {
        let names = unfulfilledExpectations.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
        let seconds = Int(exactly: waiter.timeout).map { "\($0)" } ?? "\(waiter.timeout)"
        fail(
            "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names).",
            waiter.place)
    }

    public func waiter(
        _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
    ) {
        fail(
            "Failed due to expectation fulfilled in incorrect order: requires "
                + "'\(requiredExpectation.expectationDescription)', actually fulfilled "
                + "'\(expectation.expectationDescription)'.", waiter.place)
    }

    public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {
        fail("Fulfilled inverted expectation '\(expectation.expectationDescription)'.", waiter.place)
    }
}
