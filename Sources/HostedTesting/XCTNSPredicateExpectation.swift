public import QuartzCore

public typealias XCPredicateExpectationHandler = @MainActor () -> Bool
public typealias XCNotificationExpectationHandler = @MainActor (Notification) -> Bool
public typealias XCKeyValueObservingExpectationHandler = @MainActor (Any, [AnyHashable: Any]) -> Bool

/// An expectation that is fulfilled when an object matches a predicate.
open class XCTNSPredicateExpectation: ConditionExpectation, @unchecked Sendable {
    // Unchecked but safe: the test that waits looks the condition up.
    public init(predicate: NSPredicate, object: Any? = nil, file: StaticString = #filePath, line: Int = #line) {
        nonisolated(unsafe) let (predicate, object) = (predicate, object)
        super.init("Expect predicate `\(predicate)`", file, line) { predicate.evaluate(with: object) }
    }

    init(
        _ predicate: NSPredicate, _ object: Any?, _ file: StaticString, _ line: Int,
        handler: XCPredicateExpectationHandler?
    ) {
        nonisolated(unsafe) let (predicate, object) = (predicate, object)
        super.init("Expect predicate `\(predicate)`", file, line) {
            predicate.evaluate(with: object) && handler?() ?? true
        }
    }
}

/// An expectation that is fulfilled when a property has a value, or any other than at first.
open class XCTKVOExpectation: ConditionExpectation, @unchecked Sendable {
    // Unchecked but safe: the test that waits looks the condition up.
    public convenience init(keyPath: String, object: Any, expectedValue: Any? = nil) {
        self.init(keyPath, object, expectedValue, #filePath, #line)
    }

    init(
        _ keyPath: String, _ object: Any, _ value: Any?, _ file: StaticString, _ line: Int,
        handler: XCKeyValueObservingExpectationHandler? = nil
    ) {
        nonisolated(unsafe) let (object, value) = (object as? NSObject, value)
        nonisolated(unsafe) let first = MainActor.assumeIsolated { Self.text(of: object, keyPath) }
        super.init("Expect value of '\(keyPath)'", file, line) {
            if let handler, let object { return handler(object, [:]) }
            let current = Self.text(of: object, keyPath)
            return value.map { current == "\($0)" } ?? (current != first)
        }
    }

    @MainActor private static func text(of object: NSObject?, _ keyPath: String) -> String {
        (object?.value(forKeyPath: keyPath)).map { "\($0)" } ?? "nil"
    }
}

/// An expectation that is fulfilled when a notification is posted.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    public let notificationName: Notification.Name
    // Unchecked but safe: it is called where the notification is posted, on the main thread.
    open var handler: XCNotificationExpectationHandler?
    private var observer: (any NSObjectProtocol)?
    private let center: NotificationCenter

    public init(
        name notificationName: Notification.Name, object: Any? = nil,
        notificationCenter: NotificationCenter = .default, file: StaticString = #filePath, line: Int = #line
    ) {
        self.notificationName = notificationName
        center = notificationCenter
        super.init(
            description: "Expect notification '\(notificationName.rawValue)'", file: file, line: line)
        nonisolated(unsafe) let object = object
        observer = MainActor.assumeIsolated {
            nonisolated(unsafe) let observer = notificationCenter.addObserver(
                forName: notificationName, object: object, queue: nil
            ) { [weak self] note in
                guard let self, !isFulfilled || assertForOverFulfill, handler?(note) ?? true else { return }
                fulfill()
            }
            return observer
        }
    }

    deinit {
        if let observer { center.removeObserver(observer) }
    }
}

/// An expectation that is fulfilled when a Darwin notification is posted, which never happens here.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    public init(notificationName: String) {
        super.init(description: "Expect Darwin notification '\(notificationName)'")
    }
}
