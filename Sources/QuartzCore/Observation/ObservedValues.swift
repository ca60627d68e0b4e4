/// An object whose properties can be observed.
@MainActor package protocol ObservedObject: AnyObject {
    /// The observations, created on first use.
    var observedValues: ObservedValues { get }
}

/// The observations of an object. Each compares values when one of the properties has changed.
@MainActor package final class ObservedValues {
    private struct Entry {
        weak var observation: NSKeyValueObservation?
    }

    private var entries: [Entry] = []
    private var depth = 0

    private static let key = AssociationKey()

    static func of(_ object: AnyObject) -> ObservedValues {
        (object as? any ObservedObject)?.observedValues ?? key.value(of: object) { ObservedValues() }
    }

    /// Reports an object that does not report its changes.
    static func reportUnobserved(_ object: AnyObject, _ method: String) {
        let listed = (type(of: object) as? any OutletListing.Type)?.outlets ?? []
        guard !(object is any ObservedObject), !listed.contains(where: \.isDynamic) else { return }
        // Entry point: NSObject.observe is called on objects that have no stage.
        Stage.current.diagnostics.reportUnsupported(
            "\(method) of \(type(of: object))",
            instead: "no change is heard of; list what calls didChangeValue(for:) as an Outlet that isDynamic")
    }

    func add(_ observation: NSKeyValueObservation) {
        entries.removeAll { $0.observation == nil }
        entries.append(Entry(observation: observation))
    }

    /// Begins a change of several properties, whose values are compared when it ends.
    func begin() { depth += 1 }

    func end() {
        depth = max(0, depth - 1)
        guard depth == 0 else { return }
        for entry in entries { entry.observation?.lookForChange() }
    }
}
