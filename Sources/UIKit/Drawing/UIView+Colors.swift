internal import QuartzCore

extension UIView {
    /// The colour in the view's environment.
    final func resolved(_ color: UIColor) -> CGColor {
        color.isDynamic ? asCurrent { color.cgColor } : color.cgColor
    }

    /// Shows the view's dynamic colours as they are in its environment, which may have changed.
    final func showColors() {
        if let color = dynamicBackgroundColor { layer.backgroundColor = resolved(color) }
        setNeedsDisplay()
        setNeedsLayout()
        asCurrent { colorsDidChange() }
    }

    /// Shows dynamic colours in a subtree that has come into another environment.
    final func showColorsInSubtree() {
        showColors()
        subviews.forEach { $0.showColorsInSubtree() }
    }
}
