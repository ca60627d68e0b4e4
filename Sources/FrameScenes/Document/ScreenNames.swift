/// The names in a screen that a script can use.
struct ScreenNames {
    /// Identifiers of views.
    var views: Set<String> = []
    /// Names of constraints.
    var constraints: Set<String> = []
    /// Identifiers of views that are laid out by constraints.
    var solved: Set<String> = []
    /// Number of rows in each section, keyed by the identifier of the list.
    var lists: [String: [Int]] = [:]
    /// Kinds of the values of views that have one, keyed by identifier.
    var settable: [String: SceneValue.Kind] = [:]

    /// Adds the names in another screen.
    mutating func add(_ other: ScreenNames) {
        views.formUnion(other.views)
        constraints.formUnion(other.constraints)
        solved.formUnion(other.solved)
        lists.merge(other.lists) { first, _ in first }
        settable.merge(other.settable) { first, _ in first }
    }
}

extension [ViewDescription] {
    /// Number of rows in each section, keyed by the identifier of the list.
    var rowCounts: [String: [Int]] {
        reduce(into: [:]) { lists, view in
            if let id = view.id, let counts = view.content?.rowCounts { lists[id] = counts }
            lists.merge(view.views.rowCounts) { first, _ in first }
        }
    }

    /// Identifiers of views that are laid out by constraints.
    var solvedIDs: Set<String> {
        reduce(into: []) { ids, view in
            if view.layout == .constraints, let id = view.id { ids.insert(id) }
            ids.formUnion(view.views.solvedIDs)
        }
    }
}

extension [ViewDescription] {
    /// Kinds of the values of views that have one, keyed by identifier.
    var settableKinds: [String: SceneValue.Kind] {
        reduce(into: [:]) { kinds, view in
            if let id = view.id, let kind = view.content?.valueKind { kinds[id] = kind }
            kinds.merge(view.views.settableKinds) { first, _ in first }
        }
    }
}
