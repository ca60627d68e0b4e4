internal import QuartzCore

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
