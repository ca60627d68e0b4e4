internal import Synchronization

// Foundation on Linux has no key-value observing.

/// What an observer of a property is told. Raw values match the public header.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Tells at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Tells twice of each change, first with ``NSKeyValueObservedChange/isPrior``.
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

    /// Always `setting`: no property that can be observed is a collection.
    public let kind: Kind
    /// With the option `new`.
    public let newValue: Value?
    /// With the option `old`.
    public let oldValue: Value?
    /// Always `nil`, as no property that can be observed is a collection.
    public let indexes: IndexSet?
    /// Whether this is the first of two calls, asked for by the option `prior`.
    public let isPrior: Bool
}

/// An observation of a property, which ends when it is invalidated or no longer kept.
///
/// Differs from Foundation: setting an equal value is no change, and with the option `prior` the property has its new value in both
/// calls. Observed are views, layers, and what an application's classes say the changes of.
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
        // Released outside the lock, as what the handler holds may end this observation once more.
        withExtendedLifetime(ended) {}
    }

    @MainActor func lookForChange() { look.withLock { $0 }?() }
}

extension _KeyValueCodingAndObserving {
    /// Calls a handler when a property changes: of a view or a layer what the layer keeps, such as its bounds, position or opacity,
    /// and everything that is computed of it; of a scroll view its content's offset, size and insets as well; of an application's
    /// class the properties whose changes it says, as ported ones do that are `@objc dynamic`.
    ///
    /// Other objects are not observed, which is reported.
    @MainActor @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = Watch(self, { $0[keyPath: keyPath] }, options, changeHandler)
        let observation = NSKeyValueObservation { watch.lookForChange() }
        ObservedValues.of(self).add(observation)
        ObservedValues.reportUnobserved(self, "observe(_:options:changeHandler:)")
        if options.contains(.initial) { watch.tell(old: nil, isPrior: false) }
        return observation
    }

    /// Begins a change that observers of the object are told of when it has ended.
    @MainActor @preconcurrency public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.of(self).begin()
    }

    @MainActor @preconcurrency public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.of(self).end()
    }

    @MainActor @preconcurrency public func willChangeValue(forKey key: String) { ObservedValues.of(self).begin() }
    @MainActor @preconcurrency public func didChangeValue(forKey key: String) { ObservedValues.of(self).end() }
}
