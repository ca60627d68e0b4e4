/// Whether a view is mirrored in right-to-left layouts. Raw values match the public header.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    var ownLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Mirrors subviews that were placed from left to right, if the view's layout runs from right to left.
    func mirrorIfRightToLeft(_ views: [UIView]) {
        guard isRightToLeft else { return }
        for view in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
    }

    /// The direction inherited from the window.
    var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
