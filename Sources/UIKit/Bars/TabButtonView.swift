internal import QuartzCore

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
