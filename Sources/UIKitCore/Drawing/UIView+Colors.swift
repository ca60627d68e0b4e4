internal import QuartzCore

/// The colours that were set on a view.
struct ViewColors {
    /// The background colour, if it depends on the traits.
    fileprivate var dynamicBackground: UIColor?
    fileprivate var tint: UIColor?
    fileprivate var tintAdjustment = UIView.TintAdjustmentMode.automatic
    /// The presentations that dim what is behind them, this view and what is in it.
    fileprivate var covers: Set<ObjectIdentifier> = []
    /// The mode for which the view has shown its tint.
    fileprivate var shownAdjustment = UIView.TintAdjustmentMode.normal
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

    var shownTintColor: UIColor { adjusted(brightTintColor) }

    private var brightTintColor: UIColor { viewColors.tint ?? superview?.brightTintColor ?? .systemBlue }

    func setTintColor(_ color: UIColor?) {
        viewColors.tint = color
        tintColorDidChange()
    }

    func forwardTintColorChange() {
        for view in subviews {
            let mode = view.shownTintAdjustmentMode
            guard view.viewColors.inheritsTint || mode != view.viewColors.shownAdjustment else { continue }
            view.viewColors.shownAdjustment = mode
            view.tintColorDidChange()
        }
    }

    var shownTintAdjustmentMode: TintAdjustmentMode {
        if viewColors.tintAdjustment != .automatic { return viewColors.tintAdjustment }
        return !viewColors.covers.isEmpty ? .dimmed : superview?.tintAdjustmentMode ?? .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) { changeAdjustment { $0.tintAdjustment = mode } }

    /// Dims the tint of the view and of what is in it, where that has no mode of its own, while presentations cover it. In an
    /// animation it fades.
    func setCovered(_ isCovered: Bool, by cover: AnyObject) {
        let state = stage.applicationState
        state.fadesTint = true
        defer { state.fadesTint = false }
        changeAdjustment {
            if isCovered {
                $0.covers.insert(ObjectIdentifier(cover))
            } else {
                $0.covers.remove(ObjectIdentifier(cover))
            }
        }
    }

    /// `color` in the view's tint adjustment mode.
    final func adjusted(_ color: UIColor) -> UIColor {
        shownTintAdjustmentMode == .dimmed ? UIColor(.grey(color.source)) : color
    }

    private func changeAdjustment(_ change: (inout ViewColors) -> Void) {
        change(&viewColors)
        let mode = shownTintAdjustmentMode
        guard mode != viewColors.shownAdjustment else { return }
        viewColors.shownAdjustment = mode
        tintColorDidChange()
    }

    /// The colour in the view's environment.
    package final func resolved(_ color: UIColor) -> CGColor {
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
        invalidateIntrinsicContentSize()
        textTraitsDidChange()
        subviews.forEach { $0.showColorsInSubtree() }
    }
}
