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
