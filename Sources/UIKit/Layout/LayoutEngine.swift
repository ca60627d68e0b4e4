internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// Solves the constraints of a view hierarchy and tells which views have to be laid out.
///
/// Views that translate their autoresizing mask are given: their frames go in as they are. The other views that take part in a
/// constraint are the unknowns; their frames are written by their superview's `layoutSubviews()`.
///
/// What changes is noted, and worked in before the next layout: a constant or a content size moves the solution from where it is,
/// and only a change of the hierarchy builds the system anew.
@MainActor final class LayoutEngine {
    /// The size that a fitting asks for, in points, and how strongly.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// What has changed since the last solution.
    private struct Changes {
        var isHierarchy = false
        var isMargins = false
        var constraints: [NSLayoutConstraint] = []
        var released: [ObjectIdentifier] = []
        var views: [UIView] = []
    }

    unowned let root: UIView
    let fitting: Fitting?
    var boxes = BoxSystem()
    var views: [LayoutItem] = []
    var guides: [LayoutItem] = []
    var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
    private var entries: [ObjectIdentifier: ConstraintID] = [:]
    /// The constraints whose constants contain the baseline of a text, and these constants.
    private var baselines: [ObjectIdentifier: (constraint: NSLayoutConstraint, constant: Double)] = [:]
    private var namesByID: [ConstraintID: String] = [:]
    private var reported: Set<[String]> = []
    private var isBuilt = false
    private var isUpdating = false
    private var needsUpdate = true
    private var changes = Changes()
    /// Whether the next commit looks for views whose frames the constraints leave open.
    private var willLookForAmbiguity = false

    /// Rounds of measuring text in the width it was given; the second round usually changes nothing.
    private static let mostMeasurements = 4

    init(of root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: - Changes

    /// Views or guides came, went, or are arranged in another way.
    func hierarchyChanged() {
        changes.isHierarchy = true
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

    /// Margins, safe areas or the offset of a scroll view have changed.
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
        let changes = changes
        self.changes = Changes()
        let isStructural = !isBuilt || changes.isHierarchy || !changes.constraints.isEmpty
        if !isBuilt || changes.isHierarchy { build() } else { work(in: changes) }
        report(boxes.solver.solve())
        for _ in 0..<Self.mostMeasurements where remeasure() || moveBaselines() { report(boxes.solver.solve()) }
        guard fitting == nil else { return }
        for item in guides { item.guide?.solvedFrame = CGRect(boxes.frame(of: item.box)) }
        for item in views {
            guard let view = item.view, item.isPlaced, frame(of: item) != view.untransformedFrame else { continue }
            view.superview?.setNeedsLayout()
        }
        if isStructural { lookForAmbiguityAfterCommit() }
    }

    /// Writes the frames of a view's subviews, rounded to pixels.
    func place(subviewsOf view: UIView) {
        update()
        for subview in view.subviews {
            guard let item = itemsByObject[ObjectIdentifier(subview)], item.view === subview, item.isPlaced else {
                continue
            }
            let frame = frame(of: item)
            if frame != subview.untransformedFrame { subview.untransformedFrame = frame }
        }
    }

    /// The size of the root, rounded up to pixels.
    func fittedSize() -> CGSize {
        update()
        let size =
            itemsByObject[ObjectIdentifier(root)].map { boxes.frame(of: $0.box).size } ?? Size(width: 0, height: 0)
        let scale = scale
        func up(_ length: Double) -> CGFloat { max(0, (length * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// The solved size of a guide; `nil` when no constraint speaks of it.
    func solvedSize(of guide: UILayoutGuide) -> CGSize? {
        update()
        guard let item = itemsByObject[ObjectIdentifier(guide)], item.guide === guide else { return nil }
        return CGSize(boxes.frame(of: item.box).size)
    }

    private var scale: Double { root.stage.committer.scale }

    /// The frame of a view in its superview: the solved alignment rectangle, its origin and size rounded to the nearest pixel, as
    /// UIKit writes them in a window (facts/layout-rounding).
    private func frame(of item: LayoutItem) -> CGRect {
        guard let view = item.view else { return .zero }
        let scale = scale
        func round(_ value: Double) -> CGFloat { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        let box = boxes.frame(of: item.box)
        return view.frame(
            forAlignmentRect: CGRect(
                x: round(box.origin.x), y: round(box.origin.y), width: max(0, round(box.size.width)),
                height: max(0, round(box.size.height))))
    }

    // MARK: - Building

    /// Makes the system anew: first what views ask of their own, then constraints in the order in which they were activated, so
    /// that of constraints in conflict the last activated one is broken.
    private func build() {
        isBuilt = true
        boxes = BoxSystem()
        views = []
        guides = []
        itemsByObject = [:]
        entries = [:]
        baselines = [:]
        namesByID = [:]
        let rootItem = addView(root)
        if let fitting { addFitting(fitting, to: rootItem) }
        var held: [NSLayoutConstraint] = []
        collect(root, &held)
        held.sorted { $0.activation < $1.activation }.forEach(add)
    }

    /// Adds the views that are laid out by constraints, and what they ask of their own; collects the constraints they hold.
    private func collect(_ view: UIView, _ held: inout [NSLayoutConstraint]) {
        if !view.translatesAutoresizingMaskIntoConstraints { _ = item(for: view) }
        held += view.heldConstraints
        for rule in view.layoutRules(in: self) {
            guard let id = try? boxes.solver.add(rule) else { continue }
            namesByID[id] = "the arrangement of \(view.layerName)"
        }
        for subview in view.subviews { collect(subview, &held) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let rule = rule(constraint) else { return }
        do {
            let id = try boxes.solver.add(rule)
            let object = ObjectIdentifier(constraint)
            namesByID[id] = constraint.summaryWithSource
            entries[object] = id
            if constraint.hasBaseline { baselines[object] = (constraint, rule.constant) }
        } catch {
            root.stage.diagnostics.misuse(
                "\(constraint.summaryWithSource) has a multiplier that is too large or too small to be computed with; use one between 1e-12 and 1e12."
            )
        }
    }

    private func work(in changes: Changes) {
        for object in changes.released {
            baselines[object] = nil
            if let id = entries.removeValue(forKey: object) { boxes.solver.remove(id) }
        }
        for constraint in changes.constraints where constraint.isActive {
            guard let id = entries[ObjectIdentifier(constraint)] else {
                add(constraint)
                continue
            }
            guard let rule = rule(constraint) else { continue }
            try? boxes.solver.setConstant(rule.constant, of: id)
            boxes.solver.setPriority(below: rule.below, above: rule.above, of: id)
        }
        for view in changes.views {
            if let item = itemsByObject[ObjectIdentifier(view)], item.view === view { refresh(item) }
        }
        if changes.isMargins { guides.forEach(refresh) }
    }

    // MARK: - Constraints

    /// The constraint over the boxes of its items; `nil` when an item is gone or not in this hierarchy.
    private func rule(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.firstItem, let (attribute, isOfMargins) = constraint.firstAttribute.layoutAttribute
        else { return nil }
        let isRightToLeft = NSLayoutConstraint.view(of: first)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let box = anchor(first, attribute, isOfMargins, toward: constraint.secondItem) else { return nil }
        var other: BoxSystem.Anchor?
        if constraint.relatesTwoItems {
            guard let second = constraint.secondItem,
                let (attribute, isOfMargins) = constraint.secondAttribute.layoutAttribute,
                let anchor = anchor(second, attribute, isOfMargins, toward: first)
            else { return nil }
            other = anchor
        }
        return boxes.constraint(
            box, constraint.relation.layoutRelation, constraint.multiplier, other, constant: constraint.constant,
            priority: Double(constraint.priority.rawValue), isRightToLeft: isRightToLeft,
            in: constraint.holder.flatMap { itemsByObject[ObjectIdentifier($0)]?.box })
    }

    private func anchor(
        _ object: AnyObject, _ attribute: LayoutAttribute, _ isOfMargins: Bool, toward other: AnyObject?
    ) -> BoxSystem.Anchor? {
        guard let owner = NSLayoutConstraint.view(of: object), owner.isDescendant(of: root) else { return nil }
        if isOfMargins { return BoxSystem.Anchor(item(for: owner.layoutMarginsGuide).box, attribute) }
        if let guide = object as? UILayoutGuide { return BoxSystem.Anchor(item(for: guide).box, attribute) }
        // The edges of a scroll view are those of its content for what is in it.
        if attribute.kind != .size, let content = owner.contentGuide,
            let inner = NSLayoutConstraint.view(of: other), inner !== owner, inner.isDescendant(of: owner)
        {
            return BoxSystem.Anchor(item(for: content).box, attribute)
        }
        let item = item(for: owner)
        guard attribute.isBaseline else { return BoxSystem.Anchor(item.box, attribute) }
        return BoxSystem.Anchor(
            item.box, attribute,
            baseline: owner.baselineOffset(attribute, height: boxes.solver.value(of: item.box.height)))
    }

    func item(for view: UIView) -> LayoutItem { itemsByObject[ObjectIdentifier(view)] ?? addView(view) }

    func item(for guide: UILayoutGuide) -> LayoutItem { itemsByObject[ObjectIdentifier(guide)] ?? addGuide(guide) }

    /// Text is centred in a label that is higher than it; its baselines move with the height that was found.
    private func moveBaselines() -> Bool {
        var hasChanged = false
        for (object, baseline) in baselines {
            guard let id = entries[object], let rule = rule(baseline.constraint),
                abs(rule.constant - baseline.constant) > 1e-6
            else { continue }
            baselines[object]?.constant = rule.constant
            try? boxes.solver.setConstant(rule.constant, of: id)
            hasChanged = true
        }
        return hasChanged
    }

    // MARK: - Reports

    /// Says which constraints cannot hold together and which one was broken, once for each such set.
    private func report(_ conflicts: [ConstraintConflict]) {
        guard fitting == nil else { return }
        for conflict in conflicts {
            let names = conflict.constraints.map { namesByID[$0] ?? "a given frame" }
            guard reported.insert(names).inserted else { continue }
            let broken = namesByID[conflict.broken] ?? names.last ?? ""
            root.stage.diagnostics.trace(root.layerName, note: .constraintConflict(names, broken: broken))
        }
    }

    /// The views whose frames the constraints leave open, with what is open.
    func ambiguousViews() -> [(view: UIView, parts: [TraceNote.FramePart])] {
        update()
        let loose = boxes.solver.ambiguousVariables()
        guard !loose.isEmpty else { return [] }
        return views.compactMap { item in
            guard item.isPlaced, let view = item.view else { return nil }
            let parts = zip(item.variables, TraceNote.FramePart.allCases).filter { loose.contains($0.0) }.map(\.1)
            return parts.isEmpty ? nil : (view, parts)
        }
    }

    /// Nobody sees the frames of hidden views. Looks once the application has finished with what it is doing: before, constraints are still missing.
    private func lookForAmbiguityAfterCommit() {
        guard !willLookForAmbiguity, root is UIWindow else { return }
        willLookForAmbiguity = true
        root.stage.committer.afterNextCommit { [weak self] in
            guard let self else { return }
            willLookForAmbiguity = false
            for (view, parts) in ambiguousViews()
            where !view.isHiddenWithin(root) && reported.insert([view.layerName] + parts.map(\.rawValue)).inserted {
                root.stage.diagnostics.trace(view.layerName, note: .ambiguousLayout(parts))
            }
        }
    }
}
