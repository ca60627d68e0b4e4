internal import QuartzCore

/// The view of a tab bar item: an image above a title, in the positions of a bar of 49 points (facts/tab-bar-items). A rounded
/// square replaces the icon of a system item.
final class TabButtonView: UIView {
    let item: UITabBarItem
    private let onPress: () -> Void
    private let icon = UIImageView()
    private let title: UILabel
    /// The adjustment of the appearance.
    private var titleOffset = UIOffset.zero

    private static let iconSide: CGFloat = 24
    /// The middle of the image and the baseline of the title, in points from the middle of the bar.
    private static let iconOffset: CGFloat = -4.5
    private static let baselineOffset: CGFloat = 21.5
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

    /// - Parameters:
    ///   - color: the colour of the title and of template images.
    ///   - appearance: overrides the colour and the font.
    func paint(_ color: UIColor, _ appearance: UITabBarItemAppearance?, isSelected: Bool) {
        let look = !item.isEnabled ? appearance?.disabled : isSelected ? appearance?.selected : appearance?.normal
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        icon.image = image?.asTemplateByDefault
        icon.tintColor = look?.iconColor ?? color
        icon.backgroundColor = image == nil && item.hasSystemIcon ? icon.tintColor : nil
        let own = item.titleTextAttributes(for: isSelected ? item.state.union(.selected) : item.state) ?? [:]
        let attributes = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
        title.show(item.title, font: Self.font, color: color, attributes: attributes.isEmpty ? nil : attributes)
        titleOffset = look?.titlePositionAdjustment ?? .zero
        setNeedsLayout()
    }

    override func layoutSubviews() {
        icon.bounds.size = icon.image?.size ?? CGSize(width: Self.iconSide, height: Self.iconSide)
        icon.center = CGPoint(x: bounds.midX, y: bounds.midY + Self.iconOffset)
        let offset = item.titlePositionAdjustment
        title.center.x = bounds.midX + titleOffset.horizontal + offset.horizontal
        title.setBaseline(bounds.midY + Self.baselineOffset + titleOffset.vertical + offset.vertical)
    }
}
