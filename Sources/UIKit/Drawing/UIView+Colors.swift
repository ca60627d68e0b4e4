internal import QuartzCore

/// The colours that were set on a view.
struct ViewColors {
    /// The background colour, if it depends on the traits.
    fileprivate var dynamicBackground: UIColor?
    fileprivate var tint: UIColor?
    fileprivate var tintAdjustment = UIView.TintAdjustmentMode.automatic
    /// Whether the view has the tint colour of its superview.
    var inheritsTint: Bool { tint == nil }
}

extension UIView {
    var shownBackgroundColor: UIColor? {
        let shown = layer.backgroundColor  // may have been set since
        if let color = viewColors.dynamicBackground, resolved(color) == shown { return color }
        return shown.map(UIColor.init(cgColor:))
    }

    func setBackgroundColor(_ color: UIColor?) {
        viewColors.dynamicBackground = color.flatMap { $0.isDynamic ? $0 : nil }
        layer.backgroundColor = color.map(resolved)
    }

    var shownTintColor: UIColor { viewColors.tint ?? superview?.tintColor ?? .systemBlue }

    func setTintColor(_ color: UIColor?) {
        viewColors.tint = color
        tintColorDidChange()
    }

    func forwardTintColorChange() {
        for view in subviews where view.viewColors.inheritsTint { view.tintColorDidChange() }
    }

    var shownTintAdjustmentMode: TintAdjustmentMode {
        viewColors.tintAdjustment == .automatic ? superview?.tintAdjustmentMode ?? .normal : viewColors.tintAdjustment
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        viewColors.tintAdjustment = mode
        if mode == .dimmed {
            stage.diagnostics.reportUnsupported(
                "UIView.tintAdjustmentMode = .dimmed", instead: "tint colours stay as they are")
        }
        tintColorDidChange()
    }

    /// The colour in the view's environment.
    final func resolved(_ color: UIColor) -> CGColor {
        color.isDynamic ? asCurrent { color.cgColor } : color.cgColor
    }

    /// Shows the view's dynamic colours as they are in its environment, which may have changed.
    final func showColors() {
        if let color = viewColors.dynamicBackground { layer.backgroundColor = resolved(color) }
        setNeedsDisplay()
        setNeedsLayout()
        asCurrent { colorsDidChange() }
    }

    /// Resolves dynamic colours again in a subtree that has moved to another environment, where colours vary.
    final func showColorsInSubtree() {
        guard stage.applicationState.variesInColor else { return }
        showColors()
        subviews.forEach { $0.showColorsInSubtree() }
    }
}
