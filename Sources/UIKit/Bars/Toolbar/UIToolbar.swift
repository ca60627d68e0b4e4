internal import QuartzCore

/// A bar of buttons at the bottom of the screen.
@MainActor @preconcurrency open class UIToolbar: UIView {
    private let chrome = BarChrome<UIToolbarAppearance>(lineIsAbove: true)
    private let columns = BarColumns<BarButtonView>()

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chrome.background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(chrome.background)
        coder.finish(self, as: UIToolbar.self)
    }

    // MARK: Items

    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set {
            guard newValue != storedItems else { return }
            storedItems = newValue
            replaceButtons()
        }
    }
    private var storedItems: [UIBarButtonItem]?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The tint of the buttons shown.
    private var shownTint = UIColor.systemBlue

    private func replaceButtons() {
        shownTint = tintColor
        let buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.replaceButtons() }
            return BarButtonView(item, tint: tintColor)
        }
        columns.replace(with: buttons, in: self)
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownTint != tintColor { replaceButtons() }
    }

    /// Whether the content behind the bar shows through it.
    ///
    /// Differs from UIKit: views extend under an opaque bar, too.
    open var isTranslucent: Bool {
        get { chrome.isTranslucent }
        set { chrome.isTranslucent = newValue }
    }
    open var barTintColor: UIColor? {
        get { chrome.tintColor }
        set { chrome.tintColor = newValue }
    }
    open var barStyle: UIBarStyle {
        get { chrome.style }
        set { chrome.style = newValue }
    }
    /// Overrides the bar's own properties once it is set.
    open var standardAppearance: UIToolbarAppearance {
        get { chrome.standardAppearance }
        set { chrome.standardAppearance = newValue }
    }
    /// Stored without effect: the standard appearance is shown at every scroll position.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    open override func layoutSubviews() {
        super.layoutSubviews()
        chrome.background.frame = bounds
        columns.layOut(in: self)
    }
}
