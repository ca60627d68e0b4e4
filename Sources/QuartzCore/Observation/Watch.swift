/// The last value of an observed property.
@MainActor final class Watch<Object: AnyObject, Value> {
    private weak var object: Object?
    private let read: @MainActor (Object) -> Value
    private let options: NSKeyValueObservingOptions
    private let handler: @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    private var value: Value

    init(
        _ object: Object, _ read: @escaping @MainActor (Object) -> Value, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.read = read
        self.options = options
        self.handler = handler
        value = read(object)
    }

    func lookForChange() {
        guard let object else { return }
        let old = value
        value = read(object)
        guard !Self.areEqual(old, value) else { return }
        if options.contains(.prior) { notify(old: old, isPrior: true) }
        notify(old: old, isPrior: false)
    }

    func notify(old: Value?, isPrior: Bool) {
        guard let object else { return }
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) && !isPrior ? value : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }

    /// Whether two values are equal. Objects are compared by identity; other values that cannot be compared count as
    /// equal.
    private static func areEqual(_ first: Value, _ second: Value) -> Bool {
        func equals<First: Equatable>(_ first: First, _ second: Any) -> Bool { first == (second as? First) }
        let (one, other) = (flat(first), flat(second))
        guard let one, let other else { return one == nil && other == nil }
        if let first = one as? any Equatable { return equals(first, other) }
        if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
        return !(other is any Equatable)
    }

    /// The value with its optionals unwrapped.
    private static func flat(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap { flat($0) }
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}
