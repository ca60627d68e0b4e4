internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// Solves the constraints of a view hierarchy and tells which views have to be laid out.
///
/// Views that translate their autoresizing mask are given: their frames go in as they are. The other views that take part in a
/// constraint are the unknowns; their frames are written by their superview's `layoutSubviews()`.
@MainActor final class LayoutEngine {
    /// The size that a fitting asks for, in points, and how strongly.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// A constraint of the application in the solver.
    private struct Entry {
        let constraint: NSLayoutConstraint
        let id: ConstraintID
        var constant: CGFloat
        var priority: UILayoutPriority
    }

    unowned let root: UIView
    let fitting: Fitting?
    var boxes = BoxSystem()
    var views: [LayoutItem] = []
    var guides: [LayoutItem] = []
    var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
    private var entries: [Entry] = []
    private var namesByID: [ConstraintID: String] = [:]
    private var reported: Set<[String]> = []
    private var needsRebuild = true
    private var needsUpdate = true
    private var isUpdating = false

    /// Rounds of measuring text in the width it was given; the second round usually changes nothing.
    private static let mostMeasurements = 4

    init(of root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// Views, guides or constraints came or went.
    func setNeedsRebuild() {
        needsRebuild = true
        setNeedsUpdate()
    }

    /// Constants, priorities, content sizes, margins or given frames have changed.
    func setNeedsUpdate() {
        needsUpdate = true
        guard !isUpdating, fitting == nil else { return }
        root.setNeedsLayout()
    }

    /// Solves what has changed, and requests the layout of the superviews of all views that move.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if fitting == nil { root.updateConstraintsIfNeeded() }
        needsUpdate = false
        if needsRebuild {
            needsRebuild = false
            build()
        } else {
            refresh()
        }
        report(boxes.solver.solve())
        for _ in 0..<Self.mostMeasurements where remeasure() { report(boxes.solver.solve()) }
        guard fitting == nil else { return }
        for item in guides { item.guide?.solvedFrame = CGRect(kernel: boxes.frame(of: item.box)) }
        for item in views {
            guard let view = item.view, item.isPlaced, frame(of: item) != view.untransformedFrame else { continue }
            view.superview?.setNeedsLayout()
        }
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
        let size = itemsByObject[ObjectIdentifier(root)].map { boxes.frame(of: $0.box).size } ?? .zero
        let scale = scale
        func up(_ length: Double) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    func ambiguousViews() -> [UIView] {
        update()
        let loose = boxes.solver.ambiguousVariables()
        return views.compactMap { item in
            let box = item.box
            return item.isPlaced && ![box.x, box.y, box.width, box.height].allSatisfy({ !loose.contains($0) })
                ? item.view : nil
        }
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

    private func build() {
        boxes = BoxSystem()
        views = []
        guides = []
        itemsByObject = [:]
        entries = []
        namesByID = [:]
        let rootItem = addView(root)
        if let fitting { addFitting(fitting, to: rootItem) }
        collect(root)
    }

    /// Adds the constraints that a view and its descendants hold.
    private func collect(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints { _ = item(for: view) }
        for constraint in view.heldConstraints { add(constraint) }
        for rule in view.layoutRules(in: self) {
            _ = try? boxes.solver.add(rule)
        }
        view.subviews.forEach(collect)
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let rule = rule(constraint) else { return }
        do {
            let id = try boxes.solver.add(rule)
            namesByID[id] = constraint.summaryWithSource
            entries.append(
                Entry(
                    constraint: constraint, id: id, constant: constraint.constant, priority: constraint.priority))
        } catch {
            root.stage.diagnostics.misuse(
                "\(constraint.summaryWithSource) has a multiplier that is too large or too small to be computed with; use one between 1e-12 and 1e12."
            )
        }
    }

    /// The constraint over the boxes of its items; `nil` when an item is gone or not in this hierarchy.
    private func rule(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.firstItem, let (attribute, isOfMargins) = constraint.firstAttribute.layoutAttribute
        else { return nil }
        let isRightToLeft = NSLayoutConstraint.view(of: first)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let box = anchor(first, attribute, isOfMargins, toward: constraint.secondItem) else { return nil }
        var other: BoxSystem.Anchor?
        if let second = constraint.secondItem {
            guard let (attribute, isOfMargins) = constraint.secondAttribute.layoutAttribute,
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
        return BoxSystem.Anchor(item(for: owner).box, attribute, baseline: owner.baselineOffset(attribute))
    }

    func item(for view: UIView) -> LayoutItem { itemsByObject[ObjectIdentifier(view)] ?? addView(view) }

    func item(for guide: UILayoutGuide) -> LayoutItem { itemsByObject[ObjectIdentifier(guide)] ?? addGuide(guide) }

    // MARK: - Refreshing

    private func refresh() {
        for index in entries.indices {
            let constraint = entries[index].constraint
            if constraint.constant != entries[index].constant {
                entries[index].constant = constraint.constant
                if let rule = rule(constraint) { try? boxes.solver.setConstant(rule.constant, of: entries[index].id) }
            }
            if constraint.priority != entries[index].priority, let rule = rule(constraint) {
                entries[index].priority = constraint.priority
                boxes.solver.setPriority(below: rule.below, above: rule.above, of: entries[index].id)
            }
        }
        for item in views { refresh(item) }
        for item in guides { refresh(item) }
    }

    // MARK: - Conflicts

    /// Says which constraints cannot hold together and which one was broken, once for each such set.
    private func report(_ conflicts: [ConstraintConflict]) {
        guard fitting == nil else { return }
        for conflict in conflicts {
            let names = conflict.constraints.map {
                namesByID[$0] ?? "the size or place of a view that has a given frame"
            }
            guard reported.insert(names).inserted else { continue }
            let broken = namesByID[conflict.broken] ?? names.last ?? ""
            root.stage.diagnostics.reportConflict(names, broken: broken, in: root.layerName)
        }
    }
}
