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
/// calls. Only views and layers are observed.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let look: Mutex<(@MainActor () -> Void)?>

    fileprivate init(_ look: @escaping @MainActor () -> Void) {
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

    @MainActor fileprivate func lookForChange() { look.withLock { $0 }?() }
}

/// An object whose properties can be observed.
@MainActor package protocol ObservedObject: AnyObject {
    /// Made when it is first asked for.
    var observedValues: ObservedValues { get }
}

/// The observations of an object that look for changes when one of its properties has changed.
@MainActor package final class ObservedValues {
    private struct Entry {
        weak var observation: NSKeyValueObservation?
    }

    private var entries: [Entry] = []
    private var depth = 0

    func add(_ observation: NSKeyValueObservation) {
        entries.removeAll { $0.observation == nil }
        entries.append(Entry(observation: observation))
    }

    /// Several properties change together, and are looked at when all have.
    func begin() { depth += 1 }

    func end() {
        depth -= 1
        guard depth == 0 else { return }
        for entry in entries { entry.observation?.lookForChange() }
    }
}

public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a handler when a property of a view or a layer changes: what the layer keeps, such as its bounds, position or
    /// opacity, and everything that is computed of it; of a scroll view its content's offset, size and insets as well.
    ///
    /// Other objects are not observed, which is reported.
    @MainActor @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let watch = Watch(self, keyPath, options, changeHandler)
        let observation = NSKeyValueObservation { watch.lookForChange() }
        if let object = self as? any ObservedObject {
            object.observedValues.add(observation)
        } else {
            Stage.current.diagnostics.reportUnsupported(
                "observe(_:options:changeHandler:) of \(type(of: self))", instead: "the handler hears of no change")
        }
        if options.contains(.initial) { watch.tell(old: nil, isPrior: false) }
        return observation
    }
}

/// The last value of a property that is observed.
@MainActor private final class Watch<Object: AnyObject, Value> {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    private var value: Value

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
        value = object[keyPath: keyPath]
    }

    func lookForChange() {
        guard let object else { return }
        let old = value
        value = object[keyPath: keyPath]
        guard !Self.areEqual(old, value) else { return }
        if options.contains(.prior) { tell(old: old, isPrior: true) }
        tell(old: old, isPrior: false)
    }

    func tell(old: Value?, isPrior: Bool) {
        guard let object else { return }
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) && !isPrior ? value : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }

    private static func areEqual(_ first: Value, _ second: Value) -> Bool {
        func equals<First: Equatable>(_ first: First) -> Bool { first == (second as? First) }
        guard let first = first as? any Equatable else { return !(second is any Equatable) }
        return equals(first)
    }
}
