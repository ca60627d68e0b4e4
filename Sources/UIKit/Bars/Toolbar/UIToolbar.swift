internal import QuartzCore

/// A bar of buttons at the bottom of the screen.
@MainActor @preconcurrency open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set {
            guard newValue != storedItems else { return }
            storedItems = newValue
            replaceButtons()
        }
    }
    private var storedItems: [UIBarButtonItem]?
    /// Whether the content behind the bar shows through it.
    ///
    /// Differs from UIKit: views extend under an opaque bar, too.
    open var isTranslucent: Bool {
        get { storedIsTranslucent }
        set {
            storedIsTranslucent = newValue
            paintBackground()
        }
    }
    private var storedIsTranslucent = true
    open var barTintColor: UIColor? {
        get { storedBarTintColor }
        set {
            storedBarTintColor = newValue
            paintBackground()
        }
    }
    private var storedBarTintColor: UIColor?

    private let background = BarBackgroundView(lineIsAbove: true)
    private var buttons: [BarButtonView] = []

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        coder.finish(self, as: UIToolbar.self)
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle: UIBarStyle {
        get { storedBarStyle }
        set {
            storedBarStyle = newValue
            overrideUserInterfaceStyle = newValue.interfaceStyle
        }
    }
    private var storedBarStyle = UIBarStyle.default
    /// The appearance in place of the bar's own properties once it is set.
    open var standardAppearance: UIToolbarAppearance {
        get { ownAppearance ?? UIToolbarAppearance() }
        set {
            ownAppearance = newValue
            paintBackground()
        }
    }
    private var ownAppearance: UIToolbarAppearance?
    /// Kept without effect: the standard appearance is shown whatever is scrolled.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    private func paintBackground() {
        if let ownAppearance { return background.paint(ownAppearance) }
        background.paint(barTintColor, isTranslucent: isTranslucent)
    }

    private func replaceButtons() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.replaceButtons() }
            return BarButtonView(item, tint: .systemBlue)
        }
        buttons.forEach(addSubview)
        setNeedsLayout()
    }

    /// Buttons have equal widths and end above the home indicator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let height = bounds.height - safeAreaInsets.bottom
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
        }
        mirrorIfRightToLeft(buttons)
    }
}
