internal import QuartzCore

/// The arrangement of a tab's image and title.
enum TabLayout {
    /// The image is above the title, in the positions of a 49-point bar (facts/tab-bar-items).
    case stacked
    /// The image is beside the title, on an iPad.
    case inline
    /// The image is beside the title and smaller, on a phone in landscape.
    case compactInline
    /// The image is above the title in the floating bar of iOS 26 (facts/tab-bar-platter).
    case floating
}

/// The view of a tab bar item: an image and a title, with a badge. Applications find it by its class, which has
/// UIKit's name, and as a control.
final class UITabBarButton: UIControl {
    let item: UITabBarItem
    let arrangement: TabLayout
    private let onPress: () -> Void
    private let icon = UIImageView()
    private let title: UILabel
    private let badge = BadgeView()
    /// The offsets that the appearance sets.
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero
    /// Whether the bar's appearance sets the font of the title.
    private var hasOwnFont = false

    private static let iconSide: CGFloat = 24
    /// The center of the image and the baseline of the title, in points from the middle of a 49-point bar, and how much
    /// lower both are with a font that the bar's appearance sets.
    private static let iconOffset: CGFloat = -5.5
    private static let baselineOffset: CGFloat = 20.5
    private static let ownFontShift: CGFloat = 1
    /// The distance from the middle of a stacked item to the leading edge of its badge, and from the bar's top to the
    /// badge, in points (facts/tab-badges).
    private static let badgeStart: CGFloat = 11
    private static let badgeTop: CGFloat = 3
    /// The distance between an image and a title beside it, in points.
    private static let inlineGap: CGFloat = 8
    /// The scale factor of images in compact bars.
    private static let compactScale: CGFloat = 0.75

    init(_ item: UITabBarItem, _ arrangement: TabLayout, onPress: @escaping () -> Void) {
        self.item = item
        self.arrangement = arrangement
        self.onPress = onPress
        title = UILabel(inBar: item.title, role: "title", font: arrangement.font, color: .systemGray)
        super.init(frame: .zero)
        accessibilityIdentifier = item.title.map { "tab “\($0)”" }
        [icon, title].forEach(addSubview)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("press", UITabBarButton.press)))
    }

    required init?(coder: NSCoder) { nil }

    private func press() { onPress() }

    /// - Parameters:
    ///   - color: The color of the title and of template images.
    ///   - appearance: Overrides the color and the font.
    func paint(_ color: UIColor, _ appearance: UITabBarItemAppearance?, isSelected: Bool) {
        let look = !item.isEnabled ? appearance?.disabled : isSelected ? appearance?.selected : appearance?.normal
        let normal = item.image(for: traitCollection)?.image
        let image = isSelected ? item.selectedImage ?? normal : normal
        icon.image = image?.asTemplateByDefault
        icon.tintColor = look?.iconColor ?? (item.isEnabled ? color : color.withAlphaComponent(0.4))
        let own = item.shownTitleAttributes(
            for: isSelected ? item.state.union(.selected) : item.state, stage.applicationState.appearanceProxies)
        let attributes = (look?.titleTextAttributes ?? [:]).merging(own) { $1 }
        title.show(
            item.title, font: arrangement.font, color: color, attributes: attributes.isEmpty ? nil : attributes)
        titleOffset = look?.titlePositionAdjustment ?? .zero
        hasOwnFont = look?.titleTextAttributes[.font] != nil
        showBadge(look)
        setNeedsLayout()
    }

    private func showBadge(_ look: UITabBarItemStateAppearance?) {
        guard let value = item.badgeValue else { return badge.removeFromSuperview() }
        let own = item.badgeTextAttributes(for: item.state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
        badge.show(
            value, color: item.badgeColor ?? look?.badgeBackgroundColor,
            attributes: (look?.badgeTextAttributes ?? [:]).merging(own) { $1 },
            offset: look?.badgeTitlePositionAdjustment ?? .zero)
        badgeOffset = look?.badgePositionAdjustment ?? .zero
        if badge.superview == nil { addSubview(badge) }
    }

    // MARK: Layout

    /// The sum of the title offsets of the appearance and of the item.
    private var shownTitleOffset: UIOffset {
        let own = item.titlePositionAdjustment
        return UIOffset(
            horizontal: titleOffset.horizontal + own.horizontal, vertical: titleOffset.vertical + own.vertical)
    }

    override func layoutSubviews() {
        let size = icon.image?.size ?? CGSize(width: Self.iconSide, height: Self.iconSide)
        let scale = arrangement == .compactInline ? Self.compactScale : 1
        icon.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        switch arrangement {
        case .stacked:
            let shift = hasOwnFont ? Self.ownFontShift : 0
            stack(Self.iconOffset + shift, Self.baselineOffset + shift)
        case .floating: stack(24 - bounds.midY, 48 - bounds.midY)
        case .inline, .compactInline: layOutInLine()
        }
        moveIconByInsets()
        placeBadge()
    }

    private func placeBadge() {
        if arrangement == .stacked {
            badge.frame.origin = CGPoint(x: roundedToPixel(bounds.midX + Self.badgeStart), y: Self.badgeTop)
        } else {
            badge.center = CGPoint(x: icon.frame.maxX, y: icon.frame.minY + 3)
        }
        badge.center.x += badgeOffset.horizontal
        badge.center.y += badgeOffset.vertical
        if isRightToLeft { badge.center.x = bounds.midX * 2 - badge.center.x }
    }

    private func stack(_ iconOffset: CGFloat, _ baselineOffset: CGFloat) {
        icon.center = CGPoint(x: bounds.midX, y: bounds.midY + iconOffset)
        let offset = shownTitleOffset
        title.bounds.size.width = min(title.sizeThatFits(bounds.size).width, max(0, bounds.width))
        title.center.x = bounds.midX + offset.horizontal
        title.setBaseline(bounds.midY + baselineOffset + offset.vertical)
    }

    private func layOutInLine() {
        let gap = icon.image == nil || item.title == nil ? 0 : Self.inlineGap
        let imageWidth = icon.image == nil ? 0 : icon.bounds.width
        let width: CGFloat = imageWidth + gap + title.bounds.width
        let start = roundedToPixel(bounds.midX - width / 2)
        let offset = shownTitleOffset
        icon.center = CGPoint(x: start + imageWidth / 2, y: bounds.midY)
        let middle: CGFloat = start + width - title.bounds.width / 2
        title.center = CGPoint(x: middle + offset.horizontal, y: roundedToPixel(bounds.midY + offset.vertical))
        mirrorIfRightToLeft([icon, title])
    }

    private func moveIconByInsets() {
        let insets = item.image(for: traitCollection)?.insets ?? .zero
        guard insets != .zero else { return }
        let frame = icon.frame.inset(by: insets)
        icon.bounds.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        icon.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension TabLayout {
    /// The font of titles.
    var font: UIFont {
        switch self {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .floating: .systemFont(ofSize: 10, weight: .semibold)
        case .inline, .compactInline: .systemFont(ofSize: 13)
        }
    }

    @MainActor func look(in appearance: UITabBarAppearance) -> UITabBarItemAppearance {
        switch self {
        case .stacked, .floating: appearance.stackedLayoutAppearance
        case .inline: appearance.inlineLayoutAppearance
        case .compactInline: appearance.compactInlineLayoutAppearance
        }
    }
}

extension UITabBarButton: NamedOnScreen {
    package var namesOnScreen: [String] { [item.accessibilityLabel, item.title].compactMap(\.self) }
    package var identifierOnScreen: String? { item.accessibilityIdentifier ?? accessibilityIdentifier }
}
