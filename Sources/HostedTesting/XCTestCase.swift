import Foundation
public import FramereelTesting

/// A test case that runs in an application of its own, in virtual time.
///
/// Takes the place of XCTest's class in the sources of test targets that are ported. Each test has a screen, a key window and
/// a run loop. Waits let virtual time pass, so that a wait for five seconds takes none.
open class XCTestCase: PlainTestCase {
    /// The expectations that the test made and has not waited for.
    private(set) var openExpectations: [XCTestExpectation] = []
    /// The failures that the test expects, innermost last.
    private var expectedFailures: [ExpectedFailure] = []
    private var attachments: [XCTAttachment] = []

    // Unchecked but safe: XCTest calls tests on the main thread, one after another.
    /// The test that is running.
    nonisolated(unsafe) private(set) static var running: XCTestCase?

    public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
        super.init(name: name, testClosure: testClosure)
    }

    /// The class of the test case. Every object of Objective-C has the property, and test cases are no `NSObject` here.
    open var classForCoder: AnyClass { type(of: self) }

    open override func invokeTest() {
        // Unchecked but safe, for the same reason.
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.invokeHosted() }
    }

    @MainActor private func invokeHosted() {
        do throws(TestHost.Stuck) {
            invoke(on: try TestHost())
        } catch {
            fail(error.description, SourcePlace(file: "\(type(of: self))", line: 0))
        }
    }

    @MainActor private func invoke(on host: TestHost) {
        let previous = Self.running
        Self.running = self
        defer { Self.running = previous }
        host.perform {
            // XCTest runs the machine's run loop until an asynchronous test ends.
            // Unchecked but safe: the timer fires on the main thread.
            nonisolated(unsafe) let test = self
            let timer = Foundation.Timer(timeInterval: 0.00001, repeats: true) { _ in
                MainActor.assumeIsolated { test.turn(host) }
            }
            Foundation.RunLoop.current.add(timer, forMode: .default)
            super.invokeTest()
            timer.invalidate()
            expectedFailures.reversed().forEach(end)
            for expectation in openExpectations {
                fail("Failed due to unwaited expectation '\(expectation.expectationDescription)'.", expectation.place)
            }
            openExpectations = []
        }
        if let reason = host.end() { fail(reason, SourcePlace(file: "\(type(of: self))", line: 0)) }
        let hasFailed = (testRun?.totalFailureCount ?? 0) > 0
        if let problem = AttachmentFolder.write(attachments, of: name, hasFailed: hasFailed) {
            fail(problem, SourcePlace(file: "\(type(of: self))", line: 0))
        }
    }

    @MainActor private func turn(_ host: TestHost) {
        do throws(TestHost.Stuck) {
            try host.turn()
        } catch {
            fail(error.description, SourcePlace(file: "\(type(of: self))", line: 0))
            TestHost.giveUp(name, error)
        }
    }

    // MARK: Failures

    func fail(_ message: String, _ place: SourcePlace) {
        recordFailure(withDescription: message, inFile: place.file, atLine: place.line, expected: true)
    }

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard !takeExpected(description) else { return }
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Returns whether a failure is one that the test expects, innermost first.
    func takeExpected(_ description: String) -> Bool {
        expectedFailures.reversed().contains { $0.take(description) }
    }

    func begin(_ expectation: ExpectedFailure) {
        expectedFailures.append(expectation)
    }

    /// Stops expecting a failure, which is a failure itself if it had to happen.
    func end(_ expectation: ExpectedFailure) {
        expectedFailures.removeAll { $0 === expectation }
        guard expectation.isStrict, !expectation.hasFailed else { return }
        fail("Expected failure\(expectation.reason.map { " '\($0)'" } ?? "") but none recorded.", expectation.place)
    }

    // MARK: Expectations

    func open(_ expectation: XCTestExpectation) {
        openExpectations.append(expectation)
    }

    func close(_ expectations: [XCTestExpectation]) {
        openExpectations.removeAll { open in expectations.contains { $0 === open } }
    }

    // MARK: Attachments

    /// Adds a file to the test.
    public func add(_ attachment: XCTAttachment) {
        attachments.append(attachment)
    }
}
