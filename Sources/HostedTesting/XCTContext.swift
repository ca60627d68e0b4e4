/// Parts of a test that have names.
@MainActor @preconcurrency public enum XCTContext {
    /// Runs a part of a test.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    /// Runs an asynchronous part of a test.
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name: name))
    }

    private final class Activity: XCTActivity {
        let name: String

        init(name: String) {
            self.name = name
        }

        func add(_ attachment: XCTAttachment) { XCTestCase.running?.add(attachment) }
    }
}

/// A part of a test that has a name.
public protocol XCTActivity: AnyObject {
    var name: String { get }

    /// Adds a file to the test.
    func add(_ attachment: XCTAttachment)
}
