internal import QuartzCore

/// The safe area and margins of a view.
package struct ViewMargins {
    /// The safe area insets last reported to the view.
    fileprivate var reportedSafeArea = UIEdgeInsets.zero
    /// Whether the view has been laid out in its superview.
    fileprivate var hasReported = false
    /// The distances from the superview's edges that determine the safe area while a built-in transition moves the
    /// view; `nil` to use the frame.
    fileprivate var restingDistances: UIEdgeInsets?
    /// The margins that were set; `nil` for the default margins.
    fileprivate var own: UIEdgeInsets?
    /// Whether the view keeps its top and bottom insets from its subviews. Rows of a list that insets its content keep
    /// their margins when they move under bars (facts/row-safe-area).
    package var keepsVerticalSafeArea = false
}

// Safe areas propagate down the hierarchy: a view inherits the part of its superview's insets that overlaps it. For a
// controller's root view, the insets of the controller and of its container are added.
extension UIView {
    func safeAreaInsets(in outer: UIEdgeInsets) -> UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenInsets }
        let inherited = outer == .zero ? outer : remainder(of: outer)
        return controller.map { inherited + $0.insetsFromContainer + $0.additionalSafeAreaInsets } ?? inherited
    }

    /// The safe area for a measurement. While a superview is waiting for its layout, it may have a new size that the
    /// view's frame does not reflect yet; until then, the safe area is the one last reported.
    var settledSafeArea: UIEdgeInsets {
        let isWaiting = superview?.layer.needsLayout() == true
        return isWaiting && viewMargins.hasReported ? viewMargins.reportedSafeArea : safeAreaInsets
    }

    /// Discards the last report, which does not apply in another superview.
    func forgetReportedSafeArea() { viewMargins.hasReported = false }

    /// The insets remaining inside the view; zero for a view without a size, whose position before layout is
    /// meaningless.
    private func remainder(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview, !bounds.isEmpty else { return .zero }
        var outer = outer
        if superview.viewMargins.keepsVerticalSafeArea { (outer.top, outer.bottom) = (0, 0) }
        let distances = viewMargins.restingDistances ?? untransformedFrame.distances(to: superview.bounds)
        func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
        return UIEdgeInsets(
            top: left(outer.top, distances.top), left: left(outer.left, distances.left),
            bottom: left(outer.bottom, distances.bottom), right: left(outer.right, distances.right))
    }

    /// Keeps the safe area that the view has with a frame in `container` while a built-in transition moves it, so that
    /// pinned content does not jump. Balance each call with ``releaseSafeArea()``.
    func holdSafeArea(at frame: CGRect, in container: UIView) {
        viewMargins.restingDistances = frame.distances(to: container.bounds)
    }

    func releaseSafeArea() {
        viewMargins.restingDistances = nil
        safeAreaMayHaveChanged()
    }

    /// Requests a layout if the safe area differs from the one last reported to the view. The layout reports the
    /// change.
    func safeAreaMayHaveChanged() {
        guard superview != nil || self is UIWindow else { return }
        if safeAreaInsets(in: superview?.viewMargins.reportedSafeArea ?? .zero) != viewMargins.reportedSafeArea {
            setNeedsLayout()
        }
    }

    /// Reports a changed safe area to the view and its controller. Called before layout. Subviews then report theirs.
    func notifyOfSafeArea() {
        let insets = safeAreaInsets(in: superview?.viewMargins.reportedSafeArea ?? .zero)
        viewMargins.hasReported = true
        guard insets != viewMargins.reportedSafeArea else { return }
        viewMargins.reportedSafeArea = insets
        if viewGuides.followInsets { layoutEngine?.marginsChanged() }
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        if let controller {
            controller.trace(callback: .viewSafeAreaInsetsDidChange)
            controller.viewSafeAreaInsetsDidChange()
        }
        subviews.forEach { $0.safeAreaMayHaveChanged() }
    }

    /// The frame that constraints give the view, centered on the view's center regardless of the anchor point
    /// (facts/layout-anchor-points).
    var constrainedFrame: CGRect {
        get {
            let size = bounds.size
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            if layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) { return untransformedFrame = newValue }
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The frame that the view would have without its transform.
    package var untransformedFrame: CGRect {
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
            var margins = viewMargins.own ?? (controller == nil ? Self.standardMargins : .zero)
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
            guard viewMargins.own != newValue else { return }
            let before = layoutMargins
            viewMargins.own = newValue
            guard layoutMargins != before else { return }
            layoutMarginsDidChange()
            if viewGuides.followInsets { layoutEngine?.marginsChanged() }
            setNeedsLayout()
        }
    }

    /// ``margins`` with leading and trailing edges.
    var directionalMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRightToLeft ? newValue.leading : newValue.trailing)
        }
    }

    private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension CGRect {
    /// The distance of each edge from the corresponding edge of `outer`, positive inward.
    fileprivate func distances(to outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
    }
}
