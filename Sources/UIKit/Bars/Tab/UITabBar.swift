internal import QuartzCore

/// A bar at the bottom with one button per item, one of which is selected.
@MainActor @preconcurrency open class UITabBar: UIView {
    private let chrome = BarChrome<UITabBarAppearance>(lineIsAbove: true)
    private let columns = BarColumns<TabButtonView>()
    open weak var delegate: (any UITabBarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chrome.background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(chrome.background)
        coder.finish(self, as: UITabBar.self)
    }

    // MARK: Items

    open var items: [UITabBarItem]? {
        get { storedItems }
        set { storedItems = newValue }
    }
    private var storedItems: [UITabBarItem]? { didSet { replaceButtons() } }
    open var selectedItem: UITabBarItem? {
        get { storedSelectedItem }
        set {
            guard newValue !== storedSelectedItem else { return }
            storedSelectedItem = newValue
            paintButtons()
        }
    }
    private weak var storedSelectedItem: UITabBarItem?

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    private func replaceButtons() {
        let buttons = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.replaceButtons() }
            return TabButtonView(item) { [unowned self] in press(item) }
        }
        columns.replace(with: buttons, in: self)
        paintButtons()
    }

    private func press(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    private func paintButtons() {
        let (tint, unselected): (UIColor, UIColor) = (tintColor, unselectedItemTintColor ?? .systemGray)
        for button in columns.buttons {
            let isSelected = button.item === selectedItem
            button.paint(
                isSelected ? tint : unselected, chrome.shownAppearance?.stackedLayoutAppearance,
                isSelected: isSelected)
        }
    }

    // MARK: Size

    /// In points, without the safe area: 49; 32 on a phone in landscape, 50 on an iPad (facts/bar-heights, reported).
    static func contentHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 49
    }

    private var height: CGFloat { Self.contentHeight(for: traitCollection) + safeAreaInsets.bottom }

    /// High enough for the items above the home indicator (facts/tab-bar-height); no width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        paintButtons()
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
    open var standardAppearance: UITabBarAppearance {
        get { chrome.standardAppearance }
        set {
            chrome.standardAppearance = newValue
            paintButtons()
        }
    }
    /// Stored without effect: the standard appearance is shown at every scroll position.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of items that are not selected: of titles and of template images.
    open var unselectedItemTintColor: UIColor? {
        get { storedUnselectedItemTintColor }
        set { storedUnselectedItemTintColor = newValue }
    }
    private var storedUnselectedItemTintColor: UIColor? { didSet { paintButtons() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        chrome.background.frame = bounds
        columns.layOut(in: self)
    }
}

/// Responds to selections in a tab bar. A tab bar controller is the delegate of its own bar.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
