extension _KeyValueCodingAndObserving {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when the value at the key path changes. The
    /// observer is not retained, and may be added again with another context.
    ///
    /// The same objects can be observed as with ``observe(_:options:changeHandler:)``.
    @MainActor @preconcurrency public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let observer = observer as? OpenObject else {
            // Entry point: NSObject.addObserver(_:forKeyPath:options:context:) is called on objects that have no stage.
            return Stage.current.diagnostics.reportUnsupported(
                "\(type(of: observer)) as an observer of “\(keyPath)”",
                instead: "it is not notified of changes; declare it as an OpenObject in place of an NSObject")
        }
        let watch = Watch(self, { $0.value(forKeyPath: keyPath) }, options) { [weak observer] object, change in
            var details: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
            if options.contains(.new), !change.isPrior { details[.newKey] = (change.newValue ?? nil) ?? NSNull() }
            if options.contains(.old), let old = change.oldValue { details[.oldKey] = old ?? NSNull() }
            if change.isPrior { details[.notificationIsPriorKey] = true }
            observer?.observeValue(forKeyPath: keyPath, of: object, change: details, context: context)
        }
        let observation = NSKeyValueObservation { watch.lookForChange() }
        observers(of: self).list.append(
            KeyPathObserver(
                observer: observer, keyPath: keyPath, options: options, context: context, observation: observation))
        for object in owners(along: keyPath, from: self) {
            ObservedValues.of(object).add(observation)
            ObservedValues.reportUnobserved(object, "addObserver(_:forKeyPath:options:context:)")
        }
        if options.contains(.initial) { watch.notify(old: nil, isPrior: false) }
    }

    /// Ends the observer's most recent observation of the key path.
    @MainActor @preconcurrency public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        observers(of: self).removeLast { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Ends the most recent observation with this context.
    @MainActor @preconcurrency public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        observers(of: self).removeLast {
            $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
    }
}

private struct KeyPathObserver {
    weak var observer: OpenObject?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
}

/// A change of some elements of an array.
struct ElementChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    /// The elements at the indexes before the change; empty for insertions.
    var old: [Any] = []
    /// The elements at the indexes after the change; empty for removals.
    var new: [Any] = []

    /// Tells the observers of a key of an object, which see the indexes and elements that they asked for.
    @MainActor func notifyObservers(of object: NSObject, forKey key: String) {
        for entry in observers(of: object).list where entry.keyPath == key {
            var details: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
            if entry.options.contains(.new), kind != .removal { details[.newKey] = new }
            if entry.options.contains(.old), kind != .insertion { details[.oldKey] = old }
            entry.observer?.observeValue(forKeyPath: key, of: object, change: details, context: entry.context)
        }
    }
}

@MainActor private final class KeyPathObservers {
    var list: [KeyPathObserver] = []

    /// Removes the last matching observer. It is not an error if there is none.
    func removeLast(where isMeant: (KeyPathObserver) -> Bool) {
        guard let index = list.lastIndex(where: isMeant) else { return }
        list.remove(at: index).observation.invalidate()
    }
}

private let observersKey = AssociationKey()

@MainActor private func observers(of object: AnyObject) -> KeyPathObservers {
    observersKey.value(of: object) { KeyPathObservers() }
}

/// The object, and the objects at the intermediate keys of the path.
@MainActor private func owners(along keyPath: String, from start: AnyObject) -> [AnyObject] {
    var owners = [start]
    for key in keyPath.split(separator: ".").dropLast() {
        guard !(owners.last is any KeyPathCoded),
            let next = (owners.last as? NSObject)?.value(forKey: String(key)) as? NSObject
        else { break }
        owners.append(next)
    }
    return owners
}
