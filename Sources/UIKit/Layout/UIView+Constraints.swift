internal import QuartzCore

/// What a view says about its own size.
struct ContentPriorities: Equatable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// The constraints that act on the view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: { $0.superview }).flatMap(\.heldConstraints).filter {
            let isHorizontal =
                $0.firstAttribute.kind == .horizontal || $0.firstAttribute == .width
            return ($0.firstItem === self || $0.secondItem === self) && isHorizontal == (axis == .horizontal)
        }
    }

    /// Whether the constraints leave the view's frame open.
    public var hasAmbiguousLayout: Bool { layoutEngine?.ambiguousViews().contains { $0.view === self } ?? false }

    // MARK: - The engine

    /// The engine that lays out the hierarchy this view is in; `nil` while there are no constraints in it.
    var layoutEngine: LayoutEngine? { topmostView.ownLayoutEngine }

    /// The engine of the hierarchy, made if there is none.
    private var neededLayoutEngine: LayoutEngine {
        let top = topmostView
        if let engine = top.ownLayoutEngine { return engine }
        let engine = LayoutEngine(of: top)
        top.ownLayoutEngine = engine
        return engine
    }

    /// The constraints that the view makes for its subviews have changed.
    func rearrange() { neededLayoutEngine.rearranged(self) }

    /// Whether the view or one in it is laid out by constraints, or holds some.
    var takesPartInLayout: Bool {
        !translatesAutoresizingMaskIntoConstraints || !heldConstraints.isEmpty || arrangesSubviews
            || subviews.contains(where: \.takesPartInLayout)
    }

    /// A frame that is given to the engine may have changed.
    func givenFrameMayHaveChanged() {
        guard isLayoutItem, translatesAutoresizingMaskIntoConstraints || superview == nil else { return }
        layoutEngine?.changed(self)
    }

    /// Whether the view or one around it is hidden.
    func isHiddenWithin(_ root: UIView) -> Bool {
        sequence(first: self, next: { $0 === root ? nil : $0.superview }).contains { $0.isHidden }
    }

    /// Whether the view is, or lies in, what a stack view hides.
    var isInHiding: Bool {
        sequence(first: self, next: { $0.superview }).contains { $0.superview?.hides($0) ?? false }
    }

    /// The view was hidden by a stack view, or shown.
    func contentPrioritiesMayHaveChanged() {
        if isLayoutItem { layoutEngine?.changed(self) }
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
        heldConstraints.append(constraint)
        constraint.activation = stage.applicationState.nextActivation()
        neededLayoutEngine.changed(constraint)
    }

    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        heldConstraints.removeAll { $0 === constraint }
        layoutEngine?.released(constraint)
    }

    /// Before this view leaves its superview: constraints across the border are removed, and what remains inside gets an engine of
    /// its own.
    func leaveLayout() {
        guard let engine = layoutEngine else { return }
        engine.left(self)
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.heldConstraints
            where [constraint.firstItem, constraint.secondItem].contains(where: {
                NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
            }) {
                view.release(constraint)
            }
            ancestor = view.superview
        }
        ownLayoutEngine = LayoutEngine(of: self)
    }

    /// After this view has come into a superview.
    func joinLayout() {
        guard superview != nil else { return }
        let needsEngine = ownLayoutEngine != nil || type(of: self).requiresConstraintBasedLayout
        ownLayoutEngine = nil
        let engine = needsEngine ? neededLayoutEngine : layoutEngine
        engine?.joined(self)
        if needsEngine {
            engine?.setNeedsUpdate()
        } else if needsConstraintUpdateInSubtree {
            markConstraintUpdateInAncestors()
        }
    }

    // MARK: - Updating constraints

    func requestConstraintUpdate() {
        needsConstraintUpdate = true
        needsConstraintUpdateInSubtree = true
        markConstraintUpdateInAncestors()
        neededLayoutEngine.setNeedsUpdate()
    }

    private func markConstraintUpdateInAncestors() {
        var ancestor = superview
        while let view = ancestor, !view.needsConstraintUpdateInSubtree {
            view.needsConstraintUpdateInSubtree = true
            ancestor = view.superview
        }
    }
}
