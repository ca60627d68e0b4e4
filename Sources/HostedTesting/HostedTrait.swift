public import Testing

/// A trait that runs each test of Swift Testing in an application of its own, in virtual time.
///
///     @Suite(.hosted) @MainActor struct CardTests {
///         @Test func fadesIn() async throws {
///             let card = CardView()
///             card.fadeIn()
///             try await Task.sleep(for: .seconds(5))
///             #expect(card.alpha == 1)
///         }
///     }
///
/// Each test has a screen, a key window and a run loop, as in ``XCTestCase``. The porting step writes the trait into the
/// sources of test targets.
public struct HostedTrait: TestTrait, SuiteTrait, TestScoping {
    /// Always `true`, because the trait of a suite applies to all of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withoutActuallyEscaping(function) { body in
            try await MainActor.run { try TestHost.run("\(test.name)", body) }
        }
    }
}

extension Trait where Self == HostedTrait {
    /// An application of its own for each test, in virtual time.
    public static var hosted: Self { HostedTrait() }
}
