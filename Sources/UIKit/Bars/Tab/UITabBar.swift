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
        for button in columns.buttons {
            let isSelected = button.item === selectedItem
            button.paint(isSelected ? .systemBlue : unselectedItemTintColor ?? .systemGray, isSelected: isSelected)
        }
    }

    // MARK: Appearance

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
        set { chrome.standardAppearance = newValue }
    }
    /// Stored without effect: the standard appearance is shown at every scroll position.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of items that are not selected.
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
