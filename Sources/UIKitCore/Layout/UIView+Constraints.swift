internal import FrameLayout
internal import QuartzCore

/// A view's part in constraint-based layout.
@MainActor struct ViewConstraints {
    fileprivate(set) var translatesMask = true
    fileprivate(set) var semanticContent = UISemanticContentAttribute.unspecified
    /// The active constraints that the view holds.
    fileprivate(set) var held: [NSLayoutConstraint] = []
    fileprivate(set) var priorities = ContentPriorities()
    /// Whether the view's frame takes part in a constraint-based layout, given or solved.
    var isItem = false
    /// Whether the layout takes the frame as given instead of solving it.
    var readsFrame = false
    /// Whether a call to ``UIView/updateConstraints()`` is due.
    fileprivate(set) var needsUpdate = true
    fileprivate var needsUpdateInSubtree = true
    /// The engine of the hierarchy, stored in its topmost view.
    fileprivate(set) var engine: LayoutEngine?
}

/// The priorities with which a view keeps the size of its content.
struct ContentPriorities: Equatable {
    fileprivate(set) var horizontalHugging = UILayoutPriority.defaultLow
    fileprivate(set) var verticalHugging = UILayoutPriority.defaultLow
    fileprivate(set) var horizontalResistance = UILayoutPriority.defaultHigh
    fileprivate(set) var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    // MARK: - Properties

    func setTranslatesMask(_ translatesMask: Bool) {
        guard translatesMask != viewConstraints.translatesMask else { return }
        viewConstraints.translatesMask = translatesMask
        layoutEngine?.joined(self)
    }

    func setSemanticContent(_ attribute: UISemanticContentAttribute) {
        viewConstraints.semanticContent = attribute
        layoutEngine?.hierarchyChanged()
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = viewConstraints.priorities
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: viewConstraints.priorities.horizontalHugging = priority
        case .vertical: viewConstraints.priorities.verticalHugging = priority
        }
        layoutEngine?.changed(self)
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = viewConstraints.priorities
        return axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: viewConstraints.priorities.horizontalResistance = priority
        case .vertical: viewConstraints.priorities.verticalResistance = priority
        }
        layoutEngine?.changed(self)
    }

    func frame(around alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
    }

    /// The baseline offset of the view whose baselines this view uses; 0 if it uses its own.
    func innerBaseline(_ attribute: LayoutAttribute, _ height: CGFloat) -> CGFloat {
        let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return 0 }
        let frame = view.convert(view.bounds, to: self)
        let offset = view.baselineOffset(attribute, height: frame.height)
        return attribute == .firstBaseline ? frame.minY + offset : height - frame.maxY + offset
    }

    // MARK: - The engine

    /// The engine of the view's hierarchy; `nil` while the hierarchy has no constraints.
    var layoutEngine: LayoutEngine? { topmostView.viewConstraints.engine }

    /// The engine of the hierarchy, created if there is none.
    private var neededLayoutEngine: LayoutEngine {
        let top = topmostView
        if let engine = top.viewConstraints.engine { return engine }
        let engine = LayoutEngine(of: top)
        top.viewConstraints.engine = engine
        return engine
    }

    /// Notifies the engine that the constraints that the view creates for its subviews have changed.
    func rearrange() { neededLayoutEngine.rearranged(self) }

    /// Whether the view or a descendant is laid out by constraints, or holds any.
    var takesPartInLayout: Bool {
        !translatesAutoresizingMaskIntoConstraints || !viewConstraints.held.isEmpty || arranger != nil
            || subviews.contains(where: \.takesPartInLayout)
    }

    /// Notifies the engine that a given frame, and with it margins that depend on the superview's, may have changed.
    func givenFrameMayHaveChanged() {
        if preservesSuperviewLayoutMargins, viewGuides.followInsets { layoutEngine?.marginsChanged() }
        guard viewConstraints.isItem,
            translatesAutoresizingMaskIntoConstraints || viewConstraints.readsFrame || superview == nil
        else { return }
        layoutEngine?.changed(self)
    }

    /// Whether the view or one of its superviews up to `root` is hidden.
    func isHiddenWithin(_ root: UIView) -> Bool {
        sequence(first: self, next: { $0 === root ? nil : $0.superview }).contains { $0.isHidden }
    }

    /// Whether a stack view is hiding the view or one of its superviews.
    var isInHiding: Bool {
        sequence(first: self, next: { $0.superview }).contains { $0.superview?.arranger?.hides($0) ?? false }
    }

    /// Notifies the engine that a stack view has hidden or shown the view.
    func contentPrioritiesMayHaveChanged() {
        if viewConstraints.isItem { layoutEngine?.changed(self) }
        subviews.forEach { $0.contentPrioritiesMayHaveChanged() }
    }

    private var topmostView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    func nearestCommonView(with other: UIView?) -> UIView? {
        guard let other else { return nil }
        return sequence(first: self, next: { $0.superview }).first { other.isDescendant(of: $0) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        viewConstraints.held.append(constraint)
        constraint.activation = stage.applicationState.nextActivation()
        neededLayoutEngine.changed(constraint)
    }

    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        viewConstraints.held.removeAll { $0 === constraint }
        layoutEngine?.released(constraint)
    }

    /// Removes constraints to views outside and gives the subtree its own engine. Called before the view leaves its
    /// superview.
    func leaveLayout() {
        guard let engine = layoutEngine else { return }
        engine.left(self)
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.viewConstraints.held
            where [constraint.firstItem, constraint.secondItem].contains(where: {
                NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
            }) {
                view.release(constraint)
            }
            ancestor = view.superview
        }
        viewConstraints.engine = LayoutEngine(of: self)
    }

    /// Merges the subtree into the hierarchy's engine. Called after the view was added to a superview.
    func joinLayout() {
        guard superview != nil else { return }
        let needsEngine = viewConstraints.engine != nil || type(of: self).requiresConstraintBasedLayout
        viewConstraints.engine = nil
        let engine = needsEngine ? neededLayoutEngine : layoutEngine
        engine?.joined(self)
        if needsEngine {
            engine?.setNeedsUpdate()
        } else if viewConstraints.needsUpdateInSubtree {
            markConstraintUpdateInAncestors()
        }
    }

    // MARK: - Updating constraints

    func updateConstraintsInSubtree() {
        guard viewConstraints.needsUpdateInSubtree else { return }
        viewConstraints.needsUpdateInSubtree = false
        subviews.forEach { $0.updateConstraintsIfNeeded() }
        guard viewConstraints.needsUpdate else { return }
        viewConstraints.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    func requestConstraintUpdate() {
        viewConstraints.needsUpdate = true
        viewConstraints.needsUpdateInSubtree = true
        markConstraintUpdateInAncestors()
        neededLayoutEngine.setNeedsUpdate()
    }

    private func markConstraintUpdateInAncestors() {
        var ancestor = superview
        while let view = ancestor, !view.viewConstraints.needsUpdateInSubtree {
            view.viewConstraints.needsUpdateInSubtree = true
            ancestor = view.superview
        }
    }
}
