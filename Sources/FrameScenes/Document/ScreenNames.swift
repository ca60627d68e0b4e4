/// The names in a screen that a script can use.
struct ScreenNames {
    /// The identifiers of views.
    var views: Set<String> = []
    /// The names of constraints.
    var constraints: Set<String> = []
    /// The identifiers of the views that are laid out by constraints.
    var solved: Set<String> = []
    /// The numbers of rows of each section, by the identifiers of lists.
    var lists: [String: [Int]] = [:]
}

extension [ViewDescription] {
    /// The numbers of rows of each section, by the identifiers of lists.
    var rowCounts: [String: [Int]] {
        reduce(into: [:]) { lists, view in
            if let id = view.id, let counts = view.content?.rowCounts { lists[id] = counts }
            lists.merge(view.views.rowCounts) { first, _ in first }
        }
    }

    /// The identifiers of the views that are laid out by constraints.
    var solvedIDs: Set<String> {
        reduce(into: []) { ids, view in
            if view.layout == .constraints, let id = view.id { ids.insert(id) }
            ids.formUnion(view.views.solvedIDs)
        }
    }
}
