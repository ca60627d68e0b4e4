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

/// An item in a tab bar, with an image above a title.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        get { storedSelectedImage }
        set {
            storedSelectedImage = newValue
            didChange()
        }
    }
    private var storedSelectedImage: UIImage?
    /// Kept without effect: titles stand in the middle.
    open var titlePositionAdjustment = UIOffset.zero
    /// Differs from UIKit: not shown, and reported as unsupported.
    open var badgeValue: String? {
        get { storedBadgeValue }
        set {
            storedBadgeValue = newValue
            didChange()
        }
    }
    private var storedBadgeValue: String?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITabBarItem.self)
    }
}

/// The view of a tab bar item: an image above a title. A rounded square replaces a missing image.
final class TabButtonView: UIView {
    let item: UITabBarItem
    private let onPress: () -> Void
    private let icon = UIImageView()
    private let title: UILabel

    private static let iconSide: CGFloat = 24

    init(_ item: UITabBarItem, onPress: @escaping () -> Void) {
        self.item = item
        self.onPress = onPress
        title = UILabel(inBar: item.title, role: "title", size: 10, weight: .medium, color: .systemGray)
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "tab “\($0)”" }
        icon.layer.cornerRadius = 6
        [icon, title].forEach(addSubview)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("press", TabButtonView.press)))
        if item.badgeValue != nil {
            stage.diagnostics.reportUnsupported("UITabBarItem.badgeValue", instead: "no badge is shown")
        }
    }

    required init?(coder: NSCoder) { nil }

    private func press() { onPress() }

    func paint(_ color: UIColor, isSelected: Bool) {
        icon.image = isSelected ? item.selectedImage ?? item.image : item.image
        icon.backgroundColor = icon.image == nil ? color : nil
        title.textColor = color
    }

    /// The image is centred at two fifths of the height, with the title below.
    override func layoutSubviews() {
        let size = icon.image?.size ?? CGSize(width: Self.iconSide, height: Self.iconSide)
        icon.bounds.size = size
        icon.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4)
        title.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4 + Self.iconSide / 2 + 8)
    }
}
