internal import QuartzCore

// Safe areas go down the tree: a view has what its superview's safe area leaves of it, a controller's root view also what
// the controller and the container it is in keep free.
extension UIView {
    /// How far the screen's corners and bars reach into this view, in points.
    ///
    /// An edge that lies beyond the superview's has the superview's inset, so that a view on its way in or out has the
    /// insets it has at rest.
    public var safeAreaInsets: UIEdgeInsets { safeAreaInsets(in: superview?.safeAreaInsets ?? .zero) }

    /// The part of the view that is not covered.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.safeArea, of: self) }

    private func safeAreaInsets(in outer: UIEdgeInsets) -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenInsets }
        let inherited = outer == .zero ? outer : remainder(of: outer)
        return controller.map { inherited + $0.insetsFromContainer + $0.additionalSafeAreaInsets } ?? inherited
    }

    private func remainder(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return .zero }
        let (place, around) = (untransformedFrame, superview.bounds)
        func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: left(outer.top, place.minY - around.minY), left: left(outer.left, place.minX - around.minX),
            bottom: left(outer.bottom, around.maxY - place.maxY),
            right: left(outer.right, around.maxX - place.maxX))
    }

    /// Asks for a layout, which tells of it, when the safe area is no longer the one the view was told of.
    func safeAreaMayHaveChanged() {
        guard superview != nil || self is UIWindow else { return }
        if safeAreaInsets(in: superview?.toldSafeArea ?? .zero) != toldSafeArea { setNeedsLayout() }
    }

    /// Before a layout: tells of a safe area that is not the one before. What is in the view hears of it in its turn.
    func tellOfSafeArea() {
        let insets = safeAreaInsets(in: superview?.toldSafeArea ?? .zero)
        guard insets != toldSafeArea else { return }
        toldSafeArea = insets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        if let controller {
            controller.trace(callback: .viewSafeAreaInsetsDidChange)
            controller.viewSafeAreaInsetsDidChange()
        }
        subviews.forEach { $0.safeAreaMayHaveChanged() }
    }

    /// The frame as it is without the view's transform.
    var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

extension UIView {
    /// How far content keeps from the edges, in points: what was set, or 8 all round, and the safe area on top of that
    /// where ``insetsLayoutMarginsFromSafeArea`` says so.
    ///
    /// A controller's root view has no margins of its own above and below, and at the sides at least the system's: 16
    /// points, 20 on screens at least 414 wide (facts/view-margins, reported).
    public var layoutMargins: UIEdgeInsets {
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
            setNeedsLayout()
        }
    }

    /// ``layoutMargins`` by the direction of reading, which is from left to right here.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    /// The view without its margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }

    /// The view without its margins, at most as wide as is easily read: 672 points at the usual size of text
    /// (facts/readable-width).
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(.readableContent, of: self) }

    private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension CGRect {
    /// How far each edge lies inside that of `outer`.
    fileprivate func distances(to outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
    }
}
