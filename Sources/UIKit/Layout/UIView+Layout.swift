internal import QuartzCore

extension UIView {
    /// Asks for ``layoutSubviews()`` before the screen changes next.
    public func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out now what is due. Inside an animation block, this is what makes layout move.
    public func layoutIfNeeded() {
        layer.layoutIfNeeded()
    }
}
