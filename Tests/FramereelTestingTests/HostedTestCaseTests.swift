import Testing
import UIKit

@testable import HostedTesting

/// Tests of an application, run in an application of their own and in virtual time.
@MainActor @Suite("Hosted tests", .hosted) struct HostedTestCaseTests {
    /// A test case that keeps its failures.
    private final class Probe: XCTestCase {
        private(set) var failures: [String] = []

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            // A failure must not reach XCTest.
            if !takeExpected(description) { failures.append(description) }
        }
    }

    /// Runs a test and returns its failures.
    private func failures(_ body: @escaping (Probe) throws -> Void) -> [String] {
        let probe = Probe(name: "Probe.test") { test in
            if let probe = test as? Probe { try body(probe) }
        }
        probe.invokeTest()
        return probe.failures
    }

    @Test func thereIsAScreenWithAKeyWindow() throws {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIScreen.main.scale == 3)
        let window = UIWindow()
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && UIApplication.shared.windows.last === window)
        #expect(window.safeAreaInsets.top == 59)
    }

    @Test func theDeviceCanBeChosen() throws {
        let screen = try TestHost(on: "iPhone SE").perform { UIScreen.main }
        #expect(screen.bounds.size == CGSize(width: 375, height: 667) && screen.scale == 2)
        let error = #expect(throws: TestHost.Stuck.self) { try TestHost(on: "iPhone 3") }
        #expect(
            error?.description.hasPrefix("FRAMEREEL_DEVICE names no device: “iPhone 3”; expected one of iPhone SE")
                == true)
    }

    @Test func everyTestBeginsAtTheSameTime() async throws {
        #expect(CACurrentMediaTime() == 0)
        try await Task.sleep(for: .seconds(3))
        #expect(CACurrentMediaTime() == 3)
    }

    @Test func animationsEndWhileATestWaits() {
        let view = UIView()
        let window = UIWindow()
        window.addSubview(view)
        window.makeKeyAndVisible()
        let done = XCTestExpectation(description: "done")
        UIView.animate(withDuration: 2) {
            view.alpha = 0
        } completion: { _ in
            done.fulfill()
        }
        #expect(XCTWaiter.wait(for: [done], timeout: 1) == .timedOut)
        #expect(CACurrentMediaTime() == 1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        #expect(XCTWaiter.wait(for: [done], timeout: 10) == .completed)
        #expect(CACurrentMediaTime() == 2)
    }

    @Test func theRunLoopStopsAtADate() {
        var fired: [Double] = []
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            fired.append(CACurrentMediaTime())
        }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.6))
        #expect(fired == [0.25, 0.5] && CACurrentMediaTime() == 0.6)
        RunLoop.main.run(mode: .default, before: .distantFuture)
        #expect(fired == [0.25, 0.5, 0.75])
        timer.invalidate()
    }

    @Test func coreFoundationRunsTheLoopAsWell() {
        var events: [String] = []
        CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) { events.append("block") }
        CFRunLoopWakeUp(CFRunLoopGetMain())
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { events.append("delayed") }
        #expect(CFRunLoopRunInMode(.defaultMode, 0.5, false) == .timedOut && events == ["block"])
        #expect(CFRunLoopRunInMode(.defaultMode, 5, true) == .handledSource && events == ["block", "delayed"])
        #expect(CACurrentMediaTime() == 1)
        #expect(CFRunLoopRunInMode(.defaultMode, 5, true) == .timedOut && CACurrentMediaTime() == 6)
    }

    @Test func stoppedLoopsEnd() {
        func stop(after delay: Double) {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { CFRunLoopStop(CFRunLoopGetMain()) }
        }
        stop(after: 2)
        #expect(CFRunLoopRunInMode(.defaultMode, 5, false) == .stopped && CACurrentMediaTime() == 2)
        stop(after: 1)
        CFRunLoopRun()
        #expect(CACurrentMediaTime() == 3)
    }

    @Test func aWaitThatIsTooShortFails() {
        let found = failures { test in
            let (first, second) = (test.expectation(description: "first"), test.expectation(description: "second"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.fulfill() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 9) { second.fulfill() }
            test.wait(for: [first, second], timeout: 5)
            test.wait(for: [second], timeout: 5)
        }
        #expect(
            found == [
                "Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: \"second\"."
            ])
    }

    @Test func theOrderAndInvertedExpectationsAreChecked() {
        func found(inOrder: Bool, isInverted: Bool = false) -> [String] {
            failures { test in
                let (first, second) = (test.expectation(description: "first"), test.expectation(description: "second"))
                second.isInverted = isInverted
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { first.fulfill() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { second.fulfill() }
                test.wait(for: [first, second], timeout: 5, enforceOrder: inOrder)
            }
        }
        #expect(found(inOrder: false) == [])
        #expect(
            found(inOrder: true) == [
                "Failed due to expectation fulfilled in incorrect order: requires 'first', actually fulfilled 'second'."
            ])
        #expect(found(inOrder: false, isInverted: true) == ["Fulfilled inverted expectation 'second'."])
    }

    @Test func tooManyFulfillmentsAndForgottenExpectationsFail() {
        let found = failures { test in
            let twice = test.expectation(description: "twice")
            twice.expectedFulfillmentCount = 2
            (0..<3).forEach { _ in twice.fulfill() }
            test.waitForExpectations(timeout: 1)
            _ = test.expectation(description: "forgotten")
        }
        #expect(
            found == [
                "API violation - multiple calls made to XCTestExpectation.fulfill() for twice.",
                "Failed due to unwaited expectation 'forgotten'.",
            ])
    }

    /// A waiter's wait counts for expectations of the test, too, and fails it if the test is the waiter's delegate.
    @Test func expectationsThatAWaiterWaitedForAreNotForgotten() {
        let found = failures { test in
            XCTWaiter.wait(for: [test.expectation(description: "never")], timeout: 2)
            XCTWaiter(delegate: test).wait(for: [test.expectation(description: "late")], timeout: 2)
        }
        #expect(
            found == [
                "Asynchronous wait failed: Exceeded timeout of 2 seconds, with unfulfilled expectations: \"late\"."
            ])
    }

    @Test func conditionsAreChecked() {
        let found = failures { test in
            let view = UIView()
            test.expectation(forNotification: Notification.Name("moved"), object: view) { note in
                (note.object as? UIView)?.tag == 2
            }
            let predicate = NSPredicate { view, _ in
                nonisolated(unsafe) let view = view
                return MainActor.assumeIsolated { (view as? UIView)?.tag == 2 }
            }
            test.expectation(for: predicate, evaluatedWith: view)
            for second in 1...3 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(second)) {
                    view.tag = second
                    NotificationCenter.default.post(name: Notification.Name("moved"), object: view)
                }
            }
            test.waitForExpectations(timeout: 2.5) { #expect($0 == nil) }
        }
        #expect(found == [])
    }

    /// A wait for nothing takes the time of its timeout, and no real time.
    @Test func timePassesWithoutEvents() {
        #expect(XCTWaiter.wait(for: [XCTestExpectation()], timeout: 500) == .timedOut)
        #expect(CACurrentMediaTime() == 500)
        #expect(XCTWaiter.wait(for: [XCTestExpectation()]) == .timedOut)
    }

    /// A timeout that is no time has passed at once.
    @Test func everyTimeoutEnds() async {
        for timeout: TimeInterval in [0, -1, -Double.infinity, .nan, .signalingNaN, -Double.leastNonzeroMagnitude] {
            #expect(XCTWaiter.wait(for: [XCTestExpectation()], timeout: timeout) == .timedOut, "\(timeout)")
            #expect(await XCTWaiter.fulfillment(of: [XCTestExpectation()], timeout: timeout) == .timedOut, "\(timeout)")
            let condition = XCTNSPredicateExpectation(predicate: NSPredicate(value: false))
            #expect(XCTWaiter.wait(for: [condition], timeout: timeout) == .timedOut, "\(timeout)")
            let found = failures { test in
                test.wait(for: [test.expectation(description: "never")], timeout: timeout)
                _ = test.expectation(description: "never")
                test.waitForExpectations(timeout: timeout)
            }
            #expect(found.count == 2, "\(found)")
        }
        #expect(CACurrentMediaTime() == 0)
    }

    /// The seconds of a time are rounded, so that sums of them may lie beside it.
    @Test func manyShortWaitsEnd() {
        for _ in 0..<300 { #expect(XCTWaiter.wait(for: [XCTestExpectation()], timeout: 0.1) == .timedOut) }
        #expect(abs(CACurrentMediaTime() - 30) < 1e-6)
    }

    @Test func asynchronousTestsWait() async {
        let done = XCTestExpectation()
        Task {
            try await Task.sleep(for: .seconds(2))
            done.fulfill()
        }
        #expect(await XCTWaiter.fulfillment(of: [done], timeout: 3) == .completed)
        #expect(CACurrentMediaTime() == 2)
    }

    @Test func expectedFailuresDoNotCount() {
        let found = failures { test in
            func fail(_ message: String) { test.fail(message, SourcePlace(file: "", line: 0)) }
            XCTExpectFailure("flaky", strict: false) { fail("expected") }
            XCTExpectFailure("flaky", strict: false) {}
            XCTExpectFailure { fail("expected") }
            XCTExpectFailure("known") {}
            XCTExpectFailure {
                fail("expected")
                fail("another")
            } issueMatcher: {
                $0.compactDescription == "expected"
            }
            XCTExpectFailure(options: .nonStrict())
            fail("expected")
        }
        #expect(found == ["Expected failure 'known' but none recorded.", "another"])
    }

    /// A test that misuses UIKit fails, as it would by an exception.
    @Test func misuseFails() {
        let found = failures { _ in DispatchGroup().leave() }
        #expect(found.count == 1 && found[0].contains("DispatchGroup.leave()"))
    }

    @Test func attachmentsHaveNames() {
        let text = XCTAttachment(string: "a")
        #expect(text.fileName(2) == "2.txt")
        text.name = "a/b"
        #expect(text.fileName(2) == "a-b.txt")
        let image = XCTAttachment(image: UIImage())
        image.name = "card.png"
        #expect(image.fileName(1) == "card.png")
    }
}
