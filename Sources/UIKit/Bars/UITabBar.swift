internal import QuartzCore

/// The bar at the bottom: one button for each item, of which one is selected.
@MainActor @preconcurrency open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? {
        didSet { replaceButtons() }
    }
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { paint() } }
    }
    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? BarBackgroundView.standardColor }
    }
    /// Of the items that are not selected.
    open var unselectedItemTintColor: UIColor? {
        didSet { paint() }
    }

    private let background = BarBackgroundView(lineIsAbove: true)
    private var buttons: [TabButtonView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
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
        let room = bounds.height - safeAreaInsets.bottom
        let share = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * share, y: 0, width: share, height: room)
        }
    }
}

/// Hears of a tab bar's selection. A tab bar controller is its bar's delegate itself.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A tab: a picture above a title.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }
    /// Kept as set; not shown.
    open var badgeValue: String?

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
}

/// A tab bar item's look: a picture above its title.
///
/// Where there is no picture, its place is a rounded square.
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
    }

    required init?(coder: NSCoder) { nil }

    private func press() { onPress() }

    func paint(_ color: UIColor, isSelected: Bool) {
        icon.image = isSelected ? item.selectedImage ?? item.image : item.image
        icon.backgroundColor = icon.image == nil ? color : nil
        title.textColor = color
    }

    /// The picture's middle is at two fifths of the height, the title under it.
    override func layoutSubviews() {
        let size = icon.image?.size ?? CGSize(width: Self.iconSide, height: Self.iconSide)
        icon.bounds.size = size
        icon.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4)
        title.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4 + Self.iconSide / 2 + 8)
    }
}
