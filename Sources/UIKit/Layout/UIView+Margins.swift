internal import QuartzCore

// Safe areas propagate down the hierarchy: a view inherits the part of its superview's insets that overlaps it. For a
// controller's root view, the insets of the controller and of its container are added.
extension UIView {
    func safeAreaInsets(in outer: UIEdgeInsets) -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenInsets }
        let inherited = outer == .zero ? outer : remainder(of: outer)
        return controller.map { inherited + $0.insetsFromContainer + $0.additionalSafeAreaInsets } ?? inherited
    }

    /// Nothing for a view without a size: where it is, before it has been laid out, says nothing about its content.
    private func remainder(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview, !bounds.isEmpty else { return .zero }
        let distances = restingDistances ?? untransformedFrame.distances(to: superview.bounds)
        func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: left(outer.top, distances.top), left: left(outer.left, distances.left),
            bottom: left(outer.bottom, distances.bottom), right: left(outer.right, distances.right))
    }

    /// Keeps the safe area that the view has at `place` in `container` while a built-in transition moves it, so that pinned
    /// content does not jump. Balance with ``releaseSafeArea()``.
    func holdSafeArea(at place: CGRect, in container: UIView) {
        restingDistances = place.distances(to: container.bounds)
    }

    func releaseSafeArea() {
        restingDistances = nil
        safeAreaMayHaveChanged()
    }

    /// Requests a layout if the safe area differs from the one last reported to the view; the layout reports the
    /// change.
    func safeAreaMayHaveChanged() {
        guard superview != nil || self is UIWindow else { return }
        if safeAreaInsets(in: superview?.toldSafeArea ?? .zero) != toldSafeArea { setNeedsLayout() }
    }

    /// Reports a changed safe area to the view and its controller. Called before layout; subviews report theirs in
    /// turn.
    func tellOfSafeArea() {
        let insets = safeAreaInsets(in: superview?.toldSafeArea ?? .zero)
        guard insets != toldSafeArea else { return }
        toldSafeArea = insets
        if !systemGuides.isEmpty { layoutEngine?.marginsChanged() }
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        if let controller {
            controller.trace(callback: .viewSafeAreaInsetsDidChange)
            controller.viewSafeAreaInsetsDidChange()
        }
        subviews.forEach { $0.safeAreaMayHaveChanged() }
    }

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        get {
            let (size, anchor) = (bounds.size, layer.anchorPoint)
            return CGRect(
                x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
                height: size.height)
        }
        set {
            if transform.isIdentity { return frame = newValue }
            let anchor = layer.anchorPoint
            bounds.size = newValue.size
            center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }
}

extension UIView {
    var margins: UIEdgeInsets {
        get {
            var margins = ownMargins ?? (controller == nil ? Self.standardMargins : .zero)
            if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
                let least = controller.systemMinimumLayoutMargins
                margins.left = max(margins.left, least.leading)
                margins.right = max(margins.right, least.trailing)
            }
            if preservesSuperviewLayoutMargins, let superview {
                margins = margins.atLeast(superview.layoutMargins - (frame.distances(to: superview.bounds)))
            }
            return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
        }
        set {
            let before = layoutMargins
            ownMargins = newValue
            guard layoutMargins != before else { return }
            layoutMarginsDidChange()
            if !systemGuides.isEmpty { layoutEngine?.marginsChanged() }
            setNeedsLayout()
        }
    }

    private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension CGRect {
    /// The distance of each edge from the corresponding edge of `outer`, positive inwards.
    fileprivate func distances(to outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
    }
}
