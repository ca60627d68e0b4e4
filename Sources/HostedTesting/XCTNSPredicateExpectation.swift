public import QuartzCore

public typealias XCPredicateExpectationHandler = () -> Bool
public typealias XCNotificationExpectationHandler = (Notification) -> Bool
public typealias XCKeyValueObservingExpectationHandler = (Any, [AnyHashable: Any]) -> Bool

/// An expectation that is fulfilled when an object matches a predicate.
// Unchecked but safe: what changes is behind the lock of the superclass, or used on the main thread.
open class XCTNSPredicateExpectation: ConditionExpectation, @unchecked Sendable {
    public convenience init(
        predicate: NSPredicate, object: Any? = nil, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(predicate, object, SourcePlace(file: "\(file)", line: line))
    }

    init(
        _ predicate: NSPredicate, _ object: Any?, _ place: SourcePlace, handler: XCPredicateExpectationHandler? = nil
    ) {
        // Unchecked but safe: the test that waits evaluates conditions.
        nonisolated(unsafe) let (predicate, object, handler) = (predicate, object, handler)
        super.init("Expect predicate `\(predicate)`", place) {
            predicate.evaluate(with: object) && handler?() ?? true
        }
    }
}

/// An expectation that is fulfilled when a property has a value, or any other than at first.
// Unchecked but safe: what changes is behind the lock of the superclass, or used on the main thread.
open class XCTKVOExpectation: ConditionExpectation, @unchecked Sendable {
    public convenience init(
        keyPath: String, object: Any, expectedValue: Any? = nil, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(keyPath, object, expectedValue, SourcePlace(file: "\(file)", line: line))
    }

    init(
        _ keyPath: String, _ object: Any, _ value: Any?, _ place: SourcePlace,
        handler: XCKeyValueObservingExpectationHandler? = nil
    ) {
        // Unchecked but safe: the test that waits evaluates conditions.
        nonisolated(unsafe) let (object, value, handler) = (object as? NSObject, value, handler)
        let first = MainActor.assumeIsolated { Self.text(of: object, keyPath) }
        super.init("Expect value of '\(keyPath)'", place) {
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
// Unchecked but safe: what changes is behind the lock of the superclass, or used on the main thread.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    public let notificationName: Notification.Name
    /// Called with each notification, to say whether it counts.
    open var handler: XCNotificationExpectationHandler?
    private var observer: (any NSObjectProtocol)?
    private let center: NotificationCenter

    public convenience init(
        name notificationName: Notification.Name, object: Any? = nil,
        notificationCenter: NotificationCenter = .default, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(notificationName, object, notificationCenter, SourcePlace(file: "\(file)", line: line))
    }

    init(_ name: Notification.Name, _ object: Any?, _ center: NotificationCenter, _ place: SourcePlace) {
        notificationName = name
        self.center = center
        super.init(description: "Expect notification '\(name.rawValue)'", place)
        // Unchecked but safe: expectations for notifications are made on the main thread.
        nonisolated(unsafe) let object = object
        // Unchecked but safe for the same reason.
        nonisolated(unsafe) var made: (any NSObjectProtocol)?
        MainActor.assumeIsolated {
            made = center.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
                guard let self, !isFulfilled, handler?(note) ?? true else { return }
                fulfill()
            }
        }
        observer = made
    }

    deinit {
        if let observer { center.removeObserver(observer) }
    }
}
