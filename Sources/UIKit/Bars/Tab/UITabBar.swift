internal import QuartzCore

/// A bar at the bottom with one button per item, one of which is selected.
@MainActor @preconcurrency open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? {
        get { storedItems }
        set {
            storedItems = newValue
            replaceButtons()
        }
    }
    private var storedItems: [UITabBarItem]?
    open var selectedItem: UITabBarItem? {
        get { storedSelectedItem }
        set {
            guard newValue !== storedSelectedItem else { return }
            storedSelectedItem = newValue
            paint()
        }
    }
    private weak var storedSelectedItem: UITabBarItem?
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
    /// The colour of items that are not selected.
    open var unselectedItemTintColor: UIColor? {
        get { storedUnselectedItemTintColor }
        set {
            storedUnselectedItemTintColor = newValue
            paint()
        }
    }
    private var storedUnselectedItemTintColor: UIColor?

    private let background = BarBackgroundView(lineIsAbove: true)
    private var buttons: [TabButtonView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        coder.finish(self, as: UITabBar.self)
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    private func replaceButtons() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.replaceButtons() }
            return TabButtonView(item) { [unowned self] in press(item) }
        }
        buttons.forEach(addSubview)
        paint()
        setNeedsLayout()
    }

    private func press(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    open var barStyle: UIBarStyle {
        get { storedBarStyle }
        set {
            storedBarStyle = newValue
            overrideUserInterfaceStyle = newValue.interfaceStyle
        }
    }
    private var storedBarStyle = UIBarStyle.default
    /// The appearance in place of the bar's own properties once it is set.
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? UITabBarAppearance() }
        set {
            ownAppearance = newValue
            paintBackground()
        }
    }
    private var ownAppearance: UITabBarAppearance?
    /// Kept without effect: the standard appearance is shown whatever is scrolled.
    open var scrollEdgeAppearance: UITabBarAppearance?

    private func paintBackground() {
        if let ownAppearance { return background.paint(ownAppearance) }
        background.paint(barTintColor, isTranslucent: isTranslucent)
    }

    private func paint() {
        for button in buttons {
            button.paint(
                button.item === selectedItem ? .systemBlue : unselectedItemTintColor ?? .systemGray,
                isSelected: button.item === selectedItem)
        }
    }

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

/// Responds to selections in a tab bar. A tab bar controller is the delegate of its own bar.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
