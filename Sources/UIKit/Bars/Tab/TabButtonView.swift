internal import QuartzCore

/// The view of a tab bar item: an image above a title. A rounded square replaces a missing image.
final class TabButtonView: UIView {
    let item: UITabBarItem
    private let onPress: () -> Void
    private let icon = UIImageView()
    private let title: UILabel

    private static let iconSide: CGFloat = 24
    private static let font = UIFont.systemFont(ofSize: 10, weight: .medium)

    init(_ item: UITabBarItem, onPress: @escaping () -> Void) {
        self.item = item
        self.onPress = onPress
        title = UILabel(inBar: item.title, role: "title", font: Self.font, color: .systemGray)
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
        title.show(
            item.title, font: Self.font, color: color,
            attributes: item.titleTextAttributes(for: isSelected ? item.state.union(.selected) : item.state))
        setNeedsLayout()
    }

    /// The image is centred at two fifths of the height, with the title below.
    override func layoutSubviews() {
        let size = icon.image?.size ?? CGSize(width: Self.iconSide, height: Self.iconSide)
        icon.bounds.size = size
        icon.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4)
        title.center = CGPoint(x: bounds.midX, y: bounds.height * 0.4 + Self.iconSide / 2 + 8)
    }
}
