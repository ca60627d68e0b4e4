internal import QuartzCore

/// The colors set on a view.
struct ViewColors {
    /// The background color if it depends on the traits.
    fileprivate var dynamicBackground: UIColor?
    fileprivate var tint: UIColor?
    fileprivate var tintAdjustment = UIView.TintAdjustmentMode.automatic
    /// The presentations that dim the content behind them, including this view and its subviews.
    fileprivate var covers: Set<ObjectIdentifier> = []
    /// The adjustment mode in which the view last displayed its tint color.
    fileprivate var shownAdjustment = UIView.TintAdjustmentMode.normal
    /// Whether the view inherits its superview's tint color.
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

    private var brightTintColor: UIColor {
        viewColors.tint ?? superview?.brightTintColor ?? stage.applicationState.entries.accentColor ?? .systemBlue
    }

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

    /// Dims the tint color of the view and of its subviews without a mode of their own while a presentation covers it.
    /// The change fades inside an animation.
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

    /// `color` adjusted for the view's tint adjustment mode.
    final func adjusted(_ color: UIColor) -> UIColor {
        shownTintAdjustmentMode == .dimmed ? UIColor(.gray(color.source)) : color
    }

    private func changeAdjustment(_ change: (inout ViewColors) -> Void) {
        change(&viewColors)
        let mode = shownTintAdjustmentMode
        guard mode != viewColors.shownAdjustment else { return }
        viewColors.shownAdjustment = mode
        tintColorDidChange()
    }

    /// The color resolved in the view's environment.
    package final func resolved(_ color: UIColor) -> CGColor {
        color.isDynamic ? asCurrent { color.cgColor } : color.cgColor
    }

    /// Updates the view's dynamic colors for its environment, which may have changed.
    final func showColors() {
        if let color = viewColors.dynamicBackground { layer.backgroundColor = resolved(color) }
        setNeedsDisplay()
        setNeedsLayout()
        asCurrent { colorsDidChange() }
    }

    /// Resolves dynamic colors again in a subtree that has moved to another environment, if colors vary on the screen.
    final func showColorsInSubtree() {
        guard stage.applicationState.variesInColor else { return }
        showColors()
        invalidateIntrinsicContentSize()
        textTraitsDidChange()
        subviews.forEach { $0.showColorsInSubtree() }
    }
}
