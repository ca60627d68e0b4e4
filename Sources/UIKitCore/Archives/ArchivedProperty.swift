/// A property of a view that archives contain.
@MainActor @_spi(UIKit) public struct ArchivedProperty {
    let encode: (UIView, NSCoder) -> Void
    let decode: (UIView, NSCoder) -> Void

    package init<View: UIView, Value: ArchivedValue & Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<View, Value>
    ) {
        self.init(key, get: { (view: View) in view[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// - Parameter set: Called for a value that differs from that of the new view.
    package init<View: UIView, Value: ArchivedValue & Equatable>(
        _ key: String, get: @escaping @MainActor (View) -> Value, set: @escaping @MainActor (View, Value) -> Void
    ) {
        encode = { view, coder in
            guard let view = view as? View, let object = get(view).archived else { return }
            coder.encode(object, forKey: key)
        }
        decode = { view, coder in
            guard coder.containsValue(forKey: key), let view = view as? View,
                let object = coder.decodeObject(forKey: key),
                let value = Value.restored(object), value != get(view)
            else { return }
            set(view, value)
        }
    }
}
