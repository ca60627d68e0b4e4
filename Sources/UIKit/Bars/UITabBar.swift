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
