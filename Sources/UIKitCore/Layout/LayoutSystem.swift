internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// The linear system of a view hierarchy: boxes of views and layout guides, and the constraints between them.
@MainActor final class LayoutSystem {
    /// The constraints that a view creates for its subviews.
    struct Arrangement {
        let view: UIView
        var rules: [(rule: LinearConstraint, id: ConstraintID)] = []
    }

    unowned let root: UIView
    let fitting: LayoutEngine.Fitting?
    private let reports: LayoutReports
    var boxes = BoxSystem()
    /// The items by the index of their box.
    private var items: [LayoutItem?] = []
    private var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
    private(set) var entries: [ObjectIdentifier: ConstraintID] = [:]
    private(set) var arrangements: [ObjectIdentifier: Arrangement] = [:]
    /// The constraints whose constants include the baseline of a text or the offset of a scroll view, with these
    /// constants.
    private var dependents: [ObjectIdentifier: (constraint: NSLayoutConstraint, constant: Double)] = [:]
    /// The items that moved, were added, or changed their content since the last call to ``takeMoved()``.
    private(set) var moved: [LayoutItem] = []

    init(of root: UIView, fitting: LayoutEngine.Fitting?, reports: LayoutReports) {
        self.root = root
        self.fitting = fitting
        self.reports = reports
    }

    // MARK: - Items

    /// The items of views in the order of their boxes.
    var views: [LayoutItem] { items.compactMap { $0?.view == nil ? nil : $0 } }

    func existingItem(for view: UIView) -> LayoutItem? {
        itemsByObject[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
    }

    func existingItem(for guide: UILayoutGuide) -> LayoutItem? {
        itemsByObject[ObjectIdentifier(guide)].flatMap { $0.guide === guide ? $0 : nil }
    }

    /// The item of a view to which a constraint refers.
    func item(for view: UIView) -> LayoutItem {
        guard let item = itemsByObject[ObjectIdentifier(view)] else { return addView(view) }
        refer(to: item)
        return item
    }

    /// The item of a view that contains others. It keeps its given frame until a constraint refers to it.
    func container(for view: UIView) -> LayoutItem {
        itemsByObject[ObjectIdentifier(view)] ?? addView(view, isReferred: false)
    }

    func item(for guide: UILayoutGuide) -> LayoutItem { itemsByObject[ObjectIdentifier(guide)] ?? addGuide(guide) }

    func register(_ item: LayoutItem, for object: AnyObject) {
        itemsByObject[ObjectIdentifier(object)] = item
        while items.count <= item.box.index { items.append(nil) }
        items[item.box.index] = item
        // A reused box may not move.
        item.frame = boxes.frame(of: item.box)
        noteMove(of: item)
    }

    /// Includes an item in the next ``takeMoved()``.
    func noteMove(of item: LayoutItem) {
        guard !item.hasMoved else { return }
        item.hasMoved = true
        moved.append(item)
    }

    func takeMoved() -> [LayoutItem] {
        defer { moved = [] }
        for item in moved { item.hasMoved = false }
        return moved
    }

    /// Copies the frames changed by the last solution to their items. Returns the items with frames that are out of
    /// range, which keep their previous frames.
    func updateFrames() -> [LayoutItem] {
        let indices = boxes.takeMoved()
        let boxes = boxes
        var unreasonable: [LayoutItem] = []
        for index in indices {
            guard let item = items[index] else { continue }
            guard boxes.isReasonable(item.box) else {
                unreasonable.append(item)
                continue
            }
            item.frame = boxes.frame(of: item.box)
            noteMove(of: item)
        }
        return unreasonable
    }

    // MARK: - Adding

    /// Adds the root with its subtree: first the views with their own constraints, then the constraints between them in
    /// the order of activation, so that the last activated constraint of a conflict is broken.
    func addHierarchy() {
        let rootItem = addView(root)
        if let fitting { addFitting(fitting, to: rootItem) }
        add([root])
    }

    /// Adds subtrees by their roots.
    private func add(_ views: [UIView]) {
        var held: [NSLayoutConstraint] = []
        for view in views where view.isDescendant(of: root) { collect(view, &held) }
        held.sorted { $0.activation < $1.activation }.forEach(add)
    }

    /// Adds the views of a subtree that are laid out by constraints, with their own constraints, and collects the
    /// constraints they hold. A view without content to which no constraint refers keeps its given frame.
    private func collect(_ view: UIView, _ held: inout [NSLayoutConstraint]) {
        if let item = itemsByObject[ObjectIdentifier(view)] {
            readmit(item)
        } else if !view.translatesAutoresizingMaskIntoConstraints {
            addWithContent(view)
        }
        held += view.viewConstraints.held
        arrange(view)
        for subview in view.subviews { collect(subview, &held) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        let object = ObjectIdentifier(constraint)
        guard entries[object] == nil, let rule = rule(constraint) else { return }
        do throws(LayoutError) {
            entries[object] = try boxes.solver.add(rule)
            if constraint.hasBaseline || constraint.leavesScrollView {
                dependents[object] = (constraint, rule.constant)
            }
        } catch {
            reports.refuse(constraint, error)
        }
    }

    /// Updates the constraints that a view creates for its subviews: constants first, then all constraints from the
    /// first that differs.
    private func arrange(_ view: UIView) {
        let rules = view.arranger?.layoutRules(in: self) ?? []
        let object = ObjectIdentifier(view)
        guard !rules.isEmpty || arrangements[object] != nil else { return }
        var arrangement = arrangements[object] ?? Arrangement(view: view)
        let same = zip(arrangement.rules, rules).prefix { $0.rule.differsOnlyInConstant(from: $1) }.count
        for (index, rule) in rules[..<same].enumerated() {
            try? boxes.solver.setConstant(rule.constant, of: arrangement.rules[index].id)
        }
        for (_, id) in arrangement.rules[same...].reversed() { boxes.solver.remove(id) }
        arrangement.rules.removeSubrange(same...)
        for rule in rules[same...] {
            guard let id = try? boxes.solver.add(rule) else { continue }
            arrangement.rules.append((rule, id))
        }
        arrangements[object] = arrangement
    }

    // MARK: - Removing

    /// Removes a subtree.
    func remove(_ view: UIView) {
        view.viewConstraints.held.forEach { remove(ObjectIdentifier($0)) }
        let object = ObjectIdentifier(view)
        for (_, id) in arrangements.removeValue(forKey: object)?.rules ?? [] { boxes.solver.remove(id) }
        for guide in view.viewGuides.all {
            if let item = itemsByObject[ObjectIdentifier(guide)] { remove(item, ObjectIdentifier(guide)) }
        }
        if let item = itemsByObject[object] { remove(item, object) }
        view.subviews.forEach(remove)
    }

    /// Removes a guide. Returns whether it was part of the system.
    func remove(_ guide: UILayoutGuide) -> Bool {
        guard let item = existingItem(for: guide) else { return false }
        remove(item, ObjectIdentifier(guide))
        return true
    }

    private func remove(_ constraint: ObjectIdentifier) {
        dependents[constraint] = nil
        if let id = entries.removeValue(forKey: constraint) { boxes.solver.remove(id) }
    }

    private func remove(_ item: LayoutItem, _ object: ObjectIdentifier) {
        removeOwnConstraints(of: item)
        itemsByObject[object] = nil
        items[item.box.index] = nil
        boxes.removeBox(item.box)
        item.view?.viewConstraints.isItem = false
    }

    // MARK: - Changing

    /// Applies changes. Returns whether views or constraints were added or removed.
    func apply(_ changes: LayoutChanges) -> Bool {
        var isStructural = changes.isStructural
        changes.released.forEach(remove)
        if !changes.joined.isEmpty { add(changes.joined) }
        for constraint in changes.constraints where constraint.isActive {
            guard let id = entries[ObjectIdentifier(constraint)] else {
                add(constraint)
                isStructural = true
                continue
            }
            guard let rule = rule(constraint) else { continue }
            do throws(LayoutError) {
                try boxes.solver.setConstant(rule.constant, of: id)
                try boxes.solver.setPriority(below: rule.below, above: rule.above, of: id)
            } catch {
                reports.refuse(constraint, error)
            }
        }
        var arranging: [UIView] = []
        var isArranging: Set<ObjectIdentifier> = []
        for view in changes.views {
            if let item = existingItem(for: view) {
                if !item.isReferred, view.intrinsicContentSize.hasMetric { refer(to: item) }
                refresh(item)
            } else if view.isDescendant(of: root), !view.translatesAutoresizingMaskIntoConstraints {
                addWithContent(view)
            }
            // The arrangement of a stack depends on the content of its arranged views.
            if let superview = view.superview, arrangements[ObjectIdentifier(superview)] != nil {
                arranging.append(superview)
            }
        }
        arranging += changes.rearranged.filter { $0.isDescendant(of: root) }
        for view in arranging where isArranging.insert(ObjectIdentifier(view)).inserted { arrange(view) }
        if changes.includesMargins {
            for item in items { if let item, item.guide != nil { refresh(item) } }
            _ = moveDependents()
        }
        return isStructural
    }

    /// Whether the constants of some constraints depend on baselines or scroll offsets.
    var hasDependents: Bool { !dependents.isEmpty }

    /// Updates constants that depend on baselines, which move with the solved height because text is centered in a
    /// taller label. Returns whether any changed.
    func moveWithBaselines() -> Bool { moved.contains(where: \.hasBaselines) && moveDependents() }

    /// Updates the constants of dependent constraints. Returns whether any changed.
    private func moveDependents() -> Bool {
        var hasChanged = false
        let inOrder = dependents.sorted { $0.value.constraint.activation < $1.value.constraint.activation }
        for (object, dependent) in inOrder {
            guard let id = entries[object], let rule = rule(dependent.constraint),
                abs(rule.constant - dependent.constant) > 1e-6
            else { continue }
            dependents[object]?.constant = rule.constant
            try? boxes.solver.setConstant(rule.constant, of: id)
            hasChanged = true
        }
        return hasChanged
    }
}
