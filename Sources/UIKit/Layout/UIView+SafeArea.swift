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
