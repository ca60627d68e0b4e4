/// The changes of a view hierarchy since its constraints were last solved.
struct LayoutChanges {
    /// Constraints that were activated, or whose constants or priorities changed.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// Constraints that were deactivated.
    private(set) var released: [ObjectIdentifier] = []
    /// Views whose content size, content priorities, or given frame changed.
    private(set) var views: [UIView] = []
    /// Roots of subtrees that were added, and views that changed between a given frame and a solved one.
    private(set) var joined: [UIView] = []
    /// Views whose constraints for their subviews changed, each of them once.
    private(set) var rearranged: [UIView] = []
    private var isRearranged: Set<ObjectIdentifier> = []
    /// Whether margins, safe areas, or scroll offsets changed.
    private(set) var includesMargins = false
    /// Whether views or constraints were added or removed.
    private(set) var isStructural = false

    /// Returns the changes and clears them.
    mutating func take() -> LayoutChanges {
        defer { self = LayoutChanges() }
        return self
    }

    mutating func change(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

    mutating func release(_ constraint: NSLayoutConstraint) { released.append(ObjectIdentifier(constraint)) }

    mutating func change(_ view: UIView) { views.append(view) }

    mutating func join(_ view: UIView) {
        joined.append(view)
        isStructural = true
    }

    /// Records that a subtree has already been removed from the system.
    mutating func leave() { isStructural = true }

    mutating func rearrange(_ view: UIView) {
        if isRearranged.insert(ObjectIdentifier(view)).inserted { rearranged.append(view) }
        isStructural = true
    }

    mutating func changeMargins() { includesMargins = true }
}
