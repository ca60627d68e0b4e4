internal import Synchronization

// Foundation on Linux has no key-value observing.

/// The calls and values that an observer requests. Raw values match the public header.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls the observer immediately, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Calls the observer twice for each change, first with ``NSKeyValueObservedChange/isPrior``.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The kind of a change. Raw values match the public header.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind of change: always `setting`, because no observable property is a collection.
    public let kind: Kind
    /// The new value, with the option `new`.
    public let newValue: Value?
    /// The old value, with the option `old`.
    public let oldValue: Value?
    /// The changed indexes: always `nil`, because no observable property is a collection.
    public let indexes: IndexSet?
    /// Whether this is the first of the two calls with the option `prior`.
    public let isPrior: Bool
}

/// An observation of a property, which ends when it is invalidated or deallocated.
///
/// Differs from Foundation: setting an equal value is not a change, and with the option `prior`, the property has its
/// new value in both calls. Only views, layers, and properties whose changes an application's classes report can be
/// observed.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let look: Mutex<(@MainActor () -> Void)?>

    init(_ look: @escaping @MainActor () -> Void) {
        self.look = Mutex(look)
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        let ended = look.withLock { look in
            defer { look = nil }
            return look
        }
        // Released outside the lock: releasing the handler's captures may invalidate this observation again.
        withExtendedLifetime(ended) {}
    }

    @MainActor func lookForChange() { look.withLock { $0 }?() }
}

extension _KeyValueCodingAndObserving {
    /// Calls a handler when a property changes. These properties can be observed: those that a view's layer or a layer
    /// stores, such as bounds, position, and opacity, and those computed from them; the offset, size, and insets of a
    /// scroll view's content; and properties whose changes an application's class reports, as ported `@objc dynamic`
    /// ones do.
    ///
    /// Observing any other object has no effect and is reported.
    @MainActor @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = Watch(self, { $0[keyPath: keyPath] }, options, changeHandler)
        let observation = NSKeyValueObservation { watch.lookForChange() }
        ObservedValues.of(self).add(observation)
        ObservedValues.reportUnobserved(self, "observe(_:options:changeHandler:)")
        if options.contains(.initial) { watch.notify(old: nil, isPrior: false) }
        return observation
    }

    /// Begins a change. Observers of the object are notified when it has ended.
    @MainActor @preconcurrency public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.of(self).begin()
    }

    @MainActor @preconcurrency public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.of(self).end()
    }

    @MainActor @preconcurrency public func willChangeValue(forKey key: String) { ObservedValues.of(self).begin() }
    @MainActor @preconcurrency public func didChangeValue(forKey key: String) { ObservedValues.of(self).end() }
}
