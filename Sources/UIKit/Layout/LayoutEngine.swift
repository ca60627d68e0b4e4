internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// Solves the constraints of a view hierarchy and tells which views have to be laid out.
///
/// Views that translate their autoresizing mask are given: their frames go in as they are. The other views that take part in a
/// constraint are the unknowns; their frames are written by their superview's `layoutSubviews()`.
///
/// What changes is noted, and worked in before the next layout: the solution moves from where it is. Only frames that it moves are
/// looked at.
@MainActor final class LayoutEngine {
    /// The size that a fitting asks for, in points, and how strongly.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// What has changed since the last solution.
    private struct Changes {
        var isMargins = false
        var constraints: [NSLayoutConstraint] = []
        var released: [ObjectIdentifier] = []
        var views: [UIView] = []
        var joined: [UIView] = []
        var rearranged: [UIView] = []
        /// Whether something came or went.
        var isStructural = false
    }

    /// The constraints that a view makes for its subviews.
    struct Arrangement {
        let view: UIView
        var rules: [(rule: LinearConstraint, id: ConstraintID)] = []
    }

    unowned let root: UIView
    let fitting: Fitting?
    var boxes = BoxSystem()
    /// By the index of their boxes.
    private var items: [LayoutItem?] = []
    var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
    /// The views in order of their boxes.
    var views: [LayoutItem] { items.compactMap { $0?.view == nil ? nil : $0 } }
    private(set) var entries: [ObjectIdentifier: ConstraintID] = [:]
    private(set) var arrangements: [ObjectIdentifier: Arrangement] = [:]
    /// The constraints whose constants contain the baseline of a text or the offset of a scroll view, and these constants.
    private var dependents: [ObjectIdentifier: (constraint: NSLayoutConstraint, constant: Double)] = [:]
    /// What has moved, come or changed its content since frames were last looked at.
    private(set) var moved: [LayoutItem] = []
    var reports = Reports()
    private var isBuilt = false
    private var isUpdating = false
    private var needsUpdate = true
    private var changes = Changes()

    /// Rounds of measuring text in the width it was given; the second round usually changes nothing.
    private static let mostMeasurements = 4

    init(of root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: - Changes

    /// Everything may have changed; the system is built anew.
    func hierarchyChanged() {
        isBuilt = false
        setNeedsUpdate()
    }

    /// A view has come, with what is in it, or is laid out in another way.
    func joined(_ view: UIView) {
        guard view.takesPartInLayout || view.viewConstraints.isItem else { return }
        changes.joined.append(view)
        changes.isStructural = true
        setNeedsUpdate()
    }

    /// A view is about to leave, with what is in it.
    func left(_ view: UIView) {
        guard isBuilt else { return }
        remove(view)
        changes.isStructural = true
        setNeedsUpdate()
    }

    func left(_ guide: UILayoutGuide) {
        guard let item = itemsByObject[ObjectIdentifier(guide)], item.guide === guide else { return }
        remove(item, ObjectIdentifier(guide))
        setNeedsUpdate()
    }

    /// What a view arranges has changed.
    func rearranged(_ view: UIView) {
        changes.rearranged.append(view)
        changes.isStructural = true
        setNeedsUpdate()
    }

    /// A constraint was activated, or its constant or priority has changed.
    func changed(_ constraint: NSLayoutConstraint) {
        changes.constraints.append(constraint)
        setNeedsUpdate()
    }

    func released(_ constraint: NSLayoutConstraint) {
        changes.released.append(ObjectIdentifier(constraint))
        setNeedsUpdate()
    }

    /// The content size, the content priorities or the given frame of a view has changed.
    func changed(_ view: UIView) {
        changes.views.append(view)
        setNeedsUpdate()
    }

    /// A scroll view has scrolled: of its guides, and of constraints that lead out of it, something may move.
    func offsetChanged(of view: UIView) {
        if view.viewGuides.followInsets || !dependents.isEmpty { marginsChanged() }
    }

    /// Margins, safe areas or the offsets of scroll views have changed.
    func marginsChanged() {
        changes.isMargins = true
        setNeedsUpdate()
    }

    /// Something has changed, perhaps only what `updateConstraints()` is going to change.
    func setNeedsUpdate() {
        needsUpdate = true
        guard !isUpdating, fitting == nil else { return }
        root.setNeedsLayout()
    }

    // MARK: - Solving

    /// Solves what has changed, and requests the layout of the superviews of all views that move.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if fitting == nil { root.updateConstraintsIfNeeded() }
        needsUpdate = false
        var changes = changes
        self.changes = Changes()
        if isBuilt {
            work(in: &changes)
        } else {
            build()
            changes.isStructural = true
        }
        solve()
        for _ in 0..<Self.mostMeasurements where remeasure() || moveWithBaselines() { solve() }
        let scale = scale
        for item in moved {
            item.hasMoved = false
            guard fitting == nil else { continue }
            if let guide = item.guide {
                guide.solvedFrame = CGRect(item.frame)
            } else if item.isPlaced, let view = item.view, !view.has(item.viewFrame(scale: scale)) {
                view.superview?.setNeedsLayout()
            }
        }
        moved = []
        if changes.isStructural, fitting == nil { lookForAmbiguityAfterCommit() }
    }

    private func solve() {
        report(boxes.solver.solve())
        if boxes.solver.hasGivenUp { reportGivingUp() }
        let indices = boxes.takeMoved()
        let boxes = boxes
        for index in indices {
            guard let item = items[index] else { continue }
            guard boxes.isReasonable(item.box) else {
                refuse(item)
                continue
            }
            item.frame = boxes.frame(of: item.box)
            look(at: item)
        }
    }

    /// Has a frame looked at after the solution.
    func look(at item: LayoutItem) {
        guard !item.hasMoved else { return }
        item.hasMoved = true
        moved.append(item)
    }

    /// Writes the frames of a view's subviews, rounded to pixels.
    func place(subviewsOf view: UIView) {
        update()
        let scale = scale
        for subview in view.subviews where subview.viewConstraints.isItem {
            guard let item = itemsByObject[ObjectIdentifier(subview)], item.view === subview, item.isPlaced else {
                continue
            }
            let frame = item.viewFrame(scale: scale)
            if !subview.has(frame) { subview.untransformedFrame = frame }
        }
    }

    /// The size of the root, rounded up to pixels.
    func fittedSize() -> CGSize {
        update()
        let size = itemsByObject[ObjectIdentifier(root)]?.frame.size ?? Size(width: 0, height: 0)
        let scale = scale
        func up(_ length: Double) -> CGFloat { max(0, (length * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// The solved size of a guide; `nil` when no constraint speaks of it.
    func solvedSize(of guide: UILayoutGuide) -> CGSize? {
        update()
        guard let item = itemsByObject[ObjectIdentifier(guide)], item.guide === guide else { return nil }
        return CGSize(item.frame.size)
    }

    private var scale: Double { root.stage.committer.scale }

    // MARK: - Building

    /// Makes the system anew: first what views ask of their own, then constraints in the order in which they were activated, so
    /// that of constraints in conflict the last activated one is broken.
    private func build() {
        isBuilt = true
        boxes = BoxSystem()
        items = []
        itemsByObject = [:]
        entries = [:]
        arrangements = [:]
        dependents = [:]
        moved = []
        let rootItem = addView(root)
        if let fitting { addFitting(fitting, to: rootItem) }
        add([root])
    }

    /// Adds views with all that is in them.
    private func add(_ views: [UIView]) {
        var held: [NSLayoutConstraint] = []
        for view in views where view.isDescendant(of: root) { collect(view, &held) }
        held.sorted { $0.activation < $1.activation }.forEach(add)
    }

    /// Adds the views that are laid out by constraints, and what they ask of their own; collects the constraints they hold. A view
    /// without content that no constraint speaks of keeps the frame it is given.
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

    func register(_ item: LayoutItem, for object: AnyObject) {
        itemsByObject[ObjectIdentifier(object)] = item
        while items.count <= item.box.index { items.append(nil) }
        items[item.box.index] = item
        // A box that was used before may stay where it was.
        item.frame = boxes.frame(of: item.box)
        look(at: item)
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
            refuse(constraint, error)
        }
    }

    /// Brings the constraints that a view makes for its subviews up to date, from the first one on that is another.
    private func arrange(_ view: UIView) {
        let rules = view.arranger?.layoutRules(in: self) ?? []
        let object = ObjectIdentifier(view)
        guard !rules.isEmpty || arrangements[object] != nil else { return }
        var arrangement = arrangements[object] ?? Arrangement(view: view)
        let same = zip(arrangement.rules, rules).prefix { $0.rule.differsOnlyInConstant(from: $1) }.count
        for (index, rule) in rules[..<same].enumerated() {
            try? boxes.solver.setConstant(rule.constant, of: arrangement.rules[index].id)
        }
        for (_, id) in arrangement.rules[same...] { boxes.solver.remove(id) }
        arrangement.rules.removeSubrange(same...)
        for rule in rules[same...] {
            guard let id = try? boxes.solver.add(rule) else { continue }
            arrangement.rules.append((rule, id))
        }
        arrangements[object] = arrangement
    }

    // MARK: - Removing

    private func remove(_ view: UIView) {
        view.viewConstraints.held.forEach { remove(ObjectIdentifier($0)) }
        let object = ObjectIdentifier(view)
        for (_, id) in arrangements.removeValue(forKey: object)?.rules ?? [] { boxes.solver.remove(id) }
        for guide in view.viewGuides.all {
            if let item = itemsByObject[ObjectIdentifier(guide)] { remove(item, ObjectIdentifier(guide)) }
        }
        if let item = itemsByObject[object] { remove(item, object) }
        view.subviews.forEach(remove)
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

    private func work(in changes: inout Changes) {
        changes.released.forEach(remove)
        if !changes.joined.isEmpty { add(changes.joined) }
        for constraint in changes.constraints where constraint.isActive {
            guard let id = entries[ObjectIdentifier(constraint)] else {
                add(constraint)
                changes.isStructural = true
                continue
            }
            guard let rule = rule(constraint) else { continue }
            do throws(LayoutError) {
                try boxes.solver.setConstant(rule.constant, of: id)
                try boxes.solver.setPriority(below: rule.below, above: rule.above, of: id)
            } catch {
                refuse(constraint, error)
            }
        }
        for view in changes.views {
            if let item = itemsByObject[ObjectIdentifier(view)], item.view === view {
                refresh(item)
            } else if view.isDescendant(of: root), !view.translatesAutoresizingMaskIntoConstraints {
                addWithContent(view)
            }
            // The arrangement of a stack depends on the content of what it arranges.
            if let superview = view.superview, arrangements[ObjectIdentifier(superview)] != nil { arrange(superview) }
        }
        for view in changes.rearranged where view.isDescendant(of: root) { arrange(view) }
        if changes.isMargins {
            for item in items { if let item, item.guide != nil { refresh(item) } }
            _ = moveDependents()
        }
    }

    /// Text is centred in a label that is higher than it; its baselines move with the height that was found.
    private func moveWithBaselines() -> Bool { moved.contains(where: \.hasBaselines) && moveDependents() }

    /// Whether one of the constants is another now.
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

extension UIView {
    /// Whether the view has the frame, as exactly as one is read back: it is stored as a centre and a size, so that thirds of a
    /// point differ in the last digit, and a view in its place would be placed again.
    fileprivate func has(_ frame: CGRect) -> Bool {
        let own = untransformedFrame
        return [
            own.minX - frame.minX, own.minY - frame.minY, own.width - frame.width, own.height - frame.height,
        ].allSatisfy { abs($0) < 1e-9 * max(1, abs(frame.maxX), abs(frame.maxY)) }
    }
}
